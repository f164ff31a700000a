import JSON
import Testing

@Suite struct ParserTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), ("false", false), ("\t\r\n 0 ", 0), ("-0", 0),
      ("9223372036854775807", 9_223_372_036_854_775_807), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .decimal(9.223372036854775808e18)), ("1.0", .decimal(1)),
      ("1e3", .decimal(1000)), ("-0.5E-1", .decimal(-0.05)), ("0e+0", .decimal(0)),
      ("[]", []), ("[ 1 , [ 2 ] ]", [1, [2]]), ("{}", [:]), ("\u{FEFF}1", 1),
      (#"{ "a" : 1 , "" : { "b" : null } }"#, ["a": 1, "": ["b": .null]]),
    ] as [(String, Value)])
  func `a text is the value it spells`(text: String, value: Value) throws {
    #expect(try Value(parsing: Array(text.utf8)) == value)
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
      (#""\u00e9\u20AC\ud83d\ude00x""#, "é€😀x"), (#""\u0000""#, "\0"), (#""\uFFFF""#, "\u{FFFF}"),
      ("\"\u{7F}\u{80}é漢😀\u{2028}\u{10FFFF}\"", "\u{7F}\u{80}é漢😀\u{2028}\u{10FFFF}"),
    ] as [(String, String)])
  func `a string is what its escapes and characters say`(text: String, string: String) throws {
    let read = try Value(parsing: Array(text.utf8)).string
    #expect(read.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test(
    arguments: [
      ("", .ended, 0), ("  ", .ended, 2), ("nul", .noValue, 0),
      ("nulL", .noValue, 0),
      ("True", .noValue, 0), ("'a'", .noValue, 0), ("NaN", .noValue, 0), ("+1", .noValue, 0),
      (".5", .noValue, 0), ("// c\n1", .noValue, 0), ("\u{A0}1", .noValue, 0),
      ("\u{C}1", .noValue, 0),
      ("1 2", .trailing, 2), ("nullx", .trailing, 4), ("[1]]", .trailing, 3), ("0x1", .trailing, 1),
      ("1\0", .trailing, 1), ("1\u{FEFF}", .trailing, 1),
      ("01", .malformedNumber, 1), ("-", .ended, 1), ("-a", .malformedNumber, 1),
      ("1.", .ended, 2), ("1.e1", .malformedNumber, 2), ("1e", .ended, 2),
      ("1e+-1", .malformedNumber, 3),
      ("1e400", .numberOutOfRange, 0), ("[-1e999]", .numberOutOfRange, 1),
      ("[", .ended, 1), ("[1", .ended, 2), ("[1,", .ended, 3), ("[1,]", .noValue, 3),
      ("[,1]", .noValue, 1), ("[1 2]", .noComma, 3), ("[1}", .noComma, 2),
      ("{", .ended, 1), ("{1:2}", .noName, 1), ("{a:1}", .noName, 1), (#"{"a"}"#, .noColon, 4),
      (#"{"a":}"#, .noValue, 5), (#"{"a":1,}"#, .noName, 7), (#"{"a":1"#, .ended, 6),
      (#"{"a":1 "b":2}"#, .noComma, 7), (#"{"a":1,"b":2,"\u0061":3}"#, .repeatedName, 13),
      ("\"", .ended, 1), ("\"a", .ended, 2), ("\"a\\", .ended, 3),
      ("\"a\nb\"", .controlCharacter, 2),
      ("\"\u{1F}\"", .controlCharacter, 1), ("\"\t\"", .controlCharacter, 1),
      (#""\x""#, .unknownEscape, 1), (#""\'""#, .unknownEscape, 1),
      (#""\U0041""#, .unknownEscape, 1),
      (#""\u00g0""#, .malformedEscape, 5), (#""\u+123""#, .malformedEscape, 3),
      (#""\u12"#, .ended, 5),
      (#""\ud800""#, .loneSurrogate, 1), (#""a\udc00\ud800""#, .loneSurrogate, 2),
      (#""\ud800\ud800""#, .loneSurrogate, 1), (#""\ud800\n""#, .loneSurrogate, 1),
    ] as [(String, SyntaxError.Reason, Int)])
  func `a text that is not JSON is rejected at the place and for the reason`(
    text: String, reason: SyntaxError.Reason, offset: Int
  ) {
    let error = #expect(throws: SyntaxError.self) { try Value(parsing: Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE1, 0x80, 0xC0],
      [0xF1, 0x80, 0x80, 0x7F],
    ] as [[UInt8]])
  func `a string that is not UTF-8 is rejected where it stops being so`(bytes: [UInt8]) {
    let text = Array("[\n\"é".utf8) + bytes + Array("\"]".utf8)
    let error = #expect(throws: SyntaxError.self) { try Value(parsing: text) }
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.offset == 5)
    #expect(error?.line == 2)
    #expect(error?.column == 3)
  }

  @Test func `nesting goes as deep as the limit and no deeper`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try Value(parsing: nested(Value.depthLimit))
    let error = #expect(throws: SyntaxError.self) {
      try Value(parsing: nested(Value.depthLimit + 1))
    }
    #expect(error?.reason == .tooDeep)
    let bomb = Array(String(repeating: #"{"a":["#, count: 1_000_000).utf8)
    #expect(throws: SyntaxError.self) { try Value(parsing: bomb) }
  }

  @Test func `names are told apart by scalars and a lenient reader takes the last`() throws {
    let accents = Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)
    let value = try Value(parsing: accents)
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
    let twice = Array(#"{"a":1,"b":2,"a":3}"#.utf8)
    #expect(try Value(parsing: twice, repeatedNames: .lastWins) == ["a": 3, "b": 2])
  }

  @Test func `an object of a hundred thousand members is read at once`() throws {
    let members = (0..<100_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let value = try Value(parsing: Array("{\(members)}".utf8))
    #expect(value.object?.members.count == 100_000)
    #expect(value["key99999"] == 99_999)
  }
}
