import Composing
import Memos
import Posix
import Recording
import TestSupport
import Testing
import Timekeeping

/// Which memos the list of recent ones holds, and which of them is meant.
@Suite struct HistoryListTests {
  private static let now = Instant(milliseconds: 1_764_700_000_000)
  let folder = TemporaryFolder(inMemory: true)

  private var ledger: Ledger {
    Ledger(at: folder.path("state"), keys: Keyring(at: folder.path("keys")))
  }

  private func memo(_ text: String) -> Memo {
    var randomness = SystemRandomNumberGenerator()
    return Memo(
      id: Memo.ID(at: Self.now, from: &randomness), text: text,
      created: Timestamp(Self.now, offset: .utc))
  }

  @discardableResult
  private func accept(_ texts: [String], in ledger: Ledger) throws -> [Memo] {
    let memos = texts.map(memo)
    try ledger.append(memos.map { .accepted($0) }, at: Self.now)
    return memos
  }

  private func opened(_ ledger: Ledger) throws -> HistoryList {
    var list = HistoryList()
    try list.read(ledger)
    return list
  }

  @Test(arguments: [0, 1, 2])
  func `the memo that is meant stays so in every row, whatever is put before it`(row: Int) throws {
    let ledger = ledger
    try accept(["c", "b", "a"], in: ledger)
    var list = try opened(ledger)
    try list.move(by: row, ledger)
    let meant = try #require(list.current?.memo)
    #expect(meant.text == ["a", "b", "c"][row])
    try accept((1...2 * HistoryList.portion).map { "new \($0)" }, in: ledger)
    #expect(try list.refresh(ledger))
    #expect(list.current?.memo == meant)
    #expect(try !list.refresh(ledger))
  }

  @Test func `the memo behind the one that is meant is the next, whatever came meanwhile`() throws {
    let ledger = ledger
    try accept((0..<150).map { "memo \($0)" }, in: ledger)
    var list = try opened(ledger)
    try list.move(by: HistoryList.portion - 1, ledger)
    #expect(list.current?.memo.text == "memo 50" && list.hasMore)
    try accept(["new"], in: ledger)
    try list.move(by: 1, ledger)
    #expect(list.current?.memo.text == "memo 49" && !list.hasMore)
  }

  /// What can happen to a memo.
  private func event(
    _ memo: Memo, _ number: Int, from random: inout SplitMix
  ) -> Event {
    let sink = SinkName(["notes", "mail"].randomElement(using: &random) ?? "notes")
    switch number {
    case 0: return .routed(memo.id, Route(to: [SinkName("notes"), SinkName("mail")]))
    case 1: return .delivered(memo.id, sink, Receipt(place: "/vault/note.md"))
    case 2: return .intended(Intention(at: sink, of: [memo.id], Intent(bytes: [1])))
    case 3: return .retried(memo.id, nil)
    default: return .dropped(memo.id)
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a list that is followed is the one that is read anew`(seed: UInt64) throws {
    let ledger = ledger
    var random = SplitMix(seed: seed)
    var memos: [Memo] = []
    var list = try opened(ledger)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if memos.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
          memos += try accept(["memo \(memos.count)"], in: ledger)
        } else if let memo = memos.randomElement(using: &random) {
          let number = Int.random(in: 0...4, using: &random)
          try ledger.append([event(memo, number, from: &random)], at: Self.now)
        }
      }
      if step % 20 == 19 { try ledger.rotateKey(at: Self.now) }
      #expect(try list.refresh(ledger))
      #expect(try list.memos == opened(ledger).memos, "seed \(seed), step \(step)")
    }
  }

  @Test func `a list that was read to its end reads nothing of it again when something happens`()
    throws
  {
    let ledger = ledger
    try accept((0..<300).map { "memo \($0)" }, in: ledger)
    try ledger.rotateKey(at: Self.now)
    var list = try opened(ledger)
    try list.move(by: 1_000, ledger)
    #expect(list.memos.count == 300 && list.current?.memo.text == "memo 0")
    // The first segment can't be read any more: nobody has to.
    let segment = "state/ledger/00000001.segment"
    #expect(folder.bytes(of: segment)?.isEmpty == false)
    try folder.write([UInt8](), to: segment)
    try accept(["new"], in: ledger)
    #expect(try list.refresh(ledger))
    #expect(list.memos.count == 301 && list.memos.first?.memo.text == "new")
    #expect(list.current?.memo.text == "memo 0")
  }
}
