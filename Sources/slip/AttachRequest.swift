import Posix
import Recording

/// What `--attach` and `--name` ask for. No input or output happens here.
struct AttachRequest {
  /// What is to be attached, in the order given.
  let items: [Item]

  /// One thing to attach.
  enum Item {
    /// The file at that path.
    case file(path: String)
    /// What comes on standard input, under that name.
    case input(name: String)

    /// What it is called in the memo: the last part of its path.
    var name: String {
      switch self {
      case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
      case .input(let name): name
      }
    }
  }

  /// How many files a memo may have.
  static let limit = 1_000
  /// What standard input is called that was given no name.
  private static let standardName = "attachment"

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.all(.attach)
    if words.contains("") { throw .badValue(.attach, "", expected: .fileOrInput) }
    if words.count > Self.limit { throw .tooMany(.attach, limit: Self.limit) }
    if !words.isEmpty, arguments.has(.each) { throw .together(.attach, .flag(.each)) }
    let inputs = words.count { $0 == "-" }
    if inputs > 1 { throw .together(.attach, .anotherInput) }
    if inputs > 0, arguments.operands == ["-"] { throw .together(.attach, .dashAsText) }
    if inputs == 0, arguments.has(.name) { throw .alone(.name, without: "--attach -") }
    let name = arguments[.name] ?? Self.standardName
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")) else {
      throw .badValue(.name, name, expected: .oneName)
    }
    items = words.map { $0 == "-" ? .input(name: name) : .file(path: $0) }
  }

  /// True if standard input is attached, and cannot be the text.
  var takesInput: Bool {
    items.contains { if case .input = $0 { true } else { false } }
  }
}
