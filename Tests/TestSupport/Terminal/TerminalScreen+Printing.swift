extension TerminalScreen {
  /// Shows what a program sent.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for event in parser.read(byte) { handle(event) }
    }
  }

  /// Shows what a program sent.
  public mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  private mutating func handle(_ event: ControlParser.Event) {
    if case .text(let scalar) = event {
      if (0x80..<0xA0).contains(scalar.value) {
        unknown.append("U+00" + String(scalar.value, radix: 16, uppercase: true))
      } else {
        print(scalar)
        isInText = true
      }
      return
    }
    isInText = false
    let isKnown =
      switch event {
      case .text, .malformed: false
      case .control(let byte): control(byte)
      case .escape(let bytes): escape(String(decoding: bytes, as: UTF8.self))
      case .sequence(let sequence): handle(sequence)
      case .string(let introducer, let bytes): string(introducer, bytes)
      }
    if !isKnown { unknown.append(event.description) }
  }

  /// Prints where the cursor is, or adds to the character before it.
  mutating func print(_ scalar: Unicode.Scalar) {
    let cells = CellWidth.of(scalar)
    if attach(scalar, cells) || cells == 0 { return }
    lastPrinted = scalar
    let wraps = privateModes.contains(7)
    if wrapsNext, wraps { wrap() }
    if cursor.column + cells > columns {
      guard wraps, cells <= columns else { return }
      wrap()
    }
    let (cursor, style) = (cursor, style)
    if modes.contains(4) {
      withGrid { $0.insertBlanks(cursor.row, at: cursor.column, cells, style) }
    }
    put(TerminalCell(text: String(scalar), width: cells, style: style), at: cursor)
  }

  private mutating func put(_ cell: TerminalCell, at place: Cursor) {
    withGrid { $0.put(cell, row: place.row, column: place.column) }
    let next = place.column + cell.width
    move(to: place.row, next)
    wrapsNext = next == columns
  }

  /// Adds a scalar without a width of its own to the character before the cursor; with widths of
  /// characters also one that joins it. False if it stands for itself.
  private mutating func attach(_ scalar: Unicode.Scalar, _ cells: Int) -> Bool {
    guard cells == 0 || (width == .ofCharacters && isInText), let place = characterBefore else {
      return false
    }
    var cell = cell(place.row, place.column)
    let joined = cell.text + String(scalar)
    guard cells == 0 || joined.count == 1 else { return false }
    cell.text = joined
    let wanted = width == .ofCharacters ? CellWidth.of(joined) : cell.width
    if wanted > cell.width, place.column + wanted <= columns {
      cell.width = wanted
      put(cell, at: place)
      return true
    }
    withGrid { $0.put(cell, row: place.row, column: place.column) }
    return true
  }

  private var characterBefore: Cursor? {
    var place = cursor
    if !wrapsNext { place.column -= 1 }
    if place.column > 0, cell(place.row, place.column).width == 0 { place.column -= 1 }
    return place.column < 0 ? nil : place
  }

  private mutating func wrap() {
    index()
    move(to: cursor.row, 0)
  }

  /// A row down; at the bottom margin everything between the margins moves up.
  mutating func index() {
    if cursor.row == margins.upperBound - 1 {
      let (margins, style) = (margins, style)
      withGrid { $0.scrollUp(margins, by: 1, style) }
      wrapsNext = false
    } else {
      move(to: cursor.row + 1, cursor.column)
    }
  }

  /// A row up; at the top margin everything between the margins moves down.
  private mutating func reverseIndex() {
    if cursor.row == margins.lowerBound {
      let (margins, style) = (margins, style)
      withGrid { $0.scrollDown(margins, by: 1, style) }
      wrapsNext = false
    } else {
      move(to: cursor.row - 1, cursor.column)
    }
  }

  private mutating func control(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00: break
    case 0x07: bells += 1
    case 0x08: move(to: cursor.row, cursor.column - 1)
    case 0x09: tab(forward: 1)
    case 0x0A...0x0C: index()
    case 0x0D: move(to: cursor.row, 0)
    default: return false
    }
    return true
  }

  /// Goes to the n-th tab stop to the right, or with a negative number to the left.
  mutating func tab(forward count: Int) {
    for _ in 0..<abs(count) {
      let stops = tabStops.filter { count > 0 ? $0 > cursor.column : $0 < cursor.column }
      let next = count > 0 ? stops.min() ?? columns - 1 : stops.max() ?? 0
      // A tab leaves alone that the next character goes to the next row.
      if next != cursor.column, !(wrapsNext && count > 0) { move(to: cursor.row, next) }
    }
  }

  private mutating func escape(_ name: String) -> Bool {
    switch name {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "D": index()
    case "E":
      index()
      move(to: cursor.row, 0)
    case "H": tabStops.insert(cursor.column)
    case "M": reverseIndex()
    case "c": reset()
    case "=": keypadIsApplication = true
    case ">": keypadIsApplication = false
    // US-ASCII as G0 or G1, and the end of a string.
    case "(B", ")B", "\\": break
    default: return false
    }
    return true
  }

  private mutating func string(_ introducer: UInt8, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    switch (introducer, parts.first.map(String.init)) {
    case (UInt8(ascii: "]"), "0"), (UInt8(ascii: "]"), "1"), (UInt8(ascii: "]"), "2"):
      titles.append(parts.count == 2 ? String(parts[1]) : "")
    case (UInt8(ascii: "]"), let number?)
    where ["4", "10", "11", "12"].contains(number) && text.hasSuffix(";?"):
      ask("OSC " + text)
      answerColour(number)
    case (UInt8(ascii: "P"), _) where text.hasPrefix("+q") || text.hasPrefix("$q"):
      ask("DCS " + text)
    default: return false
    }
    return true
  }
}

extension ControlParser.Event: CustomStringConvertible {
  /// The controls by their names, the rest as it is.
  var description: String {
    switch self {
    case .text(let scalar): String(scalar)
    case .control(let byte): "control " + Self.hexadecimal([byte])
    case .escape(let bytes): "ESC " + String(decoding: bytes, as: UTF8.self)
    case .sequence(let sequence): "CSI " + String(decoding: sequence.bytes, as: UTF8.self)
    case .string(let introducer, let bytes):
      "ESC " + String(decoding: [introducer] + bytes, as: UTF8.self)
    case .malformed(let bytes): "bytes " + Self.hexadecimal(bytes)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
