/// Why a text is not TOML 1.0, and where.
public struct SyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// Where: at the character that does not fit, or at the beginning of what is never closed.
  public let position: Position

  /// The ways in which a text can be wrong. `found` is the character that stands there instead,
  /// nil at the end of the text.
  public enum Reason: Hashable, Sendable {
    /// Not UTF-8.
    case invalidUTF8
    /// A control character, which may only stand in a string, escaped.
    case controlCharacter(Unicode.Scalar)
    /// A carriage return without a line feed behind it.
    case bareCarriageReturn

    /// A key was needed.
    case noKey(found: Unicode.Scalar?)
    /// A string of three quotes as a key.
    case multiLineKey
    /// `=` was needed after a key.
    case noEquals(found: Unicode.Scalar?)
    /// A value was needed.
    case noValue(found: Unicode.Scalar?)
    /// The line goes on after a value or header.
    case noLineEnd(found: Unicode.Scalar?)
    /// `]` was needed after the key of a header.
    case noHeaderEnd(found: Unicode.Scalar?)
    /// `]]` was needed after the key of a header of an array of tables.
    case noArrayHeaderEnd(found: Unicode.Scalar?)
    /// `,` or `]` was needed after an element of an array.
    case noCommaInArray(found: Unicode.Scalar?)
    /// `,` or `}` was needed after a value of an inline table.
    case noCommaInInlineTable(found: Unicode.Scalar?)
    /// An array that is never closed; the position is its bracket.
    case unclosedArray
    /// An inline table that is not closed on its line; the position is its brace.
    case unclosedInlineTable
    /// A comma before the closing brace of an inline table.
    case trailingComma
    /// Tables and arrays are nested deeper than `Document.depthLimit`.
    case tooDeep

    /// A string that is not closed (on its line, if of one quote); the position is its quote.
    case unclosedString
    /// A backslash with a character after it that means nothing.
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits, or `\U` without eight.
    case malformedUnicodeEscape
    /// `\u` or `\U` with the number of no Unicode scalar: a surrogate, or too large.
    case noSuchScalar(UInt32)

    /// A word that is no value; perhaps a string that lacks its quotes.
    case unknownWord(String)
    /// Not the form of a number.
    case malformedNumber
    /// An underscore in a number that has no digit on both sides.
    case misplacedUnderscore
    /// A zero before other digits.
    case leadingZero
    /// A sign before `0x`, `0o` or `0b`.
    case signBeforePrefix
    /// An integer that 64 bits do not hold.
    case integerOutOfRange
    /// Not the form of a date or time.
    case malformedDateTime
    /// A date that no calendar has.
    case noSuchDate
    /// A time that no clock shows.
    case noSuchTime
    /// An offset from UTC with an hour over 23 or a minute over 59.
    case noSuchOffset

    /// A key that the table already has.
    case repeatedKey(String, first: Position)
    /// A header of a table that is already defined.
    case repeatedTable(String, first: Position)
    /// A key or header goes on into what is not a table.
    case notATable(String, first: Position)
    /// A key or header adds to an inline table, which is complete once it is closed.
    case extendedInlineTable(String, first: Position)
    /// A header adds to an array that was written as a value.
    case extendedArray(String, first: Position)
    /// A header of an array of tables names a single table.
    case notAnArrayOfTables(String, first: Position)
    /// A dotted key adds to a table or array of tables that has a header.
    case dottedIntoHeader(String, first: Position)
  }
}
