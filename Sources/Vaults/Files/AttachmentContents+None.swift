public import Memos

extension AttachmentContents {
  /// Contents of which none can be read: memos that have attachments wait.
  public static let none = AttachmentContents { (_) throws(DeliveryFailure) in
    throw unreadable
  } isContent: { (_, _) throws(DeliveryFailure) in
    throw unreadable
  }

  private static let unreadable = DeliveryFailure.temporary(
    .init(.attachmentUnreadable), after: .seconds(1))
}
