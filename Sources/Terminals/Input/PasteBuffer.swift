/// The text between `CSI 200~` and `CSI 201~`.
///
/// Nothing but the end marker means anything inside: another ESC is text. Each byte is looked at
/// once, in whatever pieces it comes.
struct PasteBuffer: Sendable {
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end marker have come last.
  private var matched = 0

  /// Takes bytes from `index` on, which ends behind the last byte taken.
  ///
  /// Gives the paste if its end was among them.
  mutating func take<Bytes: Collection<UInt8>>(
    _ source: Bytes, from index: inout Bytes.Index
  ) -> String? {
    while index != source.endIndex {
      let byte = source[index]
      source.formIndex(after: &index)
      if byte == Self.end[matched] {
        matched += 1
        if matched == Self.end.count { return finish() }
      } else {
        // Invariant: only the first byte of the marker is an ESC, so that a mismatch can start
        // over with this byte alone.
        bytes.append(contentsOf: Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { bytes.append(byte) }
      }
    }
    return nil
  }

  /// The text so far, with LF for every CR and CRLF; the buffer is empty again.
  mutating func finish() -> String {
    if matched < Self.end.count { bytes.append(contentsOf: Self.end[..<matched]) }
    defer {
      bytes = []
      matched = 0
    }
    return String(decoding: Self.withLineFeeds(bytes), as: UTF8.self)
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || last != 0x0D {
        result.append(byte)
      }
      last = byte
    }
    return result
  }
}
