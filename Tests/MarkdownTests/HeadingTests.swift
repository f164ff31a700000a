import Foundation
import Markdown
import Testing

@Suite struct HeadingTests {
  struct Row: Decodable {
    struct Heading: Decodable {
      let line: Int
      let level: Int
      let text: String
      let top: Bool
    }
    let id: String
    let markdown: String
    let headings: [Heading]
  }

  @Test(.enabled(if: Conformance.isThere))
  func `sections start where CommonMark sees a heading at the top level`() throws {
    for row in try Conformance.rows(Row.self, in: "markdown/headings.json") {
      let note = try Note(Array(row.markdown.utf8))
      let found = note.headings.map { heading in
        let line = note.bytes[..<heading.lines.lowerBound].count { $0 == 10 }
        return "\(line) \(heading.level) \(heading.text)"
      }
      let expected = row.headings.filter(\.top).map { "\($0.line) \($0.level) \($0.text)" }
      #expect(found == expected, "\(row.id)")
    }
  }

  @Test(arguments: [
    ("%%\n## Inbox\n%%\n", []),
    ("%% a %%\n## Inbox\n", ["Inbox"]),
    ("%%%%\n## Inbox\n", ["Inbox"]),
    ("%% a\n## Inbox\nb %% c\n## Next\n", ["Next"]),
    ("text %% a\n## Inbox\n%%\n## Next\n", ["Inbox"]),
    ("```\n%%\n```\n## Inbox\n", ["Inbox"]),
    ("- a\n  %%\n## Inbox\n", ["Inbox"]),
    ("- a\n%%\n## Inbox\n", []),
    ("<!--\n## Inbox\n-->\n## Next\n", ["Next"]),
    ("<!-- a --> b\n## Inbox\n", ["Inbox"]),
    ("<div>\n## Inbox\n", []),
    ("- ```\n## Inbox\n", ["Inbox"]),
    ("> ```\n## Inbox\n", ["Inbox"]),
    ("- a\n\n      ## Inbox\n", []),
    ("a\n    ## Inbox\n", []),
    ("Inbox\n=====\n", ["Inbox"]),
    ("> a\n---\n## Inbox\n", ["Inbox"]),
    ("[a]: /b\n---\n", []),
    ("[a]: /b\nInbox\n---\n", ["Inbox"]),
    ("## Inbox ##  \r\n## Next #\r\n", ["Inbox", "Next"]),
    ("## a\r## b\r", ["a", "b"]),
    ("---\na: b\n---\n# c\n", ["c"]),
    ("---\n---\n# c\n", ["c"]),
    ("---\na: b\n# c\n", ["c"]),
    ("\n---\na: b\n# c\n---\n# d\n", ["c", "d"]),
    ("\u{FEFF}---\na: b\n---\n# c\n", ["c"]),
    ("---\r\n## a\r\n---\t \r\n## b\r\n", ["b"]),
  ])
  func `a heading counts only where Obsidian would show it`(text: String, headings: [String]) throws
  {
    #expect(try Note(Array(text.utf8)).headings.map(\.text) == headings)
  }

  @Test(arguments: [
    ("## Inbox", 2, "Inbox"), ("#\tInbox ##", 1, "Inbox"), ("###### 📥 Inbox", 6, "📥 Inbox"),
    ("## <b>In</b>box", 2, "<b>In</b>box"), ("## C#", 2, "C#"),
  ])
  func `a setting names a heading as a note would write it`(
    setting: String, level: Int, text: String
  ) throws {
    let line = try #require(HeadingLine(setting))
    #expect(line.level == level)
    #expect(line.text == text)
    #expect(HeadingLine(line.description) == line)
  }

  @Test(arguments: ["Inbox", "##Inbox", "##", "## ", "", "## a\n## b", "####### a", "    # a"])
  func `a setting that names no heading is told apart`(setting: String) {
    #expect(HeadingLine(setting) == nil)
  }

  @Test(arguments: [
    ("## a # ##", "a #", "## a # ##"), ("## a\t## #", "a\t##", "## a\t## ##"),
    ("# # #", "#", "# # #"), ("## C#", "C#", "## C#"), ("## C# ##", "C#", "## C#"),
    ("## a \\#", "a \\#", "## a \\#"),
  ])
  func `a text that ends in marks of its own keeps them`(
    setting: String, text: String, written: String
  ) throws {
    let line = try #require(HeadingLine(setting))
    #expect(line.text == text)
    #expect(line.description == written)
    #expect(HeadingLine(line.description) == line)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xE3, 0x81], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3, 0xA9, 0x80], 2), ([0xF0, 0x9F, 0x98, 0x80, 0xE0], 4),
    ] as [([UInt8], Int)])
  func `a note that is not UTF-8 is refused with the place`(bytes: [UInt8], offset: Int) {
    #expect(throws: NoteFailure.notUTF8(offset: offset)) { try Note(bytes) }
  }

  @Test func `a validity check agrees with the standard library on every short sequence`() {
    let telling: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in telling {
      for second in telling {
        for third in telling {
          for fourth: UInt8 in [0x20, 0x80, 0xBF, 0xC2] {
            let bytes = [first, second, third, fourth]
            let isValid = (try? Note(bytes)) != nil
            #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil))
          }
        }
      }
    }
  }
}
