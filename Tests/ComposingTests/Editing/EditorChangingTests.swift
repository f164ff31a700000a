import Composing
import Testing

@Suite struct EditorChangingTests {
  @Test(arguments: [
    Change("ab|c", .deleteLeft, "a|c"), Change("|abc", .deleteLeft, "|abc"),
    Change("a\n|b", .deleteLeft, "a|b"), Change("a|bc", .deleteRight, "a|c"),
    Change("abc|", .deleteRight, "abc|"), Change("a|\nb", .deleteRight, "a|b"),
    Change("one two|", .deleteWordLeft, "one |"), Change("|one two", .deleteWordRight, "| two"),
    Change("a|b", .newline, "a\n|b"), Change("|", .newline, "\n|"), Change("a|", .newline, "a\n|"),
    Change("ab|c", .transpose, "acb|"), Change("abc|", .transpose, "acb|"),
    Change("a|bc\nd", .transpose, "ba|c\nd"), Change("|abc", .transpose, "|abc"),
    Change("a\n|bc", .transpose, "a\n|bc"), Change("a\nb|", .transpose, "a\nb|"),
    Change("|", .transpose, "|"),
  ])
  func `a command changes what is beside the caret`(change: Change) {
    #expect(change.outcome == change.after)
  }

  @Test(
    arguments: [
      EditCommand.deleteLeft, .deleteRight, .deleteWordLeft, .deleteWordRight, .killWordLeft,
      .killWordRight, .killToLineEnd, .killToLineStart, .killSelection,
    ], ["a b[c d|]e f", "a b[|c d]e f"])
  func `whatever deletes takes what is selected, and that alone`(
    command: EditCommand, before: String
  ) {
    #expect(Editor(before).after(command).notation == "a b|e f")
  }

  @Test func `what is typed, pasted, broken or yanked takes the place of what is selected`() {
    let editor = Editor("a[bc|]d")
    #expect(editor.typing("x").notation == "ax|d")
    #expect(editor.after(.newline).notation == "a\n|d")
    #expect(editor.after(.copySelection, .yank).notation == "abc|d")
    var pasted = editor
    pasted.paste("x\ny")
    #expect(pasted.notation == "ax\ny|d")
  }

  @Test(arguments: ["a\r\nb\rc\nd", "a\nb\r\nc\rd"])
  func `every line end that is put in is one line feed`(text: String) {
    var (inserted, pasted) = (Editor("|"), Editor("x|"))
    inserted.insert(text)
    pasted.paste(text)
    #expect(Array(inserted.text.utf8) == Array("a\nb\nc\nd".utf8))
    #expect(pasted.notation == "xa\nb\nc\nd|")
    #expect(inserted.seen == ["a", "b", "c", "d"])
    inserted.restore(FieldState(text: text, caret: 0))
    #expect(Array(inserted.text.utf8) == Array("a\nb\nc\nd".utf8))
  }

  @Test func `only a change of the text is counted as one`() {
    var editor = Editor("a b|")
    for command in EditCommand.allCases {
      for start in ["a b|\nc", "[a| ]b", "|", "a |b"] {
        let before = Editor(start).typing("x").after(.undo)
        let after = before.after(command)
        let isChanged = before.text != after.text
        #expect((before.changeCount != after.changeCount) == isChanged, "\(command) in \(start)")
      }
    }
    let count = editor.changeCount
    editor.insert("")
    editor.resize(columns: 10, rows: 3)
    #expect(editor.changeCount == count)
    editor.insert("x")
    #expect(editor.changeCount > count)
  }
}
