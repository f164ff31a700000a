internal import CPosix

extension File {
  /// Takes a write lease: while it is whole, nobody else has the file open, and whoever tries
  /// waits in `open` (up to /proc/sys/fs/lease-break-time seconds).
  ///
  /// Throws `.tryAgain` while anyone else has the file open, `.accessDenied` if this user does
  /// not own it, `.invalid` or `.notSupported` where the file system has no leases (and on
  /// Darwin). Ends with the file. The C call is `fcntl(F_SETLEASE, F_WRLCK)`.
  public func takeLease() throws(Errno) {
    try retryingInterrupts { Int(slip_lease_take(descriptor)) }
  }

  /// False once someone waits to open the file. The C call is `fcntl(F_GETLEASE)`.
  public func leaseIsWhole() throws(Errno) -> Bool {
    try retryingInterrupts { Int(slip_lease_whole(descriptor)) } == 1
  }

  /// Gives the lease back: whoever waits goes on. The C call is `fcntl(F_SETLEASE, F_UNLCK)`.
  public func releaseLease() throws(Errno) {
    try retryingInterrupts { Int(slip_lease_release(descriptor)) }
  }
}
