internal import JSON
public import Memos
internal import Posix
internal import Timekeeping

/// A sink that hands each memo to a program.
///
/// The program gets one JSON object and a line feed on its standard input, and nothing of the memo
/// anywhere else: neither in its arguments nor in its environment. The members:
///
///     id       string   the memo's ID; the same one if the memo comes again
///     text     string   what was written; may be empty where something is attached
///     title    string   only where the person gave one
///     tags     array    of strings, without `#`
///     attachments
///              array    of objects, `name` (string) and `size` (bytes); only where something is
///                       attached. The contents are not handed over
///     created  string   RFC 3339, at the offset of the capture
///     sink     string   this sink's name
///
/// Its exit status is its answer:
///
///     0             delivered; the first line of its output is the receipt's place
///     75            try again later (EX_TEMPFAIL)
///     126, 127      try again later: a shell says that it cannot run what it was to run
///     other         failed for good; the memo is held for a person
///     signal        try again later
///     out of time   try again later
///     not started   try again later: a program that is missing may be there tomorrow
///
/// What it says on its error stream may hold the memo and is thrown away. See `ChildProcess` for
/// all else that it finds around it.
///
/// After a crash nobody can tell whether a program did its work, so it is run again: each memo is
/// handed over at least once, and the program knows it by its ID. See
/// docs/decisions/0006-command-sinks-may-run-twice.md.
public struct CommandSink: Sink {
  /// The name that the configuration gave.
  public let name: SinkName
  private let program: String
  private let arguments: [String]
  private let timeLimit: Duration

  /// A sink that runs `program`, looked up in PATH, with those arguments, and gives it
  /// `timeLimit` for each memo.
  public init(
    name: SinkName, program: String, arguments: [String] = [], timeLimit: Duration = .seconds(30)
  ) {
    self.name = name
    self.program = program
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  /// Prepares each memo alone: running the program is all there is to do, and cannot be undone.
  public func prepare(_ memos: [Memo]) -> [Preparation] {
    let round = Round()
    return memos.map { memo in
      Preparation(
        memos: [memo.id],
        result: .success(
          PreparedDelivery(
            intent: Intent(bytes: [CommandSink.intentVersion] + memo.id.bytes),
            commit: { [memo.id: round.deliver(memo, to: self)] },
            abandon: {})))
    }
  }

  /// Asks for another run at once: what became of the earlier one cannot be known.
  public func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate] {
    var fates: [Memo.ID: Fate] = [:]
    for memo in memos {
      fates[memo.id] = .notDelivered(.temporary(cause(.undecided), after: .zero))
    }
    return fates
  }

  /// The intent: this byte, then the sixteen of the memo's ID.
  private static let intentVersion: UInt8 = 1

  func run(_ memo: Memo) -> Fate {
    let outcome: ChildProcess.Outcome
    do throws(Errno) {
      outcome = try ChildProcess.run(
        [program] + arguments, feeding: message(of: memo), for: timeLimit)
    } catch {
      return later(.notStarted, number: Int(error.rawValue))
    }
    switch outcome.ending {
    case .exited(0): return .delivered(Receipt(place: outcome.firstLine))
    case .exited(let status) where [75, 126, 127].contains(status):
      return later(.exited, number: Int(status))
    case .exited(let status): return .notDelivered(.permanent(cause(.exited, number: Int(status))))
    case .signalled(let signal): return later(.signalled, number: Int(signal))
    case .timedOut: return timedOut
    }
  }

  var timedOut: Fate { later(.timedOut) }

  private func later(_ kind: DeliveryFailure.Kind, number: Int? = nil) -> Fate {
    .notDelivered(.temporary(cause(kind, number: number), after: .seconds(1)))
  }

  private func cause(
    _ kind: DeliveryFailure.Kind, number: Int? = nil
  ) -> DeliveryFailure.Cause {
    DeliveryFailure.Cause(kind, at: program, number: number)
  }

  private func message(of memo: Memo) -> [UInt8] {
    var members = Object([
      .init(name: "id", value: .string(memo.id.description)),
      .init(name: "text", value: .string(memo.text)),
    ])
    members["title"] = memo.title.map(Value.string)
    members["tags"] = .array(memo.tags.map(Value.string))
    if !memo.attachments.isEmpty {
      members["attachments"] = .array(
        memo.attachments.map { attachment in
          .object([
            "name": .string(attachment.name), "size": .integer(Int64(attachment.byteCount)),
          ])
        })
    }
    members["created"] = .string(memo.created.rfc3339)
    members["sink"] = .string(name.description)
    return Value.object(members).utf8 + [UInt8(ascii: "\n")]
  }
}

/// The memos of one `prepare`. Once a program has run out of time the rest are not run: they
/// would take as long, one after the other, while other sinks wait.
private final class Round {
  private var isOver = false

  func deliver(_ memo: Memo, to sink: CommandSink) -> Fate {
    if isOver { return sink.timedOut }
    let fate = sink.run(memo)
    isOver = fate == sink.timedOut
    return fate
  }
}

extension ChildProcess.Outcome {
  /// The first line of the output, without white space around it, and with a space for each
  /// control character; at most 4 KiB, cut between characters. What is not UTF-8 is replaced.
  fileprivate var firstLine: String {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    var place = ""
    for character in String(scalars).drop(while: { $0 == " " }) {
      guard place.utf8.count + character.utf8.count <= 4_096 else { break }
      place.append(character)
    }
    while place.last == " " { place.removeLast() }
    return place
  }
}
