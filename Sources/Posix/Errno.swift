#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a system call answered when it failed.
public struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as `errno(3)` lists them.
  public let rawValue: Int32

  /// The error of that number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The system's own words for it, in lower case and without a full stop.
  public var description: String {
    var words = [CChar](repeating: 0, count: 256)
    strerror_r(rawValue, &words, words.count)
    let bytes = words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    let text = String(decoding: bytes, as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Errno {
  /// EPERM: the operation is not permitted.
  public static let notPermitted = Errno(rawValue: EPERM)
  /// ENOENT: no such file or folder.
  public static let noEntry = Errno(rawValue: ENOENT)
  /// EINTR: a signal came first.
  public static let interrupted = Errno(rawValue: EINTR)
  /// EIO: the device failed.
  public static let inputOutput = Errno(rawValue: EIO)
  /// EAGAIN: not now.
  public static let tryAgain = Errno(rawValue: EAGAIN)
  /// ENOMEM: no memory.
  public static let noMemory = Errno(rawValue: ENOMEM)
  /// EACCES: access is denied.
  public static let accessDenied = Errno(rawValue: EACCES)
  /// EEXIST: the name is taken.
  public static let exists = Errno(rawValue: EEXIST)
  /// EXDEV: the two names are on different file systems.
  public static let crossDevice = Errno(rawValue: EXDEV)
  /// ENOTDIR: a part of the path is no folder.
  public static let notFolder = Errno(rawValue: ENOTDIR)
  /// EISDIR: it is a folder.
  public static let isFolder = Errno(rawValue: EISDIR)
  /// EINVAL: the call makes no sense here.
  public static let invalid = Errno(rawValue: EINVAL)
  /// ENOSPC: the disk is full.
  public static let noSpace = Errno(rawValue: ENOSPC)
  /// EDQUOT: the quota is used up.
  public static let quotaExceeded = Errno(rawValue: EDQUOT)
  /// EFBIG: the file would be too large.
  public static let fileTooLarge = Errno(rawValue: EFBIG)
  /// EROFS: the file system is read-only.
  public static let readOnly = Errno(rawValue: EROFS)
  /// EPIPE: nobody reads.
  public static let brokenPipe = Errno(rawValue: EPIPE)
  /// ENAMETOOLONG: the name is too long.
  public static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  /// ENOSYS: this system has no such call.
  public static let noSuchCall = Errno(rawValue: ENOSYS)
  /// ENOTEMPTY: the folder is not empty.
  public static let notEmpty = Errno(rawValue: ENOTEMPTY)
  /// ELOOP: a symbolic link stands where none may.
  public static let symbolicLink = Errno(rawValue: ELOOP)
  /// ENOTSUP: this file system cannot do it.
  public static let notSupported = Errno(rawValue: ENOTSUP)
  /// ESTALE: the network file is gone.
  public static let stale = Errno(rawValue: ESTALE)
  /// ENXIO, of a named pipe: nobody reads it.
  public static let noReader = Errno(rawValue: ENXIO)
  /// EILSEQ: the bytes are no text in the encoding that is asked for.
  public static let illegalSequence = Errno(rawValue: EILSEQ)
}
