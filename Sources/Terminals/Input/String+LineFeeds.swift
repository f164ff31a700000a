extension String {
  /// The text with each CRLF and each lone CR a line feed.
  package var withLineFeeds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
