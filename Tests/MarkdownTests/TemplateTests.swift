import Foundation
import Markdown
import Testing
import Timekeeping

@Suite struct TemplateTests {
  /// 2026-11-30, 09:07:03.
  static let noted = Timestamp(Instant(milliseconds: 1_796_029_623_000), offset: .utc)

  @Test(.enabled(if: Conformance.isThere))
  func `a daily note's template says what Obsidian's would`() throws {
    let table = String(decoding: try Conformance.data("moment/templates.tsv"), as: UTF8.self)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map {
        String($0).replacing("\\n", with: "\n")
      }
      let format = DateFormat(cells[0])
      let values = TemplateValues(
        date: Self.noted, title: format.format(Self.noted), dayFormat: format)
      #expect(Template(cells[1]).expanded(with: values) == cells[2], "\(row)")
    }
    #expect(rows.count > 60)
  }

  private func expanded(_ template: String, text: String = "one\ntwo") -> String {
    let memo = entry(text, title: "Ann", tags: ["a", "b/c"])
    return Template(template).expanded(with: TemplateValues(of: memo))
  }

  @Test(arguments: [
    ("{{text}}", "one\ntwo"), ("{{ TEXT }}", "one\ntwo"), ("{{title}}/{{id}}", "Ann/7f3a"),
    ("{{tags}}", "#a #b/c"), ("{{time}}", "14:32"), ("{{date}}", "1970-01-01"),
    ("{{yesterday}} {{tomorrow}}", "1969-12-31 1970-01-02"), ("{{time:HH}}h", "14h"),
    ("{{date-2w:GGGG-[W]WW}}", "1969-W51"), ("{{time+30m}}", "15:02"),
    ("{{unknown}} {{}} {{ }}", "{{unknown}} {{}} {{ }}"), ("{{text", "{{text"),
    ("{{text}", "{{text}"), ("{{{text}}}", "{one\ntwo}"), ("{{te xt}}", "{{te xt}}"),
    ("{{date:}}", "{{date:}}"), ("{{date+d}}", "{{date+d}}"), ("{{date+1x}}", "{{date+1x}}"),
    ("{{texts}} {{texte}}", "{{texts}} {{texte}}"), ("", ""), ("}}{{", "}}{{"),
    ("$(id) `id` <% tp %>", "$(id) `id` <% tp %>"),
    ("{{date+99999999999999999999d:YYYY}}", "Invalid date"),
  ])
  func `each place is filled and all else stays`(template: String, result: String) {
    #expect(expanded(template) == result)
  }

  @Test func `what is filled in is not looked at again`() {
    #expect(expanded("{{text}}", text: "{{id}} {{date}}") == "{{id}} {{date}}")
  }

  @Test func `a template about no memo leaves the memo's places alone`() {
    let values = TemplateValues(date: Self.noted, title: "Day")
    #expect(Template("{{title}} {{text}}").expanded(with: values) == "Day {{text}}")
  }

  @Test func `dates are in the language asked for`() {
    let values = TemplateValues(date: Self.noted, language: .de, title: "")
    #expect(Template("{{date:dddd, D. MMMM}}").expanded(with: values) == "Montag, 30. November")
  }

  @Test func `a template says whether the memo's text has a place`() {
    #expect(Template("- {{ Text }}").holdsText)
    #expect(!Template("- {{title}} {text}").holdsText)
  }

  @Test func `openings that nothing closes cost time in proportion`() {
    let text = String(repeating: "{{date:", count: 100_000)
    #expect(Template(text).expanded(with: TemplateValues(date: Self.noted, title: "")) == text)
  }
}
