/// A file captured with a memo. Its content is kept apart, sealed, until every sink has it.
public struct Attachment: Hashable, Sendable {
  /// The name of the sealed copy.
  public let id: ID
  /// What the file was called: one name, without folders, as it was given.
  public let name: String
  /// How many bytes it has.
  public let byteCount: Int
  /// The SHA-256 of its content, 32 bytes.
  public let digest: [UInt8]

  /// An attachment of these parts.
  public init(id: ID, name: String, byteCount: Int, digest: [UInt8]) {
    self.id = id
    self.name = name
    self.byteCount = byteCount
    self.digest = digest
  }

  /// Sixteen random bytes.
  public struct ID: Hashable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]

    /// The ID of sixteen bytes. Fails for any other count.
    public init?(bytes: [UInt8]) {
      guard bytes.count == 16 else { return nil }
      self.bytes = bytes
    }
  }
}

/// Where sinks read what is attached: they know of no place in which it is kept.
public struct AttachmentContents: Sendable {
  /// Opens the content of an attachment. Blocks for input.
  public let open: @Sendable (Attachment) throws(DeliveryFailure) -> AttachmentReader
  /// Whether what a reader gives is the content of an attachment, by its digest: for that nothing
  /// of what is kept is needed. Reads to the end.
  public let isContent: @Sendable (Attachment, AttachmentReader) throws(DeliveryFailure) -> Bool

  /// Contents that `open` finds and `isContent` knows.
  public init(
    open: @escaping @Sendable (Attachment) throws(DeliveryFailure) -> AttachmentReader,
    isContent:
      @escaping @Sendable (Attachment, AttachmentReader) throws(DeliveryFailure) -> Bool
  ) {
    self.open = open
    self.isContent = isContent
  }
}

/// The content of one attachment, or of a file that may be the same, a piece at a time.
public struct AttachmentReader {
  /// The next bytes, at most a mebibyte and never none; nil at the end. Throws where the rest
  /// cannot be read or is not what was captured: what was read until then is not to be used.
  public let next: () throws(DeliveryFailure) -> [UInt8]?

  /// A reader whose pieces `next` gives.
  public init(next: @escaping () throws(DeliveryFailure) -> [UInt8]?) {
    self.next = next
  }
}
