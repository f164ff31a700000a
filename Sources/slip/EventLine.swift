import JSON
import Memos
import Recording
import Timekeeping

/// One event as it is printed: to a person and to a script.
struct EventLine {
  let text: String
  let object: Object

  /// A line for each memo that the event happened to, or for one of them.
  static func all(_ recorded: RecordedEvent, about id: Memo.ID? = nil, _ desk: Desk) -> [EventLine]
  {
    recorded.event.memos.filter { id == nil || $0 == id }.map { EventLine(recorded, $0, desk) }
  }

  private init(_ recorded: RecordedEvent, _ id: Memo.ID, _ desk: Desk) {
    let instant = desk.at(recorded.instant)
    var object: Object = [
      "sequence": .integer(Int64(recorded.number.rawValue)), "recorded": .string(instant.rfc3339),
    ]
    let (name, members, words) = Self.content(recorded.event, desk)
    object["event"] = .string(name)
    object["id"] = .string(id.description)
    for member in members { object[member.name] = member.value }
    self.object = object
    let time = instant.rfc3339.prefix(19).split(separator: "T").joined(separator: " ")
    text = "\(MemoLine.short(id))  \(time)  \(words)"
  }

  private static func content(
    _ event: Event, _ desk: Desk
  ) -> (name: String, members: [Object.Member], words: String) {
    switch event {
    case .accepted(let memo):
      (
        "accepted",
        [member("text", MemoLine.firstLine(memo))]
          + (MemoLine.attachments(memo).map { [.init(name: "attachments", value: $0)] } ?? []),
        "accepted    \(MemoLine.preview(memo))"
      )
    case .routed(_, let route):
      (
        "routed",
        [.init(name: "sinks", value: .array(route.sinks.map { .string($0.description) }))],
        "routed      to \(route.sinks.map(desk.places.shown).joined(separator: ", "))"
      )
    case .intended(let intention):
      (
        "intended", [member("sink", intention.sink.description)],
        "intended    for \(desk.places.shown(intention.sink))"
      )
    case .delivered(_, let sink, let receipt):
      (
        "delivered", [member("sink", sink.description), member("path", receipt.place)],
        "delivered   \(desk.places.shown(sink)): \(desk.places.shown(MemoLine.harmless(receipt.place)))"
      )
    case .deferred(_, let sink, let deferral):
      (
        "deferred",
        [member("sink", sink.description)] + MemoLine.failure(deferral.cause, desk.places) + [
          .init(name: "attempts", value: .integer(Int64(deferral.attempts))),
          member("next", desk.at(deferral.notBefore).rfc3339),
        ],
        "waits       for \(desk.places.shown(sink)): \(Wording.cause(deferral.cause, desk.places))"
      )
    case .held(_, let sink, let cause):
      (
        "held", [member("sink", sink.description)] + MemoLine.failure(cause, desk.places),
        "held        for \(desk.places.shown(sink)): \(Wording.cause(cause, desk.places))"
      )
    case .withdrawn(_, let sink):
      ("withdrawn", [member("sink", sink.description)], "withdrawn   from \(sink)")
    case .retried(_, let sink):
      (
        "retried", sink.map { [member("sink", $0.description)] } ?? [],
        "retried     \(sink?.description ?? "everywhere")"
      )
    case .dropped:
      ("dropped", [], "dropped")
    case .reopened(let state):
      reopened(state.sinks.filter { $0.state == .pending(nil) }.map(\.sink), desk)
    case .retracting(_, let retraction):
      (
        "retracting", [member("sink", retraction.sink.description)],
        "retracting  from \(desk.places.shown(retraction.sink))"
      )
    case .retracted(_, let sink):
      (
        "retracted", [member("sink", sink.description)],
        "taken back  from \(desk.places.shown(sink))"
      )
    }
  }

  private static func reopened(
    _ sinks: [SinkName], _ desk: Desk
  ) -> (name: String, members: [Object.Member], words: String) {
    (
      "reopened",
      [.init(name: "sinks", value: .array(sinks.map { .string($0.description) }))],
      "reopened    for \(sinks.map(desk.places.shown).joined(separator: ", "))"
    )
  }

  private static func member(_ name: String, _ text: String) -> Object.Member {
    .init(name: name, value: .string(text))
  }
}
