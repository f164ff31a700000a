import Composing
import Testing

@Suite struct EditorGraphemeTests {
  private static let graphemes = [
    "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
    "1\u{FE0F}\u{20E3}",
    "\u{1112}\u{1161}\u{11AB}", "\u{1F44D}\u{1F3FD}", "字", "\u{928}\u{93F}",
  ]

  @Test(arguments: graphemes)
  func `a grapheme is one step of every command`(grapheme: String) {
    #expect(grapheme.count == 1)
    let (before, behind) = (Editor("a|\(grapheme)b"), Editor("a\(grapheme)|b"))
    expect(before.after(.right), behind.notation)
    expect(behind.after(.left), before.notation)
    expect(before.after(.deleteRight), "a|b")
    expect(behind.after(.deleteLeft), "a|b")
    expect(before.after(.transpose), "\(grapheme)a|b")
    expect(behind.after(.selectLeft), "a[|\(grapheme)]b")
  }

  @Test func `a mark typed behind a letter joins it, and the caret stands behind both`() {
    expect(Editor("e|x").typing("\u{301}"), "e\u{301}|x")
    expect(Editor("e|x").typing("\u{301}").after(.undo), "e|x")
    expect(Editor("e|x").typing("\u{301}").after(.left), "|e\u{301}x")
  }

  @Test func `where graphemes grow together the caret goes behind the grown one`() {
    expect(Editor("|\u{301}x").typing("e"), "e\u{301}|x")
    expect(Editor("e\n|\u{301}x").after(.deleteLeft), "e\u{301}|x")
    expect(Editor("e|\n\u{301}x").after(.deleteRight), "e\u{301}|x")
    expect(Editor("e|\n\u{301}x").after(.killToLineEnd), "e\u{301}|x")
    expect(Editor("\u{1F1E9}[ |]\u{1F1EA}x").after(.deleteLeft), "\u{1F1E9}\u{1F1EA}|x")
    expect(Editor("\u{1F1E9}[ |]\u{1F1EA}x").after(.deleteLeft, .undo), "\u{1F1E9}[ |]\u{1F1EA}x")
  }

  @Test func `an offset inside of a grapheme or outside of the text is brought to a boundary`() {
    var editor = Editor("|")
    let text = "a\u{1F468}\u{200D}\u{1F469}b"
    for offset in -3..<text.utf8.count + 9 {
      editor.restore(FieldState(text: text, caret: offset, anchor: offset + 2, top: offset))
      #expect([0, 1, 12, 13].contains(editor.caret))
      #expect([0, 1, 12, 13].contains(editor.selection?.upperBound ?? 0))
      #expect(editor.seen == [text])
    }
    editor.restore(FieldState(text: text, caret: .max, anchor: .min, top: .max))
    #expect(editor.selection == 0..<13)
  }

  /// Texts that differ in normalisation are equal to Swift.
  private func expect(
    _ editor: Editor, _ notation: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(editor.notation.utf8) == Array(notation.utf8), "\(editor.notation.debugDescription)",
      sourceLocation: sourceLocation)
  }
}
