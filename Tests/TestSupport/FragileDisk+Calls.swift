#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Posix
internal import Synchronization

extension FragileDisk {
  /// What the trouble makes of the call that comes now.
  enum Turn {
    case goOn
    case fail(Int)
    case half(thenCut: Bool)
  }

  func open(_ folder: Int32, _ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32) -> Int {
    let kernel = SystemCalls.kernel
    guard flags & O_CREAT != 0 else {
      return state.withLock { $0.isDead ? -Int(EIO) : kernel.open(folder, name, flags, mode) }
    }
    return change(
      "create", needsSpace: true,
      note: { state in
        var raw = stat()
        let exists = fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) == 0
        return exists ? nil : state.noteNewName(in: folder, String(cString: name))
      }
    ) { kernel.open(folder, name, flags, mode) }
  }

  func write(
    _ name: String, _ file: Int32, _ count: Int, at offset: Int?, _ call: (Int) -> Int
  ) -> Int {
    state.withLock { state in
      let start = offset ?? Int(lseek(file, 0, SEEK_CUR))
      switch state.turn(name, needsSpace: state.grows(file, to: start + count), isWrite: true) {
      case .goOn:
        state.undo += [state.noteBytes(of: file, at: start, count: count)].compactMap(\.self)
        return call(count)
      case .fail(let error):
        return -error
      case .half(let thenCut):
        let half = max(1, count / 2)
        state.undo += [state.noteBytes(of: file, at: start, count: half)].compactMap(\.self)
        let result = call(half)
        if thenCut { state.isDead = true }
        return thenCut ? -Int(EIO) : result
      }
    }
  }

  func synchronize(_ name: String, _ file: Int32, _ call: () -> Int) -> Int {
    state.withLock { state in
      switch state.turn(name, needsSpace: false) {
      case .goOn, .half:
        state.makeDurable(file)
        return call()
      case .fail(let error):
        if error == Int(EIO), !state.isDead { state.lose(file) }
        return -error
      }
    }
  }

  func change(
    _ name: String, needsSpace: Bool, note: (inout State) -> Undo?, _ call: () -> Int
  ) -> Int {
    state.withLock { state in
      switch state.turn(name, needsSpace: needsSpace) {
      case .fail(let error):
        return -error
      case .goOn, .half:
        let undo = note(&state)
        let result = call()
        if result >= 0, let undo { state.undo.append(undo) }
        return result
      }
    }
  }
}

extension FragileDisk.State {
  mutating func turn(_ name: String, needsSpace: Bool, isWrite: Bool = false) -> FragileDisk.Turn {
    if isDead { return .fail(Int(EIO)) }
    defer { count += 1 }
    countByName[name, default: 0] += 1
    if isFull, needsSpace { return .fail(Int(ENOSPC)) }
    guard count == strikesAt else { return .goOn }
    hasStruck = true
    switch trouble {
    case .powerCut:
      isDead = true
      return .fail(Int(EIO))
    case .tornWrite:
      if isWrite { return .half(thenCut: true) }
      isDead = true
      return .fail(Int(EIO))
    case .inputOutput:
      return .fail(Int(EIO))
    case .noSpace:
      isFull = true
      return needsSpace ? .fail(Int(ENOSPC)) : .goOn
    case .interrupted:
      return .fail(Int(EINTR))
    case .shortWrite:
      return isWrite ? .half(thenCut: false) : .goOn
    }
  }

  /// True if writing up to `end` needs blocks that the file does not have yet.
  func grows(_ file: Int32, to end: Int) -> Bool {
    var raw = stat()
    return fstat(file, &raw) != 0 || end > Int(raw.st_size)
  }
}
