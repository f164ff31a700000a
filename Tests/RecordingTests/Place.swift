import Memos
import Posix
import Recording
import TestSupport
import Timekeeping

/// A state folder and a key folder of a test's own.
struct Place {
  let folder = TemporaryFolder(inMemory: true)

  var state: String { folder.path("state/slip") }
  var keys: String { folder.path("data/slip/keys") }

  func ledger(_ calls: SystemCalls = .kernel) -> Ledger {
    Ledger(at: state, keys: Keyring(at: keys, calls: calls), calls: calls)
  }

  /// The bytes of a segment.
  func segment(_ number: Int) -> [UInt8] {
    folder.bytes(of: Place.name(number)) ?? []
  }

  /// Puts other bytes into a segment.
  func write(_ bytes: [UInt8], segment number: Int) throws {
    try folder.write(bytes, to: Place.name(number))
  }

  static func name(_ number: Int) -> String {
    let digits = String(number)
    return "state/slip/ledger/\(String(repeating: "0", count: 8 - digits.count) + digits).segment"
  }
}

extension Memo {
  /// A memo with that text and an ID of its own.
  static func sample(
    _ text: String, attached attachments: [Attachment] = [], destination: Destination = .routed
  ) -> Memo {
    var randomness = SystemRandomNumberGenerator()
    return Memo(
      id: ID(at: .sample, from: &randomness), text: text, attachments: attachments,
      created: Timestamp(.sample, offset: .utc), destination: destination)
  }
}

extension Attachment {
  /// An attachment with an ID and a digest of its own.
  static func sample(_ name: String, byteCount: Int) -> Attachment {
    let bytes = (0..<48).map { _ in UInt8.random(in: 0...255) }
    guard let id = ID(bytes: Array(bytes[..<16])) else { fatalError("sixteen bytes are an ID") }
    return Attachment(id: id, name: name, byteCount: byteCount, digest: Array(bytes[16...]))
  }
}

extension Instant {
  static let sample = Instant(milliseconds: 1_700_000_000_000)
}

extension SinkName {
  static let notes = SinkName("notes")
  static let mail = SinkName("mail")
}
