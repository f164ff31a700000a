/// Bytes for a terminal in the making, and what they leave it in.
struct Pen {
  var bytes: [UInt8] = []

  /// Where the cursor is; `nil` if that is not sure.
  var position: Frame.Place?

  private let palette: Palette
  private(set) var style = Style.plain

  init(palette: Palette) { self.palette = palette }

  /// Clears the whole screen, in plain style, from its first cell on (see `TerminalMode`).
  mutating func clear() {
    write("\u{1B}[m\u{1B}[H\u{1B}[J")
    style = .plain
    position = Frame.Place(row: 0, column: 0)
  }

  /// Clears from the cursor to the end of the row.
  mutating func clearToEnd() {
    restyle(.plain)
    write("\u{1B}[K")
  }

  /// Moves the cursor, unless it is there: by CHA within a row, else by CUP.
  mutating func move(to place: Frame.Place) {
    guard position != place else { return }
    write("\u{1B}[")
    if position?.row == place.row {
      if place.column > 0 { write(place.column + 1) }
      write("G")
    } else {
      write(place.row + 1)
      write(";")
      write(place.column + 1)
      write("H")
    }
    position = place
  }

  mutating func restyle(_ style: Style) {
    guard self.style != style else { return }
    self.style = style
    write("\u{1B}[")
    if style != .plain {
      for (index, number) in palette.rendition(of: style).enumerated() {
        if index > 0 { write(";") }
        write(number)
      }
    }
    write("m")
  }

  /// Writes a grapheme at the cursor, which then stands behind it in a row of `columns`.
  ///
  /// Behind the last column, or behind a grapheme of doubtful width, nothing is sure but the row.
  mutating func put(_ cell: Frame.Cell, columns: Int) {
    restyle(cell.style)
    bytes.append(contentsOf: cell.text.utf8)
    guard var place = position else { return }
    place.column += Int(cell.width)
    let isSure = cell.hasSureWidth && place.column < columns
    // Guarantee: no cell has the column -1, so that the next move is always sent.
    position = Frame.Place(row: place.row, column: isSure ? place.column : -1)
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ number: Int) { write(String(number)) }
}

extension Frame.Cell {
  /// Whether all terminals agree on how wide this is: ASCII, or one kana, Hangul syllable, CJK
  /// ideograph or fullwidth form (of East Asian width W or F in every version of Unicode).
  var hasSureWidth: Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return text.isEmpty }
    switch scalar.value {
    case 0x20..<0x7F: return width == 1
    case 0x3041...0x3096, 0x309B...0x30FF, 0x3001...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FA5,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      return width == 2
    default: return false
    }
  }
}
