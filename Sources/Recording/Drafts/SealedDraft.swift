internal import Memos
internal import Sealing
internal import Timekeeping

/// What a draft's file holds:
///
/// | offset | size | what |
/// | --- | --- | --- |
/// | 0 | 8 | magic `SlipDft` and the version, 1 |
/// | 8 | 8 | ID of the key |
/// | 16 | 12 | nonce, random |
/// | 28 | n | sealed bytes |
/// | 28 + n | 16 | tag |
///
/// Sealed with it, but not stored anew: bytes 0 to 15 and the file's name. What is sealed:
///
/// | what | how |
/// | --- | --- |
/// | memo | ID (16) |
/// | begun | segment (u32) |
/// | saved | milliseconds since 1970 (i64) |
/// | caret | offset (u64) |
/// | anchor | option of an offset (u64) |
/// | top | offset (u64) |
/// | text | text |
///
/// A version is sealed as a whole, so a draft that opens is the one that was saved under that name.
struct SealedDraft {
  /// What was saved.
  let draft: Draft
  /// When, by a clock that may go back: for display alone.
  let saved: Instant

  /// How long a text may be.
  static let maximumTextByteCount = 64 * 1_024 * 1_024
  /// No file is longer.
  static let maximumByteCount = maximumTextByteCount + 1_024

  private static let magic: UInt64 = 0x536C_6970_4466_7401
  private static let frontByteCount = 16

  init(_ draft: Draft, saved: Instant) {
    (self.draft, self.saved) = (draft, saved)
  }

  /// The draft in `bytes`, which are those of the file `name`.
  init(_ bytes: [UInt8], named name: DraftName, keys: Keyring) throws(Unreadable) {
    let key = try keys.keyToRead(try SealedDraft.key(of: bytes))
    let plain: [UInt8]
    do throws(BrokenSeal) {
      plain = try key.open(
        bytes, SealedDraft.frontByteCount..<bytes.count,
        in: SealedDraft.circumstances(key.id, name))
    } catch {
      throw .brokenSeal
    }
    do throws(Undecodable) {
      try self.init(plain)
    } catch {
      throw .unknownFormat
    }
  }

  /// The bytes of the file `name` that holds this draft, under `key`.
  func bytes(under key: Key, named name: DraftName) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: SealedDraft.front(key.id))
    writer.write(raw: [UInt8](repeating: 0, count: Nonce.byteCount))
    write(to: &writer)
    var bytes = writer.bytes
    key.seal(
      &bytes, from: SealedDraft.frontByteCount, in: SealedDraft.circumstances(key.id, name))
    return bytes
  }

  private static func key(of bytes: [UInt8]) throws(Unreadable) -> KeyID {
    do throws(Undecodable) {
      var reader = ByteReader(bytes)
      let found: UInt64 = try reader.read()
      guard found >> 8 == magic >> 8 else { throw .outOfRange }
      guard found == magic else { throw .unknownVersion(UInt8(truncatingIfNeeded: found)) }
      return KeyID(rawValue: try reader.read())
    } catch .unknownVersion {
      throw .unknownFormat
    } catch {
      throw .damagedHeader
    }
  }

  private static func front(_ key: KeyID) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(magic)
    writer.write(key.rawValue)
    return writer.bytes
  }

  private static func circumstances(_ key: KeyID, _ name: DraftName) -> [UInt8] {
    front(key) + Array(name.fileName.utf8)
  }
}

extension SealedDraft {
  private func write(to writer: inout ByteWriter) {
    writer.write(draft.memo)
    writer.write(draft.begun.rawValue)
    writer.write(saved.milliseconds)
    writer.write(UInt64(draft.caret))
    writer.write(option: draft.anchor) { $0.write(UInt64($1)) }
    writer.write(UInt64(draft.top))
    writer.write(draft.text)
  }

  private init(_ plain: [UInt8]) throws(Undecodable) {
    var reader = ByteReader(plain)
    let memo = try reader.readID()
    let begun = SegmentNumber(try reader.read())
    saved = Instant(milliseconds: try reader.read())
    let caret = try reader.readCount()
    let anchor = try reader.readOption { reader throws(Undecodable) in try reader.readCount() }
    let top = try reader.readCount()
    draft = Draft(
      memo: memo, begun: begun, text: try reader.readText(), caret: caret, anchor: anchor,
      top: top)
    guard reader.isAtEnd else { throw .outOfRange }
  }
}

extension ByteReader {
  fileprivate mutating func readCount() throws(Undecodable) -> Int {
    guard let count = Int(exactly: try read() as UInt64) else { throw .outOfRange }
    return count
  }
}
