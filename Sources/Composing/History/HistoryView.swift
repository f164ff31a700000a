internal import Memos
internal import Recording
internal import Terminals
internal import Timekeeping
internal import Translations
internal import Typesetting

/// The list of recent memos as it is seen: a row each, with its time, how it stands, and its beginning.
struct HistoryView {
  let size: (rows: Int, columns: Int)
  let list: HistoryList
  let words: Phrases.Compose
  let status: StatusLine

  /// How many memos are seen at once on a screen of so many rows.
  static func rows(of screenRows: Int) -> Int { max(1, screenRows - 1) }

  /// The frame to be shown.
  func frame() -> Frame {
    var frame = Frame(rows: size.rows, columns: size.columns)
    let seen = list.memos.indices.dropFirst(list.first).prefix(Self.rows(of: size.rows))
    if seen.isEmpty { draw(words.nothingSent, .dim, in: &frame, row: 0, column: 0) }
    for (row, index) in seen.enumerated() {
      draw(list.memos[index], isSelected: index == list.selected, in: &frame, row: row)
    }
    if size.rows > 1 {
      status.draw(in: &frame, row: size.rows - 1, columns: size.columns, margin: 0)
    }
    return frame
  }

  private func draw(
    _ history: MemoHistory, isSelected: Bool, in frame: inout Frame, row: Int
  ) {
    let style: Style = isSelected ? .reverse : .plain
    if isSelected {
      for column in 0..<size.columns {
        frame.put(" ", width: 1, atRow: row, column: column, style: style)
      }
    }
    var column = 0
    // On a narrow screen the memo itself counts.
    if size.columns >= 50 {
      draw(Self.time(history.memo.created), style, in: &frame, row: row, column: column)
      column += 18
    }
    let state = history.state.status
    let status = words.status(state)
    draw(
      status, isSelected ? .reverse : Self.style(of: state), in: &frame, row: row, column: column)
    column += max(CellWidth.of(status), words.statusWidth) + 2
    draw(Self.preview(history.memo), style, in: &frame, row: row, column: column)
  }

  /// `text` on one row from that column on, cut at the screen's end.
  private func draw(
    _ text: String, _ style: Style, in frame: inout Frame, row: Int, column: Int
  ) {
    let cut = CellWidth.clipped(text, to: max(0, size.columns - column))
    let line = LineLayout(cut, columns: max(2, CellWidth.of(cut) + 1))
    let shift = line.direction == .rightToLeft ? -1 : 0
    for glyph in line.glyphs(inRow: 0) {
      frame.put(
        glyph.text, width: glyph.width, atRow: row, column: column + glyph.column + shift,
        style: style)
    }
  }

  private static func style(of status: MemoState.Status) -> Style {
    switch status {
    case .delivered, .dropped, .undone, .unknown: .dim
    case .waiting, .uncertain: .plain
    case .held: .warning
    }
  }

  /// `2026-11-30 14:32`, at the memo's own offset.
  private static func time(_ timestamp: Timestamp) -> String {
    let text = timestamp.rfc3339
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  /// How many bytes of a memo are looked at: more than any row shows.
  private static let previewLimit = 4_096

  /// The title, the first line of the text, or the name of what is attached.
  private static func preview(_ memo: Memo) -> String {
    let front = String(
      decoding: (memo.title ?? memo.text).utf8.prefix(previewLimit), as: UTF8.self)
    let text = front.drop { $0 == "\n" }.prefix { $0 != "\n" }
    return text.isEmpty ? memo.attachments.first?.name ?? "" : String(text)
  }
}
