import Messages
import Testing

@Suite struct SubjectTests {
  @Test(arguments: [
    ("x\r\nBcc: a@example.com", "x Bcc: a@example.com"), ("x\nBcc: a", "x Bcc: a"),
    ("x\rBcc: a", "x Bcc: a"), ("a\r\n\r\n.\r\nb", "a . b"), ("a\0b", "a b"),
    ("a\u{1B}[31mb", "a [31mb"), ("a\u{7F}b", "a b"), ("a\u{85}b", "a b"), ("a\u{9F}b", "a b"),
    ("a\u{2028}b\u{2029}c", "a b c"), ("a\tb", "a b"), ("\r\na\r\n", "a"), ("a \n b", "a   b"),
    ("e\u{301}\r\n\u{301}", "e\u{301} \u{301}"), ("\u{3000}a\u{A0}", "a"), ("a  b", "a  b"),
    ("\r\n\0", ""), ("", ""),
  ])
  func `every run of control characters is one space, and none stands at an end`(
    _ words: String, _ subject: String
  ) {
    #expect(Array(Subject(words).description.utf8) == Array(subject.utf8))
  }

  @Test func `no control character of any kind is left`() {
    for value in UInt32(0)...0x2030 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let subject = Subject("a" + String(scalar) + "b").description
      let isControl = scalar.properties.generalCategory == .control || 0x2028...0x2029 ~= value
      #expect(subject.unicodeScalars.contains(scalar) != isControl, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    arguments: [
      ("Title", "text", "Title"), (nil, "text", "text"), ("", "text", "text"),
      (" \r\n", "text", "text"), (nil, "\n\r\n \t\n  # One  \ntwo", "# One"),
      (nil, "one\r\ntwo", "one"), (nil, "one\rtwo", "one"), (nil, "one\u{2028}two", "one two"),
      (nil, "", nil), (nil, " \n\u{A0}\r\n\0", nil), ("\0", "", nil),
    ] as [(String?, String, String?)])
  func `a memo's subject is its title, or its first line that is not blank`(
    _ title: String?, _ text: String, _ subject: String?
  ) {
    #expect(Subject(title: title, text: text)?.description == subject)
  }

  @Test(arguments: ["x", "字", "👨‍👩‍👧‍👦"])
  func `a subject has at most 200 characters, and says where it was cut`(_ character: String) {
    let full = String(repeating: character, count: Subject.limit)
    let bytes = character.utf8.count * Subject.limit
    if bytes <= Subject.byteLimit { #expect(Subject(full).description == full) }
    let cut = Subject(full + character).description
    #expect(cut.hasSuffix("…"))
    #expect(full.hasPrefix(cut.dropLast()))
    #expect(cut.count == Subject.limit || cut.utf8.count > Subject.byteLimit - bytes)
    #expect(cut.count <= Subject.limit && cut.utf8.count <= Subject.byteLimit)
  }

  @Test func `a character without end is cut between its scalars`() {
    let subject = Subject("z" + String(repeating: "\u{335}", count: 10_000)).description
    #expect(subject.utf8.count <= Subject.byteLimit)
    #expect(subject.utf8.count > Subject.byteLimit - 4)
    #expect(subject.hasSuffix("…"))
  }

  @Test func `white space before the cut goes with it`() {
    let subject = Subject(
      String(repeating: "x", count: 150) + String(repeating: " ", count: 99) + "y")
    #expect(subject.description == String(repeating: "x", count: 150) + "…")
  }
}
