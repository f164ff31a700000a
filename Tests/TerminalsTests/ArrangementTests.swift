import Terminals
import TestSupport
import Testing
import Typesetting

@Suite struct ArrangementTests {
  private static let columns = 40

  /// A row of that text, as it is to be seen.
  private static func frame(_ text: String, caret offset: Int? = nil) -> Frame {
    let layout = LineLayout(text, columns: columns)
    var frame = Frame(rows: 1, columns: columns)
    for glyph in layout.glyphs(inRow: 0) {
      frame.put(glyph.text, width: glyph.width, atRow: 0, column: glyph.column)
    }
    frame.cursor = offset.map { Frame.Place(row: 0, column: layout.column(of: $0)) }
    return frame
  }

  private static func seen(_ frame: Frame) -> String {
    (0..<frame.columns).map { frame[0, $0].text }.joined()
  }

  private static let orders: [DisplayOrder] = [
    .kept, .keptByMlterm, .runsTurned(.mirrored), .runsTurned(.unmirrored), .wordsTurned,
  ]

  private static let lines = [
    "", "plain (text) 12", "שלום עולם", "אבג abc דהו", "שלום (עולם) 12.", "12 שלום",
    "Say שלום to 日本",
    "a (אב, 12 גד) b.", "אב 10:30 גד", "ب ٣ ت", "٣ ب", "اجتماع مع Anna الساعة 10:30 غدا",
    "3 تفاح (أحمر)، و 50% خصم.",
    "לא", "abc אב, גד. 12 def", "a 12 אב", "[אב] (גד", "(אב) גד (הו)", "٤٥ 12 غدا", "א 🙂 ב",
  ]

  @Test(arguments: lines, orders)
  func `a line is seen as it is to be`(line: String, order: DisplayOrder) {
    let frame = Self.frame(line)
    #expect(TurningTerminal(frame, order).shown(0) == Self.seen(frame))
  }

  @Test(arguments: lines, orders)
  func `the cursor is seen where it is to be`(line: String, order: DisplayOrder) {
    var offset = 0
    for grapheme in line {
      let frame = Self.frame(line, caret: offset)
      #expect(TurningTerminal(frame, order).cursorColumn == frame.cursor?.column, "\(offset)")
      offset += grapheme.utf8.count
    }
    let frame = Self.frame(line, caret: offset)
    #expect(TurningTerminal(frame, order).cursorColumn == frame.cursor?.column)
  }

  @Test func `made-up lines are seen as they are to be`() {
    let words = [
      "a", "word", "日本", "12", "10:30", "50%", "אב", "שלום", "ب", "لا", "غدا", "٤٥", "(אב)", "אב.",
      "«ب»",
      "ب،", "-", "🙂", "ב-12", "(a)",
    ]
    var random = SplitMix(seed: 0x511B)
    for _ in 0..<200 {
      let line = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in words[Int.random(in: words.indices, using: &random)] }.joined(separator: " ")
      let frame = Self.frame(line)
      for order in Self.orders {
        #expect(TurningTerminal(frame, order).shown(0) == Self.seen(frame), "\(order)")
      }
    }
  }

  @Test(arguments: [
    (DisplayOrder.kept, "ab (דג בא)"), (.runsTurned(.mirrored), "ab (אב גד)"),
    (.runsTurned(.unmirrored), "ab (אב גד)"), (.wordsTurned, "ab גד) (אב"),
  ])
  func `text is written in the order that the terminal is to turn`(
    order: DisplayOrder, written: String
  ) {
    let row = TurningTerminal(Self.frame("ab (אב גד)"), order).written(0)
    #expect(row.prefix(10) == written)
  }

  @Test func `a number to the right of letters is kept from them`() {
    let row = TurningTerminal(Self.frame("12 אב"), .runsTurned(.mirrored)).written(0)
    #expect(row.hasSuffix(" אב\u{2800}12"))
  }
}
