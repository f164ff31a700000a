import Messages
import Testing

@Suite struct BodyTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", [""]),
      ("a\r\nb\rc\nd", ["a", "b", "c", "d"]), ("a\n\rb", ["a", "", "b"]),
      ("a\r\r\nb", ["a", "", "b"]),
      ("\r\n.\r\n", ["", "=2E"]), (".", ["=2E"]), ("..", ["=2E."]), (".a.", ["=2Ea."]),
      ("\n.\nb", ["", "=2E", "b"]), ("From me", ["=46rom me"]), ("Fromage", ["Fromage"]),
      ("From", ["From"]), ("a From b", ["a From b"]), ("a=b", ["a=3Db"]), ("a ", ["a=20"]),
      ("a\t\n b  ", ["a=09", " b =20"]), ("a\0b\u{7F}", ["a=00b=7F"]), ("fünf", ["f=C3=BCnf"]),
      ("a\u{85}b\u{2028}c\u{0B}d", ["a=C2=85b=E2=80=A8c=0Bd"]), ("--=_0193", ["--=3D_0193"]),
    ] as [(String, [String])])
  func `a text is lines that nothing on the way takes for something else`(
    _ text: String, _ body: [String]
  ) throws {
    // The words before it keep the whole from being shorter in base64.
    let plain = "plain words in plain words in plain words"
    let mail = try Mail.saying(plain + "\n" + text)
    #expect(mail.field("Content-Transfer-Encoding") == [" quoted-printable"])
    #expect(mail.body == [plain] + body)
  }

  @Test func `a last line break makes no difference`() throws {
    #expect(try Mail.saying("a\nb").lines == Mail.saying("a\r\nb\r").lines)
    #expect(try Mail.saying("a\nb").lines != Mail.saying("a\nb\n\n").lines)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 76), [76]), (String(repeating: "x", count: 77), [76, 2]),
    (String(repeating: "x", count: 75) + " ", [76, 3]),
    (String(repeating: "x", count: 73) + " ", [76]),
    (String(repeating: "x", count: 74) + "=y", [75, 4]),
    (String(repeating: "x", count: 10_000), Array(repeating: 76, count: 133) + [25]),
    (String(repeating: "x", count: 70) + "é" + String(repeating: "x", count: 9), [71, 15]),
    (String(repeating: "x", count: 75) + "..", [76, 4]),
    (String(repeating: "x", count: 75) + "From me", [76, 9]),
  ])
  func `a long line is broken where it decodes to itself`(
    _ text: String, _ lengths: [Int]
  ) throws {
    let body = try Mail.saying(text).body
    #expect(body.map(\.utf8.count) == lengths)
    #expect(body.dropLast().allSatisfy { $0.hasSuffix("=") })
    let joined = body.map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }.joined()
    let decoded = [("=20", " "), ("=2E", "."), ("=46", "F"), ("=C3=A9", "é"), ("=3D", "=")]
      .reduce(joined) { $0.replacing($1.0, with: $1.1) }
    #expect(decoded == text)
  }

  @Test(arguments: [
    ("plain", "quoted-printable"), ("Grüße aus München", "quoted-printable"),
    ("日本語のメモ", "base64"), ("مرحبا بالعالم", "base64"), ("😀", "base64"), ("", "quoted-printable"),
    (String(repeating: "\0", count: 9), "base64"),
  ])
  func `the shorter of the two encodings is taken`(_ text: String, _ encoding: String) throws {
    #expect(try Mail.saying(text).field("Content-Transfer-Encoding") == [" " + encoding])
  }

  @Test func `in base64 line breaks are CRLF, however the message's lines end`() throws {
    let mail = try Mail.saying("日本\n語\rで\r\nす")
    #expect(mail.body == ["5pel5pysDQroqp4NCuOBpw0K44GZDQo="])
    #expect(mail.message.bytes(lineEnding: .crlf).suffix(2) == [0x0D, 0x0A])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `all lines are short ASCII that ends well, whatever is in the message`(
    _ seed: UInt64
  ) throws {
    var made = MadeUpMail(seed: seed)
    let mail = try made.mail()
    let bytes = mail.bytes(.crlf)
    #expect(bytes.allSatisfy { 0x20...0x7E ~= $0 || [0x09, 0x0A, 0x0D].contains($0) })
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      #expect(line.last == 0x0D)
      let line = String(decoding: line.dropLast(), as: UTF8.self)
      #expect(!line.utf8.contains(0x0D))
      #expect(line.utf8.count <= 76)
      #expect(!line.hasPrefix(".") && !line.hasPrefix("From ") && !line.hasSuffix(" "))
      #expect(!line.hasSuffix("\t"))
    }
    #expect(bytes.last == 0x0A)
    #expect(mail.bytes(.lf) == bytes.filter { $0 != 0x0D })
  }
}
