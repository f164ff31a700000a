/// What a person sees at a terminal that was sent some bytes: xterm's rules in a small and strict
/// form, for claims about what a program shows.
///
/// Strict: whatever it does not know is in `unknown`, so that a test can claim that there is
/// nothing of the kind. Rows and columns count from 0. Sources: ECMA-48, xterm's "Control
/// Sequences", the kitty keyboard protocol, and the notes on synchronized output and mode 2027.
public struct TerminalScreen: Sendable {
  /// A place on the screen.
  public struct Cursor: Hashable, Sendable {
    /// From the top.
    public var row: Int
    /// From the left; the last one also where the next character goes to the next row.
    public var column: Int

    /// That place.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// What the terminal answers when it is asked what it is and can.
  public enum Answers: Hashable, Sendable {
    /// Nothing, as a log or an old multiplexer.
    case none
    /// What any terminal answers: device attributes, status, modes.
    case plain
    /// The same, its keyboard flags, its version and its colours.
    case modern
  }

  /// What `DECSC` keeps.
  struct Saved: Hashable, Sendable {
    var cursor = Cursor(row: 0, column: 0)
    var style = TerminalStyle.plain
    var wrapsNext = false
    var countsFromMargin = false
  }

  /// One of the two buffers with what is its own.
  struct Buffer: Sendable {
    var grid: TerminalGrid
    var saved = Saved()
    /// The kitty keyboard flags that were pushed; the last ones hold.
    var keyboard = [0]
  }

  /// How many rows there are.
  public internal(set) var rows: Int
  /// How many columns there are.
  public internal(set) var columns: Int
  /// Where the next character goes.
  public internal(set) var cursor = Cursor(row: 0, column: 0)
  /// Whether the alternate screen is shown, which has no scrollback.
  public internal(set) var isAlternate = false
  /// Every title that was set, the last one last.
  public internal(set) var titles: [String] = []
  /// Everything that means nothing to this terminal, spelled out.
  public internal(set) var unknown: [String] = []
  /// Everything that was asked, spelled out; answered or not.
  public internal(set) var queries: [String] = []
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// The numbers of the private modes that are on (`CSI ? n h`).
  public internal(set) var privateModes = startModes
  /// The numbers of the modes that are on (`CSI n h`).
  public internal(set) var modes: Set<Int> = [8]
  /// The value of xterm's modifyOtherKeys.
  public internal(set) var modifyOtherKeys = 0
  /// The cursor's shape (`DECSCUSR`); 0 is the terminal's own.
  public internal(set) var cursorShape = 0

  static let startModes: Set<Int> = [7, 25]

  let answers: Answers
  var width: CellWidth
  var main: Buffer
  var alternate: Buffer
  var parser = ControlParser()
  var style = TerminalStyle.plain
  var margins: Range<Int>
  var tabStops = Set(stride(from: 8, to: 1_000, by: 8))
  /// The last column was printed to, and the next character goes to the next row.
  var wrapsNext = false
  /// The last thing read was text, so that a character can still grow.
  var isInText = false
  var lastPrinted: Unicode.Scalar?
  var unsentAnswers: [UInt8] = []
  var keypadIsApplication = false

  /// An empty screen.
  public init(
    rows: Int, columns: Int, width: CellWidth = .ofCharacters, answers: Answers = .none
  ) {
    precondition(rows > 0 && columns > 0)
    self.rows = rows
    self.columns = columns
    self.width = width
    self.answers = answers
    main = Buffer(grid: TerminalGrid(rows: rows, columns: columns, memory: .kept))
    alternate = Buffer(grid: TerminalGrid(rows: rows, columns: columns, memory: .none))
    margins = 0..<rows
  }

  /// All rows, without blanks at their ends and without empty rows at the end.
  public var text: String {
    var all = (0..<rows).map(row)
    while all.last?.isEmpty == true { all.removeLast() }
    return all.joined(separator: "\n")
  }

  /// One row, without blanks at its end.
  public func row(_ row: Int) -> String {
    grid.text(row)
  }

  /// What stands at a place.
  public func cell(_ row: Int, _ column: Int) -> TerminalCell {
    grid.rows[row][column]
  }

  /// The rows that left the main screen at its top, the oldest first.
  public var scrollback: [String] {
    main.grid.scrollback
  }

  /// Whether `text` stood in a row of the main screen or of its scrollback at any time, were it
  /// only between two bytes.
  public func everShown(_ text: String) -> Bool {
    main.grid.everShown(text)
  }

  /// Whether the cursor is to be seen.
  public var isCursorVisible: Bool { privateModes.contains(25) }
  /// Whether a paste arrives between marks.
  public var bracketsPastes: Bool { privateModes.contains(2004) }
  /// Whether a frame was begun and not ended: what is seen is not meant to be.
  public var isSynchronizing: Bool { privateModes.contains(2026) }
  /// Whether the terminal puts right-to-left text in order by itself (`BDSM`).
  public var ordersText: Bool { modes.contains(8) }
  /// The kitty keyboard flags that hold.
  public var keyboardFlags: Int { buffer.keyboard.last ?? 0 }

  /// Everything that is not as a terminal is found, in words; empty if a program left it as it
  /// was.
  public var leftovers: [String] {
    let fresh = TerminalScreen(rows: rows, columns: columns)
    var all = privateModes.symmetricDifference(fresh.privateModes).sorted().map { "mode ?\($0)" }
    all += modes.symmetricDifference(fresh.modes).sorted().map { "mode \($0)" }
    if isAlternate { all.append("alternate screen") }
    if main.keyboard != [0] || alternate.keyboard != [0] { all.append("keyboard flags") }
    if modifyOtherKeys != 0 { all.append("modifyOtherKeys") }
    if cursorShape != 0 { all.append("cursor shape") }
    if keypadIsApplication { all.append("keypad") }
    if style != .plain { all.append("style") }
    if margins != fresh.margins { all.append("margins") }
    if tabStops != fresh.tabStops { all.append("tab stops") }
    if parser.isInside { all.append("half a sequence") }
    return all
  }

  /// Takes another size as a plain terminal does: no text moves to another row of its own; what
  /// is cut off is gone; the main screen's rows that no longer fit scroll back.
  public mutating func resize(rows: Int, columns: Int) {
    precondition(rows > 0 && columns > 0)
    let row = cursor.row
    let moved = withGrid { $0.resize(rows: rows, columns: columns, cursor: row) }
    if isAlternate {
      let below = main.saved.cursor.row
      let left = main.grid.resize(rows: rows, columns: columns, cursor: below)
      main.saved.cursor.row = below - left
    } else {
      _ = alternate.grid.resize(rows: rows, columns: columns, cursor: 0)
    }
    self.rows = rows
    self.columns = columns
    margins = 0..<rows
    move(to: cursor.row - moved, cursor.column)
  }

  /// Gives what is to be sent to the program, once.
  public mutating func takeAnswers() -> [UInt8] {
    defer { unsentAnswers = [] }
    return unsentAnswers
  }

  var buffer: Buffer { isAlternate ? alternate : main }
  var grid: TerminalGrid { buffer.grid }

  mutating func withBuffer<Value>(_ change: (inout Buffer) -> Value) -> Value {
    isAlternate ? change(&alternate) : change(&main)
  }

  mutating func withGrid<Value>(_ change: (inout TerminalGrid) -> Value) -> Value {
    isAlternate ? change(&alternate.grid) : change(&main.grid)
  }

  /// Puts the cursor there, as near as the screen allows.
  mutating func move(to row: Int, _ column: Int) {
    cursor = Cursor(
      row: min(max(row, 0), rows - 1), column: min(max(column, 0), columns - 1))
    wrapsNext = false
  }
}
