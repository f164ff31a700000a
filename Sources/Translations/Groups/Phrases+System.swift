extension Phrases {
  /// What the system answers, and what is missing around the program.
  public var system: System { spoken() }

  /// What the system answers, and what is missing around the program.
  public struct System: Spoken, Sendable {
    /// EPERM
    public let notPermitted: String
    /// ENOENT
    public let noEntry: String
    /// EINTR
    public let interrupted: String
    /// EIO
    public let inputOutput: String
    /// EAGAIN
    public let tryAgain: String
    /// ENOMEM
    public let noMemory: String
    /// EACCES
    public let accessDenied: String
    /// EEXIST
    public let exists: String
    /// EXDEV
    public let crossDevice: String
    /// ENOTDIR
    public let notFolder: String
    /// EISDIR
    public let isFolder: String
    /// EINVAL
    public let invalid: String
    /// ENOSPC
    public let noSpace: String
    /// EDQUOT
    public let quotaExceeded: String
    /// EFBIG
    public let fileTooLarge: String
    /// EROFS
    public let readOnly: String
    /// EPIPE
    public let brokenPipe: String
    /// ENAMETOOLONG
    public let nameTooLong: String
    /// ENOSYS
    public let noSuchCall: String
    /// ENOTEMPTY
    public let notEmpty: String
    /// ELOOP
    public let symbolicLink: String
    /// ENOTSUP
    public let notSupported: String
    /// ESTALE
    public let stale: String
    /// EILSEQ
    public let illegalSequence: String

    /// The environment names no home folder.
    public let homeNotSet: String
    /// The way out of it.
    public let setHome: String
    /// The argument of that number is no text.
    public let argumentNotUTF8: With1
    /// The way out, if it names a file.
    public let renameFile: String
    /// The way out, if it is a text.
    public let textByInput: String
    /// Standard input fails: the system's words.
    public let inputNotRead: With1
    /// Standard output fails: the system's words.
    public let outputNotWritten: With1
    /// An error that nobody thought of: the name of its type.
    public let unexpected: With1
    /// The current folder has no name: what was typed, the system's words.
    public let folderUnknown: With2
    /// The way out of it.
    public let wholePath: String
    /// A file or folder is missing: its path.
    public let notThere: With1
    /// A file is not read: its path, why.
    public let notRead: With2
    /// A file is not written: its path, why.
    public let notWritten: With2
    /// A file is not locked: its path, why.
    public let notLocked: With2
  }
}
