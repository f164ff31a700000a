/// Why bytes are not one JSON text, and where.
///
/// Holds nothing of the text but where in it the trouble is: what is read may be private.
public struct SyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// Where, in bytes from the start; the length of the text if it ends too early.
  public let offset: Int
  /// The line, from 1; lines end at line feeds.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// The ways in which a text can be wrong.
  public enum Reason: Hashable, Sendable {
    /// The text ends in the midst of a value.
    case ended
    /// No value can begin here.
    case noValue
    /// A name in double quotes was needed, or the end of the object.
    case noName
    /// A colon was needed after a name.
    case noColon
    /// A comma or the closing bracket was needed.
    case noComma
    /// Something stands after the value.
    case trailing
    /// Arrays and objects are nested deeper than `Value.depthLimit`.
    case tooDeep
    /// Not the form of a number.
    case malformedNumber
    /// A number too large for a double.
    case numberOutOfRange
    /// A control character stands unescaped in a string.
    case controlCharacter
    /// A backslash with a character after it that means nothing.
    case unknownEscape
    /// `\u` without four hexadecimal digits.
    case malformedEscape
    /// A `\u` surrogate without its other half.
    case loneSurrogate
    /// Not UTF-8.
    case invalidUTF8
    /// A name that the object already has.
    case repeatedName
  }

  init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    self.reason = reason
    self.offset = offset
    line = 1 + before.count { $0 == 0x0A }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
  }
}
