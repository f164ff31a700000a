import TestSupport
import Testing

/// Keys of one's own, at a terminal.
@Suite struct KeyBindingTests {
  let slip = Program("slip")

  private func screen(_ keys: String, _ shown: String) throws -> TerminalSession {
    try slip.home.write("[compose.keys]\n\(keys)\n", to: "config/slip/config.toml")
    let screen = try slip.atTerminal()
    try screen.wait(untilShown: shown)
    return screen
  }

  private func memos() throws -> String {
    try slip.run("history", "--full").output
  }

  @Test func `a key that is given to sending sends, the usual one does not, and the hint says so`()
    throws
  {
    let screen = try screen("send = ['f5', 'ctrl-o']\nhistory = []", "F5 sends · – recent")
    try screen.type("kept")
    try screen.wait(untilShown: "kept")
    // Ctrl-D does nothing now, nor does Ctrl-S: what is typed behind them goes on in the field.
    try screen.type("\u{4}\u{13}!")
    try screen.wait(untilShown: "kept!")
    #expect(try memos().isEmpty)
    try screen.type("\u{1B}[15~")
    try screen.wait { !$0.text.contains("kept") }
    #expect(try memos().contains("    kept!\n"))
    try screen.type("again")
    try screen.wait(untilShown: "again")
    try screen.type("\u{F}")
    try screen.wait { !$0.text.contains("again") }
    #expect(try memos().contains("    again\n"))
    try screen.type("\u{11}")
    #expect(try screen.waitForExit() == 0)
  }

  @Test func `Enter sends and a named key breaks the line`() throws {
    let screen = try screen(
      "enter = 'sends'\nsend = 'f5'\nnewline = 'tab'\nleave = 'f8'",
      "F5 sends · Ctrl-R recent · F8 leaves")
    try screen.type("one\ttwo")
    try screen.wait(untilShown: "two")
    try screen.type("\r")
    try screen.wait { !$0.text.contains("two") }
    #expect(try memos().contains("    one\n    two\n"))
    // Ctrl-Q leaves no more.
    try screen.type("\u{11}three")
    try screen.wait(untilShown: "three")
    try screen.type("\u{1B}[19~")
    #expect(try screen.waitForExit() == 0)
  }

  @Test func `a configuration with a problem leaves the keys as they are`() throws {
    let screen = try screen("send = 'x'", "Ctrl-D sends")
    try screen.type("kept\u{4}\u{11}")
    #expect(try screen.waitForExit() == 0)
    #expect(try memos().contains("    kept\n"))
  }
}
