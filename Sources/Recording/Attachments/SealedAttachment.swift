internal import Memos
internal import Posix
internal import Sealing

/// The sealed copy of an attachment, open to be read from front to end.
public final class SealedAttachment {
  private let file: File
  private let seal: AttachmentSeal
  private let size: Int
  private var offset = AttachmentHeader.byteCount
  private var number: UInt64 = 0

  init(_ id: Attachment.ID, in store: AttachmentStore, _ keys: Keyring) throws(Unreadable) {
    let front: [UInt8]
    do throws(Errno) {
      let folder = try Folder(atPath: store.path, calls: store.calls)
      file = try File(opening: id.fileName, in: folder, for: .read)
      size = try file.status().size
      front = try file.read(AttachmentHeader.byteCount, at: 0)
    } catch {
      throw error == .noEntry ? .missing : .refused(error)
    }
    seal = try AttachmentHeader(front, of: id).unseal(from: keys)
  }

  /// True if the file is as long as that of an attachment with `byteCount` bytes.
  public func hasLength(of byteCount: Int) -> Bool {
    size == AttachmentSeal.fileByteCount(of: byteCount)
  }

  /// The next bytes, 65,536 unless they are the last, and never none; nil at the end. Throws where
  /// the file is not what was sealed; what was read until then is not to be used. Blocks for input.
  public func next() throws(Unreadable) -> [UInt8]? {
    guard offset < size || number == 0 else { return nil }
    let count = min(AttachmentSeal.boxByteCount, size - offset)
    let box: [UInt8]
    do throws(Errno) {
      box = try file.read(count, at: offset)
    } catch {
      throw .refused(error)
    }
    let piece: [UInt8]
    do throws(BrokenSeal) {
      piece = try seal.open(box, number, offset + count < size ? .more : .last)
    } catch {
      throw .brokenSeal
    }
    number += 1
    offset += count
    // Only what is empty as a whole has an empty piece.
    guard piece.isEmpty else { return piece }
    guard number == 1 else { throw .brokenSeal }
    return nil
  }
}
