extension Phrases {
  /// Why a configuration is not TOML.
  public var syntax: Syntax { spoken() }

  /// Why a configuration is not TOML. What was found there instead is a character in quotes,
  /// `endOfText` or `endOfLine`.
  public struct Syntax: Spoken, Sendable {
    /// Found: nothing more.
    public let endOfText: String
    /// Found: nothing more on the line.
    public let endOfLine: String
    /// These bytes are no text.
    public let invalidUTF8: String
    /// A control character: which.
    public let controlCharacter: With1
    /// A carriage return alone.
    public let bareCarriageReturn: String
    /// A key is needed: what was found.
    public let noKey: With1
    /// A key that can't be one.
    public let multiLineKey: String
    /// `=` is needed: what was found.
    public let noEquals: With1
    /// A value is needed: what was found.
    public let noValue: With1
    /// The line goes on: with what.
    public let noLineEnd: With1
    /// A table's name does not end: what is needed, what was found.
    public let noHeaderEnd: With2
    /// An array does not go on: what was found.
    public let noCommaInArray: With1
    /// An inline table does not go on: what was found.
    public let noCommaInInlineTable: With1
    /// An array without its end.
    public let unclosedArray: String
    /// An inline table without its end.
    public let unclosedInlineTable: String
    /// A comma too many.
    public let trailingComma: String
    /// Too many levels: how many there may be.
    public let tooDeep: With1
    /// A string without its end.
    public let unclosedString: String
    /// A backslash that means nothing: what stands after it.
    public let unknownEscape: With1
    /// A backslash with too few digits.
    public let malformedUnicodeEscape: String
    /// A number that is no character: which.
    public let noSuchScalar: With1
    /// A word without quotes: which.
    public let unknownWord: With1
    /// No number.
    public let malformedNumber: String
    /// An underscore at the wrong place.
    public let misplacedUnderscore: String
    /// A zero too many.
    public let leadingZero: String
    /// A sign too many.
    public let signBeforePrefix: String
    /// An integer that is too large.
    public let integerOutOfRange: String
    /// No date and no time.
    public let malformedDateTime: String
    /// A date that is in no calendar.
    public let noSuchDate: String
    /// A time that no clock shows.
    public let noSuchTime: String
    /// An offset from UTC that is too large.
    public let noSuchOffset: String
    /// A key is there: it, where.
    public let repeatedKey: With2
    /// A table is there: it, where.
    public let repeatedTable: With2
    /// Something else has the name: it, where.
    public let notATable: With2
    /// An inline table is complete: it, where.
    public let extendedInlineTable: With2
    /// An array is complete: it, where.
    public let extendedArray: With2
    /// A table, not several: it, where.
    public let notAnArrayOfTables: With2
    /// A table with a header of its own: it, where.
    public let dottedIntoHeader: With2
  }
}
