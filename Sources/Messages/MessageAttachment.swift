/// A file that goes with a message, read when the message is written, a piece at a time.
public struct MessageAttachment<Failure: Error> {
  /// What the file is called; any text.
  public let name: String
  /// Begins to read the file. What it returns gives the next bytes, and nil at the end.
  public let open: () throws(Failure) -> (() throws(Failure) -> [UInt8]?)

  /// The file of that name that `open` begins to read.
  public init(
    name: String, open: @escaping () throws(Failure) -> (() throws(Failure) -> [UInt8]?)
  ) {
    self.name = name
    self.open = open
  }
}
