internal import Markdown
internal import Memos
internal import Posix

/// Takes the files of a memo that was taken back out of the vault's sight.
///
/// They go into `.trash`, where Obsidian keeps what it deletes in a vault: the original may be gone,
/// and the sealed copy is. A file that some note names stays where it is.
struct Trash {
  private let vault: OpenVault

  static let folder = ".trash"

  /// The trash of that vault.
  init(of vault: OpenVault) {
    self.vault = vault
  }

  /// Moves the files at `paths` below the vault, but those that a note or canvas still names. Reads
  /// every one of the vault, if there is a file to move; if one cannot be read, all stay. Answers the
  /// whole paths of those that stay, of what the system refuses to move too: the memo is out all the
  /// same.
  func take(_ paths: [String]) -> [String] {
    let named = namedFiles(among: paths)
    var staying: [String] = []
    for path in paths {
      do throws(DeliveryFailure) {
        if named.contains(path) { staying.append(vault.path([path])) } else { try move(path) }
      } catch {
        staying.append(vault.path([path]))
      }
    }
    return staying
  }

  /// Those that something in the vault may name; all, if nobody can tell.
  private func namedFiles(among paths: [String]) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    var named: Set<String> = []
    do throws(DeliveryFailure) {
      for note in try vault.linkingFiles() {
        guard let bytes = try vault.contents(of: note) else { return Set(paths) }
        let mentioned = MentionedFiles(in: bytes)
        for path in paths where !named.contains(path) {
          if mentioned.contains(path.pathSteps.last ?? "") { named.insert(path) }
        }
      }
      return named
    } catch {
      return Set(paths)
    }
  }

  /// Gives the file the first name in the trash that is free; nothing there is replaced.
  private func move(_ path: String) throws(DeliveryFailure) {
    let location = try vault.locate(path)
    guard let place = try vault.folder(location.folders) else { return }
    let trash = try vault.makeFolder([Trash.folder])
    do throws(Errno) {
      try vault.synchronizeWay(to: [Trash.folder])
      guard try place.folder.status(of: location.name)?.kind == .regular else { return }
      let name = AttachmentName(location.name)
      for number in 1...FreeNames.limit {
        let free = name.numbered(number)
        guard try trash.folder.status(of: free) == nil else { continue }
        guard try move(location.name, in: place, to: free, in: trash) else { continue }
        try trash.folder.synchronize()
        return try place.folder.synchronize()
      }
    } catch {
      throw DeliveryFailure(error, at: vault.path([location.path]))
    }
    throw .temporary(.init(.noFreeName, at: vault.path([location.path])), after: .seconds(1))
  }

  /// False if the name was taken meanwhile.
  private func move(
    _ name: String, in place: VaultFolder, to free: String, in trash: VaultFolder
  ) throws(Errno) -> Bool {
    do throws(Errno) {
      try place.folder.rename(name, to: free, in: trash.folder, .notReplacing)
    } catch {
      switch error {
      case .exists: return false
      case .invalid, .noSuchCall, .notSupported: break
      default: throw error
      }
      // The file system knows no such rule. Looked at once more, right before.
      guard try trash.folder.status(of: free) == nil else { return false }
      try place.folder.rename(name, to: free, in: trash.folder, .replacing)
    }
    return true
  }
}
