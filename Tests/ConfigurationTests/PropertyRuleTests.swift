import Configuration
import TOML
import Testing

/// A property of `front_matter` may be a value, or say in a table when it counts.
@Suite struct PropertyRuleTests {
  private func settings(_ properties: String) throws -> Settings {
    try Settings(reading: Array((goodVault + "front_matter = \(properties)\n").utf8))
  }

  @Test func `a property says whether it takes the place of what is there`() throws {
    let settings = try settings(
      "{ a = 1, b = { value = 'x', when = 'always' }, c = { value = true, when = 'absent' }, "
        + "d = { value = ['y'] } }")
    guard case .vault(let vault) = settings.sinks[0].destination else {
      Issue.record("not a vault")
      return
    }
    #expect(vault.frontMatter.value.map(\.rule) == [.absent, .always, .absent, .absent])
    #expect(
      vault.frontMatter.value.map(\.value) == [
        .integer(1), .text("x"), .boolean(true), .list([.text("y")]),
      ])
    #expect(
      settings.lines.first { $0.key == "sink.a.front_matter" }?.value
        == "{ a = 1, b = { value = \"x\", when = \"always\" }, c = true, d = [\"y\"] }")
  }

  @Test(
    arguments: [
      (
        "{ a = { value = 1, when = 'allways' } }",
        .unknownValue(key: "when", found: "allways", known: ["absent", "always"]), "5:42-5:51",
        "\"always\""
      ),
      ("{ a = { when = 'always' } }", .missingKey("value", in: .property), "5:22-5:41", nil),
      (
        "{ a = { value = 1, wen = 'always' } }", .unknownKey("wen", in: .property), "5:35-5:38",
        "when"
      ),
      (
        "{ a = { value = ['x'], when = 'always' } }", .notApplicable(key: "when", .list),
        "5:39-5:43", nil
      ),
    ] as [ProblemCase])
  func `a rule that is none is pointed out`(expected: ProblemCase) {
    expectOneProblem(
      (
        goodVault + "front_matter = " + expected.text, expected.kind, expected.span,
        expected.suggestion
      ))
  }
}
