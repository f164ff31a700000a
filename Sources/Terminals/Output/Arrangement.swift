internal import Typesetting

/// The cells of one row as they are to be written, so that a terminal which turns some of them around shows
/// what the frame has.
///
/// For `runsTurned`, the terminal is taken to apply UAX #9 to a row from left to right. What it turns is
/// what lies between the outermost right-to-left letters with no left-to-right letter between them:
/// this is written as it is read. Two things can't be said by order alone: that a number to the right of
/// letters is no part of them, and which brackets are a pair, where some lie inside of a stretch and some
/// outside. A blank that counts as a left-to-right letter (U+2800) keeps apart what is not to be one
/// stretch then.
///
/// For `wordsTurned`, a word is what lies between blanks, as kitty draws it where one font has all
/// of it: turned if its first letter is one from right to left.
struct Arrangement {
  /// A grapheme with what it covers.
  private struct Unit {
    var cell: Frame.Cell
    var column: Int
    let shown: String
    var type: BidiClass

    var isRightToLeft: Bool { type == .rightToLeft || type == .arabicLetter }
    var isBlank: Bool { cell.text == " " }

    init(_ cell: Frame.Cell, column: Int) {
      self.cell = cell
      self.column = column
      shown = cell.text
      type = BidiClass(of: cell.text.unicodeScalars.first?.value ?? 0x20)
    }

    var hasMirrorImage: Bool { GlyphText.mirrored(shown) != shown }

    /// Shows its mirror image instead, if there is one.
    mutating func mirror() { cell.text = GlyphText.mirrored(cell.text) }
  }

  /// A blank of class L.
  private static let letterBlank = "\u{2800}"

  private let order: DisplayOrder
  private var units: [Unit] = []

  /// Arranges a row; nil if it is to be written as it is.
  init?(_ cells: [Frame.Cell], for order: DisplayOrder) {
    guard !order.keepsCells, cells.contains(where: \.canTurn) else { return nil }
    self.order = order
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      units.append(Unit(cell, column: column))
    }
    if order == .wordsTurned { turnWords() } else { turnRuns() }
  }

  /// The cells to write.
  var cells: [Frame.Cell] {
    units.flatMap { unit in
      unit.cell.width < 2
        ? [unit.cell] : [unit.cell, Frame.Cell(text: "", width: 0, style: unit.cell.style)]
    }
  }

  /// Where the cursor is to be put so that it is seen at a column of the frame.
  func column(showing column: Int) -> Int {
    guard order != .wordsTurned else { return column }
    var written = 0
    for unit in units {
      let width = Int(unit.cell.width)
      if unit.column..<(unit.column + width) ~= column { return written + column - unit.column }
      written += width
    }
    return column
  }

  private mutating func turnWords() {
    for word in units.indices.split(whereSeparator: { units[$0].isBlank }) {
      let letters = word.filter { units[$0].isRightToLeft || units[$0].type == .leftToRight }
      guard let last = letters.last, units[last].isRightToLeft else { continue }
      units[word.startIndex..<word.endIndex].reverse()
      for at in word { units[at].mirror() }
    }
  }

  private mutating func turnRuns() {
    var at = 0
    while let run = nextRun(from: at) {
      if partWords(of: run) { continue }
      separate(behind: run.upperBound)
      turn(run)
      at = run.upperBound
    }
  }

  /// The next stretch that the terminal turns. Digits of Arabic count as letters here.
  private func nextRun(from start: Int) -> Range<Int>? {
    let turns = { (unit: Unit) in unit.isRightToLeft || unit.type == .arabicNumber }
    guard let first = units[start...].firstIndex(where: turns) else { return nil }
    var end = units[first...].firstIndex { $0.type == .leftToRight } ?? units.endIndex
    let lastLetter = units[first..<end].lastIndex(where: \.isRightToLeft) ?? first
    end = units[lastLetter..<end].firstIndex { $0.type == .europeanNumber } ?? end
    let last = units[first..<end].lastIndex(where: turns) ?? first
    return first..<(last + 1)
  }

  /// Keeps the words of a stretch apart if there is a bracket in it, which may else be paired with one
  /// that is not meant. False if there is nothing to do.
  private mutating func partWords(of run: Range<Int>) -> Bool {
    let blanks = run.filter { units[$0].isBlank }
    guard !blanks.isEmpty, units[run].contains(where: \.hasMirrorImage) else { return false }
    for blank in blanks { part(at: blank) }
    return true
  }

  private mutating func part(at blank: Int) {
    units[blank].cell.text = Self.letterBlank
    units[blank].type = .leftToRight
  }

  /// Keeps a number that follows apart from what ends there.
  private mutating func separate(behind end: Int) {
    let isNumber = { (unit: Unit) in unit.type == .europeanNumber }
    let next = units[end...].firstIndex { $0.type == .leftToRight || isNumber($0) }
    guard let next, isNumber(units[next]) else { return }
    guard let blank = units[end..<next].firstIndex(where: \.isBlank) else { return }
    part(at: blank)
  }

  /// Puts a stretch into the order in which it is read.
  private mutating func turn(_ run: Range<Int>) {
    units[run].reverse()
    mirror(run)
    let levels = BidiParagraph(
      classes: units[run].map(\.type),
      scalars: units[run].map { $0.cell.text.unicodeScalars.first?.value ?? 0x20 },
      direction: .rightToLeft
    ).levels
    for number in levels.indices.split(whereSeparator: { levels[$0] < 2 }) {
      let range = (run.lowerBound + number.startIndex)..<(run.lowerBound + number.endIndex)
      units[range].reverse()
      mirror(range)
    }
    if order == .runsTurned(.unmirrored) {
      for at in run { units[at].cell.text = units[at].shown }
    }
  }

  private mutating func mirror(_ range: Range<Int>) {
    for at in range { units[at].mirror() }
  }
}

extension Frame.Cell {
  /// Whether a terminal may turn it around.
  fileprivate var canTurn: Bool {
    text.unicodeScalars.contains { scalar in
      guard scalar.value >= 0x0590 else { return false }
      switch BidiClass(of: scalar.value) {
      case .rightToLeft, .arabicLetter, .arabicNumber: return true
      default: return false
      }
    }
  }
}
