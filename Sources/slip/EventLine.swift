import JSON
import Memos
import Recording
import Timekeeping
import Translations
import Typesetting
import Wiring

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
    let content = Self.content(recorded.event, desk)
    object["event"] = .string(content.name)
    object["id"] = .string(id.description)
    for member in content.members { object[member.name] = member.value }
    self.object = object
    let time = instant.rfc3339.prefix(19).split(separator: "T").joined(separator: " ")
    let words =
      content.rest.isEmpty
      ? content.word
      : content.word.padded(to: Self.width(desk.phrases.history)) + "  " + content.rest
    text = "\(MemoLine.short(id))  \(time)  \(words)"
  }

  /// What an event says.
  private struct Content {
    /// Its name, for scripts: it never changes.
    let name: String
    let members: [Object.Member]
    /// Its name, for a person.
    let word: String
    /// What else a person should know.
    let rest: String

    init(_ name: String, _ members: [Object.Member], _ word: String, _ rest: String = "") {
      self.name = name
      self.members = members
      self.word = word
      self.rest = rest
    }
  }

  /// How wide the widest word for an event is.
  private static func width(_ words: Phrases.History) -> Int {
    [
      words.accepted, words.routed, words.intended, words.delivered, words.waits, words.held,
      words.withdrawn, words.retried, words.dropped, words.reopened, words.retracting,
      words.retracted,
    ].map { CellWidth.of($0) }.max() ?? 0
  }

  private static func content(_ event: Event, _ desk: Desk) -> Content {
    let words = desk.phrases.history
    let shown = { (sink: SinkName) in desk.places.shown(sink) }
    switch event {
    case .accepted(let memo):
      let attachments = MemoLine.attachments(memo).map {
        [Object.Member(name: "attachments", value: $0)]
      }
      return Content(
        "accepted", [member("text", MemoLine.firstLine(memo))] + (attachments ?? []),
        words.accepted, MemoLine.preview(memo, desk.wording))
    case .routed(_, let route):
      return Content(
        "routed", [members(route.sinks)], words.routed, words.to(list(route.sinks, desk)))
    case .intended(let intention):
      return Content(
        "intended", [member(intention.sink)], words.intended,
        words.forSinks(shown(intention.sink)))
    case .delivered(_, let sink, let receipt):
      return Content(
        "delivered", [member(sink), member("path", receipt.place)], words.delivered,
        shown(sink) + desk.phrases.basics.colon
          + desk.places.shown(MemoLine.harmless(receipt.place)))
    case .deferred(_, let sink, let deferral):
      return Content(
        "deferred",
        [member(sink)] + MemoLine.failure(deferral.cause, desk.wording, desk.places) + [
          .init(name: "attempts", value: .integer(Int64(deferral.attempts))),
          member("next", desk.at(deferral.notBefore).rfc3339),
        ],
        words.waits, reason(deferral.cause, sink, desk))
    case .held(_, let sink, let cause):
      return Content(
        "held", [member(sink)] + MemoLine.failure(cause, desk.wording, desk.places), words.held,
        reason(cause, sink, desk))
    case .withdrawn(_, let sink):
      return Content(
        "withdrawn", [member(sink)], words.withdrawn, words.from(sink.description))
    case .retried(_, let sink):
      return Content(
        "retried", sink.map { [member($0)] } ?? [], words.retried,
        sink?.description ?? words.everywhere)
    case .dropped:
      return Content("dropped", [], words.dropped)
    case .reopened(let state):
      let sinks = state.sinks.filter { $0.state == .pending(nil) }.map(\.sink)
      return Content(
        "reopened", [members(sinks)], words.reopened, words.forSinks(list(sinks, desk)))
    case .retracting(_, let retraction):
      return Content(
        "retracting", [member(retraction.sink)], words.retracting,
        words.from(shown(retraction.sink)))
    case .retracted(_, let sink):
      return Content("retracted", [member(sink)], words.retracted, words.from(shown(sink)))
    }
  }

  private static func reason(
    _ cause: DeliveryFailure.Cause, _ sink: SinkName, _ desk: Desk
  ) -> String {
    desk.phrases.history.forSinks(desk.places.shown(sink)) + desk.phrases.basics.colon
      + desk.wording.cause(cause, desk.places)
  }

  private static func list(_ sinks: [SinkName], _ desk: Desk) -> String {
    sinks.map(desk.places.shown).joined(separator: ", ")
  }

  private static func members(_ sinks: [SinkName]) -> Object.Member {
    .init(name: "sinks", value: .array(sinks.map { .string($0.description) }))
  }

  private static func member(_ sink: SinkName) -> Object.Member {
    member("sink", sink.description)
  }

  private static func member(_ name: String, _ text: String) -> Object.Member {
    .init(name: name, value: .string(text))
  }
}
