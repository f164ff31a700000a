/// A link from a note to a file that is no note, as Obsidian writes it. What Obsidian can show is
/// embedded; anything else is a plain link.
public struct FileLink: Hashable, Sendable, CustomStringConvertible {
  /// The link.
  public let description: String

  /// Whether other files of the vault have the same name, in upper or lower case.
  public enum Namesakes: Hashable, Sendable {
    case none
    case some
  }

  /// The link to the file `name` in `folders`, from a note in `noteFolders`; both are below the
  /// vault's root.
  public init(
    to name: String, in folders: [String], fromNoteIn noteFolders: [String], _ style: LinkStyle,
    namesakes: Namesakes
  ) {
    let steps: [String] =
      switch style.target {
      case .shortest: namesakes == .none ? [name] : folders + [name]
      case .relative: FileLink.way(from: noteFolders, to: folders) + [name]
      case .absolute: folders + [name]
      }
    let path = steps.joined(separator: "/")
    let isShown = FileLink.isShown(name)
    // The name of a folder may hold what would end a wikilink.
    if style.syntax == .wikilink, !FileLink.breaksWikilink(path) {
      description = "\(isShown ? "!" : "")[[\(path)]]"
    } else {
      let target = FileLink.encoded(path)
      description = isShown ? "![](\(target))" : "[\(name)](\(target))"
    }
  }

  /// Folders are the same if their bytes are: two spellings may be two folders.
  private static func way(from note: [String], to file: [String]) -> [String] {
    let common = zip(note, file).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return Array(repeating: "..", count: note.count - common) + file[common...]
  }

  private static func isShown(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return shownEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static func breaksWikilink(_ path: String) -> Bool {
    path.contains("%%") || path.utf8.contains { "[]|#^\\\n\r`".utf8.contains($0) }
  }

  /// Obsidian encodes spaces alone. What would end the target, or be read as an encoded sign, is
  /// encoded too: it reads both.
  private static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if byte <= .space || byte == 0x7F || "%()<>[]\\#^|`\"".utf8.contains(byte) {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The images, sounds, films and papers of Obsidian's list of accepted file formats.
  private static let shownEndings: Set<String> = [
    "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "webp",
    "flac", "m4a", "mp3", "ogg", "wav", "webm", "3gp",
    "mkv", "mov", "mp4", "ogv",
    "pdf",
  ]
}
