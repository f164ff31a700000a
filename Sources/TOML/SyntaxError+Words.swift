extension SyntaxError: CustomStringConvertible {
  /// The position and the reason: `3:7: a value is needed, not ","`.
  public var description: String {
    "\(position): \(reason)"
  }
}

extension SyntaxError.Reason: CustomStringConvertible {
  /// The reason in words, lower case, without full stop.
  public var description: String {
    switch self {
    case .invalidUTF8: "this is not UTF-8"
    case .controlCharacter(let scalar): "the control character \(named(scalar)) may not stand here"
    case .bareCarriageReturn: "a carriage return stands without a line feed"
    case .noKey(let found): "a key is needed, not \(named(found))"
    case .multiLineKey: "a key cannot be a string of three quotes"
    case .noEquals(let found): "\"=\" is needed after the key, not \(named(found))"
    case .noValue(let found): "a value is needed, not \(named(found))"
    case .noLineEnd(let found): "the line has to end here, not go on with \(named(found))"
    case .noHeaderEnd(let found): "\"]\" is needed after the table's name, not \(named(found))"
    case .noArrayHeaderEnd(let found):
      "\"]]\" is needed after the table's name, not \(named(found))"
    case .noCommaInArray(let found): "\",\" or \"]\" is needed in the array, not \(named(found))"
    case .noCommaInInlineTable(let found):
      "\",\" or \"}\" is needed in the inline table, not \(named(found))"
    case .unclosedArray: "the array is never closed"
    case .unclosedInlineTable: "the inline table is not closed on its line"
    case .trailingComma: "an inline table has no comma before its \"}\""
    case .tooDeep: "this is nested deeper than \(Document.depthLimit) levels"
    case .unclosedString: "the string is not closed"
    case .unknownEscape(let scalar): "no escape is written with \(named(scalar)) after the \"\\\""
    case .malformedUnicodeEscape: "\"\\u\" needs four hexadecimal digits, \"\\U\" eight"
    case .noSuchScalar(let number):
      "U+\(String(number, radix: 16, uppercase: true)) is no character"
    case .unknownWord(let word): "\(word) is no value; a string needs quotes"
    case .malformedNumber: "this is not how a number is written"
    case .misplacedUnderscore: "an underscore in a number needs a digit on both sides"
    case .leadingZero: "a number has no zero in front"
    case .signBeforePrefix: "a number in hexadecimal, octal or binary has no sign"
    case .integerOutOfRange: "the integer does not fit 64 bits"
    case .malformedDateTime: "this is not how a date or time is written"
    case .noSuchDate: "there is no such date"
    case .noSuchTime: "there is no such time"
    case .noSuchOffset: "there is no such offset"
    case .repeatedKey(let name, let first): "\(quoted(name)) is already set at \(first)"
    case .repeatedTable(let name, let first): "table \(quoted(name)) is already defined at \(first)"
    case .notATable(let name, let first): "\(quoted(name)) at \(first) is not a table"
    case .extendedInlineTable(let name, let first):
      "nothing can be added to the inline table \(quoted(name)) at \(first)"
    case .extendedArray(let name, let first):
      "nothing can be added to the array \(quoted(name)) at \(first)"
    case .notAnArrayOfTables(let name, let first):
      "\(quoted(name)) at \(first) is a table, not an array of tables"
    case .dottedIntoHeader(let name, let first):
      "\(quoted(name)) has its own header at \(first); a dotted key cannot add to it"
    }
  }

  private func quoted(_ name: String) -> String {
    Literal.string(name)
  }

  private func named(_ scalar: Unicode.Scalar?) -> String {
    switch scalar {
    case nil: return "the end of the text"
    case "\n", "\r": return "the end of the line"
    case "\"": return "'\"'"
    case let scalar? where scalar.properties.generalCategory == .control,
      let scalar? where scalar.properties.generalCategory == .format:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    case let scalar?: return "\"\(scalar)\""
    }
  }
}
