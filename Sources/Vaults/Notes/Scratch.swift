internal import Posix

/// A file that is to become a note: complete and on stable storage, but not visible.
///
/// Where the file system can, it has no name before it is needed, so that a crash leaves nothing
/// behind; elsewhere it is hidden, and named so that no vault takes it for a note. Used by the
/// holder of the delivery lock alone.
///
///     name                 content
///     none                    +      made, synchronised; gone if the process ends
///     .slip-<16>.new.tmp      +?     the same where it needs a name; nobody counts on it: if the
///                                    process ends the next one that makes such a file removes it
///     .slip-<16>.tmp          +      `show`: an intent that names it is durable by then
final class Scratch {
  /// The name that it has, or is given by `show`.
  let name: String
  /// What the system said of the file when it was made.
  private let status: FileStatus
  /// Which file it is.
  var identity: FileIdentity { status.identity }
  /// The file, kept open unless there are many.
  private let opened: Opened?
  private var isLeased = false
  /// The name that it has now, if any.
  private var currentName: String?

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

  /// Makes a file with `bytes` in `place`, as open as `model`, and forces it onto the disk.
  ///
  /// On throw nothing is left, unless the system refuses to remove it.
  convenience init(
    _ bytes: [UInt8], in place: VaultFolder, like model: Model?, _ crowd: Crowd
  ) throws(Errno) {
    try self.init(in: place, like: model, crowd) { (file: borrowing File) throws(Errno) in
      try file.write(bytes, at: 0)
    }
  }

  /// As above, with the bytes that `fill` writes.
  init(
    in place: VaultFolder, like model: Model?, _ crowd: Crowd,
    filledBy fill: (borrowing File) throws(Errno) -> Void
  ) throws(Errno) {
    let name = Scratch.freshName()
    let early = Scratch.earlyName(of: name)
    do throws(Errno) {
      let file = try Scratch.create(early, in: place, crowd)
      try fill(file)
      try Scratch.dress(file, like: model)
      try file.synchronize()
      status = try file.status()
      self.name = name
      currentName = status.links > 0 ? early : nil
      opened = crowd == .many ? nil : Opened(file)
    } catch {
      Scratch.discard(early, in: place.folder)
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

  /// Gives the file its scratch name, if it does not have that yet.
  func show(in folder: borrowing Folder) throws(Errno) {
    if let currentName {
      if currentName != name { try folder.rename(currentName, to: name, .replacing) }
    } else {
      try opened?.file.giveName(name, in: folder)
    }
    currentName = name
  }

  /// Makes the file the note `note`, in one step; throws `.exists` if there is one.
  func become(_ note: String, in folder: borrowing Folder) throws(Errno) {
    if let currentName {
      try folder.renameWithoutReplacing(currentName, to: note)
      self.currentName = nil
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

  /// Takes the name `note` away from it again, which `become` may have given it. If another file has
  /// that name or the file was written to since, all stays as it is; and so it does where the system
  /// refuses. A crash on the way leaves a name that nobody counts on.
  func withdraw(_ note: String, from folder: borrowing Folder) {
    let early = Scratch.earlyName(of: name)
    do throws(Errno) {
      guard try isStill(note, in: folder) else { return }
      try folder.renameWithoutReplacing(note, to: early)
      if try isStill(early, in: folder) { return try folder.remove(early) }
      // Another took the name since the look at it.
      try folder.renameWithoutReplacing(early, to: note)
    } catch {
      // It stays as a file that nobody came back for.
    }
  }

  /// Whether `name` is this file, as it was made.
  private func isStill(_ name: String, in folder: borrowing Folder) throws(Errno) -> Bool {
    let now = try folder.status(of: name)
    return now?.identity == identity && now?.size == status.size
      && now?.modified == status.modified
  }

  /// Takes its scratch name away again.
  func remove(from folder: borrowing Folder) {
    guard let currentName else { return }
    // A rename that failed may have been done all the same.
    for name in Set([currentName, name]) { Scratch.discard(name, in: folder) }
    self.currentName = nil
  }

  /// Counts the scratch name as taken over by another file.
  func forget() {
    currentName = nil
  }

  /// Removes what a process left that ended before it could show the scratch `name`.
  static func discardEarly(_ name: String, in folder: borrowing Folder) {
    discard(earlyName(of: name), in: folder)
  }

  /// True for the names that intents give to scratches.
  static func isName(_ name: String) -> Bool {
    isName(name, endingIn: suffix)
  }

  /// True for the names of scratches that nobody counts on.
  static func isEarlyName(_ name: String) -> Bool {
    isName(name, endingIn: earlySuffix)
  }

  private static func isName(_ name: String, endingIn suffix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let digits = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return digits.count == digitCount
      && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Hidden, so that a vault does not show it and Obsidian does not index it; `.tmp`, which
  /// sync tools pass over; random, so that no two programs ever share one.
  private static let prefix = ".slip-"
  private static let suffix = ".tmp"
  private static let earlySuffix = ".new.tmp"
  private static let digitCount = 16

  /// A scratch name that nothing has.
  static func freshName() -> String {
    let number = UInt64.random(in: .min ... .max)
    let digits = String(number, radix: 16)
    return prefix + String(repeating: "0", count: digitCount - digits.count) + digits + suffix
  }

  private static func earlyName(of name: String) -> String {
    name.dropLast(suffix.count) + earlySuffix
  }

  private static func create(
    _ name: String, in place: VaultFolder, _ crowd: Crowd
  ) throws(Errno) -> File {
    if crowd == .alone {
      do throws(Errno) {
        return try File(unnamedIn: place.folder)
      } catch {
        switch error {
        case .notSupported, .isFolder, .noSuchCall, .invalid: break
        default: throw error
        }
      }
    }
    place.clear()
    return try File(creating: name, in: place.folder)
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

  /// Does what is not worth failing for, where the system refuses it.
  static func unlessRefused(_ body: () throws(Errno) -> Void) throws(Errno) {
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
      // It is hidden, and `recover` or the next scratch in this folder removes it.
    }
  }
}
