internal import Memos
internal import Posix
internal import Recording
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  func openHistory() {
    say("")
    var list = HistoryList()
    readLedger { (ledger) throws(LedgerFailure) in try list.read(ledger) }
    show(list)
  }

  /// Reads the list again if anything has happened.
  func refreshHistory() {
    guard case .history(var list) = view else { return }
    var hasChanged = false
    readLedger { (ledger) throws(LedgerFailure) in hasChanged = try list.refresh(ledger) }
    if hasChanged { show(list) }
  }

  /// Shows the list, with the memo that is meant in sight.
  func show(_ list: HistoryList) {
    var list = list
    list.scroll(toFit: HistoryView.rows(of: layout.size.rows))
    view = .history(list)
    needsPainting = true
  }

  func handleInHistory(_ input: Input) {
    let command = HistoryCommand(input, bindings)
    switch view {
    case .field: return
    case .history(let list): handle(command, list)
    case .detail(let list, var detail):
      let page = max(1, layout.size.rows - 2)
      switch command {
      case .move(let step): detail.move(by: step.count(ofPage: page), seen: page + 1)
      case .back, .open: return show(list)
      default: return
      }
      view = .detail(list, detail)
    }
  }

  private func handle(_ command: HistoryCommand?, _ list: HistoryList) {
    var list = list
    switch command {
    case .move(let step):
      say("")
      let count = step.count(ofPage: HistoryView.rows(of: layout.size.rows))
      readLedger { (ledger) throws(LedgerFailure) in try list.move(by: count, ledger) }
      show(list)
    case .back:
      say("")
      view = .field
    case .open:
      if let memo = list.current { view = .detail(list, detail(of: memo)) }
    case .act(let errand):
      if let memo = list.current { background.act(errand, on: memo.memo.id, in: language) }
    case .copy:
      guard let memo = list.current?.memo else { return }
      view = .field
      let title = memo.title.map { "# \($0)\n\n" } ?? ""
      change { $0.paste(title + memo.text) }
    case nil: return
    }
  }

  private func detail(of history: MemoHistory) -> DetailView {
    let memo = history.memo
    var lines = history.events.map { errands.event($0, memo.id, language) }
    lines.append("")
    if let title = memo.title { lines.append("# " + DetailView.front(of: title)) }
    lines += DetailView.front(of: memo.text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines += memo.attachments.map { "+ \($0.name)" }
    return DetailView(lines, columns: layout.size.columns)
  }

  private func readLedger(_ body: (Ledger) throws(LedgerFailure) -> Void) {
    let failure = background.ledger.with { ledger -> LedgerFailure? in
      do throws(LedgerFailure) {
        try body(ledger)
        return nil
      } catch {
        return error
      }
    }
    if let failure { say(errands.failure(failure, language), .warning) }
  }
}
