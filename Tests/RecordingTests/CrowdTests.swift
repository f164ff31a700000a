import Dispatch
import Memos
import Recording
import Synchronization
import TestSupport
import Testing
import Timekeeping

@Suite struct CrowdTests {
  @Test func `eight writers at once lose nothing and repeat nothing`() throws {
    let place = Place()
    let saved = Mutex<[Memo.ID]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      let ledger = place.ledger()
      for number in 0..<250 {
        let memo = Memo.sample("\(writer)/\(number) " + String(repeating: "x", count: number * 3))
        do {
          if number.isMultiple(of: 50) { _ = try ledger.outbox() }
          try ledger.append([.accepted(memo)], at: .sample)
          saved.withLock { $0.append(memo.id) }
        } catch {
          Issue.record(error)
        }
      }
    }
    let ledger = place.ledger()
    let found = try ledger.outbox().memos
    #expect(found.count == 2_000)
    #expect(Set(found.map(\.id)) == Set(saved.withLock { $0 }))
    #expect(found.map(\.number.rawValue) == Array(1...2_000))
    #expect(try ledger.inspect().count > 3)
    #expect(try ledger.inspect().allSatisfy { $0.damages.isEmpty && $0.torn.isEmpty })
    for writer in 0..<8 {
      let texts = try found.map { try ledger.memo($0).text }.filter { $0.hasPrefix("\(writer)/") }
      let numbers = texts.compactMap { Int($0.dropFirst(2).prefix { $0 != " " }) }
      #expect(numbers == Array(0..<250))
    }
  }

  @Test func `many first starts at once make one ledger`() throws {
    for _ in 0..<10 {
      let place = Place()
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        do {
          try place.ledger().append([.accepted(.sample("\(writer)"))], at: .sample)
        } catch {
          Issue.record(error)
        }
      }
      #expect(try place.ledger().outbox().count == 8)
      #expect(try place.ledger().inspect().count == 1)
      #expect(try Keyring(at: place.keys).files().count == 1)
    }
  }

  @Test func `a reader beside a writer sees every event once and in order`() throws {
    let place = Place()
    try place.ledger().append([.accepted(.sample("first"))], at: .sample)
    let isDone = Atomic(false)
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { role in
      do {
        if role == 0 {
          let ledger = place.ledger()
          for number in 0..<1_500 {
            let memo = Memo.sample(String(repeating: "\(number)", count: 200))
            try ledger.append([.accepted(memo)], at: .sample)
          }
          isDone.store(true, ordering: .releasing)
        } else {
          let ledger = place.ledger()
          var (seen, last) = (EventNumber.none, 0)
          while true {
            let isLastRound = isDone.load(ordering: .acquiring)
            let events = try ledger.events(after: seen)
            let expected = (0..<events.count).map { seen.rawValue + 1 + UInt64($0) }
            if events.map(\.number.rawValue) != expected { failures.withLock { $0.append("gap") } }
            seen = events.last?.number ?? seen
            let outbox = try ledger.outbox()
            if outbox.count < last || outbox.memos.contains(where: { $0.status != .waiting }) {
              failures.withLock { $0.append("outbox") }
            }
            last = outbox.count
            if isLastRound { break }
          }
          if seen != EventNumber(1_501) { failures.withLock { $0.append("end \(seen)") } }
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
        isDone.store(true, ordering: .releasing)
      }
    }
    #expect(failures.withLock { $0 } == [])
  }
}
