#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Posix

extension FragileDisk {
  /// How to take back one change that is not durable yet.
  struct Undo {
    /// The files or folders (by inode) that must all be synchronised to make it durable.
    var waitsFor: Set<UInt64>
    /// True for bytes, false for names.
    let isBytes: Bool
    /// The names concerned, each with its folder's inode.
    var names: Set<String> = []
    /// True if a failed synchronisation lost it for good.
    var isLost = false
    let takeBack: () -> Void
  }

  struct State: ~Copyable {
    let trouble: Trouble
    var strikesAt: Int
    var count = 0
    var countByName: [String: Int] = [:]
    var hasStruck = false
    var isDead = false
    var isFull = false
    var undo: [Undo] = []
    /// Keeps the files whose names were taken from them.
    let backups = [TemporaryFolder(), TemporaryFolder(inMemory: true)]
    var backupCount = 0

    init(trouble: Trouble, strikesAt: Int) {
      self.trouble = trouble
      self.strikesAt = strikesAt
    }

    mutating func restart(losing loss: Loss) {
      for undo in undo.reversed() {
        let forgets =
          switch loss {
          case .nothing: false
          case .names: !undo.isBytes
          case .bytes: undo.isBytes
          case .everything: true
          }
        if forgets || (undo.isLost && loss != .nothing) { undo.takeBack() }
      }
      undo = []
      isDead = false
      isFull = false
      strikesAt = .max
    }

    mutating func makeDurable(_ file: Int32) {
      let inode = inode(file)
      var settled: Set<String> = []
      for index in undo.indices.reversed() {
        if undo[index].isLost {
          // What was done with the name later is durable: the loss does not show any more.
          if !undo[index].names.isDisjoint(with: settled) { undo[index].waitsFor = [] }
        } else {
          undo[index].waitsFor.remove(inode)
          if undo[index].waitsFor.isEmpty { settled.formUnion(undo[index].names) }
        }
      }
      undo.removeAll { $0.waitsFor.isEmpty }
    }

    mutating func lose(_ file: Int32) {
      let inode = inode(file)
      for index in undo.indices where undo[index].isBytes && undo[index].waitsFor.contains(inode) {
        undo[index].isLost = true
      }
    }

    /// Before bytes are written: what stands there now.
    func noteBytes(of file: Int32, at offset: Int, count: Int) -> Undo? {
      let copy = Held(dup(file))
      let length = size(file)
      var old = [UInt8](repeating: 0, count: max(0, min(count, length - offset)))
      _ = pread(file, &old, old.count, off_t(offset))
      let kept = old
      return Undo(waitsFor: [inode(file)], isBytes: true) {
        _ = pwrite(copy.number, kept, kept.count, off_t(offset))
        ftruncate(copy.number, off_t(length))
      }
    }

    func noteLength(of file: Int32) -> Undo? {
      noteBytes(of: file, at: 0, count: .max / 2)
    }

    func noteNewName(in folder: Int32, _ name: String) -> Undo? {
      let folderCopy = copy(folder)
      let names = [key(folderCopy.number, name)] as Set
      return Undo(waitsFor: [inode(folderCopy.number)], isBytes: false, names: names) {
        unlinkat(folderCopy.number, name, 0)
      }
    }

    func noteNewFolder(in folder: Int32, _ name: String) -> Undo? {
      let folderCopy = copy(folder)
      return Undo(waitsFor: [inode(folderCopy.number)], isBytes: false) {
        removeTree(name, in: folderCopy.number)
      }
    }

    mutating func noteRemoval(in folder: Int32, _ name: String, isFolder: Bool) -> Undo? {
      let folderCopy = copy(folder)
      let putBack = isFolder ? nil : keepAlive(name, in: folderCopy)
      let names = [key(folderCopy.number, name)] as Set
      return Undo(waitsFor: [inode(folderCopy.number)], isBytes: false, names: names) {
        if isFolder { mkdirat(folderCopy.number, name, 0o700) } else { putBack?() }
      }
    }

    mutating func noteRename(
      _ folder: Int32, _ name: String, _ target: Int32, _ newName: String, _ rule: Int32
    ) -> Undo? {
      let (from, to) = (copy(folder), copy(target))
      let exchanges = rule == Folder.RenameRule.exchanging.rawValue
      let putBack =
        rule == Folder.RenameRule.replacing.rawValue ? keepAlive(newName, in: to) : nil
      let names = [key(from.number, name), key(to.number, newName)] as Set
      return Undo(waitsFor: [inode(from.number), inode(to.number)], isBytes: false, names: names) {
        let rule = exchanges ? Folder.RenameRule.exchanging : .replacing
        _ = SystemCalls.kernel.rename(to.number, newName, from.number, name, rule.rawValue)
        putBack?()
      }
    }

    /// Gives the file that `name` stands for a second name elsewhere on the disk, and answers how
    /// to put it back: the same inode, as after a power cut.
    private mutating func keepAlive(_ name: String, in folder: Held) -> () -> Void {
      backupCount += 1
      for backups in backups {
        let backup = backups.path(String(backupCount))
        guard linkat(folder.number, name, AT_FDCWD, backup, 0) == 0 else { continue }
        return {
          withExtendedLifetime(backups) { _ = renameat(AT_FDCWD, backup, folder.number, name) }
        }
      }
      return {}
    }
  }
}

private func size(_ file: Int32) -> Int {
  var raw = stat()
  fstat(file, &raw)
  return Int(raw.st_size)
}

private func inode(_ file: Int32) -> UInt64 {
  var raw = stat()
  fstat(file, &raw)
  return UInt64(raw.st_ino)
}

private func key(_ folder: Int32, _ name: String) -> String {
  "\(inode(folder))/\(name)"
}

private func copy(_ folder: Int32) -> Held {
  Held(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
}

/// A descriptor that is closed when nothing can be taken back with it any more.
private final class Held {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }
}

private func removeTree(_ name: String, in folder: Int32) {
  let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  guard inner >= 0, let stream = fdopendir(inner) else { return }
  while let entry = readdir(stream) {
    let child = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: UInt8.self, capacity: 1) { String(cString: $0) }
    }
    if child == "." || child == ".." { continue }
    if unlinkat(inner, child, 0) != 0 { removeTree(child, in: inner) }
  }
  closedir(stream)
  unlinkat(folder, name, Int32(AT_REMOVEDIR))
}
