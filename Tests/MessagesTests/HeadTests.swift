import Messages
import Testing
import Timekeeping

@Suite struct HeadTests {
  @Test(arguments: [
    "x\r\nBcc: a@example.com", "x\nBcc: a@example.com", "x\rBcc: a", "x\r\n\r\nbody", "😀\r\nBcc: a",
  ])
  func `a line break in a subject or a name begins no field and no body`(_ words: String) throws {
    let mail = try Mail.saying("text", subject: words, from: words)
    let names = mail.lines.prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(
      names == [
        "Date", "From", "To", "Subject", "Message-ID", "Auto-Submitted", "MIME-Version",
        "Content-Type", "Content-Transfer-Encoding",
      ])
    #expect(mail.body == ["text"])
    #expect(!mail.bytes(.lf).contains(0x0D))
  }

  @Test(
    arguments: [
      ("short and plain: (a) \"b\" <c>", [" short and plain: (a) \"b\" <c>"]), ("", []),
      (
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
        [
          " one two three four five six seven eight nine ten eleven twelve",
          " thirteen fourteen fifteen",
        ]
      ), (String(repeating: "x", count: 67), [" " + String(repeating: "x", count: 67)]),
    ] as [(String, [String])])
  func `a subject of ASCII stays as it is, folded between words`(
    _ subject: String, _ lines: [String]
  ) throws {
    #expect(
      try Mail.saying("", subject: subject).field("Subject") == (lines.isEmpty ? [""] : lines))
  }

  @Test(arguments: [
    "Grüße", "=?UTF-8?B?QQ==?=", "a =?", "two  spaces", String(repeating: "x", count: 68),
    "a " + String(repeating: "x", count: 76), String(repeating: "x", count: 200),
    String(repeating: "😀", count: 40), String(repeating: "字", count: 200), "مرحبا بالعالم",
    String(repeating: "👨‍👩‍👧‍👦", count: 30), "z" + String(repeating: "\u{335}", count: 300), "\u{FEFF}",
  ])
  func `any other subject is encoded words, each of which can be read alone`(
    _ subject: String
  ) throws {
    let lines = try Mail.saying("", subject: subject).field("Subject")
    let words = try decodedAlone(lines)
    #expect(words.joined().utf8.elementsEqual(subject.utf8))
    #expect(("Subject:" + lines[0]).utf8.count <= 76)
    #expect(lines.allSatisfy { $0.hasPrefix(" ") && $0.utf8.count <= 76 })
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇯🇵", "नि", "字"])
  func `no encoded word ends inside a character`(_ character: String) throws {
    for count in 1...60 {
      let subject =
        String(repeating: "a", count: count % 7) + String(repeating: character, count: count)
      let words = try decodedAlone(try Mail.saying("", subject: subject).field("Subject"))
      #expect(words.map(\.count).reduce(0, +) == subject.count, "\(count)")
    }
  }

  @Test(
    arguments: [
      (nil, [" slip@example.com"]), ("", [" slip@example.com"]), ("\r\n", [" slip@example.com"]),
      ("Slip", [" \"Slip\" <slip@example.com>"]),
      ("J. \"Q\" \\ <x@y>, z", [" \"J. \\\"Q\\\" \\\\ <x@y>, z\" <slip@example.com>"]),
      ("Zettel für dich", [" =?UTF-8?B?WmV0dGVsIGbDvHIgZGljaA==?= <slip@example.com>"]),
      ("a =?b", [" =?UTF-8?B?YSA9P2I=?= <slip@example.com>"]),
      (
        String(repeating: "word ", count: 16),
        [
          " \"word word word word word word word word word word word word word word",
          " word word\" <slip@example.com>",
        ]
      ),
    ] as [(String?, [String])])
  func `a name stands between quotes or in encoded words, and the address after it`(
    _ name: String?, _ lines: [String]
  ) throws {
    #expect(try Mail.saying("", from: name).field("From") == lines)
  }

  @Test(arguments: [
    ("2026-11-30T09:07:03+09:00", "Mon, 30 Nov 2026 09:07:03 +0900"),
    ("2026-02-28T23:59:59.999Z", "Sat, 28 Feb 2026 23:59:59 +0000"),
    ("2024-02-29T00:00:00-03:30", "Thu, 29 Feb 2024 00:00:00 -0330"),
    ("1969-12-31T12:00:00-00:30", "Wed, 31 Dec 1969 12:00:00 -0030"),
    ("0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 +0000"),
  ])
  func `a date is written as RFC 5322 has it`(_ date: String, _ field: String) throws {
    #expect(try Self.date(Timestamp(rfc3339: date)) == " " + field)
  }

  @Test(arguments: [
    (59, "Thu, 01 Jan 1970 00:00:00 +0000"), (-59, "Thu, 01 Jan 1970 00:00:00 +0000"),
    (1_203, "Thu, 01 Jan 1970 00:20:00 +0020"), (-1_203, "Wed, 31 Dec 1969 23:40:00 -0020"),
  ])
  func `seconds of an offset are cut off, and the instant stays`(
    _ seconds: Int32, _ field: String
  ) throws {
    let offset = try #require(UTCOffset(seconds: seconds))
    let date = Timestamp(Instant(milliseconds: 0), offset: offset)
    #expect(try Self.date(date) == " " + field)
  }

  @Test func `a year has four digits, whatever it is`() throws {
    for (milliseconds, year) in [(Int64.max, "9999"), (Int64.min, "0000")] {
      let field = try Self.date(Timestamp(Instant(milliseconds: milliseconds), offset: .utc))
      #expect(field?.contains(" \(year) ") == true)
    }
  }

  private static func date(_ date: Timestamp) throws -> String? {
    let mail = try Mail.saying("")
    let message = Message(
      id: mail.message.id, from: mail.message.from, to: mail.message.to,
      subject: mail.message.subject, date: date, text: "")
    return Mail(message: message, files: []).field("Date").first
  }

  @Test(arguments: [
    "", "a", "@", "a@", "@b", "a@b@c", "<a@b>", "a b@c", "a@b\r\nBcc: x", "a..b@c", ".a@b", "a.@b",
    "a@b.", "ä@b", "a@[::1]", "a\"@b", "a\0@b", "a@" + String(repeating: "b", count: 499),
  ])
  func `what is no ID of a message makes none`(_ text: String) {
    #expect(Message.ID(text) == nil)
  }

  @Test(arguments: [
    "0193f0a2-7c1e-7b5a-9d3e-0123456789ab@relay.example.com", "a+b/c=d!#$%&'*?^_`{|}~@b", "a@b",
  ])
  func `an ID is written as it is, between angle brackets`(_ text: String) throws {
    let id = try #require(Message.ID(text))
    let mail = try Mail.saying("")
    let message = Message(
      id: id, from: mail.message.from, to: mail.message.to, subject: mail.message.subject,
      date: mail.message.date, text: "")
    #expect(Mail(message: message, files: []).field("Message-ID") == [" <\(text)>"])
  }
}
