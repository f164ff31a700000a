import Foundation
import Recording
import Sealing
import TestSupport
import Timekeeping

/// A draft as some version of Slip saved it, and what must be read in it for ever: text header,
/// blank line, the file's bytes.
struct DraftVector {
  let comment: String
  let key: String
  let name: String
  let expected: [String]
  let bytes: [UInt8]

  static let folder = VectorFile.fixtures.appending(path: "draft/v1")

  static var names: [String] { VectorFile.names(in: folder) }

  init(comment: String, key: String, name: String, bytes: [UInt8], expected: [String] = []) {
    (self.comment, self.key, self.name) = (comment, key, name)
    (self.bytes, self.expected) = (bytes, expected)
  }

  init(named name: String) throws {
    let file = try VectorFile(at: DraftVector.folder.appending(path: name))
    self.init(
      comment: file["comment"].joined(), key: file["key"].joined(), name: file["name"].joined(),
      bytes: file.bytes, expected: file["expect"])
  }

  /// The vector as a file, with what is read in it now.
  func file() throws -> [UInt8] {
    var lines = ["comment: \(comment)", "key: \(key)", "name: \(name)"]
    lines += try read().map { "expect: \($0)" }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + bytes
  }

  /// What is in the file.
  func read() throws -> [String] {
    let place = Place()
    _ = try Keyring(at: place.keys).take(exposedText: "slip-key-v1\n\(key)\n")
    try place.folder.write(bytes, to: Place.drafts + name)
    let ledger = place.ledger()
    var lines = try ledger.drafts().map { "\($0.state.inWords)" }
    if let draft = ledger.claimDraft().draft {
      lines += [
        "memo \(draft.memo) since segment \(draft.begun)", "text \(Array(draft.text.utf8))",
        "caret \(draft.caret) from \(draft.anchor.map(String.init) ?? "-")",
        "top \(draft.top)",
      ]
    }
    return lines
  }
}

extension DraftReport.State {
  fileprivate var inWords: String {
    switch self {
    case .kept(let saved): "kept at \(saved.milliseconds)"
    case .ended: "ended"
    case .unreadable(let reason): "unreadable \(reason)"
    }
  }
}
