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
  private let draft: DraftFile
  private let errands: Errands
  private let pipe: WakeUpPipe
  private let keeper = Worker()
  private let courier = Worker()
  private let news = Mutex(News())
  private let isDeliveryDue = Mutex(false)

  /// What there is to tell.
  struct News {
    /// What the configuration says, once it is read.
    var preferences: Preferences?
    /// True if deliveries were made, or memos changed.
    var hasDelivered = false
    /// What came of an errand.
    var told: String?
    /// What kept a draft from being saved.
    var draft: DraftFailure?
  }

  init(
    ledger: Custody<Ledger>, draft: DraftFile, errands: Errands, pipe: WakeUpPipe
  ) {
    self.ledger = ledger
    self.draft = draft
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

  /// Saves the draft, behind what was given before; an empty one is removed.
  func save(_ draft: Draft, at instant: Instant) {
    give(keeper) { [self] in
      do throws(DraftFailure) {
        try self.draft.save(draft, at: instant)
      } catch {
        tell { $0.draft = error }
      }
    }
  }

  /// Removes the draft, which was saved under one of these IDs and sent, behind what was given before.
  func discardDraft(of ids: [Memo.ID]) {
    if ids.isEmpty { return }
    give(keeper) { [self] in
      do throws(DraftFailure) {
        for id in ids { try draft.discard(id) }
      } catch {
        // It has ended with the memo's acceptance: the next start removes the file.
      }
    }
  }

  /// Has something done that nobody waits for.
  func doLater(_ work: @escaping @Sendable () -> Void) {
    give(keeper, work)
  }

  /// Waits for drafts, and for deliveries as long as that: what is cut short then, the next run ends.
  func finish(deliveriesWithin time: Duration) {
    _ = keeper.finish(within: .seconds(10))
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
