internal import Memos
internal import Posix

extension OpenVault {
  /// The bytes of a file below the root; nil if it is not there.
  func contents(of path: String) throws(DeliveryFailure) -> [UInt8]? {
    let location = try locate(path)
    guard let place = try folder(location.folders) else { return nil }
    do throws(Errno) {
      return try bytes(location.name, in: place)
    } catch {
      guard error == .noEntry else { throw DeliveryFailure(error, at: self.path([location.path])) }
    }
    try refusePlaceholder(of: location, in: place)
    return nil
  }

  /// Whoever replaces the note at this moment has it under a lease, for a few milliseconds.
  private func bytes(_ name: String, in place: VaultFolder) throws(Errno) -> [UInt8] {
    for _ in 0..<500 {
      do throws(Errno) {
        return try File(opening: name, in: place.folder, for: .read).readAll()
      } catch {
        guard error == .tryAgain else { throw error }
        Clock.sleep(for: .milliseconds(2))
      }
    }
    throw .tryAgain
  }

  /// iCloud leaves `.name.icloud` where it took a file away to save space: one that is not here is
  /// not one that does not exist.
  func refusePlaceholder(
    of location: NoteLocation, in place: VaultFolder
  ) throws(DeliveryFailure) {
    let path = self.path([location.path])
    do throws(Errno) {
      guard try place.folder.status(of: ".\(location.name).icloud") != nil else { return }
    } catch {
      throw DeliveryFailure(error, at: path)
    }
    throw .temporary(.init(.notDownloaded, at: path), after: .seconds(1))
  }

  /// The path of the file of that name, in upper or lower case, that is nearest to the root; nil if
  /// there is none. Hidden folders and links are passed over, and what may not be looked into.
  func search(for name: String) -> String? {
    let wanted = name.lowercased()
    var level: [[String]] = [[]]
    while !level.isEmpty {
      var next: [[String]] = []
      for folders in level {
        let entries = entries(of: folders)
        if let file = entries.first(where: { $0.kind == .regular && $0.name.lowercased() == wanted }
        ) {
          return (folders + [file.name]).joined(separator: "/")
        }
        next += entries.filter { $0.kind == .folder }.map { folders + [$0.name] }
      }
      level = next
    }
    return nil
  }

  /// The paths of all notes, folder by folder. Hidden folders and links are passed over; `unseen`
  /// hears of folders that may not be looked into, and of notes that the cloud took away.
  func notes(_ unseen: (DeliveryFailure.Cause) -> Void) -> [String] {
    files(unseen).filter { $0.name.hasSuffix(".md") }.map(\.path)
  }

  /// Every file, as above.
  func files(_ unseen: (DeliveryFailure.Cause) -> Void = { _ in }) -> [NoteLocation] {
    var files: [NoteLocation] = []
    var rest: [[String]] = [[]]
    while let folders = rest.popLast() {
      let entries = entries(of: folders, unseen)
      files += entries.filter { $0.kind == .regular }.map {
        NoteLocation(folders: folders, name: $0.name)
      }
      rest += entries.reversed().filter { $0.kind == .folder }.map { folders + [$0.name] }
    }
    return files
  }

  /// The paths of all that may link to a file: notes and canvases. Hidden folders are passed over.
  /// Throws if there is anything that nobody can look into: a private folder, a note or folder
  /// that the cloud took away, a link that leads out of the vault.
  func linkingFiles() throws(DeliveryFailure) -> [String] {
    var paths: [String] = []
    var rest: [[String]] = [[]]
    while let folders = rest.popLast() {
      guard let place = try folder(folders) else {
        throw DeliveryFailure(.noEntry, at: path(folders))
      }
      for (name, kind) in try allEntries(of: place, folders) {
        let location = NoteLocation(folders: folders, name: name)
        switch kind {
        case .regular where Self.mayLink(name): paths.append(location.path)
        case .folder: rest.append(folders + [name])
        case .symbolicLink: _ = try locate(location.path)
        case .regular, .other: break
        }
      }
    }
    return paths
  }

  /// What is in a folder, but for what is hidden. Throws where something may be hidden in it that
  /// links to files.
  private func allEntries(
    of place: VaultFolder, _ folders: [String]
  ) throws(DeliveryFailure) -> [(name: String, kind: FileKind)] {
    var entries: [(name: String, kind: FileKind)] = []
    do throws(Errno) {
      for name in try place.folder.names() {
        let plain = FreeNames.withoutPlaceholder(name)
        if plain != name, Self.mayLink(plain) || !plain.contains(".") { throw .noEntry }
        if name.hasPrefix(".") { continue }
        guard let status = try place.folder.status(of: name) else { throw .noEntry }
        entries.append((name, status.kind))
      }
      return entries
    } catch {
      throw DeliveryFailure(error, at: path(folders))
    }
  }

  private static func mayLink(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".canvas")
  }

  /// What is in a folder, by name, but for what is hidden. What cannot be looked into is `unseen`:
  /// somebody's private folder is no reason for a memo to wait.
  private func entries(
    of folders: [String], _ unseen: (DeliveryFailure.Cause) -> Void = { _ in }
  ) -> [(name: String, kind: FileKind)] {
    do throws(DeliveryFailure) {
      guard let place = try folder(folders) else { return [] }
      return try entries(of: place, folders, unseen)
    } catch {
      // The file system's own, in the top folder of a disk; no notes are in it.
      if folders != ["lost+found"] { unseen(error.cause) }
      return []
    }
  }

  private func entries(
    of place: VaultFolder, _ folders: [String], _ unseen: (DeliveryFailure.Cause) -> Void
  ) throws(DeliveryFailure) -> [(name: String, kind: FileKind)] {
    var entries: [(name: String, kind: FileKind)] = []
    do throws(Errno) {
      for name in try place.folder.names().sorted() {
        let plain = FreeNames.withoutPlaceholder(name)
        if plain != name, Self.mayLink(plain) {
          unseen(.init(.notDownloaded, at: path(folders + [plain])))
        }
        guard !name.hasPrefix("."), let status = try place.folder.status(of: name) else { continue }
        entries.append((name, status.kind))
      }
      return entries
    } catch {
      throw DeliveryFailure(error, at: path(folders))
    }
  }
}
