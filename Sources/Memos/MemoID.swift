public import Timekeeping

extension Memo {
  /// The one key that outbox, history, vault and e-mail share: a UUIDv7 (RFC 9562, section 5.7).
  ///
  /// Its first 48 bits are the capture's milliseconds since the epoch, so IDs sort by capture
  /// where the clock did not go back; nothing in Slip relies on that order.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The first eight bytes as a number, most significant first.
    package let high: UInt64
    /// The last eight.
    package let low: UInt64

    /// The ID of a memo captured at `instant`; `randomness` fills the 74 free bits.
    public init<Source: RandomNumberGenerator>(at instant: Instant, from randomness: inout Source) {
      let milliseconds = UInt64(bitPattern: instant.milliseconds) & 0xFFFF_FFFF_FFFF
      high = milliseconds << 16 | 0x7000 | randomness.next() & 0x0FFF
      low = 0x8000_0000_0000_0000 | randomness.next() & 0x3FFF_FFFF_FFFF_FFFF
    }

    /// The ID with these sixteen bytes. Fails if there are not sixteen, or it is no UUIDv7.
    public init?(bytes: some Collection<UInt8>) {
      guard bytes.count == 16 else { return nil }
      let high = bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let low = bytes.dropFirst(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      self.init(high: high, low: low)
    }

    /// The ID of these two halves. Fails if they make no UUIDv7.
    package init?(high: UInt64, low: UInt64) {
      guard high & 0xF000 == 0x7000, low >> 62 == 0b10 else { return nil }
      self.high = high
      self.low = low
    }

    /// The ID written as `description` writes it, in either case.
    public init?(_ text: some StringProtocol) {
      let characters = Array(text.utf8)
      guard characters.count == 36 else { return nil }
      var digits: [UInt8] = []
      for (index, character) in characters.enumerated() {
        if [8, 13, 18, 23].contains(index) {
          guard character == UInt8(ascii: "-") else { return nil }
        } else {
          guard let digit = Character(Unicode.Scalar(character)).hexDigitValue else { return nil }
          digits.append(UInt8(digit))
        }
      }
      self.init(bytes: stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// Equal IDs have equal last halves, which are random enough for a table of them.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(low)
    }

    /// The sixteen bytes, most significant first.
    public var bytes: [UInt8] {
      [high, low].flatMap { half in
        (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * UInt64($0))) }
      }
    }

    /// The instant that the ID carries.
    public var instant: Instant {
      Instant(milliseconds: Int64(high >> 16))
    }

    /// The usual form: 8-4-4-4-12 lower-case hexadecimal digits.
    public var description: String {
      let digits = Array("0123456789abcdef".utf8)
      var text: [UInt8] = []
      for (index, byte) in bytes.enumerated() {
        if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
