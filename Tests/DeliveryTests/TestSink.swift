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
  }

  var now: State { state.withLock { $0 } }

  func change(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
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
    return afterwards(memo) ?? .delivered(TestSink.receipt)
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

  static let receipt = Receipt(place: "/shelf", evidence: [1])
}

extension Fate {
  static func later(_ kind: DeliveryFailure.Kind, after wait: Duration = .seconds(1)) -> Fate {
    .notDelivered(.temporary(.init(kind), after: wait))
  }
}
