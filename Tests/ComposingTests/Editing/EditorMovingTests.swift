import Composing
import Testing

@Suite struct EditorMovingTests {
  @Test(arguments: [
    Change("ab|c", .left, "a|bc"), Change("|abc", .left, "|abc"),
    Change("a\n|b", .left, "a|\nb"), Change("a|bc", .right, "ab|c"),
    Change("abc|", .right, "abc|"), Change("a|\nb", .right, "a\n|b"),
    Change("one two|", .wordLeft, "one |two"), Change("one |two", .wordLeft, "|one two"),
    Change("|one two", .wordRight, "one| two"), Change("one| two", .wordRight, "one two|"),
    Change("a\nb|c\nd", .lineStart, "a\n|bc\nd"), Change("a\nb|c\nd", .lineEnd, "a\nbc|\nd"),
    Change("a\nb|c\nd", .textStart, "|a\nbc\nd"), Change("a\nb|c\nd", .textEnd, "a\nbc\nd|"),
    Change("|", .left, "|"), Change("|", .wordRight, "|"), Change("|", .down, "|"),
    Change("\n|\n", .lineStart, "\n|\n"), Change("\n|\n", .lineEnd, "\n|\n"),
  ])
  func `a move goes over one thing of its kind and no further than the text`(change: Change) {
    #expect(change.outcome == change.after)
  }

  @Test(arguments: [
    Change("one\n|two", .wordLeft, "one|\ntwo"), Change("one|\ntwo", .wordRight, "one\n|two"),
    Change("one\n  |two", .wordLeft, "one\n|  two"),
    Change("one|  \ntwo", .wordRight, "one  |\ntwo"),
    Change("a\n\n|b", .wordLeft, "a\n|\nb"), Change("one\n|two", .deleteWordLeft, "one|two"),
    Change("one|\ntwo", .deleteWordRight, "one|two"),
  ])
  func `a step by a word stops at the edge of a line, and there goes over the line end alone`(
    change: Change
  ) {
    #expect(change.outcome == change.after)
  }

  @Test(arguments: [
    Change("a[bc|]d", .left, "a|bcd"), Change("a[|bc]d", .left, "a|bcd"),
    Change("a[bc|]d", .right, "abc|d"), Change("a[|bc]d", .right, "abc|d"),
    Change("a[bc|]d", .lineEnd, "abcd|"), Change("a[|bc]d", .textStart, "|abcd"),
    Change("a[bc|]d", .cancelSelection, "abc|d"), Change("a[|bc]d", .cancelSelection, "a|bcd"),
  ])
  func `a move drops what is selected, left to its left end and right to its right end`(
    change: Change
  ) {
    #expect(change.outcome == change.after)
  }

  @Test(arguments: [
    Change("a|bc", .selectRight, "a[b|]c"), Change("a|bc", .selectLeft, "[|a]bc"),
    Change("a[b|]c", .selectRight, "a[bc|]"), Change("a[b|]c", .selectLeft, "a|bc"),
    Change("a[|b]c", .selectLeft, "[|ab]c"), Change("a[|b]c", .selectTextEnd, "ab[c|]"),
    Change("one |two", .selectWordLeft, "[|one ]two"),
    Change("a|b\ncd", .selectDown, "a[b\nc|]d"), Change("ab\nc|d", .selectUp, "a[|b\nc]d"),
    Change("a|b\ncd", .selectLineEnd, "a[b|]\ncd"),
    Change("a|b\ncd", .selectTextStart, "[|a]b\ncd"),
    Change("a|b\ncd", .selectAll, "[ab\ncd|]"), Change("|", .selectAll, "|"),
  ])
  func `a selecting move takes its other end along only from a selection`(change: Change) {
    #expect(change.outcome == change.after)
  }

  @Test func `every move has a twin that selects and goes to the same place`() throws {
    let text = "one two\nthree| four\n\nfive"
    let moves: [EditCommand] = [
      .left, .right, .up, .down, .wordLeft, .wordRight, .lineStart, .lineEnd, .textStart, .textEnd,
      .pageUp, .pageDown,
    ]
    for move in moves {
      let name = move.rawValue.prefix(1).uppercased() + move.rawValue.dropFirst()
      let twin = try #require(EditCommand(rawValue: "select" + name))
      let (moved, selected) = (Editor(text).after(move), Editor(text).after(twin))
      #expect(moved.caret == selected.caret && moved.selection == nil, "\(move)")
      #expect(selected.selection?.count == abs(selected.caret - Editor(text).caret), "\(twin)")
    }
  }

  @Test func `going from row to row keeps to the column where it began`() {
    let editor = Editor("one two|\na\n\nlong enough")
    #expect(editor.after(.down).notation == "one two\na|\n\nlong enough")
    #expect(editor.after(.down, .down, .down).notation == "one two\na\n\nlong en|ough")
    #expect(editor.after(.down, .down, .down, .up, .up, .up).notation == editor.notation)
    #expect(editor.after(.down, .left, .down, .down).notation == "one two\na\n\n|long enough")
  }

  @Test func `a column is forgotten once anything is put in`() {
    let editor = Editor("one two|\na\n\nlong enough").after(.down)
    #expect(editor.typing("b").after(.down, .down).notation == "one two\nab\n\nlo|ng enough")
  }

  @Test(arguments: [
    Change("a|b\ncd", .up, "|ab\ncd"), Change("ab\nc|d", .down, "ab\ncd|"),
    Change("a|b", .pageUp, "|ab"), Change("a|b", .pageDown, "ab|"),
  ])
  func `a move beyond the first or the last row goes to the end of the text`(change: Change) {
    #expect(change.outcome == change.after)
  }

  @Test func `up and down go by the rows that are seen, not by lines`() {
    // Nine cells a row.
    let editor = Editor("abc def g|hi jkl mno", columns: 10)
    let (row, column) = editor.caretPosition
    let down = editor.after(.down).caretPosition
    #expect(down.row == row + 1 && down.column == column)
    #expect(editor.after(.down, .up).notation == editor.notation)
  }

  @Test func `a page is all rows but one, and the caret keeps its row of the screen`() {
    let lines = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    let editor = Editor("|" + lines, rows: 8).after(.down, .down)
    let paged = editor.after(.pageDown)
    #expect(editor.seen.first == "line 0" && paged.seen.first == "line 7")
    #expect(editor.caretPosition == paged.caretPosition && paged.caretPosition.row == 2)
    #expect(paged.after(.pageUp).seen == editor.seen)
    #expect(paged.after(.pageUp).caret == editor.caret)
  }
}
