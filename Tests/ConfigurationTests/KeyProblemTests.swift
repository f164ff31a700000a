import Configuration
import TOML
import Testing

/// Keys that no section knows or that one lacks.
@Suite struct KeyProblemTests {
  @Test(
    arguments: [
      ("languge = \"en\"", .unknownKey("languge", in: .root), "1:1-1:8", "language"),
      (
        "'day-starts-at' = \"04:00\"", .unknownKey("day-starts-at", in: .root), "1:1-1:16",
        "day_starts_at"
      ),
      ("colour = 1", .unknownKey("colour", in: .root), "1:1-1:7", nil),
      ("language = 'en'\nLanguage = 'en'", .unknownKey("Language", in: .root), "2:1-2:9", nil),
      ("[[sinks]]\nname = \"a\"", .unknownKey("sinks", in: .root), "1:3-1:8", "sink"),
      ("[histroy]\nkeep = \"1d\"", .unknownKey("histroy", in: .root), "1:2-1:9", "history"),
      ("[history]\nKeep = \"1d\"", .unknownKey("Keep", in: .history), "2:1-2:5", "keep"),
      ("[compose]\nkey = 1", .unknownKey("key", in: .compose), "2:1-2:4", "keys"),
      ("[feedback]\nURL = ''", .unknownKey("URL", in: .feedback), "2:1-2:4", "url"),
      (
        goodVault + "hedding = \"## Inbox\"", .unknownKey("hedding", in: .sink), "5:1-5:8",
        "heading"
      ),
      (goodVault + "\tno.such = 1", .unknownKey("no", in: .sink), "5:2-5:4", nil),
      (
        goodVault + "[[route]]\nwhen = {tag = 'x'}\nto = ['a']\nstrp = true",
        .unknownKey("strp", in: .route), "8:1-8:5", "strip"
      ),
      (
        goodVault + "[[route]]\nwhen = {prefx = 'x'}\nto = ['a']",
        .unknownKey("prefx", in: .condition), "6:9-6:14", "prefix"
      ),
    ] as [ProblemCase])
  func `an unknown key is pointed out with the nearest one`(expected: ProblemCase) {
    expectOneProblem(expected)
  }

  @Test(
    arguments: [
      ("[[sink]]\ntype = \"vault\"\npath = \"/v\"", .missingKey("name", in: .sink), "1:1-1:9", nil),
      ("[[sink]]\nname = \"a\"", .missingKey("type", in: .sink), "1:1-1:9", nil),
      (
        "[[sink]]\nname = \"a\"\npath = '/v'", .missingKey("type", in: .sink), "1:1-1:9",
        "type = \"vault\""
      ),
      (
        "[[sink]]\nname = \"a\"\nrelay = 'x'", .missingKey("type", in: .sink), "1:1-1:9",
        "type = \"email\""
      ),
      (
        "[[sink]]\nname = \"a\"\nargv = ['x']", .missingKey("type", in: .sink), "1:1-1:9",
        "type = \"command\""
      ),
      (
        "\n [[ sink ]]\nname = \"a\"\ntype = \"vault\"", .missingKey("path", in: .sink), "2:2-2:12",
        nil
      ),
      ("[[sink]]\nname = \"a\"\ntype = \"email\"", .missingKey("relay", in: .sink), "1:1-1:9", nil),
      (
        "[[sink]]\nname = \"a\"\ntype = \"email\"\ntransport = \"sendmail\"",
        .missingKey("command", in: .sink), "1:1-1:9", nil
      ),
      (
        "sink = [{name = \"a\", type = \"command\"}]", .missingKey("argv", in: .sink), "1:9-1:39",
        nil
      ),
      (goodVault + "[[route]]\nto = ['a']", .missingKey("when", in: .route), "5:1-5:10", nil),
      (goodVault + "[[route]]\nwhen = {tag = 'x'}", .missingKey("to", in: .route), "5:1-5:10", nil),
    ] as [ProblemCase])
  func `a missing key is pointed out at the header`(expected: ProblemCase) {
    expectOneProblem(expected)
  }
}
