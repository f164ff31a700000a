import Markdown
import Memos
import Posix
import TestSupport
import Timekeeping
import Vaults

/// A vault on a real disk, and what a courier does with a sink of it: intents are kept before
/// anything is committed, as a ledger keeps them.
final class TestVault {
  let folder: TemporaryFolder
  private(set) var delivered: [Memo.ID: Receipt] = [:]
  private(set) var waiting: [Memo.ID: DeliveryFailure] = [:]
  /// What is attached to memos.
  let shelf = AttachmentShelf()
  private var intents: [(intent: Intent, memos: [Memo])] = []

  static let note = "2026-11-30.md"

  /// Another courier's view of a vault that is there.
  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  init(inMemory: Bool = false) {
    folder = TemporaryFolder(inMemory: inMemory)
  }

  func plan(_ change: (inout VaultPlan) -> Void = { _ in }) -> VaultPlan {
    var plan = VaultPlan(name: SinkName("notes"), path: folder.path)
    change(&plan)
    return plan
  }

  /// Recovers what was promised and has no outcome, then delivers what is not there yet, again at
  /// once where a sink asks for that.
  func deliver(_ memos: [Memo], _ plan: VaultPlan, calls: SystemCalls = .kernel) {
    deliver(memos, plan, calls: calls) {}
  }

  /// As above; `interfering` comes in between the first preparation and its commit.
  func deliver(
    _ memos: [Memo], _ plan: VaultPlan, calls: SystemCalls = .kernel,
    interfering: () throws -> Void
  ) rethrows {
    let sink = VaultSink(plan, attachments: shelf.contents, calls: calls)
    for (intent, promised) in intents { settle(intent, sink.recover(intent, of: promised)) }
    for attempt in 0..<10 {
      let open = Set(intents.flatMap(\.memos).map(\.id))
      let due = memos.filter {
        delivered[$0.id] == nil && !open.contains($0.id)
          && (attempt == 0 || isAskedFor($0) || waiting[$0.id] == nil)
      }
      if due.isEmpty { return }
      let preparations = sink.prepare(due)
      if attempt == 0 { try interfering() }
      for preparation in preparations { commit(preparation, of: due) }
    }
  }

  private func isAskedFor(_ memo: Memo) -> Bool {
    guard case .temporary(_, after: .zero) = waiting[memo.id] else { return false }
    return true
  }

  private func commit(_ preparation: Preparation, of memos: [Memo]) {
    switch preparation.result {
    case .failure(let failure):
      for id in preparation.memos { waiting[id] = failure }
    case .success(let delivery):
      intents.append((delivery.intent, memos.filter { preparation.memos.contains($0.id) }))
      settle(delivery.intent, delivery.commit())
    }
  }

  private func settle(_ intent: Intent, _ fates: [Memo.ID: Fate]) {
    take(fates)
    if !fates.values.contains(where: { if case .undecided = $0 { true } else { false } }) {
      intents.removeAll { $0.intent == intent }
    }
  }

  private func take(_ fates: [Memo.ID: Fate]) {
    for (id, fate) in fates {
      switch fate {
      case .delivered(let receipt):
        delivered[id] = receipt
        waiting[id] = nil
      case .notDelivered(let failure), .undecided(let failure): waiting[id] = failure
      }
    }
  }
}

/// A memo of noon on 30 November 2026, UTC.
func memo(
  _ text: String, title: String? = nil, tags: [String] = [], attachments: [Attachment] = [],
  at time: String = "2026-11-30T12:00:00Z"
) throws -> Memo {
  var randomness = SystemRandomNumberGenerator()
  let created = try Timestamp(rfc3339: time)
  return Memo(
    id: Memo.ID(at: created.instant, from: &randomness), text: text, title: title, tags: tags,
    attachments: attachments, created: created)
}

extension String {
  /// How often `part` stands in the text.
  func count(of part: String) -> Int {
    var found = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      found += 1
      rest = rest[range.upperBound...]
    }
    return found
  }
}
