/// The text between `CSI 200~` and `CSI 201~`.
///
/// Nothing but the end marker means anything inside: another ESC is text. Each byte is looked at
/// once, in whatever pieces it comes; of those beyond the limit none is kept.
struct PasteBuffer: Sendable {
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  /// How many bytes are kept at most.
  let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  /// How many bytes of the end marker have come last.
  private var matched = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes from `index` on, which ends behind the last byte taken.
  ///
  /// Gives the paste if its end was among them.
  mutating func take<Bytes: Collection<UInt8>>(
    _ source: Bytes, from index: inout Bytes.Index
  ) -> Input? {
    while index != source.endIndex {
      let byte = source[index]
      source.formIndex(after: &index)
      if byte == Self.end[matched] {
        matched += 1
        if matched == Self.end.count { return finish() }
      } else {
        // Invariant: only the first byte of the marker is an ESC, so that a mismatch can start
        // over with this byte alone.
        keep(Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
      }
    }
    return nil
  }

  /// What has come so far, with LF for every CR and CRLF; the buffer is empty again.
  mutating func finish() -> Input {
    if matched < Self.end.count { keep(Self.end[..<matched]) }
    defer { self = PasteBuffer(limit: limit) }
    if !isCut { return .paste(String(decoding: bytes, as: UTF8.self).withLineFeeds) }
    // Half a character at the end is no part of it.
    var text = String(decoding: bytes, as: UTF8.self)
    while text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
    return .longPaste(text.withLineFeeds)
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if more.count > limit - bytes.count { isCut = true }
    if !isCut { bytes.append(contentsOf: more) }
  }
}
