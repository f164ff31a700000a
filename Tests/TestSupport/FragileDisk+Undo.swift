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
    let backups = TemporaryFolder()
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
      for index in undo.indices where !undo[index].isLost { undo[index].waitsFor.remove(inode) }
      undo.removeAll { $0.waitsFor.isEmpty && !$0.isLost }
    }

    mutating func lose(_ file: Int32) {
      let inode = inode(file)
      for index in undo.indices where undo[index].waitsFor.contains(inode) {
        undo[index].isLost = true
      }
    }

    /// Before bytes are written: what stands there now.
    func noteBytes(of file: Int32, at offset: Int, count: Int) -> Undo? {
      let copy = dup(file)
      let length = size(file)
      var old = [UInt8](repeating: 0, count: max(0, min(count, length - offset)))
      _ = pread(file, &old, old.count, off_t(offset))
      let kept = old
      return Undo(waitsFor: [inode(file)], isBytes: true) {
        _ = pwrite(copy, kept, kept.count, off_t(offset))
        ftruncate(copy, off_t(length))
        close(copy)
      }
    }

    func noteLength(of file: Int32) -> Undo? {
      noteBytes(of: file, at: 0, count: .max / 2)
    }

    func noteNewName(in folder: Int32, _ name: String) -> Undo? {
      let folderCopy = copy(folder)
      return Undo(waitsFor: [inode(folderCopy)], isBytes: false) {
        unlinkat(folderCopy, name, 0)
        close(folderCopy)
      }
    }

    func noteNewFolder(in folder: Int32, _ name: String) -> Undo? {
      let folderCopy = copy(folder)
      return Undo(waitsFor: [inode(folderCopy)], isBytes: false) {
        removeTree(name, in: folderCopy)
        close(folderCopy)
      }
    }

    mutating func noteRemoval(in folder: Int32, _ name: String, isFolder: Bool) -> Undo? {
      let folderCopy = copy(folder)
      let putBack = isFolder ? nil : keepAlive(name, in: folderCopy)
      return Undo(waitsFor: [inode(folderCopy)], isBytes: false) {
        if isFolder { mkdirat(folderCopy, name, 0o700) } else { putBack?() }
        close(folderCopy)
      }
    }

    mutating func noteRename(
      _ folder: Int32, _ name: String, _ target: Int32, _ newName: String, _ rule: Int32
    ) -> Undo? {
      let (from, to) = (copy(folder), copy(target))
      let exchanges = rule == Folder.RenameRule.exchanging.rawValue
      let putBack =
        rule == Folder.RenameRule.replacing.rawValue ? keepAlive(newName, in: to) : nil
      return Undo(waitsFor: [inode(from), inode(to)], isBytes: false) {
        let rule = exchanges ? Folder.RenameRule.exchanging : .replacing
        _ = SystemCalls.kernel.rename(to, newName, from, name, rule.rawValue)
        putBack?()
        close(from)
        close(to)
      }
    }

    /// Gives the file that `name` stands for a second name elsewhere on the disk, and answers how
    /// to put it back: the same inode, as after a power cut.
    private mutating func keepAlive(_ name: String, in folder: Int32) -> () -> Void {
      let backup = backups.path(String(backupCount))
      backupCount += 1
      guard linkat(folder, name, AT_FDCWD, backup, 0) == 0 else { return {} }
      return { [backups] in
        withExtendedLifetime(backups) { _ = renameat(AT_FDCWD, backup, folder, name) }
      }
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

private func copy(_ folder: Int32) -> Int32 {
  openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
