internal import Posix

/// Puts an edit that was displaced into the note that displaced it.
///
/// Only reached when two others changed a note between two system calls of one replacement, or one
/// did and the machine stopped. No line of either edit is dropped.
enum Rescue {
  /// Merges the file `displaced` into the note `name`: every line that it adds to `base`. On return
  /// the note holds both, durably, and `displaced` is gone. On throw both are still there.
  ///
  /// Without a base every line that the note does not have counts as added.
  static func merge(
    _ displaced: String, into name: String, base: [UInt8]?, in folder: borrowing Folder
  ) throws(Errno) {
    let edit = try File(opening: displaced, in: folder, for: .read).readAll()
    for _ in 0..<20 {
      let note = try File(opening: name, in: folder, for: .read)
      let (status, current) = (try note.status(), try note.readAll())
      let merged = Merge.merged(base: base ?? current, ours: current, theirs: edit)
      if merged == current {
        try folder.remove(displaced)
        try folder.synchronize()
        return
      }
      let model = Scratch.Model(status: status, attributes: try note.attributes())
      let scratch = try Scratch(merged, in: folder, like: model, .alone)
      try scratch.show(in: folder)
      try folder.rename(scratch.name, to: name, .exchanging)
      let back = try File(opening: scratch.name, in: folder, for: .read)
      if try back.status().identity == status.identity, try back.readAll() == current {
        try folder.remove(scratch.name)
        try folder.remove(displaced)
        try folder.synchronize()
        return
      }
      try folder.rename(scratch.name, to: name, .exchanging)
      scratch.remove(from: folder)
    }
    throw .tryAgain
  }
}
