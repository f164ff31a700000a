import Memos
import Posix
import Recording
import Sealing
import TestSupport

extension Place {
  /// Seals contents as a capture does.
  func seal(_ contents: [UInt8]..., calls: SystemCalls = .kernel) throws -> [Attachment] {
    let ledger = ledger(calls)
    let key = try ledger.sealingKey()
    let hold = try ledger.attachments.hold()
    defer { hold.release() }
    return try ledger.attachments.seal(
      contents.enumerated().map { .bytes($1, name: "file \($0)") }, under: key, holding: hold)
  }

  /// The whole content of an attachment, as sinks read it.
  func content(of attachment: Attachment) throws -> [UInt8] {
    let reader = try ledger().attachments.contents.open(attachment)
    var bytes: [UInt8] = []
    while let piece = try reader.next() {
      guard (1...1_048_576).contains(piece.count) else { throw TooLong() }
      bytes += piece
    }
    return bytes
  }

  private struct TooLong: Error {}

  /// Where the sealed copy stands, from the place's folder.
  func sealedName(of attachment: Attachment) -> String {
    String(ledger().attachments.path(of: attachment.id).dropFirst(folder.path.count + 1))
  }

  /// The names of all files beside the sealed copies, and those.
  var sealedFiles: [String] {
    folder.files().filter { $0.hasPrefix("state/slip/attachments/") }
  }
}

extension AttachmentSource {
  /// A source of those bytes, in as large pieces as are asked for.
  static func bytes(_ bytes: [UInt8], name: String) -> AttachmentSource {
    AttachmentSource(name: name) {
      var rest = bytes[...]
      return { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
  }
}

/// Bytes of which no two pieces are alike.
func sampleBytes(_ count: Int) -> [UInt8] {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return UInt8(truncatingIfNeeded: state >> 56)
  }
}
