public import Memos
internal import Posix
public import Sealing

extension AttachmentStore {
  /// To be had before anything is sealed, and released when its memo is accepted or refused.
  public func hold() throws(LedgerFailure) -> AttachmentHold {
    try AttachmentHold(on: self)
  }

  /// Seals the contents of `sources` under `key`, in their order, for whoever has `hold`.
  ///
  /// On return all of them are on stable storage, under their names, and so are the names. On throw
  /// nothing of any of them is left, unless the system refuses to remove it. Takes the same memory
  /// however long they are: a few pieces of 64 KiB. Blocks for the sources, the writes, one `fsync`
  /// for each source and one for each folder above.
  public func seal(
    _ sources: [AttachmentSource], under key: Key, holding hold: borrowing AttachmentHold
  ) throws(SealingFailure) -> [Attachment] {
    guard !sources.isEmpty else { return [] }
    var sealed: [Attachment] = []
    do throws(SealingFailure) {
      for (index, source) in sources.enumerated() {
        sealed.append(try seal(source, index, under: key))
      }
      try settle()
    } catch {
      remove(sealed)
      throw error
    }
    return sealed
  }

  private func seal(
    _ source: AttachmentSource, _ index: Int, under key: Key
  ) throws(SealingFailure) -> Attachment {
    let id = Attachment.ID.random()
    let reading: AttachmentSource.Reading
    do throws(Errno) {
      reading = try source.open()
    } catch {
      throw .notOpened(index: index, error)
    }
    let (header, seal) = AttachmentHeader.fresh(id, under: key)
    let file = try NewFile(id, in: self)
    do throws(SealingFailure) {
      let (byteCount, digest) = try file.write(header, seal) { count throws(SealingFailure) in
        do throws(Errno) {
          return try reading(count)
        } catch {
          throw .notRead(index: index, error)
        }
      }
      try file.publish()
      return Attachment(id: id, name: source.name, byteCount: byteCount, digest: digest.bytes)
    } catch {
      file.abandon()
      throw error
    }
  }

  /// Makes the names durable, and those of the folders above, whoever made them.
  private func settle() throws(SealingFailure) {
    do throws(Errno) {
      try Folder(atPath: path, calls: calls).synchronize()
      try Folder.synchronizeAncestors(of: path, calls: calls)
    } catch {
      throw .notStored(error)
    }
  }
}

/// A sealed copy that is being written. Without a name where the system has such files, so that a
/// crash leaves nothing; elsewhere under a name of its own, which the sweep knows.
private final class NewFile {
  private let folder: Folder
  private let file: File
  private let name: String
  private let isNamed: Bool
  private let store: AttachmentStore

  init(_ id: Attachment.ID, in store: AttachmentStore) throws(SealingFailure) {
    self.store = store
    name = id.fileName
    do throws(Errno) {
      folder = try Folder(making: store.path, calls: store.calls)
      file = try NewFile.create(AttachmentStore.scratchName(of: name), in: folder)
      isNamed = try file.status().links > 0
    } catch {
      throw .notStored(error)
    }
  }

  /// Writes header and pieces, and makes them durable.
  func write(
    _ header: AttachmentHeader, _ seal: AttachmentSeal,
    _ next: (_ count: Int) throws(SealingFailure) -> [UInt8]
  ) throws(SealingFailure) -> (byteCount: Int, Digest) {
    var (digest, byteCount, number) = (DigestInPieces(), 0, UInt64(0))
    var offset = try write(header.bytes, at: 0)
    var piece = try next(AttachmentSeal.pieceByteCount)
    var place = AttachmentSeal.Place.more
    repeat {
      // A full piece may be the last: only what follows tells.
      let isFull = piece.count == AttachmentSeal.pieceByteCount
      let following = isFull ? try next(AttachmentSeal.pieceByteCount) : []
      place = following.isEmpty ? .last : .more
      digest.take(piece)
      byteCount += piece.count
      offset += try write(seal.box(piece, number, place), at: offset)
      number += 1
      piece = following
    } while place == .more
    do throws(Errno) {
      try file.setMode(0o600)
      try file.synchronize()
    } catch {
      throw .notStored(error)
    }
    return (byteCount, digest.digest)
  }

  private func write(_ bytes: [UInt8], at offset: Int) throws(SealingFailure) -> Int {
    do throws(Errno) {
      try file.write(bytes, at: offset)
      return bytes.count
    } catch {
      throw .notStored(error)
    }
  }

  /// Gives the file its name, which nothing else has.
  func publish() throws(SealingFailure) {
    do throws(Errno) {
      if isNamed {
        try folder.renameWithoutReplacing(AttachmentStore.scratchName(of: name), to: name)
      } else {
        try file.giveName(name, in: folder)
      }
    } catch {
      throw .notStored(error)
    }
  }

  /// Takes every name away that the file may have.
  func abandon() {
    if isNamed { store.discard(AttachmentStore.scratchName(of: name), in: folder) }
    store.discard(name, in: folder)
  }

  private static func create(_ scratch: String, in folder: borrowing Folder) throws(Errno) -> File {
    // Without /proc a file that has no name can be given none.
    if canGiveNames {
      do throws(Errno) {
        return try File(unnamedIn: folder)
      } catch {
        switch error {
        case .notSupported, .isFolder, .noSuchCall, .invalid: break
        default: throw error
        }
      }
    }
    return try File(creating: scratch, in: folder)
  }

  private static var canGiveNames: Bool {
    do throws(Errno) {
      _ = try Folder(atPath: "/proc/self/fd")
      return true
    } catch {
      return false
    }
  }
}

extension Attachment.ID {
  fileprivate static func random() -> Attachment.ID {
    guard let id = Attachment.ID(bytes: Randomness.bytes(16)) else {
      preconditionFailure("sixteen bytes are an ID")
    }
    return id
  }
}

extension AttachmentStore {
  /// What the sealed copy `name` is called while it is written, where it needs a name.
  static func scratchName(of name: String) -> String { name + ".new" }
}
