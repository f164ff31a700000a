internal import Memos
internal import Sealing

/// The front of a sealed attachment:
///
/// | offset | size | what |
/// | --- | --- | --- |
/// | 0 | 8 | magic `SlipAtt` and the version, 1 |
/// | 8 | 16 | the attachment's ID |
/// | 24 | 8 | ID of the key under which the data key is sealed |
/// | 32 | 60 | the file's data key as a box: nonce, 32 bytes, tag; sealed with bytes 0 to 31 |
/// | 92 | 4 | CRC32C of bytes 0 to 91 |
///
/// The first piece follows at once, see `AttachmentSeal`.
struct AttachmentHeader {
  let id: Attachment.ID
  let key: KeyID
  private let wrappedKey: [UInt8]

  static let byteCount = 96
  private static let magic: UInt64 = 0x536C_6970_4174_7401
  private static let checksumOffset = 92

  /// A header for a new file with a fresh data key, and the seal of its pieces.
  static func fresh(_ id: Attachment.ID, under key: Key) -> (AttachmentHeader, AttachmentSeal) {
    let dataKey = Key()
    let wrappedKey = key.wrap(dataKey, in: front(id, key.id))
    let header = AttachmentHeader(id: id, key: key.id, wrappedKey: wrappedKey)
    return (header, AttachmentSeal(id: id, key: dataKey))
  }

  private init(id: Attachment.ID, key: KeyID, wrappedKey: [UInt8]) {
    (self.id, self.key, self.wrappedKey) = (id, key, wrappedKey)
  }

  /// The header at the front of `bytes`, which are those of the file of the attachment `id`.
  init(_ bytes: [UInt8], of id: Attachment.ID) throws(Unreadable) {
    guard bytes.count >= AttachmentHeader.byteCount else { throw .damagedHeader }
    var reader = ByteReader(bytes)
    do throws(Undecodable) {
      let magic: UInt64 = try reader.read()
      guard magic >> 8 == AttachmentHeader.magic >> 8 else { throw Undecodable.outOfRange }
      guard magic == AttachmentHeader.magic else {
        throw Undecodable.unknownVersion(UInt8(truncatingIfNeeded: magic))
      }
      guard try reader.read(id.bytes.count) == id.bytes else { throw Undecodable.notAnID }
      let key = KeyID(rawValue: try reader.read())
      self.init(
        id: id, key: key, wrappedKey: try reader.read(Key.boxByteCount + Key.byteCount))
      guard
        try reader.read() == CRC32C.checksum(of: bytes, 0..<AttachmentHeader.checksumOffset)
      else { throw Undecodable.outOfRange }
    } catch .unknownVersion {
      throw .unknownFormat
    } catch {
      throw .damagedHeader
    }
  }

  /// The seal of this file's pieces.
  func unseal(from keys: Keyring) throws(Unreadable) -> AttachmentSeal {
    let key = try keys.keyToRead(self.key)
    do throws(BrokenSeal) {
      let front = AttachmentHeader.front(id, self.key)
      let dataKey = try key.unwrap(wrappedKey, 0..<wrappedKey.count, in: front)
      return AttachmentSeal(id: id, key: dataKey)
    } catch {
      throw .brokenSeal
    }
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: AttachmentHeader.front(id, key))
    writer.write(raw: wrappedKey)
    writer.write(CRC32C.checksum(of: writer.bytes, 0..<AttachmentHeader.checksumOffset))
    return writer.bytes
  }

  /// What the wrapped key is sealed with.
  private static func front(_ id: Attachment.ID, _ key: KeyID) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(magic)
    writer.write(raw: id.bytes)
    writer.write(key.rawValue)
    return writer.bytes
  }
}
