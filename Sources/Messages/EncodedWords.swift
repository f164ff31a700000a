/// Words of a head that hold any text: RFC 2047, UTF-8 in base64.
///
/// Each has at most 75 characters, and its bytes are whole scalars, whole characters wherever one
/// has at most 45 bytes: it can be read alone. The space between two of them is no part of the text.
enum EncodedWords {
  private static let opening = "=?UTF-8?B?"
  private static let ending = "?="
  private static let limit = 75

  /// The words that say `text`, the first of which has at most `room` characters.
  static func words(_ text: String, room: Int) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let most = words.isEmpty ? min(room, limit) : limit
      let digits = most - opening.utf8.count - ending.utf8.count
      let piece = rest.beginning(upTo: digits / 4 * 3)
      rest = rest[piece.endIndex...]
      words.append(opening + Base64.text(Array(piece.utf8)) + ending)
    }
    return words
  }
}
