/// The head of a message or of a part, field by field.
///
/// A field's name is one of those here. Its value is words of ASCII that hold no control character,
/// with one space between them; where a line would have more than 76 characters, the space before a
/// word begins a new one.
struct Head {
  private(set) var bytes: [UInt8] = []
  private let lineEnding: LineEnding

  /// All fields that are ever written.
  enum Field: String {
    case date = "Date"
    case from = "From"
    case to = "To"
    case subject = "Subject"
    case messageID = "Message-ID"
    case autoSubmitted = "Auto-Submitted"
    case version = "MIME-Version"
    case contentType = "Content-Type"
    case contentDisposition = "Content-Disposition"
    case transferEncoding = "Content-Transfer-Encoding"
  }

  /// The characters that a line should have at most; only a longer word makes a longer one.
  static let lineLimit = 76

  init(_ lineEnding: LineEnding) {
    self.lineEnding = lineEnding
  }

  /// Writes a field.
  mutating func write(_ field: Field, _ words: [String]) {
    bytes += (field.rawValue + ":").utf8
    var column = field.rawValue.utf8.count + 1
    for (index, word) in words.enumerated() {
      if index > 0, column + 1 + word.utf8.count > Head.lineLimit {
        bytes += lineEnding.bytes
        column = 0
      }
      bytes += (" " + word).utf8
      column += 1 + word.utf8.count
    }
    bytes += lineEnding.bytes
  }

  /// Writes a field whose value is any text.
  mutating func write(_ field: Field, text: String) {
    let room = Head.room(for: field)
    write(field, Head.plainWords(text, room: room) ?? EncodedWords.words(text, room: room))
  }

  /// Writes a field whose value is the address of a person or program.
  mutating func write(_ field: Field, _ mailbox: Mailbox) {
    let room = Head.room(for: field)
    let address = mailbox.address.description
    guard let name = mailbox.name?.oneLine, !name.isEmpty else { return write(field, [address]) }
    let quoted = name.flatMap { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }
    let words =
      Head.plainWords("\"" + String(quoted) + "\"", room: room)
      ?? EncodedWords.words(name, room: room)
    write(field, words + ["<\(address)>"])
  }

  /// Writes the line that ends a head.
  mutating func end() {
    bytes += lineEnding.bytes
  }

  private static func room(for field: Field) -> Int {
    lineLimit - field.rawValue.utf8.count - 2
  }

  /// The words of `text` if they say it as they are: short, of ASCII, with one space between them,
  /// and nothing in them looks like an encoded word.
  private static func plainWords(_ text: String, room: Int) -> [String]? {
    guard !text.isEmpty else { return [] }
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isPlain = words.enumerated().allSatisfy { index, word in
      !word.isEmpty && word.utf8.count <= (index == 0 ? room : lineLimit - 1)
        && !word.contains("=?")
    }
    return isPlain ? words : nil
  }
}
