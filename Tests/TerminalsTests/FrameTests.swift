import Terminals
import TestSupport
import Testing

@Suite struct FrameTests {
  private func frame(_ texts: [(String, Int, Int)], columns: Int = 6) -> Frame {
    var frame = Frame(rows: 1, columns: columns)
    for (text, width, column) in texts { frame.put(text, width: width, atRow: 0, column: column) }
    return frame
  }

  @Test func `a row's text is what was put there without the blanks behind it`() {
    #expect(frame([("a", 1, 1), ("語", 2, 2)]).text(ofRow: 0) == " a語")
    #expect(frame([]).text(ofRow: 0) == "")
    #expect(frame([]).text(ofRow: 7) == "")
  }

  @Test func `what covers half of a wide grapheme blanks the other half`() {
    #expect(frame([("語", 2, 1), ("a", 1, 1)]).text(ofRow: 0) == " a")
    #expect(frame([("語", 2, 1), ("a", 1, 2)]).text(ofRow: 0) == "  a")
    #expect(frame([("語", 2, 0), ("語", 2, 2), ("字", 2, 1)]).text(ofRow: 0) == " 字")
    #expect(frame([("語", 2, 1), ("字", 2, 1)]).text(ofRow: 0) == " 字")
    #expect(frame([("語", 2, 1), ("字", 2, 0)]).text(ofRow: 0) == "字")
  }

  @Test func `a grapheme of no width joins its left neighbour`() {
    #expect(frame([("e", 1, 0), ("\u{301}", 0, 1)]).text(ofRow: 0) == "e\u{301}")
    #expect(frame([("語", 2, 0), ("\u{FE00}", 0, 2)])[0, 0].text == "語\u{FE00}")
    #expect(frame([("\u{301}", 0, 0)]).text(ofRow: 0) == "")
    #expect(frame([("e", 1, 5), ("\u{301}", 0, 6)]).text(ofRow: 0) == "     e")
  }

  @Test func `half of a wide grapheme at the edge is a blank`() {
    let styled = Style.reverse
    var frame = Frame(rows: 1, columns: 3)
    frame.put("語", width: 2, atRow: 0, column: 2, style: styled)
    frame.put("語", width: 2, atRow: 0, column: -1, style: styled)
    #expect(frame.text(ofRow: 0) == "")
    #expect(frame[0, 0].style == styled)
    #expect(frame[0, 1].style == .plain)
    #expect(frame[0, 2].style == styled)
  }

  @Test(arguments: ["\u{1B}", "\r\n", "\u{7F}", "\u{85}", "a\u{7}"])
  func `a control character never gets into a frame`(text: String) {
    #expect(frame([(text, 1, 0)])[0, 0].text == "\u{FFFD}")
  }

  @Test(arguments: 0..<20)
  func `halves of wide graphemes always stand together`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var frame = Frame(rows: 2, columns: 7)
    for _ in 0..<300 {
      frame.put(
        "語", width: Int.random(in: -1...3, using: &random),
        atRow: Int.random(in: -2...3, using: &random),
        column: Int.random(in: -3...9, using: &random))
      for row in 0..<2 {
        for column in 0..<7 {
          let cell = frame[row, column]
          if cell.width == 2 {
            #expect(column < 6)
            #expect(frame[row, column + 1].width == 0)
          }
          if cell.width == 0 { #expect(frame[row, column - 1].width == 2) }
          #expect(cell.text.isEmpty == (cell.width == 0))
        }
      }
    }
  }
}
