import Memos
import Synchronization

/// What survives a crash at a test's sink: what was delivered there, and how often.
final class TestShelf: Sendable {
  private let state = Mutex(State())

  struct State {
    /// The texts in the order in which they became visible.
    var texts: [String] = []
    var ids: [Memo.ID] = []
    /// How many memos each call of `prepare` was given.
    var prepares: [Int] = []
    var recovers = 0
    var abandoned = 0
    /// The memos that the sink was shown when one was to be taken back.
    var shown: [DeliveredMemo] = []
  }

  var now: State { state.withLock { $0 } }

  func change(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
  }

  func take(_ id: Memo.ID) {
    state.withLock { state in
      guard let index = state.ids.firstIndex(of: id) else { return }
      state.ids.remove(at: index)
      state.texts.remove(at: index)
    }
  }

  func has(_ id: Memo.ID) -> Bool {
    state.withLock { $0.ids.contains(id) }
  }
}

/// A sink that puts memos onto a shelf, and answers as it is told to. When it is asked after a
/// crash, it tells the truth.
struct TestSink: Sink {
  let name: SinkName
  let shelf: TestShelf
  /// How many memos share a preparation.
  var groupSize = Int.max
  /// How many preparations it makes at once.
  var limit = Int.max
  /// What stands in the way of preparing these memos; nil if nothing does.
  var refuses: @Sendable ([Memo]) -> DeliveryFailure? = { _ in nil }
  /// What stands in the way of committing a memo, just before it becomes visible.
  var fails: @Sendable (Memo) -> Fate? = { _ in nil }
  /// Why a memo is not given back; nil if it is.
  var keeps: @Sendable (DeliveredMemo) -> RetractionRefusal? = { _ in .impossible }
  /// What becomes of a retraction just before the memo is taken off the shelf.
  var retracts: @Sendable (DeliveredMemo) -> RetractionFate? = { _ in nil }
  /// What the receipts say.
  var place = "/shelf"
  /// What happens once a memo has become visible; its answer, if any, stands in for the receipt.
  var afterwards: @Sendable (Memo) -> Fate? = { _ in nil }

  init(_ name: SinkName, _ shelf: TestShelf) {
    self.name = name
    self.shelf = shelf
  }

  func prepare(_ memos: [Memo]) -> [Preparation] {
    shelf.change { $0.prepares.append(memos.count) }
    var preparations: [Preparation] = []
    var rest = memos[...]
    while !rest.isEmpty, preparations.count < limit {
      let group = Array(rest.prefix(groupSize))
      rest = rest.dropFirst(groupSize)
      preparations.append(prepare(group: group))
    }
    return preparations
  }

  private func prepare(group: [Memo]) -> Preparation {
    let ids = group.map(\.id)
    if let failure = refuses(group) { return Preparation(memos: ids, result: .failure(failure)) }
    let delivery = PreparedDelivery(
      intent: Intent(bytes: Array(group.map(\.text).joined(separator: "|").utf8)),
      commit: { Dictionary(uniqueKeysWithValues: group.map { ($0.id, commit($0)) }) },
      abandon: { shelf.change { $0.abandoned += 1 } })
    return Preparation(memos: ids, result: .success(delivery))
  }

  private func commit(_ memo: Memo) -> Fate {
    if let fate = fails(memo) { return fate }
    shelf.change {
      $0.texts.append(memo.text)
      $0.ids.append(memo.id)
    }
    return afterwards(memo) ?? .delivered(Receipt(place: place, evidence: [1]))
  }

  func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate] {
    shelf.change { $0.recovers += 1 }
    // It is shown what it prepared.
    guard intent.bytes == Array(memos.map(\.text).joined(separator: "|").utf8) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: memos.map { memo in
        let notThere = Fate.notDelivered(.temporary(.init(.undecided), after: .zero))
        return (memo.id, shelf.has(memo.id) ? .delivered(TestSink.receipt) : notThere)
      })
  }

  func prepareRetraction(
    of memo: DeliveredMemo, among all: [DeliveredMemo]
  ) -> Result<PreparedRetraction, RetractionRefusal> {
    shelf.change { $0.shown = all }
    if let refusal = keeps(memo) { return .failure(refusal) }
    return .success(
      PreparedRetraction(
        intent: Intent(bytes: memo.memo.bytes),
        commit: {
          if let fate = retracts(memo) { return fate }
          shelf.take(memo.memo)
          return .retracted()
        }, abandon: { shelf.change { $0.abandoned += 1 } }))
  }

  func recoverRetraction(_ intent: Intent) -> RetractionFate {
    guard let id = Memo.ID(bytes: intent.bytes) else {
      return .undecided(.temporary(.init(.undecided), after: .zero))
    }
    return shelf.has(id) ? .kept(.temporary(.init(.changing), after: .zero)) : .retracted()
  }

  static let receipt = Receipt(place: "/shelf", evidence: [1])
}

extension Fate {
  static func later(_ kind: DeliveryFailure.Kind, after wait: Duration = .seconds(1)) -> Fate {
    .notDelivered(.temporary(.init(kind), after: wait))
  }
}
