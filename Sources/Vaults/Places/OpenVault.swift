internal import Memos
internal import Posix

/// An open vault: its root, and the way from there to each note.
///
/// Nothing outside the root is ever opened: each folder is opened from the one above it, links are
/// followed by hand and only as long as they stay inside.
final class OpenVault {
  let root: Folder
  /// The root's absolute path, without a link in it.
  let path: String
  let calls: SystemCalls
  /// The places that are soon to be there, each under what disks that ignore case take for it.
  private var expected: [String: String] = [:]
  /// The folders that something is prepared in; by bytes, for two spellings may be two folders.
  private var opened: [[[UInt8]]: VaultFolder] = [:]

  /// Opens the vault at `path`. A vault that is not there is not made.
  init(at path: String, calls: SystemCalls) throws(DeliveryFailure) {
    self.calls = calls
    root = try Self.openRoot(path, calls)
    do throws(Errno) {
      self.path = try Folder.canonicalPath(of: path)
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  private static func openRoot(
    _ path: String, _ calls: SystemCalls
  ) throws(DeliveryFailure) -> Folder {
    do throws(Errno) {
      return try Folder(atPath: path, calls: calls)
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  /// Where the note at `path` (below the root, with `/` between the names) really is.
  ///
  /// A name that is there in another spelling, in upper or lower case or another Unicode form, is
  /// taken as it is there, so that no second note appears beside it on a disk that tells them
  /// apart. What is not there yet stays as it is written, or as the first that expects it wrote it.
  func locate(_ path: String) throws(DeliveryFailure) -> NoteLocation {
    var way = try names(along: path)
    guard let name = way.popLast() else { throw outside(path) }
    return NoteLocation(folders: way, name: name)
  }

  /// Where a note that is to be new at `path` will be: its folders as above, its name as written.
  func locateNew(_ path: String) throws(DeliveryFailure) -> NoteLocation {
    var steps = path.pathSteps
    guard !path.utf8.contains(0), let name = steps.popLast() else { throw outside(path) }
    return NoteLocation(folders: try names(along: steps.joined(separator: "/")), name: name)
  }

  private func names(along path: String) throws(DeliveryFailure) -> [String] {
    // To the system a NUL ends the name: what is looked at here would not be what is opened.
    if path.utf8.contains(0) { throw outside(path) }
    var steps = path.pathSteps.filter { $0 != "." }
    var way: [String] = []
    var linksLeft = 40
    while !steps.isEmpty {
      let step = steps.removeFirst()
      if step == ".." {
        if way.isEmpty { throw outside(path) }
        way.removeLast()
        continue
      }
      guard let (name, kind) = try entry(step, in: way) else {
        way.append(expected[Self.key(way + [step])] ?? step)
        continue
      }
      guard kind == .symbolicLink else {
        way.append(name)
        continue
      }
      linksLeft -= 1
      if linksLeft == 0 { throw outside(path) }
      steps = try target(of: name, in: way, for: path, way: &way) + steps
    }
    return way
  }

  /// From now on every spelling of the place leads to it, though it is not there yet.
  func expect(_ location: NoteLocation) {
    let names = location.folders + [location.name]
    for depth in names.indices {
      let key = Self.key(names[...depth])
      if expected[key] == nil { expected[key] = names[depth] }
    }
  }

  /// True if something that is not there yet is expected in that place, in some spelling.
  func isExpected(_ location: NoteLocation) -> Bool {
    expected[Self.key(location.folders + [location.name])] != nil
  }

  private static func key(_ names: some Collection<String>) -> String {
    names.joined(separator: "/").lowercased()
  }

  /// Opens the folder of a note; nil if it is not there.
  func folder(_ names: [String]) throws(DeliveryFailure) -> VaultFolder? {
    do throws(Errno) {
      return VaultFolder(try open(names))
    } catch {
      if error == .noEntry { return nil }
      throw DeliveryFailure(error, at: path(names))
    }
  }

  /// Opens the folder of a note, making what is missing, as open as the root is; whoever asks for
  /// the same folder gets the same object. `synchronizeWay` makes the way to it durable.
  func makeFolder(_ names: [String]) throws(DeliveryFailure) -> VaultFolder {
    let key = names.map { Array($0.utf8) }
    if let place = opened[key] { return place }
    let place = try madeFolder(names)
    opened[key] = place
    return place
  }

  private func madeFolder(_ names: [String]) throws(DeliveryFailure) -> VaultFolder {
    do throws(Errno) {
      let mode = try root.status().mode
      var folder = try Folder(opening: ".", in: root)
      for name in names {
        if try folder.status(of: name) == nil {
          try Self.make(name, in: folder, mode: mode)
        }
        folder = try Folder(opening: name, in: folder)
      }
      return VaultFolder(folder)
    } catch {
      throw DeliveryFailure(error, at: path(names))
    }
  }

  /// Makes a folder as open as `mode` says, whatever the umask; or takes the one that another made
  /// meanwhile as it is.
  private static func make(
    _ name: String, in folder: borrowing Folder, mode: UInt32
  ) throws(Errno) {
    do throws(Errno) {
      try folder.makeFolder(name, mode: mode)
    } catch {
      if error == .exists { return }
      throw error
    }
    guard try folder.status(of: name)?.mode != mode else { return }
    let made = try File(opening: name, in: folder, for: .read)
    try Scratch.unlessRefused { () throws(Errno) in try made.setMode(mode) }
  }

  /// Makes the folders on the way to a note durable: whoever made them may not have lived to.
  func synchronizeWay(to names: [String]) throws(Errno) {
    for depth in names.indices { try open(Array(names[..<depth])).synchronize() }
  }

  /// The absolute path of a place below the root.
  func path(_ names: [String]) -> String {
    ([path] + names).joined(separator: "/")
  }

  private func open(_ names: [String]) throws(Errno) -> Folder {
    var folder = try Folder(opening: ".", in: root)
    for name in names { folder = try Folder(opening: name, in: folder) }
    return folder
  }

  /// What stands for `name` in the folder that `way` leads to; nil if nothing does.
  private func entry(
    _ name: String, in way: [String]
  ) throws(DeliveryFailure) -> (name: String, kind: FileKind)? {
    guard let place = try folder(way) else { return nil }
    do throws(Errno) {
      if let status = try place.folder.status(of: name) { return (name, status.kind) }
      let wanted = name.lowercased()
      // == on strings is canonical equivalence: NFC and NFD are one.
      let other = try place.folder.names().first { $0.lowercased() == wanted }
      guard let other, let status = try place.folder.status(of: other) else { return nil }
      return (other, status.kind)
    } catch {
      throw DeliveryFailure(error, at: path(way + [name]))
    }
  }

  /// Where a link leads: the steps to take, from where `way` then stands.
  private func target(
    of name: String, in folders: [String], for whole: String, way: inout [String]
  ) throws(DeliveryFailure) -> [String] {
    let target: String
    do throws(Errno) {
      target = try open(folders).target(ofLink: name)
    } catch {
      throw DeliveryFailure(error, at: path(folders + [name]))
    }
    guard target.utf8.first == UInt8(ascii: "/") else {
      return target.pathSteps.filter { $0 != "." }
    }
    let prefix = path == "/" ? "/" : path + "/"
    guard target.utf8.starts(with: prefix.utf8) else { throw outside(whole) }
    way = []
    return String(decoding: target.utf8.dropFirst(prefix.utf8.count), as: UTF8.self).pathSteps
      .filter { $0 != "." }
  }

  private func outside(_ path: String) -> DeliveryFailure {
    .permanent(.init(.outsideVault, at: path))
  }
}

/// An open folder of a vault, shared by all that is prepared in it.
final class VaultFolder {
  let folder: Folder
  private var isClear = false

  init(_ folder: consuming Folder) {
    self.folder = folder
  }

  /// Removes the scratches that a process left which ended before anybody counted on them. Does so
  /// once: later there are those of this process.
  func clear() {
    guard !isClear else { return }
    isClear = true
    do throws(Errno) {
      for name in try folder.names() where Scratch.isEarlyName(name) { try folder.remove(name) }
    } catch {
      // They are hidden, and may stay until another time.
    }
  }
}
