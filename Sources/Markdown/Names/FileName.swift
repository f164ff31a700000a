/// A name for a note or folder that every disk, sync tool and link takes, without an ending.
///
/// - Of its characters, none is refused by a disk or breaks a link (`NameCharacters` has them).
/// - It is in Unicode's composed form, NFC.
/// - No `.`, `-` or space stands in front, no `.` or space behind.
/// - It is none of the names that Windows or OneDrive keep for themselves; a `_` mends those.
/// - It has at least one character and at most `limit` bytes.
///
/// A name made from a name is the same name. See `docs/decisions/0007-what-a-memos-note-is-called.md`.
public struct FileName: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The bytes of UTF-8 that a name may have.
  ///
  /// Disks take 255. A number (` 10000`) and `.md` leave 246, and the longest that a sync tool adds
  /// for a time, Syncthing's `.sync-conflict-20261130-090703-ABCDEFG`, has 38.
  public static let limit = 200

  /// The name of what has no other.
  public static let memo = FileName(known: "memo")

  /// The name nearest to `text`; nil if nothing of it may stand in a name.
  public init?(_ text: String) {
    self.init(text, upTo: FileName.limit)
  }

  /// As above, of `limit` bytes at most: for a name that has something behind it.
  init?(_ text: String, upTo limit: Int) {
    let plain = FileName.beginning(FileName.characters(of: text).replacingServerMark)
    guard !plain.isEmpty else { return nil }
    let short = FileName.ending(plain.cut(to: limit))
    let name = FileName.mended(short)
    if name.utf8.count <= limit {
      description = name
    } else {
      // A mended name is longer by one character in front and one behind at most.
      description = FileName.mended(FileName.ending(plain.cut(to: limit - 2)))
    }
  }

  private init(known name: String) { description = name }

  /// What of `text` may stand in a name, up to about `bytes` of it: for a text that is to be a part
  /// of one. It may still have a beginning, an ending or a length that no name has.
  static func characters(of text: String, upTo bytes: Int = 8 * limit) -> String {
    let fit = NameCharacters(ComposedForm.scalars(of: text), upTo: bytes)
    // Letter and mark may stand together only now that what was between them is gone.
    return String(String.UnicodeScalarView(ComposedForm.scalars(of: String(fit.text))))
  }

  private static func beginning(_ text: String) -> String {
    let rest = text.unicodeScalars.drop {
      $0 == "." || $0 == "-" || $0 == " " || $0.isMark || $0.isJoiner
    }
    return ending(rest.starts(with: "~$".unicodeScalars) ? "_" + String(rest) : String(rest))
  }

  private static func ending(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last {
      let isLoose =
        last.isJoiner
        && scalars.dropLast().last.map { last.isNeeded(after: $0, before: nil) } != true
      guard last == "." || last == " " || isLoose else { break }
      scalars.removeLast()
    }
    return String(scalars)
  }

  /// `name`, or one beside it if some system keeps that for itself. Windows looks at what stands
  /// before the first dot, and not at spaces behind it.
  private static func mended(_ name: String) -> String {
    let lower = name.lowercased()
    var device = lower.utf8.prefix { $0 != .dot }
    while device.last == .space { device.removeLast() }
    let isKept = devices.contains(String(Substring(device))) || folderFiles.contains(lower)
    return (isKept ? "_" : "") + name + (lower.hasSuffix(".lock") ? "_" : "")
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + ["com", "lpt"].flatMap { port in "0123456789¹²³".map { port + String($0) } })

  /// What folder views and OneDrive put into folders.
  static let folderFiles: Set<String> = ["desktop.ini", "thumbs.db"]
}

extension Unicode.Scalar {
  /// Whether it is a zero-width joiner or non-joiner.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
}

extension String {
  /// The text, cut between two characters so that it has `limit` bytes at most. Of a first
  /// character that is longer, as many scalars as fit.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = startIndex
    var size = 0
    for index in indices {
      size += self[index].utf8.count
      if size > limit { break }
      end = self.index(after: index)
    }
    guard end == startIndex else { return String(self[..<end]) }
    size = 0
    return String(
      String.UnicodeScalarView(
        unicodeScalars.prefix {
          size += UTF8.width($0)
          return size <= limit
        }))
  }

  /// The text without `_vti_`, which SharePoint keeps for itself wherever it stands in a name.
  fileprivate var replacingServerMark: String {
    let mark = "_vti_".utf8
    let bytes = Array(utf8)
    var result: [UInt8] = []
    for (at, byte) in bytes.enumerated() {
      result.append(byte)
      if byte == .underscore, bytes.count - at >= mark.count,
        zip(bytes[at...], mark).allSatisfy({ $0.lowercased == $1 })
      {
        result.append(.space)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
