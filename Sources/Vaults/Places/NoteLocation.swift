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

extension String {
  /// The names in a path, as the system splits it: by bytes. To a string a slash with a combining
  /// mark behind it is another character, and would hide a step out of the vault.
  var pathSteps: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }
}
