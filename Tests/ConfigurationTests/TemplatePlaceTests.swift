import Configuration
import Testing

/// What a template has between `{{` and `}}` is something that can be filled in.
@Suite struct TemplatePlaceTests {
  private static let ofTime = ["date", "time", "yesterday", "tomorrow"]
  private static let all = ofTime + ["title", "text", "tags", "id"]

  @Test(
    arguments: [
      (
        "filename = '{{foo}}'", "filename", "foo", ofTime, "5:12-5:21", nil
      ),
      (
        "filename = 'a {{ dat:YYYY }}'", "filename", "dat", ofTime, "5:12-5:30",
        "\"a {{ date:YYYY }}\""
      ),
      ("filename = '{{title}}'", "filename", "title", ofTime, "5:12-5:23", nil),
      ("folder = 'In/{{dates}}'", "folder", "dates", ofTime, "5:10-5:24", "\"In/{{date}}\""),
      (
        "mode = 'memo'\nfilename = '{{titel}}'", "filename", "titel", all, "6:12-6:23",
        "\"{{title}}\""
      ),
      (
        "entry = '- {{tiem}} {{text}}'", "entry", "tiem", all, "5:9-5:30", "\"- {{time}} {{text}}\""
      ),
      ("front_matter = { a = '{{tgas}}' }", "a", "tgas", all, "5:22-5:32", "\"{{tags}}\""),
      ("front_matter = { a = ['{{idd}}'] }", "a", "idd", all, "5:23-5:32", "\"{{id}}\""),
    ] as [(String, String, String, [String], String, String?)])
  func `a place that nothing fills is pointed out with what was likely meant`(
    text: String, key: String, found: String, known: [String], span: String, suggestion: String?
  ) {
    expectOneProblem(
      (
        goodVault + text, .unknownPlace(key: key, found: found, known: known), span, suggestion
      ))
  }

  @Test(arguments: [
    "filename = '{{date:YYYY-MM-DD}} {{TIME:HHmm}} {{ yesterday }}'",
    "folder = 'In/{{date+1d:YYYY/MM}}'", "entry = '- {{time}} {{text}} {{tags}} ^{{id}}'",
    "entry = '{ {{text}} } {{}} {{1}} {{'",
    "mode = 'memo'\nfilename = '{{title}} {{id}}: {{text}}?'",
    "filename = '{{date:[Week] ww}}'", "filename = '{{date:YYYY.MM.DD}}'",
  ])
  func `a template that is one is no problem`(text: String) {
    #expect(problems(of: goodVault + text).isEmpty)
  }

  @Test(arguments: [
    "{{date:YYYY-MM-DD HH:mm}}", "{{time}}", "{{date:LT}}", "Day: {{date}}", "What?", ".{{date}}",
    "a/.b", "{{date:DD|MM}}", "<{{date}}>",
  ])
  func `a shared note has a name that Obsidian takes`(name: String) {
    let kinds = problems(of: goodVault + "filename = '\(name)'").map(\.kind)
    #expect(kinds == [.malformed(key: "filename", .noteName)])
  }
}
