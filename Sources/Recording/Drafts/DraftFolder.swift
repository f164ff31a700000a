internal import Posix

/// The folder of drafts: `<state>/drafts`.
///
/// A draft is whole under its name at any time, and locked for as long as the process lives whose
/// screen it is on. The lock is on the file itself, so it moves with each save: from what is
/// replaced to what replaces it, which is locked before it has the name. Whoever gets a lock looks
/// whether the name still names that file: it may have been replaced since it was opened.
///
///     name.draft  scratch.new
///         ?            -        nothing is being saved
///         ?            +        being written, locked; nothing promised
///         +            -        whole, locked by the same process; durable once the folder is
///
/// A scratch without a lock is what a dead process left, and goes with the next claim. It can lose
/// its name only between being made and being locked: then the save takes another one.
final class DraftFolder: Sendable {
  /// The folder's path.
  let path: String
  private let folder: Folder

  /// Where the drafts of the state folder at `state` are.
  static func path(in state: String) -> String { state + "/drafts" }

  /// The folder in the state folder at `state`; nil if there is none yet. One call.
  init?(existingIn state: String, calls: SystemCalls) throws(Errno) {
    path = DraftFolder.path(in: state)
    do throws(Errno) {
      folder = try Folder(atPath: path, calls: calls)
    } catch {
      if error == .noEntry { return nil }
      throw error
    }
  }

  /// The same, made if it is not there.
  init(makingIn state: String, calls: SystemCalls) throws(Errno) {
    path = DraftFolder.path(in: state)
    folder = try Folder(making: path, calls: calls)
  }

  /// Makes the folder's own name durable, and those of all above it, whoever made them.
  func settle(_ calls: SystemCalls) throws(Errno) {
    try Folder.synchronizeAncestors(of: path, calls: calls)
  }

  /// The drafts, the one that was saved last first; by the file's own time, so that none needs to
  /// be opened for it. Removes what dead processes left unfinished.
  func tidiedNames() throws(Errno) -> [DraftName] {
    let names = try folder.names()
    for name in names where DraftName.isScratch(name) { removeIfLeft(name) }
    return try order(names.compactMap(DraftName.init(fileName:)))
  }

  /// The drafts in the same order; changes nothing.
  func names() throws(Errno) -> [DraftName] {
    try order(folder.names().compactMap(DraftName.init(fileName:)))
  }

  /// The draft of that name, for this process alone; nil if it is gone, or on the screen of a
  /// process that lives. Waits for nobody.
  func claim(_ name: DraftName) throws(Errno) -> LockedDraft? {
    try LockedDraft.claim(name.fileName, in: folder)
  }

  /// The bytes of the draft of that name, whoever has it; nil if it is gone.
  func read(_ name: DraftName) throws(Unreadable) -> [UInt8]? {
    do throws(Errno) {
      return try LockedDraft.withoutLock(name.fileName, in: folder)?.bytes()
    } catch {
      throw .refused(error)
    }
  }

  /// Gives `name` to a new file that holds `bytes`, which are durable; the name is once the folder
  /// is synchronised. On throw whatever has the name has it still.
  func put(_ bytes: [UInt8], as name: DraftName) throws(Errno) -> LockedDraft {
    let (file, scratch) = try makeScratch()
    do throws(Errno) {
      try file.write(bytes)
      try folder.rename(scratch, to: name.fileName, .replacing)
    } catch {
      discard(scratch)
      throw error
    }
    return file
  }

  /// Removes the draft of that name, for whoever has its lock.
  func remove(_ name: DraftName) throws(Errno) {
    do throws(Errno) {
      try folder.remove(name.fileName)
    } catch {
      guard error == .noEntry else { throw error }
    }
  }

  /// Makes every name given and taken so far durable.
  func synchronize() throws(Errno) {
    try folder.synchronize()
  }

  private func makeScratch() throws(Errno) -> (LockedDraft, name: String) {
    while true {
      let name = DraftName.randomScratch()
      let file = try LockedDraft.make(name, in: folder)
      do throws(Errno) {
        if try file.lock(as: name, in: folder) { return (file, name) }
      } catch {
        discard(name)
        throw error
      }
    }
  }

  private func order(_ names: [DraftName]) throws(Errno) -> [DraftName] {
    guard names.count > 1 else { return names }
    var dated: [(name: DraftName, modified: Int64)] = []
    for name in names {
      guard let status = try folder.status(of: name.fileName) else { continue }
      dated.append((name, status.modified))
    }
    return dated.sorted { $0.modified > $1.modified }.map(\.name)
  }

  private func removeIfLeft(_ scratch: String) {
    do throws(Errno) {
      let file = try LockedDraft.claim(scratch, in: folder)
      try withExtendedLifetime(file) { () throws(Errno) in
        if file != nil { try folder.remove(scratch) }
      }
    } catch {
      // The next claim removes it.
    }
  }

  private func discard(_ scratch: String) {
    do throws(Errno) {
      try folder.remove(scratch)
    } catch {
      // The next claim removes it.
    }
  }
}
