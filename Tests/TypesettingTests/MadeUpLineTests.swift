import TestSupport
import Testing
import Typesetting

/// What holds for every line, asked of lines that are made up.
@Suite struct MadeUpLineTests {
  private static let pieces: [String] = [
    "a", "b", "Z", "word", "é", "1", "23", " ", " ", "  ", "\t", "-", ".", ",", "(", ")", "[", "]",
    "日", "本", "、", "。", "「", "」", "ッ", "ー", "々", "한", "ｶﾞ", "\u{3000}", "א", "ב", "שלום",
    "ب", "لا", "ل", "ا", "\u{64E}", "،", "\u{661}", "\u{301}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{A0}", "\u{FE0F}", "👩‍👩‍👧", "🇩🇪", "🇩", "😀",
    "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1B}", "\u{0}", "\u{7F}", "\u{9B}", "\u{85}", "\r", "\n",
    "\u{1112}", "\u{1161}", "\u{11AB}", "क", "\u{94D}", "ष", "ि", "\u{600}", "\u{E01}\u{E33}", "…",
  ]

  private static func line(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...24, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
  }

  /// Calls `body` with many layouts, the narrowest among them.
  private func forEachLayout(_ body: (LineLayout) -> Void) {
    var random = SplitMix(seed: 0x511B)
    for _ in 0..<500 {
      let text = Self.line(&random)
      for columns in [2, 3, Int.random(in: 4...30, using: &random)] {
        body(LineLayout(text, columns: columns))
      }
    }
  }

  @Test func `rows follow each other without a gap and part no grapheme`() {
    forEachLayout { layout in
      let starts = Set(layout.text.graphemeStarts + [layout.text.utf8.count])
      var end = 0
      for row in 0..<layout.rowCount {
        let range = layout.range(ofRow: row)
        #expect(range.lowerBound == end && starts.contains(end), "\(layout.text.unicodeScalars)")
        #expect(!range.isEmpty || layout.text.isEmpty, "\(layout.text.unicodeScalars)")
        end = range.upperBound
      }
      #expect(end == layout.text.utf8.count, "\(layout.text.unicodeScalars)")
    }
  }

  @Test func `glyphs lie side by side in the area and leave a cell for the caret`() {
    forEachLayout { layout in
      for row in 0..<layout.rowCount {
        let glyphs = layout.glyphs(inRow: row)
        let isRightToLeft = layout.direction == .rightToLeft
        var column = isRightToLeft ? glyphs.first?.column ?? 1 : 0
        #expect(column >= (isRightToLeft ? 1 : 0), "\(layout.text.unicodeScalars)")
        for glyph in glyphs {
          #expect(glyph.column == column && glyph.width > 0, "\(layout.text.unicodeScalars)")
          column += glyph.width
        }
        let end = isRightToLeft ? layout.columns : layout.columns - 1
        #expect(
          isRightToLeft ? column == end || glyphs.isEmpty : column <= end,
          "\(layout.text.unicodeScalars)")
      }
    }
  }

  @Test func `every grapheme is in one glyph of its row, hangs, or takes no cell`() {
    forEachLayout { layout in
      for row in 0..<layout.rowCount {
        let sources = layout.glyphs(inRow: row).map(\.source).sorted {
          $0.lowerBound < $1.lowerBound
        }
        var end = layout.range(ofRow: row).lowerBound
        for source in sources {
          #expect(source.lowerBound >= end, "\(layout.text.unicodeScalars)")
          #expect(isInvisible(layout, end..<source.lowerBound), "\(layout.text.unicodeScalars)")
          end = source.upperBound
        }
        #expect(
          isInvisible(layout, end..<layout.range(ofRow: row).upperBound),
          "\(layout.text.unicodeScalars)")
      }
    }
  }

  @Test func `the caret before a grapheme stands on the first cell of its glyph`() {
    forEachLayout { layout in
      for row in 0..<layout.rowCount {
        for glyph in layout.glyphs(inRow: row) {
          #expect(layout.row(of: glyph.source.lowerBound) == row, "\(layout.text.unicodeScalars)")
          #expect(
            layout.column(of: glyph.source.lowerBound) == glyph.column,
            "\(layout.text.unicodeScalars)")
        }
      }
    }
  }

  @Test func `a cell that only one caret place has leads back to it`() {
    forEachLayout { layout in
      var places: [[Int]: [Int]] = [:]
      for offset in layout.text.graphemeStarts + [layout.text.utf8.count] {
        let column = layout.column(of: offset)
        #expect(0..<layout.columns ~= column, "\(layout.text.unicodeScalars)")
        places[[layout.row(of: offset), column], default: []].append(offset)
      }
      for (cell, offsets) in places {
        let found = layout.offset(at: cell[1], inRow: cell[0])
        #expect(offsets.contains(found), "\(layout.text.unicodeScalars)")
      }
    }
  }

  @Test func `no glyph holds a control character`() {
    forEachLayout { layout in
      for row in 0..<layout.rowCount {
        for glyph in layout.glyphs(inRow: row) {
          #expect(
            glyph.text.unicodeScalars.allSatisfy {
              $0.properties.generalCategory != .control && $0.value != 0x2028
                && !(0x202A...0x202E ~= $0.value) && !(0x2066...0x2069 ~= $0.value)
            }, "\(layout.text.unicodeScalars)")
        }
      }
    }
  }

  /// Whether a stretch is white space, or takes no cell.
  private func isInvisible(_ layout: LineLayout, _ range: Range<Int>) -> Bool {
    String(decoding: Array(layout.text.utf8)[range], as: UTF8.self).allSatisfy {
      $0 == " " || $0 == "\t" || $0 == "\u{3000}" || CellWidth.of($0) == 0
    }
  }
}
