internal import Posix

/// A file that is to become a note: complete and on stable storage, but not visible.
///
/// Where the file system can, it has no name before it is needed, so that a crash leaves nothing
/// behind; elsewhere it is hidden, and named so that no vault takes it for a note. Used by the
/// holder of the delivery lock alone.
///
///     name  content
///      -       +      made, synchronised; gone if the process ends
///      +       +      `show`: an intent that names it is durable by then
///      +       -      never
final class Scratch {
  /// The name that it has, or is given by `show`.
  let name: String
  /// Which file it is.
  let identity: FileIdentity
  /// The file, kept open unless there are many.
  private let opened: Opened?
  private var isLeased = false
  private(set) var isShown: Bool

  private final class Opened {
    let file: File

    init(_ file: consuming File) {
      self.file = file
    }
  }

  /// How many scratches there are at a time.
  enum Crowd {
    /// A few: each may keep a file open.
    case alone
    /// More than a process may have files open: each gets a hidden name at once and is closed.
    case many
  }

  /// What a note takes over from the one it replaces.
  struct Model {
    let status: FileStatus
    let attributes: [ExtendedAttribute]
  }

  /// Makes a file with `bytes` in `folder`, as open as `model`, and forces it onto the disk.
  ///
  /// On throw nothing is left, unless the system refuses to remove it.
  init(
    _ bytes: [UInt8], in folder: borrowing Folder, like model: Model?, _ crowd: Crowd
  ) throws(Errno) {
    let name = Scratch.freshName()
    do throws(Errno) {
      let file = try Scratch.create(name, in: folder, crowd)
      try file.write(bytes, at: 0)
      try Scratch.dress(file, like: model)
      try file.synchronize()
      let status = try file.status()
      self.name = name
      identity = status.identity
      isShown = status.links > 0
      opened = crowd == .many ? nil : Opened(file)
    } catch {
      Scratch.discard(name, in: folder)
      throw error
    }
  }

  /// Keeps everybody waiting who wants to open the file under whatever name. Where that cannot be
  /// had, `isAwaited` does not know.
  func takeLease() throws(Errno) {
    guard let opened else { return }
    do throws(Errno) {
      try opened.file.takeLease()
      isLeased = true
    } catch {
      switch error {
      case .tryAgain, .accessDenied, .notPermitted, .invalid, .notSupported, .noSuchCall: break
      default: throw error
      }
    }
  }

  /// True if someone waits to open the file.
  func isAwaited() throws(Errno) -> Bool {
    guard let opened, isLeased else { return false }
    return try !opened.file.leaseIsWhole()
  }

  /// Lets whoever waits go on.
  func releaseLease() {
    guard let opened, isLeased else { return }
    isLeased = false
    do throws(Errno) {
      try opened.file.releaseLease()
    } catch {
      // The lease ends with the file anyway.
    }
  }

  /// What the file holds once nobody else has it open.
  func bytesOnceAlone() throws(Errno) -> [UInt8] {
    guard let opened else { return [] }
    return try opened.file.bytesOnceAlone()
  }

  /// Gives the file its scratch name, if it has none yet.
  func show(in folder: borrowing Folder) throws(Errno) {
    guard !isShown else { return }
    try opened?.file.giveName(name, in: folder)
    isShown = true
  }

  /// Makes the file the note `note`, in one step; throws `.exists` if there is one.
  func become(_ note: String, in folder: borrowing Folder) throws(Errno) {
    if isShown {
      try folder.renameWithoutReplacing(name, to: note)
      isShown = false
    } else {
      try opened?.file.giveName(note, in: folder)
    }
  }

  /// False if the note `note` is, for certain, not this file: a server whose answer was lost is
  /// asked again and answers that the name is taken, or gone, though it was by this file itself.
  func mayBe(_ note: String, in folder: borrowing Folder) -> Bool {
    do throws(Errno) {
      return try folder.status(of: note)?.identity == identity
    } catch {
      return true
    }
  }

  /// Takes the scratch name away again.
  func remove(from folder: borrowing Folder) {
    guard isShown else { return }
    Scratch.discard(name, in: folder)
    isShown = false
  }

  /// Counts the scratch name as taken over by another file.
  func forget() {
    isShown = false
  }

  /// True for the names that scratches of Slip have.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  /// Hidden, so that a vault does not show it and Obsidian does not index it; `.tmp`, which
  /// sync tools pass over; random, so that no two programs ever share one.
  private static let prefix = ".slip-"
  private static let suffix = ".tmp"

  private static func freshName() -> String {
    let number = UInt64.random(in: .min ... .max)
    let digits = String(number, radix: 16)
    return prefix + String(repeating: "0", count: 16 - digits.count) + digits + suffix
  }

  private static func create(
    _ name: String, in folder: borrowing Folder, _ crowd: Crowd
  ) throws(Errno) -> File {
    if crowd == .many { return try File(creating: name, in: folder) }
    do throws(Errno) {
      return try File(unnamedIn: folder)
    } catch {
      switch error {
      case .notSupported, .isFolder, .noSuchCall, .invalid:
        return try File(creating: name, in: folder)
      default:
        throw error
      }
    }
  }

  /// Mode, owner and extended attributes of the note that is replaced. What this user may not
  /// set is left: the text counts more.
  private static func dress(_ file: borrowing File, like model: Model?) throws(Errno) {
    guard let model else {
      try file.setMode(0o644)
      return
    }
    let mine = try file.status()
    if model.status.owner != mine.owner || model.status.group != mine.group {
      try unlessRefused { () throws(Errno) in
        try file.setOwner(model.status.owner, group: model.status.group)
      }
    }
    for attribute in model.attributes {
      try unlessRefused { () throws(Errno) in try file.setAttribute(attribute) }
    }
    try file.setMode(model.status.mode)
  }

  private static func unlessRefused(_ body: () throws(Errno) -> Void) throws(Errno) {
    do throws(Errno) {
      try body()
    } catch {
      guard [.notPermitted, .accessDenied, .notSupported, .invalid].contains(error) else {
        throw error
      }
    }
  }

  private static func discard(_ name: String, in folder: borrowing Folder) {
    do throws(Errno) {
      try folder.remove(name)
    } catch {
      // It is hidden, and `recover` or the next sweep removes it.
    }
  }
}
