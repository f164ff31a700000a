import Memos
import Testing
import Timekeeping

/// A memo is what was captured, all of it and nothing else.
@Suite struct MemoTests {
  @Test func `a memo holds what it was given, to the byte`() throws {
    let text = "line\r\n\n \u{A0}e\u{301} NUL \u{0}\n"
    let created = try Timestamp(rfc3339: "2026-11-30T12:00:00+05:45")
    let id = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
    let memo = Memo(
      id: id, text: text, title: "", tags: ["b", "a", "b", "#\u{65E5}"], created: created,
      destination: .sinks([SinkName("mail"), SinkName("notes")]))
    #expect(memo.id == id)
    #expect(memo.text.utf8.elementsEqual(text.utf8))
    #expect(memo.title == "")
    #expect(memo.tags == ["b", "a", "b", "#\u{65E5}"])
    #expect(memo.created == created)
    #expect(memo.created.offset.seconds == 20_700)
    #expect(memo.destination == .sinks([SinkName("mail"), SinkName("notes")]))
  }

  @Test func `a memo that says nothing else has no title and no tags, and goes by the routes`()
    throws
  {
    let id = try #require(Memo.ID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
    let memo = Memo(id: id, text: "a", created: try Timestamp(rfc3339: "2026-11-30T12:00:00Z"))
    #expect(memo.title == nil)
    #expect(memo.tags.isEmpty)
    #expect(memo.destination == .routed)
  }

  @Test func `no sink and the routes are two different destinations`() {
    let all: [Memo.Destination] = [
      .routed, .sinks([]), .sinks([SinkName("a")]), .sinks([SinkName("a"), SinkName("b")]),
      .sinks([SinkName("b"), SinkName("a")]), .vault(path: ""), .vault(path: "/a"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func `a sink's name is shown as it is, and is itself alone`() {
    for name in ["notes", "Notes", " notes", "", "\u{65E5}"] {
      #expect(SinkName(name).description == name)
      #expect("\(SinkName(name))" == name)
    }
    #expect(Set(["notes", "Notes", " notes"].map(SinkName.init)).count == 3)
  }
}
