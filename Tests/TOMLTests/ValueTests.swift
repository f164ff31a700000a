import TOML
import Testing

@Suite struct ValueTests {
  private func read(_ text: String) throws -> Value {
    let document = try Document(parsing: Array("a = \(text)".utf8))
    #expect(document.root.entries.count == 1)
    return try #require(document.root["a"]).value
  }

  @Test(
    arguments: [
      (#""""#, ""), ("''", ""), (#""\b\t\n\f\r\"\\""#, "\u{8}\t\n\u{C}\r\"\\"),
      (#""\u00e9\u20AC\U0001F600\u0000""#, "é€😀\0"), (#"'\b\u00e9'"#, #"\b\u00e9"#),
      (#""it's""#, "it's"), (#"'"'"#, "\""), ("\"\t\"", "\t"), ("'\t'", "\t"),
      ("\"\u{80}\u{2028}\u{FEFF}\"", "\u{80}\u{2028}\u{FEFF}"),
      ("\"# no comment\" # one", "# no comment"),
      (#""""""""#, ""), ("''''''", ""), ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n\n\"\"\"", "\n"),
      ("'''\r\n'''", ""), ("'''\r\na\r\nb'''", "a\nb"), ("\"\"\"a\r\n\r\nb\"\"\"", "a\n\nb"),
      ("\"\"\"\n  a\n\tb\n\"\"\"", "  a\n\tb\n"),
      ("\"\"\"a\"b\"\"c\"\"\"", "a\"b\"\"c"), ("\"\"\"\"a\"\"\"", "\"a"),
      ("\"\"\"\"\"a\"\"\"", "\"\"a"), ("\"\"\"a\"\"\"\"", "a\""), ("\"\"\"a\"\"\"\"\"", "a\"\""),
      ("\"\"\"\"a\"\"\"\"", "\"a\""), ("\"\"\"\"\"\"\"", "\""), ("\"\"\"\"\"\"\"\"", "\"\""),
      ("\"\"\"a\"\"b\"\"\"\"\"", "a\"\"b\"\""),
      ("'''a''''", "a'"), ("'''a'''''", "a''"), ("'''''a'''''", "''a''"), ("''''''''", "''"),
      ("'''\\ \\u00e9\\\n'''", "\\ \\u00e9\\\n"),
      ("\"\"\"a\\\n   \n\t b\"\"\"", "ab"), ("\"\"\"a \\  \t\r\n\r\n b\"\"\"", "a b"),
      ("\"\"\"\\\n\"\"\"", ""), ("\"\"\"\n\\\n\n\\\n a\"\"\"", "a"),
      ("\"\"\"a\\\\\nb\"\"\"", "a\\\nb"),
      ("\"\"\"a\\\n\\n\"\"\"", "a\n"), ("\"\"\"\\\"\"\"\\\"\"\"\"", "\"\"\"\""),
    ] as [(String, String)])
  func `a string says what its kind says`(text: String, string: String) throws {
    #expect(try read(text).string.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test(
    arguments: [
      ("0", 0), ("+0", 0), ("-0", 0), ("+99", 99), ("1_2_3", 123), ("0xDEAD_beef", 0xDEAD_BEEF),
      ("0x00ff", 255), ("0o0755", 0o755), ("0b0000_1", 1), ("0x0", 0),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("0x7fffffffffffffff", .max),
    ] as [(String, Int64)])
  func `an integer of any base has its value`(text: String, integer: Int64) throws {
    #expect(try read(text).integer == integer)
  }

  @Test(
    arguments: [
      ("0.0", 0), ("-0.0", -0.0), ("1e06", 1e6), ("1E-0_1", 0.1), ("0e0", 0), ("-0e-00", -0.0),
      ("6.0_2e+2_3", 6.02e23), ("1_000.000_1", 1000.0001), ("0.1e1", 1), ("inf", .infinity),
      ("-inf", -.infinity), ("+inf", .infinity), ("1e400", .infinity), ("1e-400", 0),
      ("4.9e-324", .leastNonzeroMagnitude), ("9007199254740993.0", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func `a float has the nearest double`(text: String, float: Double) throws {
    guard case .float(let read) = try read(text).content else {
      Issue.record("not a float")
      return
    }
    #expect(read == float && read.sign == float.sign)
  }

  @Test(arguments: ["nan", "+nan", "-nan"])
  func `what is not a number is none`(text: String) throws {
    guard case .float(let read) = try read(text).content else {
      Issue.record("not a float")
      return
    }
    #expect(read.isNaN)
  }

  @Test(
    arguments: [
      ("1979-05-27T07:32:00Z", .offsetDateTime, "1979-05-27T07:32:00Z"),
      ("1979-05-27t07:32:00z", .offsetDateTime, "1979-05-27T07:32:00Z"),
      ("1979-05-27 07:32:00-07:00", .offsetDateTime, "1979-05-27T07:32:00-07:00"),
      ("1979-05-27T00:32:00.999999+23:59", .offsetDateTime, "1979-05-27T00:32:00.999999+23:59"),
      ("1979-05-27T00:00:00-00:00", .offsetDateTime, "1979-05-27T00:00:00Z"),
      ("1990-12-31T23:59:60Z", .offsetDateTime, "1990-12-31T23:59:60Z"),
      ("1979-05-27T07:32:00", .localDateTime, "1979-05-27T07:32:00"),
      ("1979-05-27 07:32:00.5 # c", .localDateTime, "1979-05-27T07:32:00.500"),
      ("1979-05-27 # c", .localDate, "1979-05-27"), ("1979-05-27 ", .localDate, "1979-05-27"),
      ("0000-01-01", .localDate, "0000-01-01"), ("2000-02-29", .localDate, "2000-02-29"),
      ("2024-02-29", .localDate, "2024-02-29"), ("23:59:60", .localTime, "23:59:60"),
      ("00:00:00.000000001", .localTime, "00:00:00.000000001"),
      ("00:00:00.1234567899999999", .localTime, "00:00:00.123456789"),
    ] as [(String, Value.Kind, String)])
  func `a date or time is of its kind`(text: String, kind: Value.Kind, written: String) throws {
    let value = try read(text)
    #expect(value.kind == kind)
    switch value.content {
    case .offsetDateTime(let dateTime): #expect(dateTime.description == written)
    case .localDateTime(let dateTime): #expect(dateTime.description == written)
    case .localDate(let date): #expect(date.description == written)
    case .localTime(let time): #expect(time.description == written)
    default: Issue.record("no date or time")
    }
  }

  @Test(arguments: [
    "", " \t", "# c", "\n\r\n\n", "\u{FEFF}", "\u{FEFF}# c\r\n", "a=1", "a=1#",
    "a\t=\t1\t#\u{80}\r\n",
    "a=[]", "a=[\n]", "a=[#c\n1#c\n,#c\n2#c\r\n,#c\n]", "a=[1,'x',{b=[]},[2]]", "a={}", "a={ }",
    "a={b=[\n{c=1},\n],d='''\n'''}", "[a]#c", "[ a ]\n[[ b ]]", "-=1", "_=1", "1=1", "true=true",
    "inf=inf", "1979-05-27=1979-05-27", "''=''", "a . b = 1",
  ])
  func `a text may be laid out in any way that TOML allows`(text: String) {
    #expect(throws: Never.self) { try Document(parsing: Array(text.utf8)) }
  }
}
