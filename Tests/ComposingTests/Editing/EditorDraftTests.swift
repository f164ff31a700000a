import Composing
import Testing

@Suite struct EditorDraftTests {
  @Test func `a draft brings back text, caret, selection and the rows seen`() {
    let lines = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    let editor = Editor("|" + lines, rows: 5).after(.pageDown, .pageDown, .up, .selectWordRight)
    var restored = Editor(columns: 40, rows: 5)
    restored.restore(editor.state)
    #expect(restored.state == editor.state)
    #expect(restored.notation == editor.notation)
    #expect(restored.visibleRows == editor.visibleRows)
    #expect(restored.caretPosition == editor.caretPosition)
  }

  @Test func `a draft is there without a way back to what was before it`() {
    var editor = Editor("|").typing("secret")
    editor.restore(FieldState(text: "draft", caret: 5))
    #expect(editor.after(.undo).notation == "draft|")
    #expect(editor.after(.redo).notation == "draft|")
    #expect(editor.typing("s").after(.undo).notation == "draft|")
  }

  @Test func `nothing of a text that was sent remains`() {
    var editor = Editor("secret one|").after(.killWordLeft, .yank).typing(" two").after(
      .undo, .selectAll, .copySelection)
    let count = editor.changeCount
    editor.clear()
    #expect(editor.isEmpty && editor.notation == "|" && editor.state.top == 0)
    #expect(editor.changeCount > count)
    for command in EditCommand.allCases {
      let after = editor.after(command)
      #expect(after.isEmpty || command == .newline, "\(command)")
    }
    #expect(editor.after(.yank, .yankPop, .undo, .undo, .redo).isEmpty)
    var words = ""
    dump(editor, to: &words)
    #expect(!words.contains("secret") && !words.contains("two"))
    #expect(editor.typing("next").notation == "next|")
  }
}
