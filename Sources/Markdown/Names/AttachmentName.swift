/// A name for a file beside the notes that every disk, sync tool and link takes: what stands before
/// its last dot is a `FileName`, what stands behind it is kept, so that programs know what it is.
///
/// - It has at most `FileName.limit` bytes; a name that is longer is cut before its last dot.
/// - It holds no backtick, which could open code in the note that links to it.
/// - It is none of the names that folder views keep for themselves.
///
/// A name made from a name is the same name.
public struct AttachmentName: Hashable, Sendable {
  /// What stands before the last dot.
  public let stem: String
  /// The last dot and what stands behind it; empty if there is none.
  public let ending: String

  /// The bytes that an ending may have; what is longer is no ending.
  private static let longestEnding = 24

  /// The name nearest to `text`, or `attachment` where nothing of it may stand in a name.
  public init(_ text: String) {
    let plain = AttachmentName.plain(text)
    let dot = plain.lastIndex(of: ".") ?? plain.endIndex
    let ending = String(plain[dot...])
    // `.bashrc` is a name without an ending; what is left of `?.jpg` is an ending without a name.
    let isHidden = dot == plain.startIndex && text.unicodeScalars.first == "."
    let isEnding =
      2...Self.longestEnding ~= ending.utf8.count && !ending.contains(" ") && !isHidden
    let stem = FileName(
      isEnding ? String(plain[..<dot]) : plain,
      upTo: FileName.limit - (isEnding ? ending.utf8.count : 0))
    let name = stem?.description ?? "attachment"
    let isKept = FileName.folderFiles.contains((name + (isEnding ? ending : "")).lowercased())
    self.stem = (isKept ? "_" : "") + name
    self.ending = isEnding ? ending : ""
  }

  /// The name itself, or for a `number` of 2 and more the one beside it: `scan 2.pdf`.
  public func numbered(_ number: Int) -> String {
    number == 1 ? stem + ending : "\(stem) \(number)\(ending)"
  }

  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0 == "`" ? "'" : $0 }
    var plain = FileName.characters(of: String(String.UnicodeScalarView(scalars)))[...]
    while let last = plain.last, last == "." || last == " " { plain.removeLast() }
    return String(plain)
  }
}
