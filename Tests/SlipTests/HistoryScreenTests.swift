import Foundation
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

  @Test func `a screen that is ended over the recent memos keeps what stands in the field`() throws
  {
    let screen = try slip.atTerminal()
    try screen.wait(untilShown: "Ctrl-R recent")
    try screen.type("unsent")
    try screen.wait(untilShown: "unsent")
    // Within the pause before a draft is saved by itself.
    try screen.type("\u{12}")
    try screen.wait(untilShown: "nothing was sent yet")
    try screen.signal(SIGTERM)
    _ = try screen.waitForExit()
    let next = try slip.atTerminal()
    try next.wait(untilShown: "unsent")
  }
}
