import Composing
import JSON
import Posix
import TestSupport
import Testing

/// What is measured of a run, and what many runs come to.
@Suite struct TraceTests {
  private func run(_ text: String) throws -> TraceRun {
    try #require(TraceRun(try Value(parsing: Array(text.utf8))))
  }

  private static let line =
    #"{"version":1,"processor_before_main":520,"terminal_ready":61,"draft_restored":70,"#
    + #""first_frame":130,"first_key_shown":240,"sends":[{"durable":980,"cleared":1040},"#
    + #"{"durable":7}]}"#

  @Test func `a run is written as it is read`() throws {
    let run = try run(Self.line)
    #expect(run.json.description == Self.line)
    #expect(run.moments[.firstFrame] == .microseconds(130))
    #expect(run.sends.map(\.cleared) == [.microseconds(1_040), nil])
  }

  @Test(arguments: [
    "{}", "[]", #"{"version":2,"processor_before_main":1,"sends":[]}"#,
    #"{"version":1,"sends":[]}"#, #"{"version":1,"processor_before_main":1}"#,
    #"{"version":1,"processor_before_main":1,"sends":[{}]}"#,
  ])
  func `what is no run is none`(text: String) throws {
    #expect(TraceRun(try Value(parsing: Array(text.utf8))) == nil)
  }

  @Test func `runs are appended to a file, a line each`() throws {
    let folder = TemporaryFolder()
    let run = try run(Self.line)
    for _ in 1...2 { try run.append(toFileAt: folder.path("trace")) }
    #expect(folder.text(of: "trace") == Self.line + "\n" + Self.line + "\n")
    #expect(throws: Errno.noEntry) { try run.append(toFileAt: folder.path("none/trace")) }
  }

  @Test func `a summary has the middle of each interval, and what nineteen in twenty stay below`()
    throws
  {
    let runs = try (1...20).map { number in
      try run(
        #"{"version":1,"processor_before_main":\#(number),"first_frame":\#(number * 10),"#
          + #""sends":[{"durable":\#(number)},{"durable":5,"cleared":6}]}"#)
    }
    let rows = TraceSummary(of: runs.shuffled()).rows
    #expect(
      rows.map(\.interval) == [
        .beforeMain, .moment(.firstFrame), .firstDurable, .laterDurable, .laterCleared,
      ])
    #expect(rows[1].count == 20)
    #expect(rows[1].median == .microseconds(100))
    #expect(rows[1].percentile95 == .microseconds(190))
    #expect(rows[3].median == .microseconds(5) && rows[3].percentile95 == .microseconds(5))
    #expect(TraceSummary(of: []).rows == [])
  }
}
