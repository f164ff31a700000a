import Memos
import Posix
import TestSupport
import Testing
import Vaults

/// A delivery that was cut short: its intent is in the ledger, its outcome is not.
struct Stopped {
  let intent: Intent
  let memos: [Memo]
  let plan: VaultPlan

  /// Where a replacement stops, by the states of `NoteReplacement`.
  enum Moment: String, CaseIterable {
    /// S2: the intent is durable, nothing was done.
    case promised
    /// S3: the scratch has its name.
    case shown
    /// S4: scratch and note have changed places.
    case exchanged
    /// S5: the old note is gone.
    case replaced

    /// Whether the memos are in the note by then.
    var isDone: Bool { self == .exchanged || self == .replaced }
  }

  /// Delivers the memos into a note that is there, as far as `moment`.
  static func replacing(
    at moment: Moment, _ memos: [Memo], _ plan: VaultPlan, on system: LackingSystem = .complete
  ) throws -> Stopped {
    let failing: SystemCalls.Interference = { _, _ in SystemCalls.deviceError }
    let failingAfterwards: SystemCalls.Interference = { _, real in
      _ = real()
      return SystemCalls.deviceError
    }
    let calls =
      switch moment {
      case .promised: SystemCalls.kernel
      case .shown: SystemCalls.kernel.renaming(.exchanging, failing)
      case .exchanged: SystemCalls.kernel.renaming(.exchanging, failingAfterwards)
      case .replaced: SystemCalls.kernel.removing(failingAfterwards)
      }
    return try Stopped(memos, plan, system.calls(calls), isCommitted: moment != .promised)
  }

  /// Delivers the memos by `calls`, which have to fail; or only prepares that.
  init(_ memos: [Memo], _ plan: VaultPlan, _ calls: SystemCalls, isCommitted: Bool) throws {
    let preparations = VaultSink(plan, calls: calls).prepare(memos)
    try #require(preparations.count == 1)
    let delivery = try preparations[0].result.get()
    intent = delivery.intent
    self.memos = memos
    self.plan = plan
    guard isCommitted else { return }
    for fate in delivery.commit().values {
      guard case .undecided = fate else { throw UnexpectedFate(fate: fate) }
    }
  }

  init(intent: Intent, memos: [Memo], plan: VaultPlan) {
    self.intent = intent
    self.memos = memos
    self.plan = plan
  }

  /// Whether the memos stand, as the next process tells; nil if it cannot.
  func isDelivered(_ calls: SystemCalls = .kernel) throws -> Bool? {
    let fates = VaultSink(plan, calls: calls).recover(intent, of: memos)
    try #require(Set(fates.keys) == Set(memos.map(\.id)))
    let answers = Set(
      fates.values.map { fate -> Bool? in
        switch fate {
        case .delivered: true
        case .notDelivered: false
        case .undecided: nil
        }
      })
    try #require(answers.count == 1)
    return answers.first ?? nil
  }
}

/// A delivery that was to be cut short was not.
struct UnexpectedFate: Error {
  let fate: Fate
}
