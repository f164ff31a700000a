public import Posix
internal import Synchronization

/// A real disk on which one thing goes wrong.
///
/// Hand `calls` to the code under test. Every call is carried out on the real file system and
/// noted; at the call number `n` (counted from 0) the trouble strikes, once. Afterwards
/// `restart(losing:)` takes back what no later synchronisation made durable, as a power cut would.
///
/// The model is the weak one: bytes are durable after `fsync` or `fdatasync` of their file, names
/// after `fsync` of their folder, and nothing else helps. After a failed `fsync` the bytes
/// written before it are lost whatever succeeds later, as on ext4, XFS and btrfs; names are in a
/// journal that fails for good or not at all, so they wait for the next success.
public final class FragileDisk: Sendable {
  /// What strikes.
  public enum Trouble: String, CaseIterable, Sendable {
    /// The power fails before the call.
    case powerCut
    /// The power fails when half of a write is done; before any other call.
    case tornWrite
    /// The device fails.
    case inputOutput
    /// The disk is full: from this call on, whatever needs space fails.
    case noSpace
    /// A signal comes first.
    case interrupted
    /// Only half is written; other calls are not touched.
    case shortWrite
  }

  /// What a restart forgets of what was never synchronised.
  public enum Loss: String, CaseIterable, Sendable {
    /// Nothing: the process died, the machine went on.
    case nothing
    /// Names given and taken; bytes survive.
    case names
    /// Bytes written; names survive.
    case bytes
    /// Both.
    case everything
  }

  let state: Mutex<State>

  /// A disk on which `trouble` strikes at the call number `n`; without a number, never.
  public init(_ trouble: Trouble = .powerCut, at n: Int = .max) {
    state = Mutex(State(trouble: trouble, strikesAt: n))
  }

  /// How many calls have come so far.
  public var callCount: Int {
    state.withLock { $0.count }
  }

  /// How many calls of that name have come: `fsync`, `fdatasync`, `write`, `rename`, ….
  public func callCount(of name: String) -> Int {
    state.withLock { $0.countByName[name, default: 0] }
  }

  /// True once the trouble has struck.
  public var hasStruck: Bool {
    state.withLock { $0.hasStruck }
  }

  /// Power comes back: takes back what was not durable, and from now on nothing fails.
  public func restart(losing loss: Loss) {
    state.withLock { state in
      state.restart(losing: loss)
    }
  }

  /// Another process takes over from one that the trouble killed; the machine goes on, so nothing
  /// is lost, and nothing becomes durable either. No more trouble strikes.
  public func goOn() {
    state.withLock { state in
      state.isDead = false
      state.strikesAt = .max
    }
  }

  /// The calls to hand to the code under test.
  public var calls: SystemCalls {
    let disk = self
    let kernel = SystemCalls.kernel
    return SystemCalls(
      open: { folder, name, flags, mode in
        disk.open(folder, name, flags, mode)
      },
      openUnnamed: { folder, mode in
        disk.change("create", needsSpace: true, note: { _ in nil }) {
          kernel.openUnnamed(folder, mode)
        }
      },
      close: { kernel.close($0) },
      write: { file, bytes, count in
        disk.write("write", file, count, at: nil) { kernel.write(file, bytes, $0) }
      },
      writeAt: { file, bytes, count, offset in
        disk.write("write", file, count, at: offset) { kernel.writeAt(file, bytes, $0, offset) }
      },
      synchronize: { file in
        disk.synchronize("fsync", file) { kernel.synchronize(file) }
      },
      synchronizeData: { file in
        disk.synchronize("fdatasync", file) { kernel.synchronizeData(file) }
      },
      truncate: { file, length in
        disk.change("truncate", needsSpace: false, note: { $0.noteLength(of: file) }) {
          kernel.truncate(file, length)
        }
      },
      allocate: { file, length in
        disk.change("allocate", needsSpace: true, note: { $0.noteLength(of: file) }) {
          kernel.allocate(file, length)
        }
      },
      setMode: { file, mode in
        disk.change("chmod", needsSpace: false, note: { _ in nil }) { kernel.setMode(file, mode) }
      },
      rename: { folder, name, target, newName, rule in
        disk.change(
          "rename", needsSpace: false,
          note: {
            $0.noteRename(folder, String(cString: name), target, String(cString: newName), rule)
          }
        ) { kernel.rename(folder, name, target, newName, rule) }
      },
      link: { folder, name, target, newName in
        disk.change(
          "link", needsSpace: true,
          note: { $0.noteNewName(in: target, String(cString: newName)) }
        ) { kernel.link(folder, name, target, newName) }
      },
      linkUnnamed: { file, target, newName in
        disk.change(
          "link", needsSpace: true,
          note: { $0.noteNewName(in: target, String(cString: newName)) }
        ) { kernel.linkUnnamed(file, target, newName) }
      },
      unlink: { folder, name, flags in
        disk.change(
          "unlink", needsSpace: false,
          note: { $0.noteRemoval(in: folder, String(cString: name), isFolder: flags != 0) }
        ) { kernel.unlink(folder, name, flags) }
      },
      makeFolder: { folder, name, mode in
        disk.change(
          "mkdir", needsSpace: true,
          note: { $0.noteNewFolder(in: folder, String(cString: name)) }
        ) { kernel.makeFolder(folder, name, mode) }
      }
    )
  }
}

/// Runs `body` with a disk on which the trouble strikes at call 0, at call 1, and so on, until a
/// run ends before its trouble came. With a larger step, at each call that many apart.
public func withEvery(
  _ trouble: FragileDisk.Trouble, from first: Int = 0, step: Int = 1,
  _ body: (FragileDisk) throws -> Void
) rethrows {
  var n = first
  while true {
    let disk = FragileDisk(trouble, at: n)
    try body(disk)
    if !disk.hasStruck { return }
    n += step
  }
}
