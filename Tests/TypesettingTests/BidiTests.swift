import Testing
import Typesetting

/// What Hebrew stands for here is seen at once: אבג is aleph, beth, gimel.
@Suite struct BidiTests {
  @Test(arguments: [
    ("abc אבג def", "abc גבא def·"),
    ("אבג abc דהו", "·והד abc גבא"),
    ("אבג 123 דהו", "·והד 123 גבא"),
    ("ab (אבג) 1", "ab (גבא) 1··"),
    ("אבג (abc) ד", "·ד (abc) גבא"),
    ("אב(גד)", "······(דג)בא"),
    ("אב<גד", "·······דג>בא"),
    ("12 אב", "·······בא 12"),
    ("אב 1-2", "······1-2 בא"),
    ("אב, גד.", "·····.דג ,בא"),
    ("ab\tאב", "ab      בא··"),
    ("a\u{202E}bcd\u{202C}e", "adcbe·······"),
    ("a\u{2067}b, ג\u{2069}e", "aג ,be······"),
    ("\u{2068}אב\u{2069} ab", "בא ab·······"),
    ("\u{200F}ab!", "·········!ab"),
    ("א\u{202D}בג\u{202C}", "·········בגא"),
    ("א\u{5B0}ב", "··········בא\u{5B0}"),
  ])
  func `a line is seen in the order that UAX 9 gives it`(text: String, row: String) {
    #expect(LineLayout(text, columns: 12).shown(0) == row)
  }

  @Test(arguments: [
    ("", Direction.leftToRight), ("123 ...", .leftToRight), ("1 א a", .rightToLeft),
    ("a א", .leftToRight), ("\u{2067}א\u{2069}a", .leftToRight), ("\u{2067}אa", .leftToRight),
    ("\u{202E}a", .leftToRight), ("\u{661}", .leftToRight), ("\u{661} م", .rightToLeft),
  ])
  func `the first strong character outside of isolates gives the direction`(
    text: String, direction: Direction
  ) {
    #expect(LineLayout(text, columns: 12).direction == direction)
  }

  @Test func `each row is reordered by itself, with the white space at its end`() {
    let layout = LineLayout("abc אבג דהו זחט", columns: 12)
    #expect(layout.rows == ["abc אבג דהו ", "זחט"])
    #expect(layout.shown(0) == "abc והד גבא·")
    #expect(layout.shown(1) == "טחז·········")
    let other = LineLayout("אבג abc def ghi", columns: 12)
    #expect(other.shown(0) == "·abc def גבא")
    #expect(other.shown(1) == "·········ghi")
  }

  @Test func `levels grow no deeper than 125, and one more for what runs against it`() {
    let deep = String(repeating: "\u{202B}\u{202A}", count: 100) + "a"
    #expect(levels(deep).max() == 126)
    #expect(LineLayout(deep, columns: 4).shown(0) == "a···")
  }

  @Test(arguments: [(1, UInt8(1)), (63, 1), (64, 0)])
  func `brackets are paired to a depth of 63`(depth: Int, level: UInt8) {
    let opening = String(repeating: "(", count: depth)
    let closing = String(repeating: ")", count: depth)
    #expect(levels("a א" + opening + "ב" + closing + "c").dropLast().last == level)
  }

  private func levels(_ text: String) -> [UInt8] {
    let scalars = text.unicodeScalars.map(\.value)
    return BidiParagraph(
      classes: scalars.map(BidiClass.init(of:)), scalars: scalars, direction: .leftToRight
    ).levels
  }

  @Test(arguments: ["", "a", "1 · א", "\u{200F}a", "a א", "\u{2067}א\u{2069} a", "مرحبا a", " ، "])
  func `the direction of a text is that of its layout`(text: String) {
    #expect(Direction(of: text) == LineLayout(text, columns: 80).direction)
  }
}
