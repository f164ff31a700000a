import TOML

extension Wording {
  /// Why a text is not TOML.
  static func syntax(_ reason: SyntaxError.Reason) -> String {
    switch reason {
    case .invalidUTF8: "this is not UTF-8"
    case .controlCharacter(let scalar): "the control character U+\(hexadecimal(scalar)) may only stand in a string, escaped"
    case .bareCarriageReturn: "a carriage return without a line feed behind it"
    case .noKey(let found): "a key is needed here\(instead(found))"
    case .multiLineKey: "a key can't be a multi-line string"
    case .noEquals(let found): "= is needed after a key\(instead(found))"
    case .noValue(let found): "a value is needed here\(instead(found))"
    case .noLineEnd(let found): "the line has to end here\(instead(found))"
    case .noHeaderEnd(let found): "] is needed here\(instead(found))"
    case .noArrayHeaderEnd(let found): "]] is needed here\(instead(found))"
    case .noCommaInArray(let found): ", or ] is needed here\(instead(found))"
    case .noCommaInInlineTable(let found): ", or } is needed here\(instead(found))"
    case .unclosedArray: "this array is never closed"
    case .unclosedInlineTable: "this inline table is not closed on its line"
    case .trailingComma: "an inline table has no comma before its }"
    case .tooDeep: "this is nested too deep"
    case .unclosedString: "this string is not closed"
    case .unknownEscape(let scalar): "\\\(scalar) means nothing; a backslash itself is \\\\"
    case .malformedUnicodeEscape: "\\u takes four hexadecimal digits, \\U eight"
    case .noSuchScalar: "there is no character of this number"
    case .unknownWord(let word): "\(MemoLine.harmless(word)) is no value; a text needs quotes"
    case .malformedNumber: "this is not the form of a number"
    case .misplacedUnderscore: "an underscore needs a digit on both sides"
    case .leadingZero: "a number has no zero in front"
    case .signBeforePrefix: "0x, 0o and 0b take no sign"
    case .integerOutOfRange: "this number does not fit into 64 bits"
    case .malformedDateTime: "this is not the form of a date or time"
    case .noSuchDate: "no calendar has this date"
    case .noSuchTime: "no clock shows this time"
    case .noSuchOffset: "there is no such offset from UTC"
    case .repeatedKey(let key, let first): "\(MemoLine.harmless(key)) has a value already, in line \(first.line)"
    case .repeatedTable(let key, let first):
      "the table \(MemoLine.harmless(key)) is there already, in line \(first.line)"
    case .notATable(let key, let first): "\(MemoLine.harmless(key)), in line \(first.line), is not a table"
    case .extendedInlineTable(let key, let first):
      "the inline table \(MemoLine.harmless(key)), in line \(first.line), is complete"
    case .extendedArray(let key, let first):
      "the array \(MemoLine.harmless(key)), in line \(first.line), is complete"
    case .notAnArrayOfTables(let key, let first):
      "\(MemoLine.harmless(key)), in line \(first.line), is a single table"
    case .dottedIntoHeader(let key, let first):
      "\(MemoLine.harmless(key)) has a header of its own, in line \(first.line)"
    }
  }

  private static func instead(_ found: Unicode.Scalar?) -> String {
    guard let found else { return ", and the text ends" }
    return found == "\n" ? ", and the line ends" : ", not \(MemoLine.harmless(String(found)))"
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
