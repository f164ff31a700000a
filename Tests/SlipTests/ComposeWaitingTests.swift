import Foundation
import Posix
import TestSupport
import Testing

/// What the compose screen does while something else does not get on.
@Suite struct ComposeWaitingTests {
  @Test func `while another process has the ledger, a text is written, kept and left`() throws {
    let place = try ComposePlace()
    #expect(try place.slip.run("add", "--no-deliver", "there").status == 0)
    let lock = try File(atPath: place.slip.home.path("state/slip/ledger/lock"), for: .readWrite)
    try lock.lock()
    let session = try place.open()
    try session.type("one")
    try place.waitForDraft("one")
    // What there is can be looked at, and left.
    try session.type("\u{12}")
    try session.wait(untilShown: "there")
    try session.type("q two")
    try session.wait { $0.field == "one two" }
    try place.waitForDraft("one two")
    try session.signal(SIGTERM)
    #expect(try session.waitForExit() == 0)
    let next = try place.open()
    try next.wait { $0.field == "one two" }
    try next.type("\u{11}")
    #expect(try next.waitForExit() == 0)
    lock.unlock()
  }

  @Test func `the first key waits for the configuration, and for nothing else`() throws {
    let place = try ComposePlace()
    #expect(try place.slip.run("add", "--no-deliver", "there").status == 0)
    let lock = try File(atPath: place.slip.home.path("state/slip/ledger/lock"), for: .readWrite)
    try lock.lock()
    // The arrow comes before the screen has ever been still.
    let session = try place.open(typeAhead: "bc\u{1B}[D\u{1B}[Da")
    try session.wait { $0.field == "abc" }
    try session.type("\u{11}")
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [3])
    lock.unlock()
  }

  @Test(
    .enabled(if: ComposePlace.canTrace, "there is no strace, or it may not trace"),
    arguments: ["kept\r", ""])
  func `a signal ends the wait for a configuration that does not come`(typeAhead: String) throws {
    let place = try ComposePlace(settings: "")
    let session = try place.openTraced(
      ["-P", place.slip.home.path("config/slip/config.toml"), "-e", "trace=openat"]
        + ["-e", "inject=openat:delay_enter=60000000"], typeAhead: typeAhead)
    if typeAhead.isEmpty {
      try session.wait { $0.isUp }
      try session.type("kept")
      try place.waitForDraft("kept")
      let reads = try session.readCount()
      try session.type("\u{1B}[D")
      try place.wait { _ in try session.readCount() > reads }
    } else {
      try session.wait { $0.isAlternate }
    }
    try session.signal(SIGTERM)
    // The tracer holds what it delays, whatever ends.
    try session.wait { !$0.isAlternate }
    try place.wait { $0.draftLengths == [4] }
    #expect(session.screen.leftovers == [])
  }

  @Test(.enabled(if: ComposePlace.canTrace, "there is no strace, or it may not trace"))
  func `where the disk is slow, leaving waits for one draft, however many were typed`() throws {
    let place = try ComposePlace()
    let session = try place.openTraced(
      ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:delay_exit=700000"])
    try session.wait { $0.isUp }
    let words = (1...30).map { "word\($0) " }
    for word in words {
      try session.type(word)
      let end = word.trimmingCharacters(in: .whitespaces)
      try session.wait { $0.field.hasSuffix(end) }
      // Longer than the screen waits before it saves.
      Clock.sleep(for: .milliseconds(350))
    }
    try session.type("\u{11}")
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [words.joined().utf8.count])
  }
}

extension ComposePlace {
  /// Whether there is an strace that may trace.
  fileprivate static let canTrace: Bool = {
    let outcome = try? Program("slip").shell("strace -o /dev/null true")
    return outcome?.status == 0
  }()

  /// Starts a screen whose system calls are treated as strace is told.
  fileprivate func openTraced(
    _ expressions: [String], typeAhead: String = ""
  ) throws -> TerminalSession {
    try TerminalSession(
      ["strace", "-D", "-f", "-o", slip.home.path("calls")] + expressions + [slip.path],
      environment: slip.environment.merging(["TERM": "xterm-256color"]) { $1 },
      in: slip.home.path, typeAhead: Array(typeAhead.utf8))
  }
}

extension TerminalSession {
  /// How many reads the program has made so far.
  fileprivate func readCount() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("syscr: ") }
    return try #require(line.flatMap { Int($0.dropFirst(7)) })
  }
}
