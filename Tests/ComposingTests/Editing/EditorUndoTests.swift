import Composing
import Testing

@Suite struct EditorUndoTests {
  @Test func `what was typed is taken back word by word and comes again word by word`() {
    let typed = Editor("|").typing("one two three")
    #expect(typed.after(.undo).notation == "one two |")
    #expect(typed.after(.undo, .undo).notation == "one |")
    #expect(typed.after(.undo, .undo, .undo).notation == "|")
    #expect(typed.after(.undo, .undo, .undo, .undo).notation == "|")
    #expect(typed.after(.undo, .undo, .redo).notation == "one two |")
    #expect(typed.after(.undo, .undo, .redo, .redo, .redo).notation == "one two three|")
  }

  @Test func `what was deleted in a row comes back word by word`() {
    var left = Editor("one two|")
    for _ in 0..<7 { left.perform(.deleteLeft) }
    #expect(left.after(.undo).notation == "one|")
    #expect(left.after(.undo, .undo).notation == "one two|")
    var right = Editor("|one two")
    for _ in 0..<7 { right.perform(.deleteRight) }
    #expect(right.after(.undo).notation == "|two")
    #expect(right.after(.undo, .undo).notation == "|one two")
  }

  @Test func `a paste, a line end, a kill and a yank are steps of their own`() {
    var editor = Editor("|").typing("a")
    editor.paste("b")
    editor = editor.typing("c").after(.newline).typing("d").after(.killToLineStart, .yank)
    var texts: [String] = []
    for _ in 0..<8 {
      texts.append(editor.text)
      editor.perform(.undo)
    }
    #expect(texts == ["abc\nd", "abc\n", "abc\nd", "abc\n", "abc", "ab", "a", ""])
  }

  @Test func `a move ends a step`() {
    let editor = Editor("|").typing("ab").after(.left, .right).typing("c")
    #expect(editor.after(.undo).notation == "ab|")
  }

  @Test func `an undo ends a step`() {
    let editor = Editor("|").typing("a b").after(.undo).typing("c")
    #expect(editor.after(.undo).notation == "a |")
  }

  @Test func `a line end deleted between letters is a step of its own`() {
    let editor = Editor("ab\ncd|").after(
      .deleteLeft, .deleteLeft, .deleteLeft, .deleteLeft, .deleteLeft)
    #expect(editor.after(.undo).notation == "ab|")
    #expect(editor.after(.undo, .undo).notation == "ab\n|")
    #expect(editor.after(.undo, .undo, .undo).notation == "ab\ncd|")
  }

  @Test func `typing over a selection is one step, and its undo selects again`() {
    let editor = Editor("a[bc|]d").typing("xyz")
    #expect(editor.notation == "axyz|d")
    #expect(editor.after(.undo).notation == "a[bc|]d")
    #expect(editor.after(.undo, .redo).notation == "axyz|d")
  }

  @Test func `an edit ends what could be done again`() {
    let editor = Editor("|").typing("one two").after(.undo).typing("x")
    #expect(editor.after(.redo).notation == "one x|")
    #expect(Editor("|").typing("ab").after(.undo, .left, .redo).notation == "ab|")
  }

  @Test func `a long text without spaces is not taken back as a whole`() {
    let text = String(repeating: "字", count: 100)
    let once = Editor("|").typing(text).after(.undo).text
    #expect(!once.isEmpty && once.count < 100)
  }

  @Test func `steps beyond sixteen mebibytes are dropped, the oldest first`() {
    var editor = Editor("|")
    let block = String(repeating: "x", count: 1 << 20)
    for number in 0..<20 {
      editor.paste("\(number)" + block + "\n")
      editor = editor.after(.selectAll, .deleteLeft)
    }
    var count = 0
    while true {
      let before = editor.changeCount
      editor.perform(.undo)
      if editor.changeCount == before { break }
      count += 1
    }
    #expect((10...16).contains(count))
    #expect(editor.text.isEmpty || editor.text.hasPrefix("1"))
  }
}
