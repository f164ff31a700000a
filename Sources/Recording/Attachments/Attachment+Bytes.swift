internal import Memos

/// How an attachment is written, apart from its content:
///
/// | what | how |
/// | --- | --- |
/// | ID | 16 bytes |
/// | name | text |
/// | byte count | u64 |
/// | digest | 32 bytes |
extension Attachment {
  private static let digestByteCount = 32

  func write(to writer: inout ByteWriter) {
    precondition(digest.count == Attachment.digestByteCount, "the digest is a SHA-256")
    writer.write(raw: id.bytes)
    writer.write(name)
    writer.write(UInt64(byteCount))
    writer.write(raw: digest)
  }

  init(from reader: inout ByteReader) throws(Undecodable) {
    guard let id = ID(bytes: try reader.read(16)) else { throw .notAnID }
    let name = try reader.readText()
    guard let byteCount = Int(exactly: try reader.read() as UInt64) else { throw .outOfRange }
    self.init(
      id: id, name: name, byteCount: byteCount,
      digest: try reader.read(Attachment.digestByteCount))
  }
}
