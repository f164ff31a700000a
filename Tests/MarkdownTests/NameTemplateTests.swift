import Markdown
import Testing
import Timekeeping

@Suite struct NameTemplateTests {
  /// 2026-11-30, 09:07:03.
  private func values(
    title: String, text: String = "one\ntwo", tags: [String] = []
  ) -> TemplateValues {
    let date = Timestamp(Instant(milliseconds: 1_796_029_623_000), offset: .utc)
    return TemplateValues(date: date, title: title, memo: entry(text, tags: tags))
  }

  private func note(_ template: String, _ values: TemplateValues) -> String {
    Template(template).note(filledWith: values, otherwise: .memo).joined(separator: "|")
  }

  private func folders(_ template: String, _ values: TemplateValues) -> [String] {
    Template(template).folders(filledWith: values)
  }

  @Test(arguments: [
    ("{{date:YYYY-MM-DD HHmmss}} {{title}}", "2026-11-30 090703 Ann"), ("{{title}}.md", "Ann"),
    ("{{title}}.MD", "Ann"),
    ("{{date:HH:mm}}", "09 07"), ("{{date:YYYY/MM}} {{title}}", "2026|11 Ann"),
    ("{{date:YYYY/MM}}/{{title}}", "2026|11|Ann"),
    ("a/b/{{title}}", "a|b|Ann"), ("a//{{title}}", "a|Ann"), ("{{title}}/", "Ann|memo"),
    ("", "memo"), (".hidden", "hidden"),
    ("{{text}}", "one two"), ("{{unknown}} {{title}}", "{{unknown}} Ann"), ("con", "_con"),
    ("{{time:[../]HH}}", "09"),
    ("a/\u{301}{{title}}", "a|Ann"),
  ])
  func `a template says folders and a name`(template: String, path: String) {
    #expect(note(template, values(title: "Ann")) == path)
  }

  @Test(arguments: [
    "a/b", "../../b", "/b", "\\..\\b", "..", ".", "b/", "/", "a/../../b", "..\u{2044}/b",
    "/\u{301}b",
  ])
  func `a title makes no folder and climbs out of none`(title: String) {
    let values = values(title: title, text: title)
    for place in ["{{title}}", "{{text}}", "x {{title}}", ".{{title}}", "{{title}}.{{title}}"] {
      #expect(!note(place, values).contains("|"))
      #expect(folders("a/\(place)/b", values).count <= 3)
      for folder in folders("a/\(place)/b", values) {
        #expect(folder != ".." && !folder.hasPrefix("."))
        #expect(
          !folder.utf8.contains(UInt8(ascii: "/")) && !folder.utf8.contains(UInt8(ascii: "\\")))
      }
    }
  }

  @Test func `a nested tag makes no folder`() {
    let values = values(title: "", tags: ["a/b", "c"])
    #expect(folders("{{tags}}", values) == ["a b c"])
    #expect(note("{{tags}}", values) == "a b c")
  }

  @Test(arguments: [
    ("Inbox/{{date:YYYY}}", ["Inbox", "2026"]), ("{{date:YYYY/MM}}", ["2026", "11"]),
    (".hidden/x", [".hidden", "x"]),
    ("..", [".."]), ("../{{title}}", ["..", "Ann"]), ("a: b/?", ["a: b", "?"]),
    ("a: {{title}}", ["a Ann"]),
    (".{{title}}", ["Ann"]), ("/a//b/", ["a", "b"]), ("", []),
    ("con/con {{date:[.]}}", ["con", "_con"]),
    ("{{date:[..]}}/{{date:[../..]}}", []), (" a ", [" a "]),
  ])
  func `a folder that was typed stays, one that was filled is made fit`(
    template: String, expected: [String]
  ) {
    #expect(folders(template, values(title: "Ann")) == expected)
  }

  @Test func `a folder of which nothing is left is dropped`() {
    #expect(folders("Inbox/{{title}}/x", values(title: "???")) == ["Inbox", "x"])
  }

  @Test(arguments: [
    ("README.md", "README"), ("a.MD", "a"), ("a.md.md", "a.md"), (".md", "md"),
    ("on .md", "on .md"), ("amd", "amd"),
  ])
  func `a title that ends as notes do does not end so twice`(title: String, name: String) {
    #expect(note("{{title}}", values(title: title)) == name)
  }

  @Test(arguments: ["", "???", "...", "\u{200B}"])
  func `where nothing of a title may stand, the rest does, or else what is said`(title: String) {
    #expect(note("{{title}}", values(title: title)) == "memo")
    #expect(note("{{title}}.md", values(title: title)) == "memo")
    #expect(note("{{date:YYYY}} {{title}}.md", values(title: title)) == "2026")
  }

  @Test(arguments: ["x", "\u{3042}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"])
  func `a long title is cut, and what stands behind it stays`(character: String) {
    let long = values(title: String(repeating: character, count: 300))
    for (template, end) in [
      ("{{title}} {{date:HHmmss}}", " 090703"), ("{{title}}, {{title}} {{date:HHmmss}}", " 090703"),
      ("a/{{title}} end.md", " end"), ("{{title}}\(String(repeating: "y", count: 100))", "yyy"),
    ] {
      let name = note(template, long).split(separator: "|").last.map { String($0) } ?? ""
      #expect(name.hasSuffix(end) && name.hasPrefix(character))
      expectFit(name, from: template)
      #expect(name.utf8.count > 130)
    }
    let name = note("{{title}}{{date:[\(String(repeating: "y", count: 300))]}}", long)
    #expect(name.utf8.count <= FileName.limit)
  }
}
