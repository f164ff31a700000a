extension Folder {
  /// Makes the file `name` hold `bytes`, whole and durable, or not at all; never replaces one.
  ///
  /// The bytes are written under a name of their own (`scratch`, which must be unique to the
  /// caller), synchronised, given their name in one step, and the folder is synchronised. Throws
  /// `.exists` if the name is taken. When it throws, `name` is absent, or whole but perhaps not
  /// durable; the scratch is removed unless the system refuses that too.
  public func publish(
    _ bytes: [UInt8], as name: String, scratch: String, mode: UInt32 = 0o600
  ) throws(Errno) {
    let file = try File(creating: scratch, in: self, mode: mode)
    do throws(Errno) {
      try file.write(bytes, at: 0)
      try file.setMode(mode)
      try file.synchronize()
      try file.close()
      try renameWithoutReplacing(scratch, to: name)
    } catch {
      discard(scratch)
      throw error
    }
    try synchronize()
  }

  /// Gives the file `name` its `newName` in one step, and throws `.exists` if that is taken.
  ///
  /// Where the file system knows no `RENAME_NOREPLACE` it is done by a second name: `linkat`,
  /// then `unlinkat`, so that for a moment the file has both.
  public func renameWithoutReplacing(_ name: String, to newName: String) throws(Errno) {
    do throws(Errno) {
      try rename(name, to: newName, .notReplacing)
    } catch {
      guard error == .invalid || error == .noSuchCall || error == .notSupported else { throw error }
      try link(name, to: newName)
      try remove(name)
    }
  }

  private func discard(_ scratch: String) {
    do throws(Errno) {
      try remove(scratch)
    } catch {
      // The caller learns of the failure that came first.
    }
  }
}
