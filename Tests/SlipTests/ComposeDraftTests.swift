import Foundation
import TestSupport
import Testing

/// What is left of a text that was not sent.
@Suite struct ComposeDraftTests {
  /// How a screen ends.
  enum End: CaseIterable {
    case killed, terminated, hungUp, windowClosed, controlQ, controlC
  }

  @Test(arguments: End.allCases)
  func `what was written is in the first frame of the next screen, with caret and scroll`(
    end: End
  ) throws {
    let place = try ComposePlace()
    let lines = (1...40).map { "line \($0)" }
    let session = try place.open()
    // The caret goes up to the middle, and the field scrolls with it.
    try session.type(lines.joined(separator: "\r") + String(repeating: "\u{1B}[A", count: 25))
    try session.type("\u{1B}[H!")
    let text = lines.joined(separator: "\n").replacing("line 15\n", with: "!line 15\n")
    try session.wait { $0.field.hasPrefix("!line 15\n") }
    if end == .killed { try place.waitForDraft(text) }
    let before = (session.screen.field, session.screen.cursor)
    switch end {
    case .killed: try session.signal(SIGKILL)
    case .terminated: try session.signal(SIGTERM)
    case .hungUp: try session.signal(SIGHUP)
    case .windowClosed: session.hangUp()
    case .controlQ: try session.type("\u{11}")
    case .controlC: try session.type("\u{3}")
    }
    let status = try session.waitForExit()
    // At a terminal that is gone there may be no way to leave it in order.
    if end != .windowClosed { #expect(status == (end == .killed ? 128 + SIGKILL : 0)) }
    #expect(place.draftLengths == [text.utf8.count])

    let next = try place.slip.atTerminal()
    // The first frame is as the last was: no other comes before it.
    try next.wait { $0.isUp && !$0.text.isEmpty }
    #expect(next.screen.field == before.0)
    #expect(next.screen.cursor == before.1)
    try next.type("?\u{4}\u{4}")
    #expect(try next.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == [text.replacing("!line", with: "!?line")])
    #expect(place.draftLengths == [])
  }

  @Test func `Ctrl-Z keeps what was written, also where nothing ever takes it up again`() throws {
    let place = try ComposePlace()
    let shell = try place.slip.shellAtTerminal()
    try shell.wait { $0.text == "$" }
    try shell.type("slip\r")
    try shell.wait { $0.isUp && $0.said.contains("sends") }
    try shell.type("halfway\u{1A}")
    try shell.wait { !$0.isAlternate && $0.text.contains("Stopped") }
    #expect(place.draftLengths == [7])
    try shell.type("kill -KILL %1; slip\r")
    try shell.wait { $0.isUp && $0.field == "halfway" }
  }

  @Test func `after a memo is sent no draft comes back`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("draft first")
    try place.waitForDraft("draft first")
    try session.type("\u{4}")
    try session.wait { $0.field == "" }
    try session.signal(SIGKILL)
    #expect(try session.waitForExit() == 128 + SIGKILL)
    let next = try place.open()
    try next.wait { $0.said.contains("sends") }
    #expect(next.screen.field == "")
    #expect(try place.memos().map(\.text) == ["draft first"])
    try next.type("\u{4}")
    #expect(try next.waitForExit() == 0)
    #expect(place.draftLengths == [])
  }

  @Test func `a text that is deleted again leaves no draft`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("secret")
    try place.waitForDraft("secret")
    try session.type("\u{15}")
    try place.wait { $0.draftLengths == [] }
    try session.signal(SIGKILL)
    _ = try session.waitForExit()
    let next = try place.open()
    try next.wait { $0.said.contains("sends") }
    #expect(next.screen.field == "")
  }

  @Test func `two screens at once keep two drafts, and each is taken up by one`() throws {
    let place = try ComposePlace()
    let both = try [place.open(), place.open()]
    for (session, text) in zip(both, ["one", "second"]) {
      try session.type(text)
      try session.wait { $0.field == text }
    }
    try place.wait { $0.draftLengths == [3, 6] }
    for session in both {
      try session.signal(SIGKILL)
      _ = try session.waitForExit()
    }
    let next = try [place.open(), place.open(), place.open()]
    for session in next { try session.wait { $0.field != "" || $0.said.contains("sends") } }
    #expect(Set(next.map(\.screen.field)) == ["one", "second", ""])
  }

  @Test func `a draft that was shown and changed is kept as changed`() throws {
    let place = try ComposePlace()
    let first = try place.open()
    try first.type("once\u{11}")
    #expect(try first.waitForExit() == 0)
    let second = try place.open()
    try second.wait { $0.field == "once" }
    try second.type(" more")
    try place.waitForDraft("once more")
    try second.signal(SIGKILL)
    _ = try second.waitForExit()
    let third = try place.open()
    try third.wait { $0.field == "once more" }
  }

  @Test func `what was written is kept where a signal ends the screen in the history`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("written\u{12}")
    try session.wait(untilShown: "nothing was sent yet")
    try session.signal(SIGTERM)
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [7])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `what was typed before a signal is kept, a paste too that has no end yet`(
    signal: Int32
  ) throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("one ")
    try session.wait { $0.field == "one" }
    try place.waitForDraft("one ")
    try session.signal(SIGSTOP)
    try session.type("two\r")
    try session.paste("three\nand")
    try session.type(" more\u{1B}[200~ four")
    try session.signal(signal)
    try session.signal(SIGCONT)
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos() == [])
    let next = try place.open()
    try next.wait { $0.field == "one two\nthree\nand more four" }
  }

  @Test(arguments: 1...24)
  func `killed at any moment around the key that sends, a text is a draft or a memo, never both`(
    seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    let place = try ComposePlace()
    let session = try place.open()
    let text = "memo \(seed)"
    try session.type(text)
    try place.waitForDraft(text)
    try session.type("\u{4}")
    // The moments of one send are some milliseconds.
    let wait = UInt32.random(in: 0...4_000, using: &random)
    usleep(wait)
    try session.signal(SIGKILL)
    #expect(try session.waitForExit() == 128 + SIGKILL)
    let memos = try place.memos().map(\.text)
    let next = try place.open()
    try next.wait { $0.field != "" || $0.said.contains("sends") }
    #expect(memos + [next.screen.field].filter { $0 != "" } == [text], "after \(wait) µs")
    try next.type("\u{4}")
    if memos.isEmpty { try next.type("\u{4}") }
    #expect(try next.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == [text])
  }

  @Test(arguments: 1...16)
  func
    `killed at any moment after a draft was changed and sent, it is a draft or a memo, never both`(
      seed: Int
    ) throws
  {
    var random = SplitMix(seed: UInt64(seed))
    let place = try ComposePlace()
    let first = try place.open()
    try first.type("once\u{11}")
    #expect(try first.waitForExit() == 0)
    let session = try place.open()
    try session.wait { $0.field == "once" }
    // Sent before the change is saved.
    try session.type(" more\u{4}")
    let wait = UInt32.random(in: 0...20_000, using: &random)
    usleep(wait)
    try session.signal(SIGKILL)
    #expect(try session.waitForExit() == 128 + SIGKILL)
    let memos = try place.memos().map(\.text)
    let next = try place.open()
    try next.wait { $0.field != "" || $0.said.contains("sends") }
    let all = memos + [next.screen.field].filter { $0 != "" }
    #expect([["once"], ["once more"]].contains(all), "after \(wait) µs: \(memos)")
  }
}
