public import Memos
internal import Posix
internal import Sealing

/// The contents of what is attached to memos, each sealed in a file of its own until every sink has
/// it.
///
///     <state>/attachments/<32 hexadecimal digits of the ID>   see docs/formats/attachment.md
///     <state>/attachments/<the same>.new                      unfinished, nothing promised
///
/// A file under its name is whole. It is made before its memo is accepted, so every memo in the
/// ledger has its attachments; a file that no memo names is what a capture left that was cut short,
/// or a removal.
///
///     file  memo
///      -     -     nothing was captured
///      +     -     sealed, not accepted: removed by `Ledger.sweepAttachments` after a day
///      +     +     waits
///      +    left   settled everywhere, durably: removed by `Ledger.removeAttachments`, or swept
public struct AttachmentStore: Sendable {
  /// The folder, which need not exist yet.
  public let path: String
  let keys: String
  let calls: SystemCalls

  /// The store in the state folder at `state`, sealed under keys of the folder at `keys`.
  init(in state: String, keys: String, calls: SystemCalls) {
    path = state + "/attachments"
    self.keys = keys
    self.calls = calls
  }

  /// Opens the sealed copy of that attachment and looks at its header. Throws if it is gone, is
  /// none, or its key is not here (any more).
  public func open(_ id: Attachment.ID) throws(Unreadable) -> SealedAttachment {
    try SealedAttachment(id, in: self, Keyring(at: keys, calls: calls))
  }

  /// Where the sealed copy of that attachment stands.
  public func path(of id: Attachment.ID) -> String {
    path + "/" + id.fileName
  }

  /// The same for sinks. What cannot be read is a temporary failure: a key may come back.
  public var contents: AttachmentContents {
    AttachmentContents(open: reader) { (attachment, reader) throws(DeliveryFailure) in
      var digest = DigestInPieces()
      while let piece = try reader.next() { digest.take(piece) }
      return digest.digest.bytes == attachment.digest
    }
  }

  private func reader(of attachment: Attachment) throws(DeliveryFailure) -> AttachmentReader {
    let sealed: SealedAttachment
    do throws(Unreadable) {
      sealed = try open(attachment.id)
    } catch {
      throw failure(error, attachment)
    }
    var left = attachment.byteCount
    return AttachmentReader { () throws(DeliveryFailure) in
      do throws(Unreadable) {
        let piece = try sealed.next()
        if let piece { left -= piece.count }
        guard left >= 0, piece != nil || left == 0 else { throw .brokenSeal }
        return piece
      } catch {
        throw failure(error, attachment)
      }
    }
  }

  /// Removes the sealed copies of `attachments`. What the system refuses is left to the sweep.
  public func remove(_ attachments: [Attachment]) {
    guard !attachments.isEmpty else { return }
    do throws(Errno) {
      let folder = try Folder(atPath: path, calls: calls)
      for attachment in attachments { discard(attachment.id.fileName, in: folder) }
    } catch {
      // There is nothing to remove, or the sweep does it.
    }
  }

  func discard(_ name: String, in folder: borrowing Folder) {
    do throws(Errno) {
      try folder.remove(name)
    } catch {
      // It is gone, or the sweep does it.
    }
  }

  private func failure(_ reason: Unreadable, _ attachment: Attachment) -> DeliveryFailure {
    let number: Int? =
      switch reason {
      case .missing: Int(Errno.noEntry.rawValue)
      case .refused(let error): Int(error.rawValue)
      case .damagedHeader, .unknownFormat, .keyMissing, .keyWrong, .brokenSeal: nil
      }
    let cause = DeliveryFailure.Cause(
      .attachmentUnreadable, at: path(of: attachment.id), number: number)
    return .temporary(cause, after: .seconds(1))
  }
}

extension Attachment.ID {
  /// The name of the sealed copy.
  var fileName: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The ID in the name of a sealed copy; nil for any other name.
  init?(fileName: some StringProtocol) {
    guard fileName.utf8.count == 32 else { return nil }
    let digits = fileName.utf8.compactMap { digit in
      digit < UInt8(ascii: "A") || digit >= UInt8(ascii: "a")
        ? Character(Unicode.Scalar(digit)).hexDigitValue : nil
    }
    guard digits.count == 32 else { return nil }
    self.init(
      bytes: stride(from: 0, to: 32, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}
