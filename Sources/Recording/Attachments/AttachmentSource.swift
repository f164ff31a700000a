public import Posix

/// Where the content of an attachment comes from, and what it is called.
public struct AttachmentSource {
  /// Gives the next `count` bytes; fewer only at the end, and none behind it.
  public typealias Reading = (_ count: Int) throws(Errno) -> [UInt8]

  /// What it is called: one name, without folders.
  public let name: String
  let open: () throws(Errno) -> Reading

  /// Content that `open` finds when its turn has come.
  public init(name: String, open: @escaping () throws(Errno) -> Reading) {
    self.name = name
    self.open = open
  }
}

/// Why attachments were not sealed. None of them is kept.
public enum SealingFailure: Error, Hashable, Sendable {
  /// The source at that index was not opened.
  case notOpened(index: Int, Errno)
  /// The source at that index was not read to its end.
  case notRead(index: Int, Errno)
  /// A sealed copy was not written, or not made durable.
  case notStored(Errno)
}
