import Composing
import Testing

@Suite struct EditorKillingTests {
  @Test(arguments: [
    Change("a|bc\nd", .killToLineEnd, "a|\nd"), Change("a|\nd", .killToLineEnd, "a|d"),
    Change("a|", .killToLineEnd, "a|"), Change("a\nbc|d", .killToLineStart, "a\n|d"),
    Change("a\n|b", .killToLineStart, "a\n|b"), Change("one two|", .killWordLeft, "one |"),
    Change("|one two", .killWordRight, "| two"), Change("a[b|]c", .killSelection, "a|c"),
    Change("a|bc", .killSelection, "a|bc"), Change("a[b|]c", .copySelection, "a[b|]c"),
    Change("a|", .yank, "a|"), Change("a|", .yankPop, "a|"),
  ])
  func `a kill takes what it names`(change: Change) {
    #expect(change.outcome == change.after)
  }

  @Test func `texts killed one after the other are yanked as one, in the order of the text`() {
    let lines = Editor("|a\nb\nc").after(.killToLineEnd, .killToLineEnd, .killToLineEnd)
    #expect(lines.notation == "|\nc")
    #expect(lines.after(.yank).notation == "a\nb|\nc")
    let words = Editor("one two| three").after(.killWordLeft, .killWordLeft, .killWordRight)
    #expect(words.notation == "|")
    #expect(words.after(.yank).notation == "one two three|")
  }

  @Test(arguments: [EditCommand.left, .cancelSelection, .undo, .copySelection])
  func `any other command between two kills parts them`(command: EditCommand) {
    let editor = Editor("one two|").after(.killWordLeft, command)
    let end = editor.after(.textEnd, .killWordLeft)
    #expect(end.after(.textStart, .yank).notation.hasSuffix("|" + end.text))
    #expect(!end.after(.textStart, .yank).text.hasPrefix("one two"))
  }

  @Test func `typing between two kills parts them`() {
    let editor = Editor("one two|").after(.killWordLeft).typing("x").after(.killToLineStart)
    #expect(editor.after(.yank).notation == "one x|")
    #expect(editor.after(.yank, .yankPop).notation == "two|")
  }

  @Test func `a kill of nothing keeps what was killed`() {
    let editor = Editor("a|b").after(.killToLineEnd, .killToLineEnd, .killWordRight)
    #expect(editor.after(.yank).notation == "ab|")
  }

  @Test func `after a yank the older texts take its place in turn`() {
    let editor = Editor("|").killed(["one", "two", "three"])
    #expect(editor.after(.yank).notation == "three|")
    #expect(editor.after(.yank, .yankPop).notation == "two|")
    #expect(editor.after(.yank, .yankPop, .yankPop).notation == "one|")
    #expect(editor.after(.yank, .yankPop, .yankPop, .yankPop).notation == "three|")
    // The next yank begins where the turn was left.
    #expect(editor.after(.yank, .yankPop, .yank).notation == "twotwo|")
    #expect(editor.after(.yank, .left, .yankPop).notation == "thre|e")
  }

  @Test func `what is deleted is not yanked`() {
    let editor = Editor("one |two").after(.killToLineEnd, .deleteWordLeft)
    #expect(editor.after(.yank).notation == "two|")
  }

  @Test func `sixteen texts are kept for a yank`() {
    let editor = Editor("|").killed((1...20).map { "k\($0)" })
    var turn = editor.after(.yank)
    var yanked = Set<String>()
    for _ in 0..<40 {
      yanked.insert(turn.text)
      turn.perform(.yankPop)
    }
    #expect(yanked == Set((5...20).map { "k\($0)" }))
  }
}

extension Editor {
  /// The field after each of these was put in and killed.
  fileprivate func killed(_ texts: [String]) -> Editor {
    texts.reduce(self) { $0.typing($1).after(.selectAll, .killSelection) }
  }
}
