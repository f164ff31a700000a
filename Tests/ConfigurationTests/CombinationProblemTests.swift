import Configuration
import TOML
import Testing

/// Settings that cannot stand together, and texts with several problems.
@Suite struct CombinationProblemTests {
  @Test(
    arguments: [
      (
        goodVault + "relay = 'https://x'", .notApplicable(key: "relay", .sinkType(.vault)),
        "5:1-5:6",
        nil
      ),
      (
        goodVault + "timeout = '1s'", .notApplicable(key: "timeout", .sinkType(.vault)), "5:1-5:8",
        nil
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://x'\npath = '/v'",
        .notApplicable(key: "path", .sinkType(.email)), "5:1-5:5", nil
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'command'\nargv = ['x']\ncommand = ['x']",
        .notApplicable(key: "command", .sinkType(.command)), "5:1-5:8", "argv"
      ),
      (
        goodVault + "mode = 'memo'\nheading = 'x'", .notApplicable(key: "heading", .mode(.memo)),
        "6:1-6:8", nil
      ),
      (
        goodVault + "mode = 'memo'\nheading_missing = 'top'",
        .notApplicable(key: "heading_missing", .mode(.memo)), "6:1-6:16", nil
      ),
      (
        goodVault + "position = 'top'\nmode = 'memo'",
        .notApplicable(key: "position", .mode(.memo)),
        "5:1-5:9", nil
      ),
      (
        goodVault + "mode = 'memo'\nentry = 'list'", .notApplicable(key: "entry", .mode(.memo)),
        "6:1-6:6", nil
      ),
      (
        goodVault + "heading_missing = 'top'", .notApplicable(key: "heading_missing", .noHeading),
        "5:1-5:16", nil
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://x'\ncommand = ['x']",
        .notApplicable(key: "command", .relayTransport), "5:1-5:8", nil
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://x'\ncommand = ['x']\ntransport = 'sendmail'",
        .notApplicable(key: "relay", .sendmailTransport), "4:1-4:6", nil
      ),
      (
        goodVault + "[[sink]]\nname = 'a'\ntype = 'vault'\npath = '/w'",
        .repeatedSink("a", first: Position(line: 2, column: 8)), "6:8-6:11", nil
      ),
      (
        goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = ['a', 'b']", .unknownSink("b"),
        "7:12-7:15",
        nil
      ),
      (
        "[[route]]\nwhen = {tag = 'x'}\nto = ['nowhere']\n" + goodVault, .unknownSink("nowhere"),
        "3:7-3:16", nil
      ),
      (
        goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = ['a', 'a']",
        .repeatedElement(key: "to", "a"), "7:12-7:15", nil
      ),
      (goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = []", .empty(key: "to"), "7:6-7:8", nil),
      ("[[sink]]\nname = 'a'\ntype = 'command'\nargv = []", .empty(key: "argv"), "4:8-4:10", nil),
      (goodVault + "[[route]]\nwhen = {}\nto = ['a']", .conditionCount(0), "6:8-6:10", nil),
      (
        goodVault + "[[route]]\nwhen = {prefix = 'x', tag = 'y'}\nto = ['a']", .conditionCount(2),
        "6:8-6:33", nil
      ),
      (
        goodVault + "[[route]]\nto = ['a']\n[route.when]\n", .conditionCount(0), "7:1-7:13", nil
      ),
    ] as [ProblemCase])
  func `an impossible combination is pointed out`(expected: ProblemCase) {
    expectOneProblem(expected)
  }

  @Test(
    arguments: [
      ("a = = 1", .noValue(found: "="), "1:5-1:6", nil),
      ("\nlanguage = en", .unknownWord("en"), "2:12-2:14", "\"en\""),
      ("history.preview = False", .unknownWord("False"), "1:19-1:24", "false"),
      ("a = 1\na = 2", .repeatedKey("a", first: Position(line: 1, column: 1)), "2:1-2:2", nil),
      (
        "[sink]\n[sink]", .repeatedTable("sink", first: Position(line: 1, column: 1)), "2:1-2:7",
        "[[sink]]"
      ),
      (
        "[history]\n[history]", .repeatedTable("history", first: Position(line: 1, column: 1)),
        "2:2-2:3", nil
      ),
      ("a", .noEquals(found: "\n"), "1:2-1:3", nil),
    ] as [(String, SyntaxError.Reason, String, String?)])
  func `a text that is not TOML has that one problem`(
    text: String, reason: SyntaxError.Reason, span: String, suggestion: String?
  ) {
    expectOneProblem(("\(text)\n", .syntax(reason), span, suggestion))
    expectOneProblem(("\(text)\nunknown = 1", .syntax(reason), span, suggestion))
  }

  @Test func `all problems are found at once in the order of the text`() {
    let found = problems(
      of:
        """
        lang = "en"
        day_starts_at = "25:00"
        [[route]]
        when = { prefix = "a", tag = "b" }
        to = ["notes", "mial"]
        [[sink]]
        name = "mail"
        type = "email"
        path = "/v"
        [[sink]]
        name = "mail"
        type = "vault"
        path = "relative"
        mode = "memo"
        heading = 3
        [history]
        keep = 365
        """)
    #expect(
      found.map { written($0.span) } == [
        "1:1-1:5", "2:17-2:24", "4:8-4:35", "5:7-5:14", "5:16-5:22", "6:1-6:9", "9:1-9:5",
        "11:8-11:14", "13:8-13:18", "15:1-15:8", "15:11-15:12", "17:8-17:11",
      ])
    #expect(found[4].suggestion == "\"mail\"")
    #expect(!found.contains { $0.span.isEmpty })
  }

  @Test func `a route to a sink with problems of its own is not a second problem`() {
    expectOneProblem(
      (
        "[[sink]]\nname = 'a'\ntype = 'vault'\n[[route]]\nwhen = {tag = 'x'}\nto = ['a']",
        .missingKey("path", in: .sink), "1:1-1:9", nil
      ))
  }
}
