import Dispatch
import Memos
import Posix
import Recording
import Synchronization
import TestSupport
import Testing
import Timekeeping

/// Screens that get in each other's way.
@Suite struct DraftRaceTests {
  let place = Place()

  /// Calls with which `body` runs once, right after a file is opened whose name ends so.
  private func interfering(
    behind ending: String, _ body: @escaping @Sendable () -> Void
  ) -> SystemCalls {
    var calls = SystemCalls.kernel
    let hasRun = Mutex(false)
    calls.open = { folder, name, flags, mode in
      let opened = SystemCalls.kernel.open(folder, name, flags, mode)
      let isFirst = hasRun.withLock { hasRun in
        guard !hasRun, String(cString: name).hasSuffix(ending) else { return false }
        hasRun = true
        return true
      }
      if isFirst { body() }
      return opened
    }
    return calls
  }

  @Test func `a draft that is replaced while it is claimed stays its screen's`() throws {
    let ledger = place.ledger()
    let draft = Draft.sample("of a living screen", in: ledger)
    let file = ledger.claimDraft().file
    try file.save(draft, at: .sample)
    let calls = interfering(behind: ".draft") {
      do {
        try file.save(draft, at: .sample)
      } catch {
        Issue.record(error)
      }
    }
    let claim = place.ledger(calls).claimDraft()
    #expect(claim.draft == nil)
    #expect(claim.failures == [])
    #expect(place.draftFiles.count == 1)
  }

  @Test func `a scratch that is taken for one that was left costs no save`() throws {
    let (state, keys) = (place.state, place.keys)
    let calls = interfering(behind: ".new") {
      _ = Ledger(at: state, keys: Keyring(at: keys)).claimDraft()
    }
    // The key is made first, with scratches of its own.
    _ = try place.ledger().sealingKey()
    let draft = try place.leaveDraft("text", calls: calls)
    #expect(place.draftFiles.count == 1)
    #expect(place.waitingDraft() == draft)
  }

  @Test func `a scratch that a dead screen left goes, and a living one's does not`() throws {
    try place.leaveDraft("text")
    let (dead, living) = (Place.drafts + "0123456789abcdef.new", "fedcba9876543210.new")
    try place.folder.write("x", to: dead)
    try place.folder.write("x", to: Place.drafts + living)
    let file = try File(
      opening: living, in: Folder(atPath: place.folder.path(Place.drafts)), for: .read)
    #expect(try file.tryLock())
    #expect(place.waitingDraft()?.text == "text")
    #expect(!place.draftFiles.contains(dead))
    #expect(place.draftFiles.contains(Place.drafts + living))
    file.unlock()
    #expect(place.waitingDraft()?.text == "text")
    #expect(place.draftFiles.count == 1)
  }

  @Test func `eight screens at once, of which every other one dies, mix up and lose nothing`()
    throws
  {
    let texts = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      do {
        let ledger = place.ledger()
        let claim = ledger.claimDraft()
        var draft = claim.draft ?? ledger.beginDraft(of: .sample())
        let own = "screen \(number) "
        draft.text += own
        for _ in 0..<50 {
          draft.text += "."
          try claim.file.save(draft, at: .sample)
        }
        // The next one may go on with it from here.
        texts.withLock { $0.append(own) }
      } catch {
        Issue.record(error)
      }
    }
    var claims: [DraftClaim] = []
    repeat { claims.append(place.ledger().claimDraft()) } while claims.last?.draft != nil
    let kept = claims.compactMap(\.draft?.text).joined()
    #expect(claims.allSatisfy { $0.failures == [] })
    for own in texts.withLock({ $0 }) {
      #expect(kept.components(of: own) == 1, "\(own)")
    }
    #expect(texts.withLock { $0.count } == 8)
    #expect(place.draftFiles.allSatisfy { $0.hasSuffix(".draft") })
  }

  @Test func `one thread saves while another sends`() throws {
    let ledger = place.ledger()
    let file = ledger.claimDraft().file
    let draft = Draft.sample("text", in: ledger)
    DispatchQueue.concurrentPerform(iterations: 2) { role in
      for _ in 0..<50 {
        do {
          if role == 0 {
            try file.save(draft, at: .sample)
          } else {
            try file.discard(draft.memo)
          }
        } catch {
          Issue.record(error)
        }
      }
    }
    try file.save(draft, at: .sample)
    #expect(place.waitingDraft() == nil)
    #expect(place.draftFiles.count == 1)
  }
}

extension String {
  fileprivate func components(of other: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: other) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
