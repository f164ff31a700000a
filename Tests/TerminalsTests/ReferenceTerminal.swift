import Terminals
import Testing

/// A terminal that knows what a painter may send, and records an issue at anything else.
struct ReferenceTerminal {
  /// How wide the terminal takes a grapheme to be.
  typealias Width = (_ grapheme: Character) -> Int

  struct Cell: Equatable {
    var text = " "
    /// The numbers of SGR, or none for plain.
    var rendition: [Int] = []
    var isRightHalf = false
  }

  let rows: Int
  let columns: Int
  private(set) var cells: [Cell]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorShown = true
  private(set) var isUpdating = false
  private var rendition: [Int] = []
  private let width: Width

  init(rows: Int, columns: Int, width: @escaping Width) {
    self.rows = rows
    self.columns = columns
    self.width = width
    cells = Array(repeating: Cell(text: "?"), count: rows * columns)
  }

  subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

  mutating func take(_ bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let first = text.first {
      if first == "\u{1B}" {
        sequence(&text)
      } else {
        let run = text.prefix { $0 != "\u{1B}" }
        text = text.dropFirst(run.count)
        for grapheme in run { put(grapheme) }
      }
    }
  }

  private mutating func sequence(_ text: inout Substring) {
    let parts = text.prefixMatch(of: /\u{1B}\[([?]?)([0-9;]*)([A-Za-z])/)
    guard let parts else {
      Issue.record("not a sequence: \(text.debugDescription)")
      text = ""
      return
    }
    text = text[parts.range.upperBound...]
    let numbers = parts.2.split(separator: ";").compactMap { Int($0) }
    switch "\(parts.1)\(parts.3)" {
    case "H":
      row = (numbers.first ?? 1) - 1
      column = (numbers.last ?? 1) - 1
      #expect(0..<rows ~= row && 0..<columns ~= column)
    case "G":
      column = (numbers.first ?? 1) - 1
      #expect(0..<columns ~= column)
    case "J": erase(row * columns + column..<cells.count)
    case "K": erase(row * columns + column..<(row + 1) * columns)
    case "m": rendition = numbers
    case "?h", "?l":
      let isOn = parts.3 == "h"
      #expect(numbers == [25] || numbers == [2026])
      if numbers == [25] { isCursorShown = isOn } else { isUpdating = isOn }
    default: Issue.record("unknown: \(parts.0.debugDescription)")
    }
  }

  private mutating func erase(_ range: Range<Int>) {
    #expect(rendition.isEmpty)
    split(range.lowerBound)
    for index in range { cells[index] = Cell() }
  }

  /// Blanks the left half of a wide grapheme of which the right half is at `index`.
  private mutating func split(_ index: Int) {
    if index < cells.count, cells[index].isRightHalf { cells[index - 1].text = " " }
  }

  private mutating func put(_ grapheme: Character) {
    #expect(isUpdating)
    #expect(!isCursorShown)
    let columnsTaken = min(width(grapheme), columns - column)
    let start = row * columns + column
    split(start)
    let behind = start + columnsTaken
    if behind < (row + 1) * columns, cells[behind].isRightHalf { cells[behind] = Cell() }
    cells[start] = Cell(text: String(grapheme), rendition: rendition)
    if columnsTaken == 2 {
      cells[start + 1] = Cell(text: "", rendition: rendition, isRightHalf: true)
    }
    column = min(column + columnsTaken, columns - 1)
  }
}
