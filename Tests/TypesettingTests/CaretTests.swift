import Testing
import Typesetting

@Suite struct CaretTests {
  @Test(arguments: [
    ("", 6, [0]),
    ("abc", 6, [0, 1, 2, 3]),
    ("日本", 6, [0, 2, 4]),
    ("abcde", 6, [0, 1, 2, 3, 4, 5]),
    ("ab    ", 6, [0, 1, 2, 3, 4, 5, 5]),
    ("ab      ", 6, [0, 1, 2, 3, 4, 5, 5, 5, 5]),
    ("a\tb", 12, [0, 1, 8, 9]),
    ("ab\t", 6, [0, 1, 2, 5]),
    ("a\u{200B}b", 6, [0, 1, 1, 2]),
    ("ab\u{200B}", 6, [0, 1, 2, 2]),
  ])
  func `the caret stands on the cell of what follows`(text: String, columns: Int, carets: [Int]) {
    #expect(LineLayout(text, columns: columns).caretColumns == carets)
  }

  @Test(arguments: [
    ("שלום", 8, [7, 6, 5, 4, 3]),
    ("של   ", 5, [4, 3, 2, 1, 0, 0]),
    ("של     ", 5, [4, 3, 2, 1, 0, 0, 0, 0]),
    ("שabד", 8, [7, 5, 6, 4, 3]),
    ("ab של cd", 10, [0, 1, 2, 4, 3, 5, 6, 7, 8]),
    ("ab של", 10, [0, 1, 2, 4, 3, 5]),
  ])
  func `right-to-left rows end at the last cell, and the caret behind them stands left of them`(
    text: String, columns: Int, carets: [Int]
  ) {
    #expect(LineLayout(text, columns: columns).caretColumns == carets)
  }

  @Test(arguments: [
    ("abc", 6, [0, 1, 2, 3, 3, 3]),
    ("日本", 6, [0, 0, 3, 3, 6, 6]),
    ("a\tb", 10, [0, 1, 1, 1, 1, 1, 1, 1, 2, 3]),
    ("שלום", 6, [8, 8, 6, 4, 2, 0]),
    ("ab של", 7, [0, 1, 2, 5, 3, 7, 7]),
  ])
  func `a cell leads to the place of the grapheme on it, or to the nearest one`(
    text: String, columns: Int, offsets: [Int]
  ) {
    let layout = LineLayout(text, columns: columns)
    #expect((0..<columns).map { layout.offset(at: $0, inRow: 0) } == offsets)
  }

  @Test func `beyond the end of a row that another follows the last place of that row is nearest`()
  {
    let layout = LineLayout("ab   cd", columns: 4)
    #expect(layout.rows == ["ab   ", "cd"])
    #expect(layout.offset(at: 3, inRow: 0) == 4)
    #expect(layout.offset(at: 3, inRow: 1) == 7)
    #expect(LineLayout("abcdef", columns: 4).offset(at: 3, inRow: 0) == 2)
  }

  @Test func `an offset inside of a grapheme counts as its start`() {
    let layout = LineLayout("a日b", columns: 8)
    #expect((0...5).map { layout.column(of: $0) } == [0, 1, 1, 1, 3, 4])
  }
}
