import Foundation
import Memos
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

/// Drafts that were saved once and must be read the same for ever.
@Suite struct DraftVectorTests {
  @Test(arguments: DraftVector.names)
  func `a draft once saved reads the same for ever`(name: String) throws {
    let vector = try DraftVector(named: name)
    #expect(try vector.read() == vector.expected)
  }

  @Test func `every kind of draft is there`() {
    let missing = Scene.allCases.filter { !DraftVector.names.contains("\($0.rawValue).vector") }
    #expect(missing == [])
  }

  /// `SLIP_RECORD=1 swift test` writes the vectors that are missing; none is ever changed.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SLIP_RECORD"] != nil))
  func `missing drafts are recorded`() throws {
    for scene in Scene.allCases where !DraftVector.names.contains("\(scene.rawValue).vector") {
      try FileManager.default.createDirectory(
        at: DraftVector.folder, withIntermediateDirectories: true)
      let file = DraftVector.folder.appending(path: "\(scene.rawValue).vector")
      try Data(try scene.vector().file()).write(to: file)
      Issue.record("\(scene.rawValue) was recorded: read it")
    }
  }

  enum Scene: String, CaseIterable {
    case whole
    case withoutSelection = "without-selection"
    case brokenSeal = "broken-seal"
    case otherName = "other-name"
    case newerFormat = "newer-format"
    case unknownKey = "unknown-key"
    case cutShort = "cut-short"
    case noDraft = "no-draft"

    func vector() throws -> DraftVector {
      let (place, key) = (Place(), Key())
      _ = try Keyring(at: place.keys).take(exposedText: key.exposedText())
      let draft = Draft(
        memo: .sample(), begun: SegmentNumber(3), text: "buy milk\n世界 \u{1F95B}\n", caret: 12,
        anchor: self == .withoutSelection ? nil : 4, top: 1)
      try place.ledger().claimDraft().file.save(draft, at: .sample)
      let path = try #require(place.draftFiles.first)
      var bytes = try #require(place.folder.bytes(of: path))
      let comment = change(&bytes)
      let digits = key.exposedText().dropFirst(12).dropLast()
      return DraftVector(
        comment: comment,
        key: self == .unknownKey ? String(repeating: "ab", count: 32) : String(digits),
        name: self == .otherName
          ? "0123456789abcdef.draft" : String(path.dropFirst(Place.drafts.utf8.count)),
        bytes: bytes)
    }

    private func change(_ bytes: inout [UInt8]) -> String {
      switch self {
      case .whole: return "all that a draft has"
      case .withoutSelection: return "nothing is selected"
      case .brokenSeal:
        bytes[40] ^= 1
        return "one bit flipped"
      case .otherName: return "a draft under the name of another"
      case .newerFormat:
        bytes[7] = 2
        return "a version that is not known"
      case .unknownKey: return "read without its key"
      case .cutShort:
        bytes.removeLast()
        return "the last byte is gone"
      case .noDraft:
        bytes = []
        return "nothing at all"
      }
    }
  }
}
