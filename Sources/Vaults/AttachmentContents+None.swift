public import Memos

extension AttachmentContents {
  /// Contents of which none can be read: memos that have attachments wait.
  public static let none = AttachmentContents { (_) throws(DeliveryFailure) in
    throw .temporary(.init(.attachmentUnreadable), after: .seconds(1))
  }
}
