import TOML
import Translations

extension Wording {
  /// Why a configuration is not TOML.
  func syntax(_ reason: SyntaxError.Reason) -> String {
    let words = phrases.syntax
    return switch reason {
    case .invalidUTF8: words.invalidUTF8
    case .controlCharacter(let scalar): words.controlCharacter(named(scalar))
    case .bareCarriageReturn: words.bareCarriageReturn
    case .noKey(let found): words.noKey(named(found))
    case .multiLineKey: words.multiLineKey
    case .noEquals(let found): words.noEquals(named(found))
    case .noValue(let found): words.noValue(named(found))
    case .noLineEnd(let found): words.noLineEnd(named(found))
    case .noHeaderEnd(let found): words.noHeaderEnd("\"]\"", named(found))
    case .noArrayHeaderEnd(let found): words.noHeaderEnd("\"]]\"", named(found))
    case .noCommaInArray(let found): words.noCommaInArray(named(found))
    case .noCommaInInlineTable(let found): words.noCommaInInlineTable(named(found))
    case .unclosedArray: words.unclosedArray
    case .unclosedInlineTable: words.unclosedInlineTable
    case .trailingComma: words.trailingComma
    case .tooDeep: words.tooDeep("\(Document.depthLimit)")
    case .unclosedString: words.unclosedString
    case .unknownEscape(let scalar): words.unknownEscape(named(scalar))
    case .malformedUnicodeEscape: words.malformedUnicodeEscape
    case .noSuchScalar(let number):
      words.noSuchScalar("U+" + String(number, radix: 16, uppercase: true))
    case .unknownWord(let word): words.unknownWord(word)
    case .malformedNumber: words.malformedNumber
    case .misplacedUnderscore: words.misplacedUnderscore
    case .leadingZero: words.leadingZero
    case .signBeforePrefix: words.signBeforePrefix
    case .integerOutOfRange: words.integerOutOfRange
    case .malformedDateTime: words.malformedDateTime
    case .noSuchDate: words.noSuchDate
    case .noSuchTime: words.noSuchTime
    case .noSuchOffset: words.noSuchOffset
    case .repeatedKey(let name, let first): words.repeatedKey(quoted(name), "\(first)")
    case .repeatedTable(let name, let first): words.repeatedTable(quoted(name), "\(first)")
    case .notATable(let name, let first): words.notATable(quoted(name), "\(first)")
    case .extendedInlineTable(let name, let first):
      words.extendedInlineTable(quoted(name), "\(first)")
    case .extendedArray(let name, let first): words.extendedArray(quoted(name), "\(first)")
    case .notAnArrayOfTables(let name, let first):
      words.notAnArrayOfTables(quoted(name), "\(first)")
    case .dottedIntoHeader(let name, let first): words.dottedIntoHeader(quoted(name), "\(first)")
    }
  }

  private func quoted(_ name: String) -> String {
    Literal.string(name)
  }

  /// A character in quotes, or by its number where it can't be seen.
  private func named(_ scalar: Unicode.Scalar?) -> String {
    switch scalar {
    case nil: return phrases.syntax.endOfText
    case "\n", "\r": return phrases.syntax.endOfLine
    case "\"": return "'\"'"
    case let scalar? where scalar.properties.generalCategory == .control,
      let scalar? where scalar.properties.generalCategory == .format:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    case let scalar?: return "\"\(scalar)\""
    }
  }
}
