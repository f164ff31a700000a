/// Appends values to bytes: integers big-endian, a string as its length and its UTF-8, a list as
/// its count and its elements, an option as 0, or 1 and the value.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(raw more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// A length below 2^32 and the bytes.
  mutating func write(_ more: [UInt8]) {
    write(UInt32(more.count))
    bytes.append(contentsOf: more)
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write<Element>(
    list: some Collection<Element>, _ body: (inout ByteWriter, Element) -> Void
  ) {
    write(UInt32(list.count))
    for element in list { body(&self, element) }
  }

  mutating func write<Value>(option: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    guard let value = option else { return write(0 as UInt8) }
    write(1 as UInt8)
    body(&self, value)
  }

  /// Writes `body` behind its length.
  mutating func writeMeasured(_ body: (inout ByteWriter) -> Void) {
    let start = bytes.count
    write(0 as UInt32)
    body(&self)
    let length = UInt32(bytes.count - start - 4)
    withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
  }
}
