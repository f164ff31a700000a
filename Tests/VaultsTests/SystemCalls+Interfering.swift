import Posix
import Testing

/// What others do just before or after a certain call. Each of these is given the number of the
/// call, from 0 on, and makes it when it likes. The calls are used by one thread alone.
extension SystemCalls {
  /// What is made of one call; answers as the kernel does.
  typealias Interference = (_ number: Int, _ real: () -> Int) throws -> Int

  /// At a rename to the note of these tests, by that rule.
  func renaming(_ rule: Folder.RenameRule, _ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.rename = { [rename] folder, name, target, newName, kind in
      let real = { rename(folder, name, target, newName, kind) }
      let isMeant = kind == rule.rawValue && String(cString: newName) == TestVault.note
      return isMeant ? counted(real) : real()
    }
    return calls
  }

  /// When a file without a name is given one, or a file a second one.
  func linking(_ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.linkUnnamed = { [linkUnnamed] file, folder, name in
      counted { linkUnnamed(file, folder, name) }
    }
    calls.link = { [link] folder, name, target, newName in
      counted { link(folder, name, target, newName) }
    }
    return calls
  }

  /// When a scratch that has a name gets the one that the intent says.
  func showing(_ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.rename = { [rename] folder, name, target, newName, kind in
      let real = { rename(folder, name, target, newName, kind) }
      let isMeant =
        kind == Folder.RenameRule.replacing.rawValue
        && String(cString: newName).hasPrefix(".slip-")
      return isMeant ? counted(real) : real()
    }
    return calls
  }

  /// When a name is taken away.
  func removing(_ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.unlink = { [unlink] folder, name, flags in counted { unlink(folder, name, flags) } }
    return calls
  }

  /// When something is forced onto the disk.
  func synchronizing(_ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.synchronize = { [synchronize] file in counted { synchronize(file) } }
    return calls
  }

  /// When the file of that name is opened.
  func opening(_ file: String, _ body: @escaping Interference) -> SystemCalls {
    let counted = counting(body)
    var calls = self
    calls.open = { [open] folder, name, flags, mode in
      let real = { open(folder, name, flags, mode) }
      return String(cString: name) == file ? counted(real) : real()
    }
    return calls
  }

  private func counting(_ body: @escaping Interference) -> @Sendable (() -> Int) -> Int {
    nonisolated(unsafe) let body = body
    let counter = Counter()
    return { real in
      do {
        return try body(counter.next(), real)
      } catch {
        Issue.record(error)
        return Self.deviceError
      }
    }
  }
}
