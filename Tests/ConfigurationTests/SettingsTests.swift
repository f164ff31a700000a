import Configuration
import TOML
import Testing
import Timekeeping

@Suite struct SettingsTests {
  /// The example of the product's contract.
  static let example = """
    day_starts_at = "04:00"
    language = "auto"

    [[sink]]
    name = "notes"
    type = "vault"
    path = "~/Notes"
    mode = "daily"
    heading = "## Inbox"
    position = "bottom"
    entry = "list"
    marker = "none"
    front_matter = { tags = ["memo"] }

    [[sink]]
    name = "inbox"
    type = "vault"
    path = "~/Notes"
    mode = "memo"
    folder = "Inbox/{{date:YYYY}}"
    filename = "{{date:YYYY-MM-DD HHmmss}} {{title}}"

    [[sink]]
    name = "mail"
    type = "email"
    relay = "https://relay.example.org"

    [[sink]]
    name = "script"
    type = "command"
    argv = ["/usr/local/bin/on-memo"]
    timeout = "30s"

    [[route]]
    when = { prefix = "todo:" }
    to = ["notes"]
    strip = true

    [history]
    keep = "365d"
    preview = true
    """

  private func read(_ text: String) throws -> Settings {
    try Settings(reading: Array(text.utf8))
  }

  @Test func `the example of the contract is read as what it says`() throws {
    let settings = try read(Self.example)
    #expect(settings.dayStartsAt.value.minutesAfterMidnight == 240)
    #expect(settings.dayStartsAt.origin == .text(Position(line: 1, column: 17)))
    #expect(settings.language.value == nil)
    #expect(settings.language.origin == .text(Position(line: 2, column: 12)))
    #expect(settings.sinks.map(\.name.value) == ["notes", "inbox", "mail", "script"])
    #expect(settings.sinks.map(\.kind) == [.vault, .vault, .email, .command])
    #expect(settings.sinks.map(\.position.line) == [4, 15, 23, 28])
    #expect(settings.routes.count == 1)
    #expect(settings.routes.first?.condition.value == .prefix("todo:"))
    #expect(settings.routes.first?.sinks.value == ["notes"])
    #expect(settings.routes.first?.match.value == .stripped)
    #expect(settings.history.keep.value == .lasting(.seconds(365 * 86_400)))
    #expect(settings.history.preview.value == .kept)
  }

  @Test func `a vault of daily notes has what it says and the rest is standard`() throws {
    let settings = try read(Self.example)
    guard case .vault(let vault) = settings.sinks[0].destination else {
      Issue.record("not a vault")
      return
    }
    #expect(vault.path.value == "~/Notes")
    #expect(vault.mode.value == .daily)
    #expect(vault.heading.value == "## Inbox")
    #expect(vault.heading.origin == .text(Position(line: 9, column: 11)))
    #expect(vault.headingMissing.value == .bottom)
    #expect(vault.headingMissing.origin == .standard)
    #expect(vault.position.value == .bottom)
    #expect(vault.entry.value == .style(.list))
    #expect(vault.marker.value == .none)
    #expect(vault.frontMatter.value.map(\.name) == ["tags"])
    #expect(vault.frontMatter.value.map(\.value) == [.list([.text("memo")])])
    #expect(vault.folder.value == nil)
    #expect(vault.filename.value == nil)
    #expect(vault.template.value == nil)
    #expect(vault.locale.value == nil)
  }

  @Test func `a vault of a note a memo has a file name even where none is given`() throws {
    let settings = try read("[[sink]]\nname='a'\ntype='vault'\npath='/v'\nmode='memo'")
    guard case .vault(let vault) = settings.sinks[0].destination else {
      Issue.record("not a vault")
      return
    }
    #expect(vault.filename.value == "{{date:YYYY-MM-DD HHmmss}} {{title}}")
    #expect(vault.filename.origin == .standard)
  }

  @Test func `every other value of a vault is understood`() throws {
    let settings = try read(
      """
      language = "zh-Hans"
      [[sink]]
      name = "世界"
      type = "vault"
      path = "/v"
      mode = "weekly"
      heading = "Inbox"
      heading_missing = "error"
      position = "top"
      entry = "- {{time}} {{text}}"
      marker = "block-id"
      folder = ""
      filename = "YYYY"
      template = "Templates/Daily.md"
      locale = "ar"
      [sink.front_matter]
      "due date" = 2024-02-29
      at = 2024-02-29T10:00:00.5+09:00
      clock = 10:00:00
      n = 3
      half = 0.5
      done = false
      list = ["{{title}}", 1]
      """)
    #expect(settings.language.value == .zhHans)
    guard case .vault(let vault) = settings.sinks[0].destination else {
      Issue.record("not a vault")
      return
    }
    #expect(vault.mode.value == .weekly)
    #expect(vault.headingMissing.value == .error)
    #expect(vault.position.value == .top)
    #expect(vault.entry.value == .template("- {{time}} {{text}}"))
    #expect(vault.marker.value == .blockID)
    #expect(vault.folder.value == "")
    #expect(vault.locale.value == .ar)
    #expect(vault.frontMatter.value[0].name == "due date")
    #expect(vault.frontMatter.value[0].position == Position(line: 17, column: 1))
    #expect(
      vault.frontMatter.value.map(\.value) == [
        .date("2024-02-29"), .dateTime("2024-02-29T10:00:00"), .text("10:00:00"), .integer(3),
        .number(0.5), .boolean(false), .list([.text("{{title}}"), .integer(1)]),
      ])
  }

  @Test func `mail goes by relay or by a program`() throws {
    let settings = try read(
      """
      [[sink]]
      name = "a"
      type = "email"
      relay = "http://localhost:8080/x"
      timeout = "2m"
      [[sink]]
      name = "b"
      type = "email"
      transport = "sendmail"
      command = ["msmtp", "-t", ""]
      """)
    let transports = settings.sinks.map { sink -> EmailSettings.Transport? in
      guard case .email(let email) = sink.destination else { return nil }
      return email.transport.value
    }
    #expect(
      transports == [.relay(url: "http://localhost:8080/x"), .sendmail(["msmtp", "-t", ""])])
  }

  @Test func `an empty text is all standard`() throws {
    for text in ["", "# nothing\n", "\u{FEFF}\r\n"] {
      let settings = try read(text)
      #expect(settings.lines == Settings().lines)
      #expect(settings.lines.allSatisfy { $0.origin == .standard })
      #expect(settings.sinks.isEmpty)
    }
  }

  @Test(arguments: [
    ("1s", 1), ("90m", 5_400), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600),
    ("007d", 604_800),
  ])
  func `a duration is a number and a unit`(text: String, seconds: Int64) throws {
    let settings = try read("history.keep = \"\(text)\"")
    #expect(settings.history.keep.value == .lasting(.seconds(seconds)))
  }

  @Test func `every value in effect is listed with where it came from`() throws {
    let lines = try read(Self.example).lines
    let listed = lines.map { line in
      let origin =
        switch line.origin {
        case .standard: "default"
        case .text(let position): position.description
        }
      return "\(line.key) = \(line.value ?? "?") (\(origin))"
    }
    #expect(
      listed.prefix(4) == [
        "day_starts_at = \"04:00\" (1:17)", "language = \"auto\" (2:12)",
        "sink.notes.name = \"notes\" (5:8)", "sink.notes.type = \"vault\" (4:1)",
      ])
    #expect(listed.contains("sink.notes.heading_missing = \"bottom\" (default)"))
    #expect(listed.contains("sink.notes.front_matter = { tags = [\"memo\"] } (13:16)"))
    #expect(listed.contains("sink.notes.folder = ? (default)"))
    #expect(!listed.contains { $0.hasPrefix("sink.inbox.heading") })
    #expect(listed.contains("sink.script.timeout = \"30s\" (32:11)"))
    #expect(listed.contains("route.1.when = { prefix = \"todo:\" } (35:8)"))
    #expect(
      listed.suffix(5) == [
        "history.keep = \"365d\" (40:8)", "history.preview = true (41:11)",
        "compose.keys = \"enter-breaks\" (default)", "compose.after_send = \"stay\" (default)",
        "feedback.url = ? (default)",
      ])
  }
}
