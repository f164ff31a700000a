/// Writes the parts of this module's binary formats: big-endian numbers, and texts behind their
/// length in four bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ text: [UInt8]) {
    write(UInt32(text.count))
    bytes += text
  }

  mutating func write(_ fingerprint: Fingerprint) {
    write(fingerprint.count)
    write(fingerprint.first)
    write(fingerprint.second)
  }
}

/// Reads what `ByteWriter` wrote; nil where the bytes end too early.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// True if nothing is left to read.
  var isAtEnd: Bool { offset == bytes.count }

  mutating func read<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type) -> Number? {
    let count = Number.bitWidth / 8
    guard bytes.count - offset >= count else { return nil }
    var number: Number = 0
    for byte in bytes[offset..<offset + count] { number = number << 8 | Number(byte) }
    offset += count
    return number
  }

  mutating func readBytes() -> [UInt8]? {
    guard let count = read(UInt32.self), bytes.count - offset >= Int(count) else { return nil }
    defer { offset += Int(count) }
    return Array(bytes[offset..<offset + Int(count)])
  }

  /// As many texts as the count before them says.
  mutating func readList() -> [[UInt8]]? {
    guard let count = read(UInt32.self) else { return nil }
    var list: [[UInt8]] = []
    for _ in 0..<count {
      guard let bytes = readBytes() else { return nil }
      list.append(bytes)
    }
    return list
  }

  mutating func readText() -> String? {
    readBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func readFingerprint() -> Fingerprint? {
    guard let count = read(UInt64.self), let first = read(UInt64.self),
      let second = read(UInt64.self)
    else { return nil }
    return Fingerprint(count: count, first: first, second: second)
  }
}
