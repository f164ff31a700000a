#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension File {
  /// Reads `count` bytes from `offset` on; fewer only where the file ends. Loops over `pread`.
  public func read(_ count: Int, at offset: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(Errno) {
        while filled < count, let place = buffer.baseAddress {
          let taken = try retryingInterrupts {
            answer(pread(descriptor, place + filled, count - filled, off_t(offset + filled)))
          }
          if taken == 0 { break }
          filled += taken
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the whole file, as long as it is now. Loops over `pread`.
  public func readAll() throws(Errno) -> [UInt8] {
    var bytes = try read(try status().size, at: 0)
    while true {
      let more = try read(65_536, at: bytes.count)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Writes all of `bytes` at `offset`. Loops over `pwrite`, so a short write is continued, not
  /// restarted; when it throws, any part of the bytes may have been written.
  public func write(_ bytes: [UInt8], at offset: Int) throws(Errno) {
    try writeFully(bytes) { rest, count, done in
      calls.writeAt(descriptor, rest, count, offset + done)
    }
  }

  /// All extended attributes that may be read, by name. Empty where there are none or the file
  /// system has none. The C calls are `flistxattr` and `fgetxattr`.
  public func attributes() throws(Errno) -> [ExtendedAttribute] {
    try ExtendedAttribute.all(of: descriptor)
  }

  /// Sets one extended attribute. The C call is `fsetxattr`.
  public func setAttribute(_ attribute: ExtendedAttribute) throws(Errno) {
    try attribute.set(on: descriptor)
  }
}
