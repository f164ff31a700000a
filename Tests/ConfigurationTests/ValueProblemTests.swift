import Configuration
import TOML
import Testing

/// Values of the wrong type, unknown ones, and those of the wrong form.
@Suite struct ValueProblemTests {
  @Test(
    arguments: [
      (
        "day_starts_at = 4", .wrongType(key: "day_starts_at", found: .integer, fitting: [.string]),
        "1:17-1:18", "\"4\""
      ),
      (
        "day_starts_at = 04:00:00",
        .wrongType(key: "day_starts_at", found: .localTime, fitting: [.string]), "1:17-1:25", nil
      ),
      (
        "language = ['en']", .wrongType(key: "language", found: .array, fitting: [.string]),
        "1:12-1:18", "\"en\""
      ),
      (
        "history.preview = 'no'", .wrongType(key: "preview", found: .string, fitting: [.boolean]),
        "1:19-1:23", "false"
      ),
      (
        "history.preview = 1", .wrongType(key: "preview", found: .integer, fitting: [.boolean]),
        "1:19-1:20", nil
      ),
      (
        "history = true", .wrongType(key: "history", found: .boolean, fitting: [.table]),
        "1:11-1:15", nil
      ),
      (
        "[[history]]\nkeep = '1d'", .wrongType(key: "history", found: .array, fitting: [.table]),
        "1:1-1:12", "[history]"
      ),
      (
        "[sink]\nname = 'a'", .wrongType(key: "sink", found: .table, fitting: [.array]), "1:1-1:7",
        "[[sink]]"
      ),
      (
        "sink = {name = 'a'}", .wrongType(key: "sink", found: .table, fitting: [.array]),
        "1:8-1:20", nil
      ),
      ("sink = ['a']", .wrongType(key: "sink", found: .string, fitting: [.table]), "1:9-1:12", nil),
      (
        "[route]\nto = ['a']", .wrongType(key: "route", found: .table, fitting: [.array]),
        "1:1-1:8", "[[route]]"
      ),
      (
        goodVault + "heading = 2", .wrongType(key: "heading", found: .integer, fitting: [.string]),
        "5:11-5:12", "\"2\""
      ),
      (
        goodVault + "mode = true", .wrongType(key: "mode", found: .boolean, fitting: [.string]),
        "5:8-5:12", "\"true\""
      ),
      (
        goodVault + "entry = 1.5", .wrongType(key: "entry", found: .float, fitting: [.string]),
        "5:9-5:12", nil
      ),
      (
        goodVault + "locale = []", .wrongType(key: "locale", found: .array, fitting: [.string]),
        "5:10-5:12", nil
      ),
      (
        goodVault + "front_matter = 'x'",
        .wrongType(key: "front_matter", found: .string, fitting: [.table]), "5:16-5:19", nil
      ),
      (
        goodVault + "[[route]]\nwhen = 'x'\nto = ['a']",
        .wrongType(key: "when", found: .string, fitting: [.table]), "6:8-6:11", nil
      ),
      (
        goodVault + "[[route]]\nwhen = {tag = 1}\nto = ['a']",
        .wrongType(key: "tag", found: .integer, fitting: [.string]), "6:15-6:16", "\"1\""
      ),
      (
        goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = 'a'",
        .wrongType(key: "to", found: .string, fitting: [.array]), "7:6-7:9", "[\"a\"]"
      ),
      (
        goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = ['a', 2]",
        .wrongType(key: "to", found: .integer, fitting: [.string]), "7:12-7:13", "\"2\""
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'command'\nargv = '/bin/x'",
        .wrongType(key: "argv", found: .string, fitting: [.array]), "4:8-4:16", "[\"/bin/x\"]"
      ),
    ] as [ProblemCase])
  func `a value of the wrong type is pointed out`(expected: ProblemCase) {
    expectOneProblem(expected)
  }

  @Test(
    arguments: [
      ("language = 'EN'", "language", "EN", "1:12-1:16", "\"en\""),
      ("language = 'zh-hans'", "language", "zh-hans", "1:12-1:21", "\"zh-Hans\""),
      ("language = 'klingon'", "language", "klingon", "1:12-1:21", nil),
      (goodVault + "mode = \"dayly\"", "mode", "dayly", "5:8-5:15", "\"daily\""),
      (
        goodVault + "heading = 'x'\nheading_missing = 'botom'", "heading_missing", "botom",
        "6:19-6:26",
        "\"bottom\""
      ),
      (goodVault + "position = 'Top'", "position", "Top", "5:12-5:17", "\"top\""),
      (goodVault + "entry = 'tsak'", "entry", "tsak", "5:9-5:15", "\"task\""),
      (goodVault + "entry = '{text}'", "entry", "{text}", "5:9-5:17", nil),
      (goodVault + "marker = 'block_id'", "marker", "block_id", "5:10-5:20", "\"block-id\""),
      (goodVault + "locale = 'auto'", "locale", "auto", "5:10-5:16", nil),
      ("[[sink]]\nname = 'a'\ntype = 'valt'", "type", "valt", "3:8-3:14", "\"vault\""),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://x'\ntransport = 'rely'",
        "transport", "rely", "5:13-5:19", "\"relay\""
      ),
      ("compose.keys = 'enter'", "keys", "enter", "1:16-1:23", nil),
      ("compose.after_send = 'exti'", "after_send", "exti", "1:22-1:28", "\"exit\""),
    ] as [(String, String, String, String, String?)])
  func `an unknown value is pointed out with the nearest one`(
    text: String, key: String, value: String, span: String, suggestion: String?
  ) {
    let found = problems(of: text)
    #expect(found.count == 1)
    guard case .unknownValue(key, found: value, known: let known)? = found.first?.kind else {
      Issue.record("\(found)")
      return
    }
    #expect(!known.isEmpty)
    #expect(found.map { written($0.span) } == [span])
    #expect(found.map(\.suggestion) == [suggestion])
  }

  @Test(
    arguments: [
      ("day_starts_at = '4:00'", "day_starts_at", .timeOfDay, "1:17-1:23"),
      ("day_starts_at = '24:00'", "day_starts_at", .timeOfDay, "1:17-1:24"),
      ("history.keep = '365'", "keep", .retention, "1:16-1:21"),
      ("history.keep = '0d'", "keep", .retention, "1:16-1:20"),
      ("history.keep = '-1d'", "keep", .retention, "1:16-1:21"),
      ("history.keep = '1.5d'", "keep", .retention, "1:16-1:22"),
      ("history.keep = '99999999999999999999d'", "keep", .retention, "1:16-1:39"),
      ("history.keep = 'd'", "keep", .retention, "1:16-1:19"),
      ("history.keep = '１d'", "keep", .retention, "1:16-1:20"),
      ("history.keep = 'ever'", "keep", .retention, "1:16-1:22"),
      ("feedback.url = 'mailto:x@y'", "url", .webAddress, "1:16-1:28"),
      ("feedback.url = 'https://'", "url", .webAddress, "1:16-1:26"),
      (goodVault + "heading = ''", "heading", .heading, "5:11-5:13"),
      (goodVault + "heading = '#Inbox'", "heading", .heading, "5:11-5:19"),
      (goodVault + "heading = '####### Inbox'", "heading", .heading, "5:11-5:26"),
      (goodVault + "heading = '## '", "heading", .heading, "5:11-5:16"),
      (goodVault + "heading = \"a\\nb\"", "heading", .heading, "5:11-5:17"),
      (goodVault + "entry = '- {{time}} {{texts}}'", "entry", .entryTemplate, "5:9-5:31"),
      (goodVault + "entry = '{{text} }'", "entry", .entryTemplate, "5:9-5:20"),
      (goodVault + "folder = '../x'", "folder", .pathInVault, "5:10-5:16"),
      (goodVault + "folder = 'a\\..\\b'", "folder", .pathInVault, "5:10-5:18"),
      (goodVault + "filename = '{{title}}/../x'", "filename", .pathInVault, "5:12-5:28"),
      (goodVault + "filename = ' '", "filename", .pathInVault, "5:12-5:15"),
      (goodVault + "template = '..'", "template", .pathInVault, "5:12-5:16"),
      (goodVault + "template = \"a\\u0000\"", "template", .pathInVault, "5:12-5:21"),
      (goodVault + "front_matter = {'' = 1}", "front_matter", .line, "5:17-5:19"),
      (goodVault + "front_matter = {a = inf}", "a", .finite, "5:21-5:24"),
      ("[[sink]]\nname = ' '\ntype = 'vault'\npath = '/v'", "name", .line, "2:8-2:11"),
      ("[[sink]]\nname = \"a\\u001b\"\ntype = 'vault'\npath = '/v'", "name", .line, "2:8-2:17"),
      ("[[sink]]\nname = 'a'\ntype = 'vault'\npath = 'Notes'", "path", .absolutePath, "4:8-4:15"),
      ("[[sink]]\nname = 'a'\ntype = 'vault'\npath = '~me/x'", "path", .absolutePath, "4:8-4:15"),
      ("[[sink]]\nname = 'a'\ntype = 'vault'\npath = ''", "path", .absolutePath, "4:8-4:10"),
      (
        "[[sink]]\nname = 'a'\ntype = 'vault'\npath = \"/a\\u0000\"", "path", .absolutePath,
        "4:8-4:18"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'http://x.org'", "relay", .relayAddress,
        "4:9-4:23"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'relay.org'", "relay", .relayAddress,
        "4:9-4:20"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://a@b'", "relay", .relayAddress,
        "4:9-4:22"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'https://b:x'", "relay", .relayAddress,
        "4:9-4:22"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'email'\nrelay = 'http://localhost.x'", "relay",
        .relayAddress, "4:9-4:29"
      ),
      ("[[sink]]\nname = 'a'\ntype = 'command'\nargv = ['']", "argv", .program, "4:9-4:11"),
      ("[[sink]]\nname = 'a'\ntype = 'command'\nargv = ['./x']", "argv", .program, "4:9-4:14"),
      (
        "[[sink]]\nname = 'a'\ntype = 'command'\nargv = ['x', \"\\u0000\"]", "argv", .argument,
        "4:14-4:22"
      ),
      (
        "[[sink]]\nname = 'a'\ntype = 'command'\nargv = ['x']\ntimeout = '30'", "timeout",
        .duration, "5:11-5:15"
      ),
      (goodVault + "[[route]]\nwhen = {prefix = ''}\nto = ['a']", "prefix", .line, "6:18-6:20"),
      (
        goodVault + "[[route]]\nwhen = {contains = ' '}\nto = ['a']", "contains", .line, "6:20-6:23"
      ),
      (goodVault + "[[route]]\nwhen = {tag = '#'}\nto = ['a']", "tag", .tag, "6:15-6:18"),
      (goodVault + "[[route]]\nwhen = {tag = '2024'}\nto = ['a']", "tag", .tag, "6:15-6:21"),
      (goodVault + "[[route]]\nwhen = {tag = 'a b'}\nto = ['a']", "tag", .tag, "6:15-6:20"),
    ] as [(String, String, Problem.Form, String)])
  func `a text that is not of its form is pointed out`(
    text: String, key: String, form: Problem.Form, span: String
  ) {
    expectOneProblem((text, .malformed(key: key, form), span, nil))
  }

  @Test(
    arguments: [
      (goodVault + "front_matter = {a = {b = 1}}", .table, "5:21-5:28", true),
      (goodVault + "front_matter = {a = [1, [2]]}", .array, "5:25-5:28", false),
      (goodVault + "front_matter = {a = [{}]}", .table, "5:22-5:24", false),
    ] as [(String, Value.Kind, String, Bool)])
  func `a property that notes cannot have is pointed out`(
    text: String, kind: Value.Kind, span: String, takesList: Bool
  ) {
    let found = problems(of: text)
    #expect(found.map { written($0.span) } == [span])
    guard case .wrongType(key: "a", found: kind, let fitting)? = found.first?.kind else {
      Issue.record("\(found)")
      return
    }
    #expect(fitting.contains(.array) == takesList)
    #expect(!fitting.contains(.table))
  }
}
