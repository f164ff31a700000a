import Delivery
import Memos
import Recording
import Testing
import Timekeeping

@Suite struct RoutingTests {
  private let sinks = ["notes", "inbox", "tasks", "script"].map { SinkName($0) }

  private func memo(
    _ text: String, tags: [String] = [], to destination: Memo.Destination = .routed
  ) -> Memo {
    var randomness = SystemRandomNumberGenerator()
    let now = Instant(milliseconds: 1_764_493_623_040)
    return Memo(
      id: Memo.ID(at: now, from: &randomness), text: text, tags: tags,
      created: Timestamp(now, offset: .utc), destination: destination)
  }

  private func names(_ routing: Routing, _ memo: Memo) -> [String]? {
    routing.route(of: memo)?.sinks.map(\.description)
  }

  /// What is left of `text` by a rule with that condition; nil if the rule does not match.
  private func rest(
    _ text: String, tags: [String] = [], _ condition: Routing.Condition,
    _ match: Routing.Match = .kept
  ) -> String? {
    let routing = Routing([.init(condition, to: [SinkName("tasks")], match)], sinks: sinks)
    guard let route = routing.route(of: memo(text, tags: tags)),
      route.sinks == [SinkName("tasks")]
    else { return nil }
    return String(decoding: text.utf8.dropFirst(route.cut), as: UTF8.self)
  }

  @Test func `without rules a memo goes to every sink, in the configuration's order`() {
    #expect(
      names(Routing(sinks: sinks), memo("a")) == ["notes", "inbox", "tasks", "script"])
  }

  @Test func `the first rule that matches wins, and no other is asked`() {
    let routing = Routing(
      [
        .init(.prefix("todo:"), to: [SinkName("tasks")]),
        .init(.contains("o"), to: [SinkName("script"), SinkName("inbox")]),
        .init(.prefix("todo"), to: [SinkName("notes")]),
      ], sinks: sinks)
    #expect(names(routing, memo("todo: a")) == ["tasks"])
    #expect(names(routing, memo("todo a")) == ["inbox", "script"])
  }

  @Test func `where no rule matches, the sinks that no rule names get the memo`() {
    let rule = Routing.Rule(.prefix("todo:"), to: [SinkName("tasks"), SinkName("inbox")])
    #expect(names(Routing([rule], sinks: sinks), memo("a")) == ["notes", "script"])
    #expect(Routing([rule], sinks: [SinkName("tasks")]).route(of: memo("a")) == nil)
    #expect(Routing(sinks: []).route(of: memo("a")) == nil)
  }

  @Test func `a route to a sink that is gone stays a route to it`() {
    let rule = Routing.Rule(.prefix("todo:"), to: [SinkName("gone"), SinkName("tasks")])
    #expect(names(Routing([rule], sinks: sinks), memo("todo: a")) == ["tasks", "gone"])
  }

  @Test func `what the person chose goes before all rules, whole`() {
    let rule = Routing.Rule(.prefix("a"), to: [SinkName("tasks")], .stripped)
    let routing = Routing([rule], sinks: sinks)
    let chosen = memo(
      "a b", to: .sinks(["script", "gone", "notes", "script"].map { SinkName($0) }))
    #expect(
      routing.route(of: chosen) == Route(to: ["notes", "script", "gone"].map { SinkName($0) }))
    #expect(names(routing, memo("a b", to: .vault(path: "/v"))) == ["vault:/v"])
    #expect(names(Routing(sinks: []), memo("a b", to: .vault(path: "/v"))) == ["vault:/v"])
  }

  @Test func `a vault's name leads back to its path`() {
    #expect(SinkName.vault(path: "/a b/vault:x").vaultPath == "/a b/vault:x")
    #expect(SinkName("notes").vaultPath == nil)
  }

  @Test func `a prefix matches whatever its case, after white space, and only at the front`() {
    for text in ["todo: x", "Todo: x", "TODO: x", "\n todo: x"] {
      #expect(rest(text, .prefix("todo:")) == text)
      #expect(rest(text, .prefix("ToDo:"), .stripped) == "x")
    }
    #expect(rest("a todo: x", .prefix("todo:")) == nil)
    #expect(rest("todo", .prefix("todo:")) == nil)
    #expect(rest("", .prefix("todo:")) == nil)
    #expect(rest("ÜBUNG: x", .prefix("übung:"), .stripped) == "x")
    #expect(rest("ИДЕЯ x", .prefix("идея"), .stripped) == "x")
    #expect(rest("買い物　牛乳", .prefix("買い物"), .stripped) == "牛乳")
  }

  @Test func `stripping takes the prefix and the white space after it, line breaks too`() {
    #expect(rest("todo:x", .prefix("todo:"), .stripped) == "x")
    #expect(rest("todo:\r\n\r\n  x\r\n", .prefix("todo:"), .stripped) == "x\r\n")
  }

  @Test(arguments: ["todo:", "todo: \n", " todo:\u{A0}"])
  func `a memo of nothing but its prefix stays whole`(text: String) {
    #expect(rest(text, .prefix("todo:"), .stripped) == text)
  }

  @Test func `a prefix ends between characters of the text, not within one`() {
    // Lower case of İ is i and a combining dot: "i" alone is no prefix of it.
    #expect(rest("İx", .prefix("i")) == nil)
    #expect(rest("İx", .prefix("İ"), .stripped) == "x")
    #expect(rest("a\u{301}b", .prefix("á")) == nil, "decomposed is not composed")
  }

  @Test func `a tag is found among the given ones and in the text`() {
    #expect(rest("x", tags: ["Work"], .tag("work"), .stripped) == "x")
    #expect(rest("x", tags: ["#work"], .tag("#Work")) == "x")
    for text in ["#work x", "x #Work", "x\n#work\ty", "x #work, y", "#work"] {
      #expect(rest(text, .tag("work")) == text)
    }
    for text in ["x", "work", "x#work", "#workshop", "#work/urgent", "#work-2", "# work", "##work"]
    {
      #expect(rest(text, .tag("work")) == nil, "\(text)")
    }
    #expect(rest("#größe x", .tag("GRÖSSE")) == nil, "ß is no upper case")
    #expect(rest("#идея x", .tag("Идея"), .stripped) == "x")
    #expect(rest("#x", .tag("")) == nil)
  }

  @Test func `a tag is stripped at the front of the text and nowhere else`() {
    #expect(rest("#work call Ann", .tag("work"), .stripped) == "call Ann")
    #expect(rest("call Ann #work", .tag("work"), .stripped) == "call Ann #work")
    #expect(rest("#work #work a", .tag("work"), .stripped) == "#work a")
    #expect(rest("#work", .tag("work"), .stripped) == "#work")
  }

  @Test func `contains finds a part anywhere, whatever its case`() {
    for text in ["Invoice", "an invoice", "an INVOICE."] {
      #expect(rest(text, .contains("invoice")) == text)
    }
    #expect(rest("invoic", .contains("invoice")) == nil)
    #expect(rest("aab", .contains("AB")) == "aab")
    #expect(rest("Re: invoice 7", .contains("re:"), .stripped) == "invoice 7")
    #expect(rest("invoice re: 7", .contains("re:"), .stripped) == "invoice re: 7")
  }
}
