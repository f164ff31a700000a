/// A value and where in the text it stands.
public struct Value: Sendable {
  /// What it is.
  public let content: Content
  /// Where it stands, from its first character to behind its last.
  ///
  /// For a table or array of tables that has a header, the header with its brackets; for one that
  /// only a longer key or header implies, the part of that key that names it.
  public let span: Range<Position>

  /// Where it begins.
  public var position: Position {
    span.lowerBound
  }

  /// What a value can be.
  public enum Content: Sendable {
    /// Text, of any of the four kinds of strings; the line ends in it are line feeds.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// A floating-point number, infinite or not a number included; rounded to the nearest.
    case float(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// A date and time with an offset from UTC.
    case offsetDateTime(OffsetDateTime)
    /// A date and time without an offset.
    case localDateTime(LocalDateTime)
    /// A date.
    case localDate(LocalDate)
    /// A time of day.
    case localTime(LocalTime)
    /// An array, or an array of tables.
    case array([Value])
    /// A table, inline or not.
    case table(Table)
  }

  /// The type of a value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `Content.string`
    case string
    /// `Content.integer`
    case integer
    /// `Content.float`
    case float
    /// `Content.boolean`
    case boolean
    /// `Content.offsetDateTime`
    case offsetDateTime = "offset date-time"
    /// `Content.localDateTime`
    case localDateTime = "local date-time"
    /// `Content.localDate`
    case localDate = "local date"
    /// `Content.localTime`
    case localTime = "local time"
    /// `Content.array`
    case array
    /// `Content.table`
    case table
  }

  /// The type of the value.
  public var kind: Kind {
    switch content {
    case .string: .string
    case .integer: .integer
    case .float: .float
    case .boolean: .boolean
    case .offsetDateTime: .offsetDateTime
    case .localDateTime: .localDateTime
    case .localDate: .localDate
    case .localTime: .localTime
    case .array: .array
    case .table: .table
    }
  }
}

// What is asked for, if it is that.
extension Value {
  /// The text, if it is a string.
  public var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The integer, if it is one.
  public var integer: Int64? {
    guard case .integer(let integer) = content else { return nil }
    return integer
  }

  /// The boolean, if it is one.
  public var boolean: Bool? {
    guard case .boolean(let boolean) = content else { return nil }
    return boolean
  }

  /// The elements, if it is an array.
  public var array: [Value]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The table, if it is one.
  public var table: Table? {
    guard case .table(let table) = content else { return nil }
    return table
  }
}
