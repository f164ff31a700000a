import Commands
import Foundation
import JSON
import Memos
import Posix
import TestSupport
import Testing
import Timekeeping

@Suite struct CommandSinkTests {
  let folder = TemporaryFolder()

  private func memo(_ text: String, title: String? = nil, tags: [String] = []) throws -> Memo {
    var randomness = SystemRandomNumberGenerator()
    let instant = Instant(milliseconds: 1_764_493_623_040)
    return Memo(
      id: Memo.ID(at: instant, from: &randomness), text: text, title: title, tags: tags,
      created: Timestamp(instant, offset: try #require(UTCOffset(seconds: 9 * 3_600))))
  }

  private func sink(_ script: String, timeLimit: Duration = .seconds(60)) -> CommandSink {
    CommandSink(
      name: SinkName("script"), program: "/bin/sh", arguments: ["-c", script, "sh", folder.path],
      timeLimit: timeLimit)
  }

  /// Prepares and commits that memo alone.
  private func deliver(_ memo: Memo, to sink: CommandSink) throws -> Fate {
    let preparations = sink.prepare([memo])
    #expect(preparations.map(\.memos) == [[memo.id]])
    return try #require(try preparations[0].result.get().commit()[memo.id])
  }

  private func later(_ kind: DeliveryFailure.Kind, _ number: Int? = nil) -> Fate {
    .notDelivered(
      .temporary(.init(kind, at: "/bin/sh", number: number), after: .seconds(1)))
  }

  @Test func `a program is told what is attached by name and size, and only then`() throws {
    let id = try #require(Attachment.ID(bytes: [UInt8](repeating: 1, count: 16)))
    let plain = try memo("a")
    let attached = Memo(
      id: plain.id, text: "",
      attachments: [Attachment(id: id, name: "Ä \"b\".png", byteCount: 7, digest: [])],
      created: plain.created)
    for (memo, expected) in [
      (plain, nil), (attached, #""attachments":[{"name":"Ä \"b\".png","size":7}]"#),
    ] {
      _ = try deliver(memo, to: sink("cat > $1/got"))
      let got = try #require(folder.text(of: "got"))
      #expect(got.contains("attachments") == (expected != nil))
      if let expected { #expect(got.contains(expected)) }
    }
  }

  @Test func `exit status 0 is delivered, and the first line of output is the place`() throws {
    #expect(
      try deliver(try memo("a"), to: sink("echo '  /notes/a b.md '; echo second"))
        == .delivered(Receipt(place: "/notes/a b.md")))
    #expect(try deliver(try memo("a"), to: sink(":")) == .delivered(Receipt(place: "")))
  }

  @Test(arguments: [75, 126, 127])
  func `an exit status that says later is tried again`(status: Int) throws {
    #expect(try deliver(try memo("a"), to: sink("exit \(status)")) == later(.exited, status))
  }

  @Test(arguments: [1, 2, 64, 70, 74, 76, 125, 128, 255])
  func `any other exit status is final`(status: Int) throws {
    #expect(
      try deliver(try memo("a"), to: sink("exit \(status)"))
        == .notDelivered(.permanent(.init(.exited, at: "/bin/sh", number: status))))
  }

  @Test func `a program ended by a signal is tried again`() throws {
    #expect(
      try deliver(try memo("a"), to: sink("kill -KILL $$")) == later(.signalled, Int(SIGKILL)))
  }

  @Test func `a program that is not there is tried again`() throws {
    let sink = CommandSink(name: SinkName("script"), program: "/no/such/program")
    #expect(
      try deliver(try memo("a"), to: sink)
        == .notDelivered(
          .temporary(
            .init(.notStarted, at: "/no/such/program", number: Int(ENOENT)), after: .seconds(1))))
  }

  @Test func `a program out of time is ended and tried again, and the round with it`() throws {
    let sink = sink("echo >>$1/runs; exec sleep 600", timeLimit: .milliseconds(300))
    let memos = [try memo("a"), try memo("b"), try memo("c")]
    let fates = try sink.prepare(memos).map { try $0.result.get().commit() }
    #expect(fates == memos.map { [$0.id: later(.timedOut)] })
    #expect(folder.text(of: "runs") == "\n")
    #expect(try deliver(memos[0], to: sink) == later(.timedOut))
    #expect(folder.text(of: "runs") == "\n\n", "the next round is another try")
  }

  @Test func `the memo arrives as one JSON object on one line`() throws {
    let text = "first\r\nsecond \"quoted\" \\ é 😀 \u{1} end"
    let memo = try memo(text, title: "a title", tags: ["work", "größe"])
    #expect(try deliver(memo, to: sink("cat >$1/got")) == .delivered(Receipt(place: "")))
    let got = try #require(folder.bytes(of: "got"))
    #expect(got.filter { $0 == UInt8(ascii: "\n") }.count == 1 && got.last == UInt8(ascii: "\n"))
    #expect(
      try Value(parsing: got) == [
        "id": .string(memo.id.description), "text": .string(text), "title": "a title",
        "tags": ["work", "größe"], "created": "2025-11-30T18:07:03.040+09:00", "sink": "script",
      ])
    _ = try deliver(try self.memo("b"), to: sink("cat >$1/bare"))
    let bare = try Value(parsing: try #require(folder.bytes(of: "bare")))
    #expect(bare["title"] == nil && bare["tags"] == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/cmdline")))
  func `nothing of the memo is in the program's arguments or environment`() throws {
    let memo = try memo("SECRET-text", title: "SECRET-title", tags: ["SECRET-tag"])
    let script = "cat /proc/$$/cmdline /proc/$$/environ >$1/public; cat >$1/private"
    _ = try deliver(memo, to: sink(script))
    let open = try #require(folder.text(of: "public"))
    #expect(open.contains(folder.path) && open.contains("PATH="))
    #expect(!open.contains("SECRET") && !open.contains(memo.id.description))
    #expect(folder.text(of: "private")?.contains("SECRET-text") == true)
  }

  @Test func `a program that reads nothing of a huge memo has delivered it all the same`() throws {
    let memo = try memo(String(repeating: "x", count: 8 << 20))
    #expect(try deliver(memo, to: sink("echo place")) == .delivered(Receipt(place: "place")))
  }

  @Test func `endless output does not hold a program up, and the place stays short`() throws {
    let script = "head -c 20000000 /dev/zero | tr '\\0' 'x'; exit 0"
    #expect(
      try deliver(try memo("a"), to: sink(script))
        == .delivered(Receipt(place: String(repeating: "x", count: 4_096))))
  }

  @Test func `control characters and broken UTF-8 do not get into a place`() throws {
    #expect(
      try deliver(try memo("a"), to: sink("printf '\\033[31mred\\302\\233\\tend\\377\\r\\nx'"))
        == .delivered(Receipt(place: "[31mred  end\u{FFFD}")))
  }

  @Test func `what a crash left open is run again at once`() throws {
    let sink = sink(":")
    let memo = try memo("a")
    let intent = try sink.prepare([memo])[0].result.get().intent
    #expect(intent.bytes == [1] + memo.id.bytes)
    #expect(
      sink.recover(intent, of: [memo]) == [
        memo.id: .notDelivered(.temporary(.init(.undecided, at: "/bin/sh"), after: .zero))
      ])
  }

  @Test func `preparing and abandoning run nothing`() throws {
    let preparations = sink("echo >$1/ran").prepare([try memo("a"), try memo("b")])
    for preparation in preparations { try preparation.result.get().abandon() }
    #expect(preparations.count == 2)
    #expect(folder.files().isEmpty)
  }
}
