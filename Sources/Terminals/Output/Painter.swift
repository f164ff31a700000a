/// Writes frames to a terminal as the bytes that change what it shows.
///
/// One call gives the bytes of one write. They stand between the marks of a synchronized update
/// (`CSI ? 2026 h` and `l`), with the cursor hidden until the end. The painter counts on
/// `TerminalMode`: no wrapping at the last column.
///
/// A frame has its text as it is to be seen. For a terminal that turns text from right to left around,
/// it is written so that this comes out (see `Arrangement`).
///
/// Terminals do not agree on how wide some graphemes are. Behind each one but ASCII and plain
/// East Asian ones the cursor is sent to where the next belongs, and a wide one is put upon
/// blanks: where a terminal disagrees, no more than the grapheme's neighbour suffers.
public struct Painter: Sendable {
  private let palette: Palette
  private let order: DisplayOrder
  private var shown: Frame?
  private var isCursorShown = false
  private var position: Frame.Place?

  /// A painter that knows nothing of what the terminal shows.
  public init(palette: Palette, order: DisplayOrder = .kept) {
    self.palette = palette
    self.order = order
  }

  /// Forgets what the terminal shows (it was resized, or another program wrote to it): the next
  /// frame is drawn whole.
  public mutating func forget() { shown = nil }

  /// The bytes after which the terminal shows `frame`, given that it got all the bytes before.
  ///
  /// Empty if it shows that already. A frame of another size than the last is drawn whole.
  public mutating func paint(_ frame: Frame) -> [UInt8] {
    let frame = order.keepsCells ? frame : frame.arranged(for: order)
    var pen = Pen(palette: palette)
    let before: Frame
    if let shown, shown.rows == frame.rows, shown.columns == frame.columns {
      before = shown
      pen.position = position
    } else {
      before = Frame(rows: frame.rows, columns: frame.columns)
      isCursorShown = true
      pen.clear()
    }
    for row in 0..<frame.rows {
      RowPainting(before: before, after: frame, row: row).draw(with: &pen)
    }
    let isUpdate = !pen.bytes.isEmpty
    if isUpdate { pen.restyle(.plain) }
    var bytes: [UInt8] = []
    if isUpdate { bytes += Self.updateBegins + (isCursorShown ? Self.cursorHidden : []) }
    bytes += pen.bytes
    bytes += settleCursor(frame, isHidden: isUpdate, &pen)
    if isUpdate { bytes += Self.updateEnds }
    shown = frame
    position = pen.position
    return bytes
  }

  /// Puts the cursor where the frame has it, and shows or hides it.
  private mutating func settleCursor(
    _ frame: Frame, isHidden: Bool, _ pen: inout Pen
  ) -> [UInt8] {
    let wasShown = isCursorShown && !isHidden
    pen.bytes = []
    guard let cursor = frame.cursor, frame.rows > 0, frame.columns > 0 else {
      isCursorShown = false
      return wasShown ? Self.cursorHidden : []
    }
    pen.move(
      to: Frame.Place(
        row: min(max(cursor.row, 0), frame.rows - 1),
        column: min(max(cursor.column, 0), frame.columns - 1)))
    isCursorShown = true
    return pen.bytes + (wasShown ? [] : Self.cursorVisible)
  }

  private static let updateBegins = Array("\u{1B}[?2026h".utf8)
  private static let updateEnds = Array("\u{1B}[?2026l".utf8)
  private static let cursorHidden = Array("\u{1B}[?25l".utf8)
  private static let cursorVisible = Array("\u{1B}[?25h".utf8)
}
