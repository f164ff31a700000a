/// Reads what `ByteWriter` wrote. Never reads past the end; a length is compared with what is left
/// before anything is made of it.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    end = bytes.count
  }

  var isAtEnd: Bool { position == end }

  mutating func read<Value: FixedWidthInteger>() throws(Undecodable) -> Value {
    let size = MemoryLayout<Value>.size
    let start = try take(size)
    return bytes.withUnsafeBytes {
      Value(bigEndian: $0.loadUnaligned(fromByteOffset: start, as: Value.self))
    }
  }

  mutating func read(_ count: Int) throws(Undecodable) -> [UInt8] {
    let start = try take(count)
    return Array(bytes[start..<start + count])
  }

  mutating func readBytes() throws(Undecodable) -> [UInt8] {
    try read(Int(try read() as UInt32))
  }

  mutating func readText() throws(Undecodable) -> String {
    let count = Int(try read() as UInt32)
    let start = try take(count)
    guard let text = String(validating: bytes[start..<start + count], as: UTF8.self) else {
      throw .notText
    }
    return text
  }

  mutating func readList<Element>(
    _ body: (inout ByteReader) throws(Undecodable) -> Element
  ) throws(Undecodable) -> [Element] {
    let count = Int(try read() as UInt32)
    // Every element takes at least a byte: no room is made for more than there can be.
    guard count <= end - position else { throw .cutShort }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }

  mutating func readOption<Value>(
    _ body: (inout ByteReader) throws(Undecodable) -> Value
  ) throws(Undecodable) -> Value? {
    switch try read() as UInt8 {
    case 0: nil
    case 1: try body(&self)
    case let other: throw .unknownKind(other)
    }
  }

  private mutating func take(_ count: Int) throws(Undecodable) -> Int {
    guard count <= end - position else { throw .cutShort }
    defer { position += count }
    return position
  }
}

/// Why bytes are not what a codec of the ledger writes. A newer version wrote them, or the seal
/// was put on something else.
enum Undecodable: Error, Hashable, Sendable {
  case cutShort
  case unknownVersion(UInt8)
  case unknownKind(UInt8)
  case unknownCause
  case notText
  case notAnID
  case outOfRange
}
