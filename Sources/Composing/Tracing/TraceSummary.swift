/// What many runs of the screen come to.
public struct TraceSummary: Sendable {
  /// The rows, in the order of a run; those of which no run tells are left out.
  public let rows: [Row]

  /// One interval over many runs.
  public struct Row: Hashable, Sendable {
    /// Which one.
    public let interval: Interval
    /// How often it was measured.
    public let count: Int
    /// Half of them took no longer.
    public let median: Duration
    /// Nineteen in twenty took no longer.
    public let percentile95: Duration
  }

  /// What is summed up.
  public enum Interval: Hashable, Sendable {
    /// The processor time before the first instruction.
    case beforeMain
    /// From the first instruction to that moment.
    case moment(TraceRun.Moment)
    /// From the key that sends to the durable memo, and to the empty field: of a run's first memo.
    case firstDurable, firstCleared
    /// The same of its later ones.
    case laterDurable, laterCleared
  }

  /// Sums up `runs`.
  public init(of runs: [TraceRun]) {
    var rows = [Row(.beforeMain, runs.map(\.processorTimeBeforeMain))]
    for moment in TraceRun.Moment.allCases {
      rows.append(Row(.moment(moment), runs.compactMap { $0.moments[moment] }))
    }
    let first = runs.compactMap(\.sends.first)
    let later = runs.flatMap { $0.sends.dropFirst() }
    rows.append(Row(.firstDurable, first.map(\.durable)))
    rows.append(Row(.firstCleared, first.compactMap(\.cleared)))
    rows.append(Row(.laterDurable, later.map(\.durable)))
    rows.append(Row(.laterCleared, later.compactMap(\.cleared)))
    self.rows = rows.compactMap { $0 }
  }
}

extension TraceSummary.Row {
  fileprivate init?(_ interval: TraceSummary.Interval, _ times: [Duration]) {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return nil }
    self.interval = interval
    count = sorted.count
    // The nearest rank: the smallest of which so many parts in a hundred are no larger.
    let rank = { (percent: Int) in sorted[max(0, (sorted.count * percent + 99) / 100 - 1)] }
    median = rank(50)
    percentile95 = rank(95)
  }
}
