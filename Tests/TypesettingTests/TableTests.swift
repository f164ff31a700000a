import Testing
import Typesetting

/// The tables, compared with the Unicode character database scalar by scalar.
@Suite(.enabled(if: UnicodeFiles.arePresent, "needs Debian's package unicode-data"))
struct TableTests {
  private static let last = 0x10FFFF

  @Test func `every scalar has the bidi class that the data gives it`() throws {
    let assigned = try UnicodeFiles.fields(of: "extracted/DerivedBidiClass.txt")
    var count = 0
    for fields in assigned {
      for scalar in try UnicodeFiles.scalars(fields[0]) {
        count += 1
        let expected = BidiConformanceTests.names[Substring(fields[1])]
        if BidiClass(of: UInt32(scalar)) != expected { Issue.record("\(scalar)") }
      }
    }
    #expect(count > 280_000)
    for (scalar, expected) in [
      (0x05FF, BidiClass.rightToLeft), (0x07BF, .arabicLetter), (0x20CF, .europeanTerminator),
      (0x10EFC, .arabicLetter), (0x1EFFF, .rightToLeft), (0xFFFF, .boundaryNeutral),
      (0xFDD0, .boundaryNeutral), (0xE0FFF, .boundaryNeutral), (0x50000, .leftToRight),
    ] {
      #expect(BidiClass(of: UInt32(scalar)) == expected)
    }
  }

  @Test func `every scalar takes the cells that width and category give it`() throws {
    let width = try UnicodeFiles.property("EastAsianWidth.txt", default: "N")
    let category = try UnicodeFiles.property(
      "extracted/DerivedGeneralCategory.txt", default: "Cn")
    let syllable = try UnicodeFiles.property("HangulSyllableType.txt", default: "NA")
    let ignorable = try UnicodeFiles.holding(
      "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    let prepended = try UnicodeFiles.holding("PropList.txt", "Prepended_Concatenation_Mark")
    for scalar in 0...Self.last {
      let traits = CellTraits(of: UInt32(scalar))
      let isJamo = ["V", "T"].contains(syllable[scalar])
      let isTone = scalar == 0x302E || scalar == 0x302F
      let isMark = ["Mn", "Me"].contains(category[scalar]) || isJamo || isTone
      let isFormat = category[scalar] == "Cf" && !prepended.contains(scalar)
      let isHidden = ignorable.contains(scalar) && (category[scalar] != "Lo" || isJamo)
      let isWide = width[scalar] == "W" || width[scalar] == "F" || isIdeographic(scalar, category)
      let expected = isMark || isFormat || isHidden ? 0 : isWide ? 2 : 1
      if traits.width != expected || traits.isMark != (isMark && !isHidden) {
        Issue.record("\(String(scalar, radix: 16)) takes \(traits.width), not \(expected)")
      }
    }
  }

  private func isIdeographic(_ scalar: Int, _ category: [String]) -> Bool {
    guard category[scalar] == "Cn" else { return false }
    switch scalar {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      return true
    default: return false
    }
  }

  @Test func `the classes that end a row or keep it together are those of the data`() throws {
    let classes = try UnicodeFiles.property("LineBreak.txt", default: "XX")
    for scalar in 0...Self.last {
      let found = CellTraits(of: UInt32(scalar)).breakClass
      let isInvisible = CellTraits(of: UInt32(scalar)).rawValue & 3 == 0
      let allowed: [BreakClass]
      switch classes[scalar] {
      case "ZW": allowed = [.zeroWidthSpace]
      case "GL", "WJ": allowed = [.glue]
      case _ where isInvisible: allowed = [.transparent]
      case "SP": allowed = [.space]
      case "CL", "CP", "EX", "IS", "SY", "NS", "CJ", "IN", "PO": allowed = [.closing, .wideClosing]
      case "OP", "PR": allowed = [.opening, .wideOpening]
      case "QU": allowed = [.other, .closing, .opening]
      case "HY", "B2": allowed = [.hyphen]
      case "BA": allowed = [.hyphen, .space, .other, .letter]
      case "ID", "EB", "EM", "H2", "H3", "JL", "JV", "JT", "RI": allowed = [.ideograph]
      case "XX": allowed = [.other, .letter, .ideograph]
      default: allowed = [.other, .letter]
      }
      if !allowed.contains(found) { Issue.record("\(String(scalar, radix: 16)) is \(found)") }
    }
  }

  @Test func `letters join, and have the presentation forms, that the data gives them`() throws {
    let types = try UnicodeFiles.property("extracted/DerivedJoiningType.txt", default: "U")
    let names: [String: ArabicLetter.JoiningType] = [
      "U": .none, "R": .right, "L": .left, "D": .dual, "C": .causing, "T": .transparent,
    ]
    for scalar in 0...Self.last {
      let found = ArabicLetter.JoiningType(of: UInt32(scalar))
      if found != names[types[scalar]] { Issue.record("\(scalar) is \(found)") }
    }
    let forms = ["<isolated>", "<final>", "<initial>", "<medial>"]
    var count = 0
    for fields in try UnicodeFiles.fields(of: "UnicodeData.txt") {
      let parts = fields[5].split(separator: " ")
      guard parts.count == 2, let form = forms.firstIndex(of: String(parts[0])) else { continue }
      let letter = try #require(UInt32(parts[1], radix: 16))
      let shape = try #require(ArabicLetter.Form(rawValue: form))
      #expect(ArabicLetter.presentation(of: letter, shape) == UInt32(fields[0], radix: 16))
      count += 1
    }
    #expect(count > 230)
  }

  @Test func `every scalar with a mirror image is mirrored`() throws {
    for fields in try UnicodeFiles.fields(of: "BidiMirroring.txt") {
      let scalar = try #require(UInt32(fields[0], radix: 16).flatMap(Unicode.Scalar.init))
      let image = try #require(UInt32(fields[1], radix: 16).flatMap(Unicode.Scalar.init))
      let layout = LineLayout("א\u{202E}\(Character(scalar))א", columns: 12)
      #expect(layout.glyphs(inRow: 0)[1].text == String(Character(image)))
    }
  }
}

/// What holds of the tables whether the data is there or not.
@Suite struct TableClaimTests {
  @Test func `ASCII is in the tables what it is without them`() {
    for byte in UInt8(0x21)..<0x7F {
      #expect(CellTraits(of: UInt32(byte)).breakClass == BreakClass(ascii: byte), "\(byte)")
      #expect(CellTraits(of: UInt32(byte)).width == 1)
    }
  }

  @Test func `plain scalars are graphemes of their own to the standard library`() {
    var text = ""
    var count = 0
    for value in UInt32(0x20)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value),
        CellTraits(of: value).segmentation == .plain
      else { continue }
      text.unicodeScalars.append(contentsOf: [scalar, scalar, "a"])
      count += 3
    }
    #expect(count > 400_000)
    #expect(text.count == count)
  }

  @Test(
    arguments: ["a", "日", "한", "ب", "क", "ক", "ક", "க", "ക", "မ", "ខ", "ꦏ", "😀"] as [Character])
  func `extending scalars belong to the plain one before, and join nothing behind`(
    base: Character
  ) {
    var wrong: [UInt32] = []
    for scalar in Self.extending {
      var text = String(base)
      text.unicodeScalars.append(scalar)
      text.append(base)
      if text.count != 2 || text.last != base { wrong.append(scalar.value) }
    }
    #expect(Self.extending.count > 1000)
    #expect(wrong.isEmpty)
  }

  private static let extending = (UInt32(0x80)...0xE0FFF)
    .filter { CellTraits(of: $0).segmentation == .extending }.compactMap(Unicode.Scalar.init)
}
