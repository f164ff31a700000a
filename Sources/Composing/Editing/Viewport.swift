internal import Typesetting

/// The rows of the text that are seen, and the layouts of the stretches that they are rows of.
///
/// A stretch is laid out when a row of it is first wanted, and again only if its text or the
/// width changes.
struct Viewport: Sendable {
  /// A row of the text.
  struct Row: Equatable, Sendable {
    /// The stretch it belongs to.
    var stretch: Int
    /// Where that starts in the text.
    var start: Int
    /// Which of the stretch's rows it is.
    var number: Int

    func isAbove(_ other: Row) -> Bool {
      (stretch, number) < (other.stretch, other.number)
    }
  }

  /// How many bytes of text are kept laid out, besides what is seen.
  private static let keptByteCount = 262_144

  private(set) var columns: Int
  private(set) var rows: Int
  /// Where the first row seen starts in the text.
  private(set) var top = 0
  /// The rows seen, from the top.
  private(set) var shown: [Row] = []
  private var layouts = LayoutCache()
  private var laidOutByteCount = 0

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 1)
  }

  /// Drops all layouts: the text is another one.
  mutating func forgetLayouts() {
    layouts = LayoutCache()
    laidOutByteCount = 0
  }

  /// Takes another size; `follow` is due.
  mutating func resize(columns: Int, rows: Int) {
    self.rows = max(rows, 1)
    guard self.columns != max(columns, 2) else { return }
    self.columns = max(columns, 2)
    forgetLayouts()
  }

  /// Begins at the row of that offset; `follow` is due.
  mutating func scroll(to offset: Int) { top = offset }

  /// Stays with the text that was at the top when `range` is replaced by so many bytes; `follow`
  /// is due.
  mutating func shift(over range: Range<Int>, replacedBy count: Int) {
    guard range.lowerBound < top else { return }
    top = range.upperBound <= top ? top + count - range.count : range.lowerBound
  }

  /// Shows the row of `caret`, scrolled as little as that needs; no row is left empty below the
  /// text while there is text above.
  mutating func follow(_ caret: Int, in store: TextStore) {
    if laidOutByteCount > Self.keptByteCount { forgetLayouts() }
    let wanted = row(of: caret, in: store)
    var first = row(of: min(top, store.byteCount), in: store)
    if wanted.isAbove(first) { first = wanted }
    shown = rows(from: first, in: store)
    if !shown.contains(wanted) {
      shown = rows(from: moved(wanted, by: 1 - rows, in: store), in: store)
    }
    if shown.count < rows, let last = shown.last {
      shown = rows(from: moved(last, by: 1 - rows, in: store), in: store)
    }
    if let first = shown.first { top = start(of: first, in: store) }
  }

  /// The row that holds that offset.
  mutating func row(of offset: Int, in store: TextStore) -> Row {
    let place = store.place(of: offset)
    let layout = layout(of: store.stretches[place.index])
    return Row(stretch: place.index, start: place.start, number: layout.row(of: place.offset))
  }

  /// The row so many rows below, or above if negative; no further than the text goes.
  mutating func moved(_ row: Row, by count: Int, in store: TextStore) -> Row {
    var row = row
    for _ in 0..<abs(count) {
      guard let next = count < 0 ? above(row, in: store) : below(row, in: store) else { break }
      row = next
    }
    return row
  }

  /// Where that row starts in the text.
  mutating func start(of row: Row, in store: TextStore) -> Int {
    row.start + layout(of: store.stretches[row.stretch]).range(ofRow: row.number).lowerBound
  }

  /// How the stretch is laid out, kept for the next time.
  mutating func layout(of stretch: Stretch) -> LineLayout {
    if let layout = layouts[stretch.id] { return layout }
    let layout = LineLayout(stretch.text, columns: columns)
    layouts.add(layout, for: stretch.id)
    laidOutByteCount += stretch.count + 1
    return layout
  }

  /// How the stretch is laid out.
  func layout(ofShown stretch: Stretch) -> LineLayout {
    layouts[stretch.id] ?? LineLayout(stretch.text, columns: columns)
  }

  private mutating func rows(from first: Row, in store: TextStore) -> [Row] {
    var rows = [first]
    while rows.count < self.rows, let next = below(rows[rows.count - 1], in: store) {
      rows.append(next)
    }
    return rows
  }

  private mutating func above(_ row: Row, in store: TextStore) -> Row? {
    if row.number > 0 {
      return Row(stretch: row.stretch, start: row.start, number: row.number - 1)
    }
    guard row.stretch > 0 else { return nil }
    let stretch = store.stretches[row.stretch - 1]
    return Row(
      stretch: row.stretch - 1, start: row.start - stretch.length,
      number: layout(of: stretch).rowCount - 1)
  }

  private mutating func below(_ row: Row, in store: TextStore) -> Row? {
    let stretch = store.stretches[row.stretch]
    if row.number + 1 < layout(of: stretch).rowCount {
      return Row(stretch: row.stretch, start: row.start, number: row.number + 1)
    }
    guard row.stretch + 1 < store.stretches.count else { return nil }
    return Row(stretch: row.stretch + 1, start: row.start + stretch.length, number: 0)
  }

}
