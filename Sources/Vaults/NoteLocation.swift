/// A note's place in a vault, with every symbolic link on the way followed: folders and a name,
/// none of which is a link, below the vault's root.
struct NoteLocation: Hashable, Sendable {
  /// The folders below the root, outermost first.
  let folders: [String]
  /// The name of the note's file.
  let name: String

  /// The place below the root, as people write it.
  var path: String {
    (folders + [name]).joined(separator: "/")
  }

  static func == (left: NoteLocation, right: NoteLocation) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in path.utf8 { hasher.combine(byte) }
  }
}
