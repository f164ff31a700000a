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
  static func sample(_ text: String, destination: Destination = .routed) -> Memo {
    var randomness = SystemRandomNumberGenerator()
    return Memo(
      id: ID(at: .sample, from: &randomness), text: text,
      created: Timestamp(.sample, offset: .utc), destination: destination)
  }
}

extension Instant {
  static let sample = Instant(milliseconds: 1_700_000_000_000)
}

extension SinkName {
  static let notes = SinkName("notes")
  static let mail = SinkName("mail")
}
