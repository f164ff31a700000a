internal import Markdown
internal import Memos
internal import Posix

/// A folder of a vault into which attachments go, and the names in it.
final class AttachmentFolder {
  private let vault: OpenVault
  private let folders: [String]
  private let place: VaultFolder
  private let crowd: Scratch.Crowd
  /// What is there by `FreeNames.key`, as it is spelled; nothing for what the cloud took away.
  private var names: [String: [String]] = [:]
  /// What this delivery puts there or found there, by the same.
  private var files: [String: AttachedFile] = [:]

  /// Makes the folder if it is not there, durably, and reads what is in it.
  init(_ folders: [String], in vault: OpenVault, _ crowd: Scratch.Crowd) throws(DeliveryFailure) {
    self.vault = vault
    self.folders = folders
    self.crowd = crowd
    place = try vault.makeFolder(folders)
    place.clear()
    do throws(Errno) {
      try vault.synchronizeWay(to: folders)
      for name in try place.folder.names() {
        let plain = FreeNames.withoutPlaceholder(name)
        names[FreeNames.key(plain), default: []] += plain == name ? [name] : []
      }
    } catch {
      throw DeliveryFailure(error, at: vault.path(folders))
    }
  }

  /// The file that holds `attachment`: one of its name that holds the same already, or a new one
  /// of that name or the first number that is free. Whoever gets it releases it once.
  func file(
    for attachment: Attachment, _ contents: AttachmentContents
  ) throws(DeliveryFailure) -> AttachedFile {
    let name = AttachmentName(attachment.name)
    let locations = (1...FreeNames.limit).lazy.map { [folders] in
      NoteLocation(folders: folders, name: name.numbered($0))
    }
    for (index, location) in locations.enumerated() {
      if let file = try fileThere(at: location, attachment, contents) { return file }
      if isTaken(location) { continue }
      do throws(DeliveryFailure) {
        return try newFile(at: location, attachment, contents)
      } catch {
        guard error.cause.kind == .attachmentUnreadable else { throw error }
        // It may be there by a later number, if what had this name is gone.
        for location in locations.dropFirst(index + 1) {
          if let file = try fileThere(at: location, attachment, contents) { return file }
        }
        throw error
      }
    }
    throw .temporary(
      .init(.noFreeName, at: vault.path(folders + [name.numbered(1)])), after: .seconds(1))
  }

  /// The file of that name, in some spelling, if it holds the same.
  private func fileThere(
    at location: NoteLocation, _ attachment: Attachment, _ contents: AttachmentContents
  ) throws(DeliveryFailure) -> AttachedFile? {
    let key = FreeNames.key(location.name)
    if let file = files[key], file.isWanted {
      guard file.holds(attachment) else { return nil }
      file.retain()
      return file
    }
    for spelling in names[key] ?? [] {
      if let file = try file(called: spelling, holding: attachment, contents) { return file }
    }
    return nil
  }

  private func isTaken(_ location: NoteLocation) -> Bool {
    let key = FreeNames.key(location.name)
    return names[key] != nil || files[key]?.isWanted == true || vault.isExpected(location)
  }

  private func newFile(
    at location: NoteLocation, _ attachment: Attachment, _ contents: AttachmentContents
  ) throws(DeliveryFailure) -> AttachedFile {
    let reader = try contents.open(attachment)
    let scratch = try Scratch(
      attachment, reader, in: place, crowd, path: vault.path([location.path]))
    let file = AttachedFile(at: location, in: place, attachment, .scratch(scratch))
    files[FreeNames.key(location.name)] = file
    return file
  }

  /// The file of that name, if it holds the same; it is forced onto the disk.
  private func file(
    called name: String, holding attachment: Attachment, _ contents: AttachmentContents
  ) throws(DeliveryFailure) -> AttachedFile? {
    let location = NoteLocation(folders: folders, name: name)
    let path = vault.path([location.path])
    do throws(Errno) {
      guard let status = try place.folder.status(of: name), status.kind == .regular,
        status.size == attachment.byteCount
      else { return nil }
    } catch {
      throw DeliveryFailure(error, at: path)
    }
    let status = try sameContent(as: attachment, name, contents, path: path)
    guard let status else { return nil }
    let file = AttachedFile(at: location, in: place, attachment, .found(status))
    files[FreeNames.key(name)] = file
    return file
  }

  /// What the system says of the file `name`, if it holds what `attachment` does; nil if not, or if
  /// it may not be read. Reads it, a piece at a time; the sealed copy may be gone.
  private func sameContent(
    as attachment: Attachment, _ name: String, _ contents: AttachmentContents, path: String
  ) throws(DeliveryFailure) -> FileStatus? {
    let file: FoundFile
    do throws(Errno) {
      file = FoundFile(try File(opening: name, in: place.folder, for: .read), path: path)
    } catch {
      switch error {
      case .accessDenied, .notPermitted, .noEntry, .symbolicLink: return nil
      default: throw DeliveryFailure(error, at: path)
      }
    }
    let status = try file.status()
    guard try contents.isContent(attachment, file.reader) else { return nil }
    return try file.isStill(status) ? status : nil
  }
}

/// A file of the vault that may be the one that is attached.
private final class FoundFile {
  private let file: File
  private let path: String

  private static let pieceByteCount = 1 << 16

  init(_ file: consuming File, path: String) {
    self.file = file
    self.path = path
  }

  /// What it holds, from front to end.
  var reader: AttachmentReader {
    var offset = 0
    return AttachmentReader { [self] () throws(DeliveryFailure) in
      do throws(Errno) {
        let piece = try file.read(Self.pieceByteCount, at: offset)
        offset += piece.count
        return piece.isEmpty ? nil : piece
      } catch {
        throw DeliveryFailure(error, at: path)
      }
    }
  }

  func status() throws(DeliveryFailure) -> FileStatus {
    do throws(Errno) {
      return try file.status()
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  /// Whether it was not written to since `status`; if so, it is forced onto the disk.
  func isStill(_ status: FileStatus) throws(DeliveryFailure) -> Bool {
    do throws(Errno) {
      guard try file.status() == status else { return false }
      try file.synchronize()
      return true
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }
}

extension Scratch {
  /// Makes a file with the content of `attachment`, a piece at a time; as open as a note. `path` is
  /// what failures name.
  fileprivate convenience init(
    _ attachment: Attachment, _ reader: AttachmentReader, in place: VaultFolder, _ crowd: Crowd,
    path: String
  ) throws(DeliveryFailure) {
    var failure: DeliveryFailure?
    do throws(Errno) {
      try self.init(in: place, like: nil, crowd) { (file: borrowing File) throws(Errno) in
        var offset = 0
        do throws(DeliveryFailure) {
          while let piece = try reader.next() {
            do throws(Errno) {
              try file.write(piece, at: offset)
            } catch {
              throw DeliveryFailure(error, at: path)
            }
            offset += piece.count
          }
          guard offset == attachment.byteCount else {
            throw .temporary(.init(.attachmentUnreadable, at: path), after: .seconds(1))
          }
        } catch {
          failure = error
          throw Errno.inputOutput
        }
      }
    } catch {
      throw failure ?? DeliveryFailure(error, at: path)
    }
  }
}
