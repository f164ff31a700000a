import Composing
import JSON
import Posix
import Translations

/// `slip trace`: what the runs of the compose screen that `--trace` wrote down come to.
struct TraceCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError.badOperands(.trace) }
    let runs = try arguments.operands.flatMap(read)
    for row in TraceSummary(of: runs).rows { show(row) }
    return .done
  }

  private func read(_ path: String) throws(Stop) -> [TraceRun] {
    let wording = console.wording
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File(atPath: path, for: .read).readAll()
    } catch {
      throw Stop(
        error == .noEntry ? .notFound : .inputOutput,
        wording.phrases.system.notRead(path, wording.system(error)))
    }
    var runs: [TraceRun] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let run = Self.run(Array(line)) else {
        throw Stop(.badData, wording.phrases.trace.noRun(path, "\(index + 1)"))
      }
      runs.append(run)
    }
    return runs
  }

  private static func run(_ line: [UInt8]) -> TraceRun? {
    do throws(SyntaxError) {
      return TraceRun(try Value(parsing: line))
    } catch {
      return nil
    }
  }

  private func show(_ row: TraceSummary.Row) {
    let phrases = console.wording.phrases.trace
    let (median, percentile) = (Self.milliseconds(row.median), Self.milliseconds(row.percentile95))
    console.result(
      "\(phrases.name(of: row.interval).padded(to: 30))  "
        + "\(phrases.median) \(median) ms  p95 \(percentile) ms  (\(row.count))",
      [
        "interval": .string(row.interval.name), "count": .integer(Int64(row.count)),
        "median": .integer(Int64(row.median / .microseconds(1))),
        "p95": .integer(Int64(row.percentile95 / .microseconds(1))),
      ])
  }

  /// With three decimals.
  private static func milliseconds(_ time: Duration) -> String {
    let microseconds = Int64(time / .microseconds(1))
    let rest = String(microseconds % 1_000)
    return "\(microseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension TraceSummary.Interval {
  /// The interval in one word, for scripts: it never changes.
  fileprivate var name: String {
    switch self {
    case .beforeMain: "processor-before-main"
    case .moment(let moment): moment.rawValue.split(separator: "_").joined(separator: "-")
    case .firstDurable: "first-send-durable"
    case .firstCleared: "first-send-cleared"
    case .laterDurable: "later-sends-durable"
    case .laterCleared: "later-sends-cleared"
    }
  }
}

extension Phrases.Trace {
  /// What the interval is called.
  fileprivate func name(of interval: TraceSummary.Interval) -> String {
    switch interval {
    case .beforeMain: beforeMain
    case .moment(.terminalReady): terminalReady
    case .moment(.draftRestored): draftRestored
    case .moment(.firstFrame): firstFrame
    case .moment(.firstKeyShown): firstKeyShown
    case .firstDurable: firstDurable
    case .firstCleared: firstCleared
    case .laterDurable: laterDurable
    case .laterCleared: laterCleared
    }
  }
}
