import Memos
import Recording
import Vaults
import Wiring

/// A memo that a sink put into a vault and nobody took back.
struct VaultDelivery {
  let state: MemoState
  let sink: SinkName
  let receipt: Receipt
  /// What became of it, once somebody looked.
  var finding = VaultAudit.Finding.missing

  /// As an audit wants it.
  var memo: DeliveredMemo { DeliveredMemo(state.id, receipt) }

  /// The memo's text as the sink got it; nil where the ledger does not give it out.
  func text(in ledger: Ledger) -> String? {
    do throws(LedgerFailure) {
      let text = try ledger.memo(state).text
      return String(decoding: text.utf8.dropFirst(state.cut ?? 0), as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// A vault as a sink once knew it.
  private struct Vault: Hashable {
    let path: String
    let sink: SinkName
  }

  /// All there are of which `isWanted` says so, by the vault's path, oldest first; and how many
  /// went to sinks that are no vault.
  static func all(
    in ledger: Ledger, _ desk: Desk, _ isWanted: (MemoHistory, SinkName) -> Bool = { _, _ in true }
  ) throws(Stop) -> (byVault: [String: [VaultDelivery]], elsewhere: Int) {
    var found: [String: [VaultDelivery]] = [:]
    var elsewhere = 0
    var current: [Vault: String] = [:]
    try desk.read { () throws(LedgerFailure) in
      try ledger.visitHistory { history in
        for progress in history.state.sinks where isWanted(history, progress.sink) {
          guard case .delivered = progress.state,
            let receipt = history.receipt(from: progress.sink)
          else { continue }
          if let known = VaultAudit.vault(of: receipt) {
            let key = Vault(path: known, sink: progress.sink)
            let vault = current[key] ?? desk.currentPath(ofVault: known, progress.sink)
            current[key] = vault
            found[vault, default: []].append(
              VaultDelivery(state: history.state, sink: progress.sink, receipt: receipt))
          } else {
            elsewhere += 1
          }
        }
        return .more
      }
    }
    return (found.mapValues { $0.reversed() }, elsewhere)
  }
}
