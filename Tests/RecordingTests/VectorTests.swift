import Foundation
import Memos
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

/// Segments that were written once and must be read the same for ever.
@Suite struct VectorTests {
  @Test(arguments: Vector.names)
  func `a segment once written reads the same for ever`(name: String) throws {
    let vector = try Vector(named: name)
    #expect(try vector.read() == vector.expected)
  }

  @Test func `every kind of vector is there`() {
    let missing = Scene.allCases.filter { !Vector.names.contains("\($0.rawValue).vector") }
    #expect(missing == [])
  }

  /// `SLIP_RECORD=1 swift test` writes the vectors that are missing; none is ever changed.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SLIP_RECORD"] != nil))
  func `missing vectors are recorded`() throws {
    for scene in Scene.allCases where !Vector.names.contains("\(scene.rawValue).vector") {
      try FileManager.default.createDirectory(
        at: Vector.folder, withIntermediateDirectories: true)
      let file = Vector.folder.appending(path: "\(scene.rawValue).vector")
      try Data(try scene.vector().file()).write(to: file)
      Issue.record("\(scene.rawValue) was recorded: read it")
    }
  }

  enum Scene: String, CaseIterable {
    case everyEvent = "every-event"
    case checkpoint
    case tornTail = "torn-tail"
    case mendedTail = "mended-tail"
    case damage
    case brokenSeal = "broken-seal"
    case brokenHeader = "broken-header"
    case newerFormat = "newer-format"
    case unknownKey = "unknown-key"
    case takenBack = "taken-back"
    case attachments

    func vector() throws -> Vector {
      let place = Place()
      let key = Key()
      _ = try Keyring(at: place.keys).take(exposedText: key.exposedText())
      let digits = key.exposedText().dropFirst(12).dropLast()
      let events =
        switch self {
        case .everyEvent: EventTests.events
        case .takenBack: try EventTests.takenBack()
        case .attachments: EventTests.attached
        default: EventTests.sequel
        }
      for event in events { try place.ledger().append([event], at: .sample) }
      if self == .checkpoint {
        let ledger = place.ledger()
        try ledger.rotateKey(at: .sample)
        try ledger.append([.accepted(.sample("behind the checkpoint"))], at: .sample)
        let id = try #require(try ledger.inspect().last?.key)
        let text = try Keyring(at: place.keys).key(id).exposedText()
        return Vector(
          comment: "what waits stands in the checkpoint",
          key: String(text.dropFirst(12).dropLast()),
          segment: 2, bytes: place.segment(2))
      }
      let used = try place.ledger().inspect().first?.usedCount ?? 0
      var bytes = place.segment(1)
      let comment = change(&bytes, used: used)
      if self == .mendedTail {
        try place.write(bytes, segment: 1)
        try place.ledger().append([.accepted(.sample("behind a torn tail"))], at: .sample)
        bytes = place.segment(1)
      }
      let shown = self == .unknownKey ? String(repeating: "ab", count: 32) : String(digits)
      return Vector(comment: comment, key: shown, segment: 1, bytes: bytes)
    }

    private func change(_ bytes: inout [UInt8], used: Int) -> String {
      switch self {
      case .everyEvent: return "every event there is"
      case .checkpoint: return ""
      case .tornTail, .mendedTail:
        bytes.replaceSubrange(used..<used + 45, with: bytes[208..<253])
        return self == .tornTail
          ? "a write that was cut short" : "a record behind a write that was cut short"
      case .damage:
        bytes[300] ^= 1
        return "one bit flipped"
      case .brokenSeal:
        bytes.replaceSubrange(328..<448, with: bytes[208..<328])
        return "a record put in the place of another by somebody without the key"
      case .brokenHeader:
        bytes[30] ^= 1
        return "a bit of the header flipped: the events can only be counted"
      case .newerFormat:
        bytes[7] = 2
        return "a version that is not known"
      case .unknownKey: return "read without its key"
      case .takenBack: return "memos that left and came back"
      case .attachments: return "memos with attachments"
      }
    }
  }
}
