import Configuration
import Testing

@Suite struct TemplateTests {
  @Test(arguments: [
    "/home/me/Notes", "~/Notes", "/v/with \"quotes\" and \\ and 'these'", "/v/世界 😀/é",
    "/v/{{date}} # no comment",
  ])
  func `a new configuration is read without a problem and names the vault`(path: String) throws {
    let settings = try Settings(reading: Array(Settings.template(vault: path).utf8))
    #expect(settings.sinks.count == 1)
    guard case .vault(let vault)? = settings.sinks.first?.destination else {
      Issue.record("not a vault")
      return
    }
    #expect(Array(vault.path.value.utf8) == Array(path.utf8))
  }

  @Test func `every line that is offered can be used and says what is standard`() throws {
    let lines = Settings.template(vault: "/v").split(separator: "\n").map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }
    let settings = try Settings(reading: Array(lines.joined(separator: "\n").utf8))
    #expect(settings.sinks.map(\.kind) == [.vault, .vault, .email, .command])
    #expect(settings.routes.count == 1)
    let standard = Settings().lines
    for line in settings.lines
    where line.key.hasPrefix("history.") || line.key.hasPrefix("compose.") {
      #expect(standard.contains { $0.key == line.key && $0.value == line.value })
      #expect(line.origin != .standard)
    }
  }

  @Test func `no line is too long to read`() {
    for line in Settings.template(vault: "/v").split(separator: "\n") {
      #expect(line.count <= 100)
    }
  }
}
