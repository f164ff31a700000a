import TOML
import Testing

/// Each kind of invalid text, with the reason and the place.
@Suite struct ErrorTests {
  typealias Case = (text: String, reason: SyntaxError.Reason, line: Int, column: Int)

  private func expectError(_ expected: Case) {
    let error = #expect(throws: SyntaxError.self) {
      try Document(parsing: Array(expected.text.utf8))
    }
    #expect(error?.reason == expected.reason)
    #expect(error?.position == Position(line: expected.line, column: expected.column))
  }

  @Test(
    arguments: [
      ("= 1", .noKey(found: "="), 1, 1), ("\n\n  ? = 1", .noKey(found: "?"), 3, 3),
      ("a. = 1", .noKey(found: "="), 1, 4), ("a..b = 1", .noKey(found: "."), 1, 3),
      (".a = 1", .noKey(found: "."), 1, 1), ("é = 1", .noKey(found: "é"), 1, 1),
      ("a.\nb = 1", .noKey(found: "\n"), 1, 3), ("[]", .noKey(found: "]"), 1, 2),
      ("[[]]", .noKey(found: "]"), 1, 3), ("[a.]", .noKey(found: "]"), 1, 4),
      ("[", .noKey(found: nil), 1, 2), ("[ [a]]", .noKey(found: "["), 1, 3),
      ("[\r\na]", .noKey(found: "\n"), 1, 2),
      ("\u{FEFF}\u{FEFF}a=1", .noKey(found: "\u{FEFF}"), 1, 1),
      ("\u{A0}a = 1", .noKey(found: "\u{A0}"), 1, 1),
      ("\"\"\"a\"\"\" = 1", .multiLineKey, 1, 1), ("a.'''b''' = 1", .multiLineKey, 1, 3),
      ("['''a''']", .multiLineKey, 1, 2),
      ("a", .noEquals(found: nil), 1, 2), ("a b = 1", .noEquals(found: "b"), 1, 3),
      ("a\n= 1", .noEquals(found: "\n"), 1, 2), ("a : 1", .noEquals(found: ":"), 1, 3),
      ("'a''b' = 1", .noEquals(found: "'"), 1, 4), ("a # c = 1", .noEquals(found: "#"), 1, 3),
      ("a =", .noValue(found: nil), 1, 4), ("a = \nb = 1", .noValue(found: "\n"), 1, 5),
      ("a == 1", .noValue(found: "="), 1, 4), ("a = # c", .noValue(found: "#"), 1, 5),
      ("a = ~/x", .noValue(found: "~"), 1, 5), ("a = 世", .noValue(found: "世"), 1, 5),
      ("a = \u{1F600}", .noValue(found: "😀"), 1, 5),
      ("a = 1 b = 2", .noLineEnd(found: "b"), 1, 7),
      ("a = \"é\" 'x'", .noLineEnd(found: "'"), 1, 9),
      ("[a] b = 1", .noLineEnd(found: "b"), 1, 5), ("[a]]", .noLineEnd(found: "]"), 1, 4),
      ("[[a]]]", .noLineEnd(found: "]"), 1, 6), ("a = 1,", .noLineEnd(found: ","), 1, 6),
      ("a = '''x''''''", .noLineEnd(found: "'"), 1, 14),
      ("a = {}]", .noLineEnd(found: "]"), 1, 7),
      ("a = 1 \u{FEFF}", .noLineEnd(found: "\u{FEFF}"), 1, 7),
      ("[a", .noHeaderEnd(found: nil), 1, 3), ("[a b]", .noHeaderEnd(found: "b"), 1, 4),
      ("[a\n]", .noHeaderEnd(found: "\n"), 1, 3), ("[a # c\n]", .noHeaderEnd(found: "#"), 1, 4),
      ("[a = 1]", .noHeaderEnd(found: "="), 1, 4), ("[a[b]]", .noHeaderEnd(found: "["), 1, 3),
      ("[[a]", .noArrayHeaderEnd(found: nil), 1, 5),
      ("[[a] ]", .noArrayHeaderEnd(found: " "), 1, 5),
      ("[[a b]]", .noArrayHeaderEnd(found: "b"), 1, 5),
    ] as [Case])
  func `a statement that is incomplete or goes on is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      ("a = [", .unclosedArray, 1, 5), ("a = [1\n\n", .unclosedArray, 1, 5),
      ("a = [[1],\n[", .unclosedArray, 2, 1), ("a = [1 # ]", .unclosedArray, 1, 5),
      ("a = [1 2]", .noCommaInArray(found: "2"), 1, 8),
      ("a = [1\n2]", .noCommaInArray(found: "2"), 2, 1),
      ("a = [1}", .noCommaInArray(found: "}"), 1, 7),
      ("a = [b = 1]", .unknownWord("b"), 1, 6), ("a = [,]", .noValue(found: ","), 1, 6),
      ("a = [1,,2]", .noValue(found: ","), 1, 8), ("a = [1,,]", .noValue(found: ","), 1, 8),
      ("a = {", .unclosedInlineTable, 1, 5), ("a = {\n}", .unclosedInlineTable, 1, 5),
      ("a = {\r\n}", .unclosedInlineTable, 1, 5), ("a = { # c\n}", .unclosedInlineTable, 1, 5),
      ("a = {b = 1\n}", .unclosedInlineTable, 1, 5),
      ("a = {b = 1,\nc = 2}", .unclosedInlineTable, 1, 5),
      ("a = {b = 1 # c\n}", .unclosedInlineTable, 1, 5),
      ("a = {b = 1,", .unclosedInlineTable, 1, 5),
      ("a = [{b = [\n1]},\n{c = 1\n}]", .unclosedInlineTable, 3, 1),
      ("a = {b\n= 1}", .noEquals(found: "\n"), 1, 7), ("a = {b =\n1}", .noValue(found: "\n"), 1, 9),
      ("a = {b = 1, }", .trailingComma, 1, 11), ("a = {b = 1,}", .trailingComma, 1, 11),
      ("a = {,}", .noKey(found: ","), 1, 6), ("a = {b = 1,, c = 2}", .noKey(found: ","), 1, 12),
      ("a = {b = 1 c = 2}", .noCommaInInlineTable(found: "c"), 1, 12),
      ("a = {b = 1]", .noCommaInInlineTable(found: "]"), 1, 11),
      ("a = {1}", .noEquals(found: "}"), 1, 7),
      ("a = {[b] = 1}", .noKey(found: "["), 1, 6),
    ] as [Case])
  func `an array or inline table that is not well formed is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      ("a = \"", .unclosedString, 1, 5), ("a = \"b", .unclosedString, 1, 5),
      ("a = 'b\n'", .unclosedString, 1, 5), ("a = \"b\r\n\"", .unclosedString, 1, 5),
      ("a = \"b\\", .unclosedString, 1, 5), ("a = \"b\\\n\"", .unclosedString, 1, 5),
      ("a = \"b\\\"", .unclosedString, 1, 5), ("\"a = 1", .unclosedString, 1, 1),
      ("[a.'b]", .unclosedString, 1, 4), ("a = \"\"\"b\n\n\"\"", .unclosedString, 1, 5),
      ("a = '''", .unclosedString, 1, 5), ("a = \"\"\"\\", .unclosedString, 1, 5),
      ("a = \"\"\"\\\n", .unclosedString, 1, 5), ("a = '''b''", .unclosedString, 1, 5),
      ("a = \"\\x41\"", .unknownEscape("x"), 1, 7), ("a = \"\\e\"", .unknownEscape("e"), 1, 7),
      ("a = \"\\ \"", .unknownEscape(" "), 1, 7), ("a = \"\\a\"", .unknownEscape("a"), 1, 7),
      ("a = \"\\N\"", .unknownEscape("N"), 1, 7), ("a = \"\\'\"", .unknownEscape("'"), 1, 7),
      ("a = \"\\é\"", .unknownEscape("é"), 1, 7), ("a = \"\\\t\"", .unknownEscape("\t"), 1, 7),
      ("a = \"\"\"\\  x\"\"\"", .unknownEscape(" "), 1, 9),
      ("\"\\z\" = 1", .unknownEscape("z"), 1, 3),
      ("a = \"\\u\"", .malformedUnicodeEscape, 1, 6),
      ("a = \"x\\u12\"", .malformedUnicodeEscape, 1, 7),
      ("a = \"\\u00G0\"", .malformedUnicodeEscape, 1, 6),
      ("a = \"\\u+041\"", .malformedUnicodeEscape, 1, 6),
      ("a = \"\\U0000041\"", .malformedUnicodeEscape, 1, 6),
      ("a = \"\\u{41}\"", .malformedUnicodeEscape, 1, 6),
      ("a = \"\\u00", .malformedUnicodeEscape, 1, 6),
      ("a = \"\\uD800\"", .noSuchScalar(0xD800), 1, 6),
      ("a = \"\\uDFFF\"", .noSuchScalar(0xDFFF), 1, 6),
      ("a = \"\\ud83d\\ude00\"", .noSuchScalar(0xD83D), 1, 6),
      ("a = \"\\U0000D800\"", .noSuchScalar(0xD800), 1, 6),
      ("a = \"\\U00110000\"", .noSuchScalar(0x110000), 1, 6),
      ("a = \"\"\"\n\\UFFFFFFFF\"\"\"", .noSuchScalar(0xFFFF_FFFF), 2, 1),
    ] as [Case])
  func `a string that is not well formed is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      ("a = hello", .unknownWord("hello"), 1, 5), ("a = TRUE", .unknownWord("TRUE"), 1, 5),
      ("a = Inf", .unknownWord("Inf"), 1, 5), ("a = NaN", .unknownWord("NaN"), 1, 5),
      ("a = truefalse", .unknownWord("truefalse"), 1, 5), ("a = _1", .unknownWord("_1"), 1, 5),
      ("a = infinity", .unknownWord("infinity"), 1, 5), ("a = x\"b\"", .unknownWord("x"), 1, 5),
      ("a = +", .malformedNumber, 1, 6), ("a = ++1", .malformedNumber, 1, 6),
      ("a = +-1", .malformedNumber, 1, 6), ("a = - 1", .malformedNumber, 1, 6),
      ("a = +nano", .malformedNumber, 1, 6), ("a = -Inf", .malformedNumber, 1, 6),
      ("a = .5", .malformedNumber, 1, 5), ("a = -.5", .malformedNumber, 1, 6),
      ("a = 5.", .malformedNumber, 1, 7), ("a = 5.e1", .malformedNumber, 1, 7),
      ("a = 1.2.3", .malformedNumber, 1, 8), ("a = 1e", .malformedNumber, 1, 7),
      ("a = 1e+", .malformedNumber, 1, 8), ("a = 1e1.5", .malformedNumber, 1, 8),
      ("a = 1ee2", .malformedNumber, 1, 7), ("a = 1 2", .noLineEnd(found: "2"), 1, 7),
      ("a = 12abc", .malformedNumber, 1, 7), ("a = 0X1F", .malformedNumber, 1, 6),
      ("a = 0B1", .malformedNumber, 1, 6), ("a = 0xG", .malformedNumber, 1, 7),
      ("a = 0x", .malformedNumber, 1, 7), ("a = 0o8", .malformedNumber, 1, 7),
      ("a = 0b12", .malformedNumber, 1, 8), ("a = 0x1.8", .malformedNumber, 1, 8),
      ("a = 1_000-2", .malformedNumber, 1, 10), ("a = 1+1", .malformedNumber, 1, 6),
      ("a = 1_", .misplacedUnderscore, 1, 6), ("a = 1__0", .misplacedUnderscore, 1, 6),
      ("a = +_1", .misplacedUnderscore, 1, 6), ("a = 1_.5", .misplacedUnderscore, 1, 6),
      ("a = 1._5", .misplacedUnderscore, 1, 7), ("a = 1.5_", .misplacedUnderscore, 1, 8),
      ("a = 1e_5", .misplacedUnderscore, 1, 7), ("a = 1_e5", .misplacedUnderscore, 1, 6),
      ("a = 1e5_", .misplacedUnderscore, 1, 8), ("a = 0x_1", .misplacedUnderscore, 1, 7),
      ("a = 0b1_", .misplacedUnderscore, 1, 8),
      ("a = 01", .leadingZero, 1, 5), ("a = -01", .leadingZero, 1, 6),
      ("a = 00", .leadingZero, 1, 5),
      ("a = 0_1", .leadingZero, 1, 5), ("a = 03.14", .leadingZero, 1, 5),
      ("a = 00e1", .leadingZero, 1, 5),
      ("a = +0x1", .signBeforePrefix, 1, 5), ("a = -0b1", .signBeforePrefix, 1, 5),
      ("a = 9223372036854775808", .integerOutOfRange, 1, 5),
      ("a = -9223372036854775809", .integerOutOfRange, 1, 5),
      ("a = [0x8000000000000000]", .integerOutOfRange, 1, 6),
      ("a = 100000000000000000000000000000", .integerOutOfRange, 1, 5),
    ] as [Case])
  func `a number or word that is not well formed is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      ("a = 2025-1-01", .malformedDateTime, 1, 11), ("a = 25-01-01", .malformedDateTime, 1, 7),
      ("a = 20250-01-01", .malformedDateTime, 1, 9), ("a = 2025-01-011", .malformedDateTime, 1, 15),
      ("a = 2025-01", .malformedDateTime, 1, 12), ("a = 2025/01/01", .noLineEnd(found: "/"), 1, 9),
      ("a = 2025-01-01T", .malformedDateTime, 1, 16),
      ("a = 2025-01-01T10:00", .malformedDateTime, 1, 21),
      ("a = 2025-01-01 10:00", .malformedDateTime, 1, 21),
      ("a = 2025-01-01 1", .malformedDateTime, 1, 17),
      ("a = 2025-01-01  10:00:00", .noLineEnd(found: "1"), 1, 17),
      ("a = 2025-01-01x10:00:00", .malformedDateTime, 1, 15),
      ("a = 2025-01-01T10:00:00.", .malformedDateTime, 1, 25),
      ("a = 2025-01-01T10:00:00.Z", .malformedDateTime, 1, 25),
      ("a = 2025-01-01T10:00:00 Z", .noLineEnd(found: "Z"), 1, 25),
      ("a = 2025-01-01T10:00:00+1:00", .malformedDateTime, 1, 26),
      ("a = 2025-01-01T10:00:00+01:00:00", .malformedDateTime, 1, 30),
      ("a = 2025-01-01T10:00:00Zulu", .malformedDateTime, 1, 25),
      ("a = 2025-01-01+01:00", .malformedDateTime, 1, 15),
      ("a = 2025-01-01Z", .malformedDateTime, 1, 15),
      ("a = 10:00", .malformedDateTime, 1, 10), ("a = 10:00:00Z", .malformedDateTime, 1, 13),
      ("a = 10:00:00+01:00", .malformedDateTime, 1, 13), ("a = 1:00:00", .malformedDateTime, 1, 6),
      ("a = 10:00:0", .malformedDateTime, 1, 12), ("a = 10:00:00.", .malformedDateTime, 1, 14),
      ("a = 10:00:00,5", .noLineEnd(found: ","), 1, 13),
      ("a = 100:00:00", .malformedDateTime, 1, 8),
      ("a = 2025-00-01", .noSuchDate, 1, 5), ("a = 2025-13-01", .noSuchDate, 1, 5),
      ("a = 2025-01-00", .noSuchDate, 1, 5), ("a = 2025-01-32", .noSuchDate, 1, 5),
      ("a = 2025-04-31", .noSuchDate, 1, 5), ("a = 2023-02-29", .noSuchDate, 1, 5),
      ("a = 1900-02-29", .noSuchDate, 1, 5), ("a = 2100-02-29T00:00:00Z", .noSuchDate, 1, 5),
      ("a = 24:00:00", .noSuchTime, 1, 5), ("a = 23:60:00", .noSuchTime, 1, 5),
      ("a = 23:59:61", .noSuchTime, 1, 5), ("a = 2025-01-01T24:00:00", .noSuchTime, 1, 16),
      ("a = 2025-01-01T00:00:00+24:00", .noSuchOffset, 1, 24),
      ("a = 2025-01-01T00:00:00-00:60", .noSuchOffset, 1, 24),
    ] as [Case])
  func `a date or time that does not exist or is not well formed is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      ("a = 1\r", .bareCarriageReturn, 1, 6), ("a = 1\rb = 2", .bareCarriageReturn, 1, 6),
      ("\r", .bareCarriageReturn, 1, 1), ("# c\rd", .bareCarriageReturn, 1, 4),
      ("a = [\r1]", .bareCarriageReturn, 1, 6), ("a = 'x\ry'", .bareCarriageReturn, 1, 7),
      ("a = '''x\ry'''", .bareCarriageReturn, 1, 9),
      ("a = \"\"\"\r\"\"\"", .bareCarriageReturn, 1, 8),
      ("a = \"\"\"x\\\r\"\"\"", .bareCarriageReturn, 1, 10),
      ("a = {\r}", .bareCarriageReturn, 1, 6),
      ("[a]\r[b]", .bareCarriageReturn, 1, 4), ("a\r=1", .bareCarriageReturn, 1, 2),
      ("a = 1\r\r\n", .bareCarriageReturn, 1, 6),
      ("\0", .controlCharacter("\0"), 1, 1), ("a = 1\u{B}", .controlCharacter("\u{B}"), 1, 6),
      ("a\u{C}= 1", .controlCharacter("\u{C}"), 1, 2),
      ("# é\u{1F}", .controlCharacter("\u{1F}"), 1, 4),
      ("# \u{7F}", .controlCharacter("\u{7F}"), 1, 3), ("a = 'x\0'", .controlCharacter("\0"), 1, 7),
      ("a = \"x\u{8}\"", .controlCharacter("\u{8}"), 1, 7),
      ("'\u{1}' = 1", .controlCharacter("\u{1}"), 1, 2),
      ("a = '''\n\u{7F}'''", .controlCharacter("\u{7F}"), 2, 1),
      ("a = \"\"\"\u{1B}\"\"\"", .controlCharacter("\u{1B}"), 1, 8),
      ("a = [\u{C}]", .controlCharacter("\u{C}"), 1, 6),
      ("a = \"\\\u{1}\"", .controlCharacter("\u{1}"), 1, 7),
    ] as [Case])
  func `a control character that stands raw is rejected`(expected: Case) {
    expectError(expected)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF],
      [0xFE],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are rejected where they begin`(bytes: [UInt8]) {
    for frame in [("# é", "\n"), ("a='é", "'"), ("aé ", "=1"), ("é\"\"", "")] {
      let text = Array("x = 1\n\(frame.0)".utf8) + bytes + Array(frame.1.utf8)
      let error = #expect(throws: SyntaxError.self) { try Document(parsing: text) }
      #expect(error?.reason == .invalidUTF8)
      let column = frame.0.unicodeScalars.count + 1
      #expect(error?.position == Position(line: 2, column: column))
    }
  }
}
