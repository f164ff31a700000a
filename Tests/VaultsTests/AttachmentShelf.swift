import Memos
import Synchronization
import Vaults

/// Where tests keep what is attached to memos.
final class AttachmentShelf: Sendable {
  private let kept = Mutex<[Attachment.ID: Content]>([:])
  private let longest = Mutex(0)

  private enum Content {
    case bytes([UInt8])
    /// So many bytes are read, then no more can be.
    case broken([UInt8])
    /// It cannot be opened; this is what it held.
    case missing([UInt8])
    /// So many zeros.
    case zeros(Int)
  }

  /// Keeps a file of that name and content.
  func add(_ name: String, _ text: String) -> Attachment {
    add(name, .bytes(Array(text.utf8)), count: text.utf8.count, digest: text)
  }

  /// Keeps a file of which only `text` can be read, and then no more.
  func addBroken(_ name: String, _ text: String) -> Attachment {
    add(name, .broken(Array(text.utf8)), count: text.utf8.count + 10, digest: text + "…")
  }

  /// A file of that content whose sealed copy is gone.
  func addMissing(_ name: String, _ text: String = "missing") -> Attachment {
    add(name, .missing(Array(text.utf8)), count: text.utf8.count, digest: text)
  }

  /// A file of `count` bytes whose sealed copy is gone.
  func addMissing(_ name: String, count: Int) -> Attachment {
    add(name, .missing([]), count: count, digest: "missing \(count)")
  }

  /// Keeps a file of `count` zeros.
  func addZeros(_ name: String, _ count: Int) -> Attachment {
    add(name, .zeros(count), count: count, digest: "zeros \(count)")
  }

  /// How long the longest piece was that anybody read.
  var longestPiece: Int { longest.withLock(\.self) }

  /// What sinks read.
  var contents: AttachmentContents {
    AttachmentContents { (attachment) throws(DeliveryFailure) in
      guard let content = self.kept.withLock({ $0[attachment.id] }) else { throw Self.unreadable }
      switch content {
      case .missing: throw Self.unreadable
      case .bytes(let bytes): return Self.reader(bytes, endingWell: true)
      case .broken(let bytes): return Self.reader(bytes, endingWell: false)
      case .zeros(let count):
        var left = count
        return AttachmentReader { () throws(DeliveryFailure) in
          guard left > 0 else { return nil }
          let size = min(left, 1 << 20)
          left -= size
          self.longest.withLock { $0 = max($0, size) }
          return [UInt8](repeating: 0, count: size)
        }
      }
    } isContent: { (attachment, reader) throws(DeliveryFailure) in
      var bytes: [UInt8] = []
      while let piece = try reader.next() {
        self.longest.withLock { $0 = max($0, piece.count) }
        bytes += piece
      }
      switch self.kept.withLock({ $0[attachment.id] }) {
      case .bytes(let content), .missing(let content): return bytes == content
      case .zeros(let count): return bytes.count == count && bytes.allSatisfy { $0 == 0 }
      case .broken, nil: return false
      }
    }
  }

  /// What is said of a sealed copy that cannot be read.
  static let unreadable = DeliveryFailure.temporary(
    .init(.attachmentUnreadable, at: "/sealed/copy"), after: .seconds(1))

  private func add(_ name: String, _ content: Content, count: Int, digest: String) -> Attachment {
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    guard let id = Attachment.ID(bytes: bytes) else { preconditionFailure("they are sixteen") }
    kept.withLock { $0[id] = content }
    // As good as a hash to tell the few files of a test apart.
    let sum = Array(digest.utf8).suffix(32)
    return Attachment(
      id: id, name: name, byteCount: count,
      digest: sum + [UInt8](repeating: 0, count: 32 - sum.count))
  }

  /// Gives three bytes at a time.
  private static func reader(_ bytes: [UInt8], endingWell: Bool) -> AttachmentReader {
    var rest = bytes[...]
    return AttachmentReader { () throws(DeliveryFailure) in
      if rest.isEmpty {
        if endingWell { return nil }
        throw unreadable
      }
      defer { rest = rest.dropFirst(3) }
      return Array(rest.prefix(3))
    }
  }
}
