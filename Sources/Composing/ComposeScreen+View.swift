internal import Posix
internal import Terminals
internal import Translations

extension ComposeScreen {
  /// The frame to be shown now.
  func frame() -> Frame {
    let size = layout.size
    switch view {
    case .field:
      return FieldView(layout: layout, editor: editor, status: fieldStatus).frame()
    case .history(let list):
      return HistoryView(
        size: (size.rows, size.columns), list: list, words: words,
        status: line(saying: words.historyKeys)
      ).frame()
    case .detail(_, let detail):
      return detail.frame(
        rows: size.rows, columns: size.columns, status: line(saying: words.detailKeys))
    }
  }

  private var fieldStatus: StatusLine {
    var line = status
    if line.words.isEmpty, case .shown = hint {
      line.words = words.hint(hintKeys.send, hintKeys.history, hintKeys.leave)
    }
    var marks: [String] = []
    if waiting.waiting > 0 { marks.append(words.waiting(waiting.waiting)) }
    if waiting.held > 0 { marks.append(words.held(waiting.held)) }
    line.mark = marks.joined(separator: " · ")
    if waiting.held > 0 { line.markStyle = .warning }
    return line
  }

  private func line(saying words: String) -> StatusLine {
    var line = status
    if line.words.isEmpty { line.words = words }
    return line
  }
}
