public import JSON

/// How long one run of the screen took to get where.
///
/// As a line of JSON, all times in microseconds:
///
///     {"version":1,"processor_before_main":520,"terminal_ready":61,"draft_restored":70,
///      "first_frame":130,"first_key_shown":240,"sends":[{"durable":980,"cleared":1040}]}
///
/// The moments are counted from the program's first instruction, sends from the key. How long the
/// system took to bring the process to that instruction is told by the processor time it had used by
/// then: no clock of a process begins before that.
public struct TraceRun: Hashable, Sendable {
  /// The processor time that the process had used at its first instruction.
  public var processorTimeBeforeMain: Duration
  /// When what happened first, counted from the first instruction.
  public var moments: [Moment: Duration] = [:]
  /// Each memo that was sent, in order.
  public var sends: [Send] = []

  /// What happens once in a run.
  public enum Moment: String, CaseIterable, Sendable {
    /// The terminal is raw: no key is lost from here on.
    case terminalReady = "terminal_ready"
    /// The draft of an earlier run is in the field, or there is none.
    case draftRestored = "draft_restored"
    /// The first frame is written.
    case firstFrame = "first_frame"
    /// The first key's frame is written.
    case firstKeyShown = "first_key_shown"
  }

  /// One memo, counted from the key that sent it.
  public struct Send: Hashable, Sendable {
    /// When it was durable.
    public var durable: Duration
    /// When the empty field was written; nil if the run ended before.
    public var cleared: Duration?
  }

  init(processorTimeBeforeMain: Duration) {
    self.processorTimeBeforeMain = processorTimeBeforeMain
  }

  /// The run that `json` tells of; nil if it is none.
  public init?(_ json: Value) {
    guard let object = json.object, object["version"]?.integer == 1,
      let before = object["processor_before_main"].flatMap(Self.duration),
      let sends = object["sends"]?.array
    else { return nil }
    processorTimeBeforeMain = before
    for moment in Moment.allCases {
      moments[moment] = object[moment.rawValue].flatMap(Self.duration)
    }
    for send in sends {
      guard let durable = send.object?["durable"].flatMap(Self.duration) else { return nil }
      let cleared = send.object?["cleared"].flatMap(Self.duration)
      self.sends.append(Send(durable: durable, cleared: cleared))
    }
  }

  /// The run as an object of JSON.
  public var json: Value {
    var object: Object = ["version": .integer(1)]
    object["processor_before_main"] = Self.microseconds(processorTimeBeforeMain)
    for moment in Moment.allCases {
      object[moment.rawValue] = moments[moment].map(Self.microseconds)
    }
    object["sends"] = .array(
      sends.map { send in
        var object: Object = ["durable": Self.microseconds(send.durable)]
        object["cleared"] = send.cleared.map(Self.microseconds)
        return .object(object)
      })
    return .object(object)
  }

  private static func microseconds(_ time: Duration) -> Value {
    .integer(Int64(time / .microseconds(1)))
  }

  private static func duration(_ value: Value) -> Duration? {
    value.integer.map { .microseconds($0) }
  }
}
