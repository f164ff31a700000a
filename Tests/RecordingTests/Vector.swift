import Foundation
import Memos
import Recording
import Sealing
import TestSupport
import Timekeeping

/// A segment as some version of Slip wrote it, and what must be read in it for ever: text header,
/// blank line, the segment's bytes without the zeros at its end.
struct Vector {
  let comment: String
  let key: String
  let segment: Int
  let expected: [String]
  let bytes: [UInt8]

  static let folder = VectorFile.fixtures.appending(path: "ledger/v1")

  static var names: [String] { VectorFile.names(in: folder) }

  init(comment: String, key: String, segment: Int, bytes: [UInt8], expected: [String] = []) {
    (self.comment, self.key, self.segment) = (comment, key, segment)
    (self.bytes, self.expected) = (bytes, expected)
  }

  init(named name: String) throws {
    let file = try VectorFile(at: Vector.folder.appending(path: name))
    self.init(
      comment: file["comment"].joined(), key: file["key"].joined(),
      segment: Int(file["segment"].joined()) ?? 1, bytes: file.bytes, expected: file["expect"])
  }

  /// The vector as a file, with what is read in it now.
  func file() throws -> [UInt8] {
    var lines = ["comment: \(comment)", "key: \(key)", "segment: \(segment)"]
    lines += try read().map { "expect: \($0)" }
    let end = bytes.lastIndex { $0 != 0 } ?? 0
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + bytes[...end]
  }

  /// What is in the segment.
  func read() throws -> [String] {
    let place = Place()
    _ = try Keyring(at: place.keys).take(exposedText: "slip-key-v1\n\(key)\n")
    try place.write(bytes, segment: segment)
    let ledger = place.ledger()
    var lines: [String] = []
    for report in try ledger.inspect() {
      if let unreadable = report.unreadable { lines.append("unreadable \(unreadable)") }
      for range in report.torn { lines.append("torn \(range)") }
      if let tail = report.tail { lines.append("tail \(tail)") }
      for damage in report.damages {
        let missing = "\(damage.missing.lowerBound)..<\(damage.missing.upperBound)"
        lines.append("damage \(damage.range) missing \(missing) \(damage.cause)")
      }
    }
    for event in try ledger.events(after: .none) {
      lines.append("\(event.number) at \(event.instant.milliseconds): \(event.event.inWords)")
    }
    let outbox = try ledger.outbox()
    for memo in outbox.memos {
      let sinks = memo.sinks.map { " \($0.sink)=\($0.state.inWords)" }.joined()
      let cut = memo.cut.map { " cut \($0)" } ?? ""
      lines.append("outbox \(memo.id) \(memo.status)\(cut)\(sinks)")
    }
    for intention in outbox.intentions {
      lines.append("intention \(intention.number) \(intention.sink) of \(intention.memos)")
    }
    return lines
  }
}

extension Event {
  /// Everything the event says, in one line.
  fileprivate var inWords: String {
    switch self {
    case .accepted(let memo):
      let (instant, offset) = (memo.created.instant.milliseconds, memo.created.offset.seconds)
      let parts = [memo.title ?? "-", memo.tags.joined(separator: ","), memo.text]
      let attachments = memo.attachments.map {
        " + \($0.id.bytes) \($0.name) \($0.byteCount) \($0.digest)"
      }
      return "accepted \(memo.id) \(instant)+\(offset) \(memo.destination.inWords) \(parts)"
        + attachments.joined()
    case .routed(let id, let route): return "routed \(id) \(route.sinks) cut \(route.cut)"
    case .intended(let intention):
      return "intended \(intention.sink) \(intention.memos) \(intention.intent.bytes)"
    case .delivered(let id, let sink, let receipt):
      return "delivered \(id) \(sink) \(receipt.place) \(receipt.evidence)"
    case .deferred(let id, let sink, let deferral):
      return "deferred \(id) \(sink) \(deferral.inWords)"
    case .held(let id, let sink, let cause): return "held \(id) \(sink) \(cause.inWords)"
    case .withdrawn(let id, let sink): return "withdrawn \(id) \(sink)"
    case .retried(let id, let sink): return "retried \(id) \(sink?.description ?? "everywhere")"
    case .dropped(let id): return "dropped \(id)"
    case .reopened(let state): return "reopened \(state.inWords)"
    case .retracting(let state, let retraction):
      return "retracting \(state.inWords) from \(retraction.sink) \(retraction.intent.bytes)"
    case .retracted(let id, let sink): return "retracted \(id) \(sink)"
    }
  }
}

extension Memo.Destination {
  fileprivate var inWords: String {
    switch self {
    case .routed: "routed"
    case .sinks(let sinks): "to \(sinks)"
    case .vault(let path): "into \(path)"
    }
  }
}

extension Deferral {
  fileprivate var inWords: String {
    "\(cause.inWords), \(attempts) attempts, until \(notBefore.milliseconds)"
  }
}

extension DeliveryFailure.Cause {
  fileprivate var inWords: String {
    "\(kind.rawValue) \(place ?? "-") \(number.map(String.init) ?? "-")"
  }
}

extension SinkState {
  fileprivate var inWords: String {
    switch self {
    case .pending(let deferral): "pending(\(deferral?.inWords ?? ""))"
    case .intended(let number, after: let deferral):
      "intended(\(number), \(deferral?.inWords ?? ""))"
    case .delivered: "delivered"
    case .held(let cause): "held(\(cause.inWords))"
    case .uncertain(let doubt): "uncertain(\(doubt))"
    case .dropped: "dropped"
    case .retracting(let number, from: _): "retracting(\(number))"
    case .retracted: "retracted"
    }
  }
}

extension MemoState {
  fileprivate var inWords: String {
    let sinks = sinks.map { " \($0.sink)=\($0.state.inWords)" }.joined()
    return "\(id) number \(number) at \(accepted.milliseconds)\(sinks)"
  }
}
