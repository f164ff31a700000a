#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system knows of a file or folder without reading it.
public struct FileStatus: Hashable, Sendable {
  /// Which file it is: equal for two names only if both name one file.
  public let identity: FileIdentity
  /// What it is.
  public let kind: FileKind
  /// Length in bytes.
  public let size: Int
  /// Permission bits, without the kind.
  public let mode: UInt32
  /// The owner's user number.
  public let owner: UInt32
  /// The owning group's number.
  public let group: UInt32
  /// How many names the file has.
  public let links: Int
  /// When the content last changed, in nanoseconds since 1970.
  public let modified: Int64
  /// When content or status last changed, in nanoseconds since 1970.
  public let changed: Int64

  init(_ raw: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), file: UInt64(raw.st_ino))
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(raw.st_size)
    mode = UInt32(raw.st_mode) & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
    links = Int(raw.st_nlink)
    #if canImport(Darwin)
      let (modification, change) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (modification, change) = (raw.st_mtim, raw.st_ctim)
    #endif
    modified = Int64(modification.tv_sec) * 1_000_000_000 + Int64(modification.tv_nsec)
    changed = Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec)
  }
}

/// Which file it is, whatever its name.
public struct FileIdentity: Hashable, Sendable {
  /// The file system.
  public let device: UInt64
  /// The inode.
  public let file: UInt64

  /// The file with that inode on that device.
  public init(device: UInt64, file: UInt64) {
    self.device = device
    self.file = file
  }
}

/// What a name in a folder stands for.
public enum FileKind: Hashable, Sendable {
  /// A file with bytes in it.
  case regular
  /// A folder.
  case folder
  /// A symbolic link, not followed.
  case symbolicLink
  /// A device, socket or pipe.
  case other
}
