import JSON
import Posix
import Wiring

/// The vaults that Obsidian itself lists on this machine.
enum ObsidianVaults {
  /// The absolute paths of the vaults in Obsidian's own lists, most recently opened first. A list
  /// that cannot be read counts as empty: it only offers choices.
  static func listed(_ places: Places) -> [String] {
    var found: [(path: String, opened: Int64)] = []
    for list in lists(places) {
      for (path, opened) in vaults(in: list)
      where !found.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
        found.append((path, opened))
      }
    }
    return found.sorted { $0.opened > $1.opened }.map(\.path)
  }

  /// Where the list is: as installed by a package, by Flatpak, by Snap, and on macOS.
  private static func lists(_ places: Places) -> [String] {
    let home = places.home ?? ""
    return [
      places.configurations + "/obsidian/obsidian.json",
      home + "/.var/app/md.obsidian.Obsidian/config/obsidian/obsidian.json",
      home + "/snap/obsidian/current/.config/obsidian/obsidian.json",
      home + "/Library/Application Support/obsidian/obsidian.json",
    ]
  }

  private static func vaults(in list: String) -> [(String, Int64)] {
    do {
      let bytes = try File(atPath: list, for: .read).readAll()
      let members =
        try Value(parsing: bytes, repeatedNames: .lastWins)["vaults"]?.object?.members ?? []
      return members.compactMap { member in
        guard let path = member.value["path"]?.string else { return nil }
        return (path, member.value["ts"]?.integer ?? 0)
      }
    } catch {
      return []
    }
  }
}
