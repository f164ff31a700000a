import Memos
import Posix
import Vaults

/// Taking memos back out of a test's vault, as a courier does it.
extension TestVault {
  /// Delivers the memos one at a time, in this order.
  func deliverEach(_ memos: [Memo], _ plan: VaultPlan) {
    for memo in memos { deliver([memo], plan) }
  }

  /// All of `memos` that went to the same place as `memo`, as a sink is shown them.
  func delivered(_ memo: Memo, among memos: [Memo], gone: Set<Memo.ID>) -> [DeliveredMemo] {
    let place = delivered[memo.id]?.place
    return memos.compactMap { each in
      guard let receipt = delivered[each.id], receipt.place == place else { return nil }
      return DeliveredMemo(each.id, receipt, gone.contains(each.id) ? .retracted : .delivered)
    }
  }

  /// Takes `memo` out; `gone` are those taken out before, and `interfering` comes between the
  /// preparation and its commit. Throws the refusal.
  @discardableResult
  func takeBack(
    _ memo: Memo, among memos: [Memo], gone: Set<Memo.ID> = [], _ plan: VaultPlan,
    calls: SystemCalls = .kernel, interfering: () throws -> Void = {}
  ) throws -> RetractionFate {
    let all = delivered(memo, among: memos, gone: gone)
    guard let one = all.first(where: { $0.memo == memo.id }) else { throw NotDelivered() }
    let sink = VaultSink(plan, calls: calls)
    let prepared = try sink.prepareRetraction(of: one, among: all).get()
    try interfering()
    return prepared.commit()
  }

  /// A memo was to be taken back that was never delivered.
  struct NotDelivered: Error {}
}
