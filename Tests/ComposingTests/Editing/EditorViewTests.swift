import Composing
import Testing

@Suite struct EditorViewTests {
  private static let lines = (0..<30).map { "line \($0)" }.joined(separator: "\n")

  @Test func `an empty field is one empty row with the caret at its start`() {
    let editor = Editor(columns: 20, rows: 5)
    #expect(editor.isEmpty && editor.text == "" && editor.selection == nil)
    #expect(editor.seen == [""] && editor.caretPosition == (0, 0))
  }

  @Test func `the rows seen move by one when the caret leaves them by one`() {
    var editor = Editor("|" + Self.lines, rows: 4)
    for number in 1..<30 {
      editor.perform(.down)
      #expect(editor.seen.first == "line \(max(number - 3, 0))")
      #expect(editor.caretPosition.row == min(number, 3))
    }
    for number in (0..<29).reversed() {
      editor.perform(.up)
      #expect(editor.seen.first == "line \(min(number, 26))")
    }
  }

  @Test func `at the end of the text the last rows are seen`() {
    let end = Editor("|" + Self.lines, rows: 4).after(.textEnd)
    #expect(end.seen == ["line 26", "line 27", "line 28", "line 29"])
  }

  @Test func `no row stays empty below the text while there is text above`() {
    let editor = Editor(Self.lines + "|", rows: 4)
    #expect(editor.after(.killToLineStart, .deleteLeft).seen.last == "line 28")
    #expect(editor.after(.killToLineStart, .deleteLeft).seen.count == 4)
    var grown = editor
    grown.resize(columns: 40, rows: 10)
    #expect(grown.seen.first == "line 20" && grown.seen.count == 10)
  }

  @Test func `an edit above leaves what is seen where it is`() {
    var editor = Editor("|" + Self.lines, rows: 4).typing("x").after(.textEnd)
    let seen = editor.seen
    // Undo changes the first line, and so shows it; what comes after shows the end again.
    editor.perform(.undo)
    #expect(editor.caretPosition == (0, 0) && editor.seen.first == "line 0")
    editor.perform(.textEnd)
    #expect(editor.seen == seen)
  }

  @Test func `glyphs are selected exactly where the text is`() {
    let rows = Editor("ab[cd\n\nef|]g").visibleRows
    #expect(
      rows.map { $0.glyphs.filter(\.isSelected).map(\.text) } == [["c", "d"], [], ["e", "f"]])
    #expect(rows.map(\.isLineEndSelected) == [true, true, false])
    #expect(Editor("abcd\n\nef|g").visibleRows.allSatisfy { !$0.isLineEndSelected })
    #expect(rows.map(\.range) == [0..<4, 5..<5, 6..<9])
    #expect(rows[2].glyphs.map(\.source) == [6..<7, 7..<8, 8..<9])
  }

  @Test func `another size leaves the text alone and shows the caret`() {
    let text = String(repeating: "words to be wrapped, a few of them wide: 字字字\n", count: 20)
    var editor = Editor(text + "and |more", columns: 80, rows: 24)
    for (columns, rows) in [(20, 5), (2, 1), (0, 0), (300, 100), (7, 3), (80, 24)] {
      editor.resize(columns: columns, rows: rows)
      #expect(editor.notation == text + "and |more")
      #expect(editor.visibleRows.count <= max(rows, 1))
      let row = editor.visibleRows[editor.caretPosition.row]
      #expect(row.range.contains(editor.caret) || row.range.upperBound == editor.caret)
    }
  }

  @Test func `the row at the top stays at the top when a width is taken`() {
    let text = (0..<30).map { "line \($0) of words" }.joined(separator: "\n")
    var editor = Editor("|" + text, columns: 40, rows: 4).after(.pageDown, .pageDown)
    #expect(editor.seen.first == "line 6 of words")
    editor.resize(columns: 12, rows: 4)
    #expect(editor.seen.first?.hasPrefix("line 6") == true)
  }
}
