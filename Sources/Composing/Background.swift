internal import Memos
internal import Posix
internal import Recording
internal import Synchronization
internal import Timekeeping

/// What goes on behind the screen, on two threads: one keeps drafts, the other makes things ready and
/// delivers. What they have to tell is fetched by the main thread, which they wake for it.
///
/// The ledger is the main thread's, which sends and reads with it; the courier has it once, to make it ready,
/// and waits for no other process then. What is kept and delivered goes through ledgers of their own.
final class Background: Sendable {
  let ledger: Custody<Ledger>
  private let file: DraftFile
  private let errands: Errands
  private let pipe: WakeUpPipe
  private let keeper = Worker()
  private let courier = Worker()
  private let news = Mutex(News())
  private let isDeliveryDue = Mutex(false)
  private let waiting = Mutex(WaitingDraft())

  /// The draft that is to be saved next: of those that were given since the last save began, the latest.
  private struct WaitingDraft {
    /// How many were ever given.
    var count = 0
    var draft: (draft: Draft, instant: Instant)?
  }

  /// What there is to tell.
  struct News {
    /// What the configuration says, once it is read.
    var preferences: Preferences?
    /// True if deliveries were made, or memos changed.
    var hasDelivered = false
    /// What came of an errand.
    var told: String?
    /// What came of the last save.
    var save: DraftOutcome?
  }

  init(
    ledger: Custody<Ledger>, draft: DraftFile, errands: Errands, pipe: WakeUpPipe
  ) {
    self.ledger = ledger
    file = draft
    self.errands = errands
    self.pipe = pipe
  }

  /// What was told since the last call.
  func takeNews() -> News {
    news.withLock { news in
      defer { news = News() }
      return news
    }
  }

  private func tell(_ change: (inout News) -> Void) {
    news.withLock { change(&$0) }
    pipe.wake()
  }

  /// Reads the configuration, makes ready what the first send needs, and delivers what is due.
  func makeReady(at instant: Instant) {
    give(courier) { [self] in
      let preferences = errands.preferences()
      tell { $0.preferences = preferences }
      ledger.with { ledger in
        do throws(LedgerFailure) {
          try ledger.makeReady(at: instant)
        } catch {
          // Whoever sends meets the same, and says so.
        }
      }
      deliver()
    }
  }

  /// Delivers what is due, once for any number of calls that come before it begins.
  func deliver() {
    let isFirst = isDeliveryDue.withLock { isDue in
      defer { isDue = true }
      return !isDue
    }
    guard isFirst else { return }
    give(courier) { [self] in
      isDeliveryDue.withLock { $0 = false }
      errands.deliver()
      tell { $0.hasDelivered = true }
    }
  }

  /// Does something about a memo, behind what is being delivered.
  func act(_ errand: MemoErrand, on id: Memo.ID, in language: Language) {
    give(courier) { [self] in
      let words = errands.act(errand, id, language)
      tell {
        $0.told = words
        $0.hasDelivered = true
      }
    }
  }

  /// Opens an address.
  func openPage(_ address: String) {
    give(courier) { [self] in errands.openPage(address) }
  }

  /// Saves the draft, behind what was given before, and answers the number of what comes of it; an empty
  /// one is removed. Where a save takes long, only the last of the drafts that are given meanwhile is saved.
  func save(_ draft: Draft, at instant: Instant) -> Int {
    let (number, isFirst) = waiting.withLock { waiting in
      defer { waiting.draft = (draft, instant) }
      waiting.count += 1
      return (waiting.count, waiting.draft == nil)
    }
    if isFirst { give(keeper) { [self] in saveWaiting() } }
    return number
  }

  private func saveWaiting() {
    let (number, next) = waiting.withLock { waiting in
      defer { waiting.draft = nil }
      return (waiting.count, waiting.draft)
    }
    guard let (draft, instant) = next else { return }
    var outcome = DraftOutcome(number: number, memo: draft.memo)
    do throws(DraftFailure) {
      try file.save(draft, at: instant)
    } catch {
      outcome.failure = error
    }
    tell { $0.save = outcome }
  }

  /// Removes the draft, which was saved under one of these IDs and sent, behind what was given before. What
  /// of it still waits to be saved is not.
  func discardDraft(of ids: [Memo.ID]) {
    if ids.isEmpty { return }
    waiting.withLock { waiting in
      if let memo = waiting.draft?.draft.memo, ids.contains(memo) { waiting.draft = nil }
    }
    give(keeper) { [self] in
      do throws(DraftFailure) {
        for id in ids { try file.discard(id) }
      } catch {
        // It has ended with the memo's acceptance: the next start removes the file.
      }
    }
  }

  /// Waits until what was given is kept, as long as that at most.
  func finishKeeping(within time: Duration) {
    _ = keeper.finish(within: time)
  }

  /// Waits for deliveries, as long as that: what is cut short then, the next run ends.
  func finishDelivering(within time: Duration) {
    _ = courier.finish(within: time)
  }

  /// A system without another thread does it here and now.
  private func give(_ worker: Worker, _ work: @escaping @Sendable () -> Void) {
    do throws(Errno) {
      try worker.perform(work)
    } catch {
      work()
    }
  }
}
