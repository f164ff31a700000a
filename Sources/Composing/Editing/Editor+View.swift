extension Editor {
  /// The rows that are seen, from the top: at least one, at most as many as the field has.
  package var visibleRows: [VisibleRow] {
    viewport.visibleRows(of: store, selection: selection)
  }

  /// Where the caret stands: which of the rows seen, and which cell of it.
  package var caretPosition: (row: Int, column: Int) {
    var viewport = viewport
    let row = viewport.row(of: caret, in: store)
    return (
      viewport.shown.firstIndex(of: row) ?? 0, viewport.column(of: caret, in: store)
    )
  }
}
