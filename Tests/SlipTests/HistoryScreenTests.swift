import TestSupport
import Testing

/// The recent memos, at a terminal.
@Suite struct HistoryScreenTests {
  let slip = Program("slip")

  @Test(arguments: [["--title", "Plan", "buy milk"], ["buy milk"]])
  func `a copied memo comes into the field whole, with its title`(words: [String]) throws {
    _ = try slip.run(["add", "--no-deliver"] + words)
    let screen = try slip.atTerminal()
    try screen.wait(untilShown: "Ctrl-R recent")
    try screen.type("\u{12}")
    try screen.wait(untilShown: "y copies")
    try screen.type("y")
    try screen.wait(untilShown: "buy milk")
    #expect(screen.screen.text.contains("# Plan\n\n  buy milk") == (words.count > 1))
    try screen.type("\u{11}")
    #expect(try screen.waitForExit() == 0)
  }
}
