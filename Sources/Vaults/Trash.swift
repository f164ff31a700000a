internal import Markdown
internal import Memos
internal import Posix

/// Takes the files of a memo that was taken back out of the vault's sight.
///
/// They go into `.trash`, where Obsidian keeps what it deletes in a vault: the original may be gone,
/// and the sealed copy is. A file that some note names, or that changed, stays where it is.
struct Trash {
  private let vault: OpenVault

  static let folder = ".trash"

  /// The trash of that vault.
  init(of vault: OpenVault) {
    self.vault = vault
  }

  /// Moves the files at `paths` below the vault, but those that a note still names. Reads every note
  /// of the vault, if there is a file to move. What the system refuses to move stays: the memo
  /// is out all the same.
  func take(_ paths: [String]) {
    let named = namedFiles(among: paths)
    for path in paths where !named.contains(path) {
      do throws(DeliveryFailure) {
        try move(path)
      } catch {
        // It stays where it was, as a file that a note names would.
      }
    }
  }

  /// Those that a note links to, as wikilink or with spaces encoded.
  private func namedFiles(among paths: [String]) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    var named: Set<String> = []
    let names = paths.map { path in
      let name = Array((path.pathSteps.last ?? "").utf8)
      return (
        path: path, forms: Set([name, name.flatMap { $0 == 0x20 ? Array("%20".utf8) : [$0] }])
      )
    }
    for note in vault.notes() {
      guard let bytes = contents(of: note) else { return Set(paths) }
      for (path, forms) in names where !named.contains(path) {
        if forms.contains(where: { bytes.count(of: $0) > 0 }) { named.insert(path) }
      }
    }
    return named
  }

  /// Nil if nobody can tell what the note names.
  private func contents(of note: String) -> [UInt8]? {
    do throws(DeliveryFailure) {
      return try vault.contents(of: note) ?? []
    } catch {
      return nil
    }
  }

  private func move(_ path: String) throws(DeliveryFailure) {
    let location = try vault.locate(path)
    guard let place = try vault.folder(location.folders) else { return }
    let trash = try vault.makeFolder([Trash.folder])
    do throws(Errno) {
      guard try place.folder.status(of: location.name)?.kind == .regular else { return }
      let name = AttachmentName(location.name)
      for number in 1...FreeNames.limit {
        let free = name.numbered(number)
        guard try trash.folder.status(of: free) == nil else { continue }
        // Nobody but the holder of the delivery lock makes names here that must not be replaced.
        try place.folder.rename(location.name, to: free, in: trash.folder, .replacing)
        try trash.folder.synchronize()
        return try place.folder.synchronize()
      }
    } catch {
      throw DeliveryFailure(error, at: vault.path([location.path]))
    }
  }
}
