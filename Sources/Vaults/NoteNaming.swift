internal import Markdown
internal import Memos
internal import Timekeeping

/// Which note a memo belongs to, and what a new one begins with.
struct NoteNaming {
  private let plan: VaultPlan
  private let vault: OpenVault
  let settings: ObsidianSettings
  private let format: DateFormat

  init(_ plan: VaultPlan, in vault: OpenVault) throws(DeliveryFailure) {
    self.plan = plan
    self.vault = vault
    let period: ObsidianSettings.Period =
      if case .periodic(let period) = plan.mode { period } else { .daily }
    settings = try ObsidianSettings(period, in: vault)
    format = DateFormat(settings.format)
  }

  func path(of memo: Memo) throws(DeliveryFailure) -> String {
    path(at: memo.created)
  }

  /// The note of the period that `timestamp` belongs to.
  func path(at timestamp: Timestamp) -> String {
    let day = timestamp.day(startingAt: plan.dayStart)
    let name = format.format(timestamp.dated(day), in: plan.language)
    return settings.folder + "/" + name + ".md"
  }

  func newNote(for memo: Memo) throws(DeliveryFailure) -> [UInt8] {
    []
  }
}
