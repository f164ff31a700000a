/// A JSON value (RFC 8259).
///
/// Two values are equal if they are written alike: strings scalar by scalar (no canonical
/// equivalence), objects with their members in the same order.
public enum Value: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that 64 bits hold.
  case integer(Int64)
  /// Any other number; finite.
  case decimal(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([Value])
  /// An object.
  case object(Object)

  /// True if both are written alike.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.decimal(let left), .decimal(let right)): left == right
    case (.string(let left), .string(let right)): Name(left) == Name(right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: break
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .decimal(let value): hasher.combine(value)
    case .string(let value): hasher.combine(Name(value))
    case .array(let values): hasher.combine(values)
    case .object(let object): hasher.combine(object)
    }
  }
}

// What is asked for, if it is that.
extension Value {
  /// The boolean, if it is one.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The integer, if it is one.
  public var integer: Int64? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The number, integer or not; an integer beyond 2⁵³ is rounded.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    default: nil
    }
  }

  /// The string, if it is one.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements, if it is an array.
  public var array: [Value]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The members, if it is an object.
  public var object: Object? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The member of that name, if it is an object that has one. See `Object`.
  public subscript(name: String) -> Value? {
    object?[name]
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A boolean.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// An integer.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// An array of these elements.
  public init(arrayLiteral elements: Value...) {
    self = .array(elements)
  }

  /// An object with these members in this order. Traps if a name occurs twice.
  public init(dictionaryLiteral members: (String, Value)...) {
    self = .object(Object(members.map { Object.Member(name: $0.0, value: $0.1) }))
  }
}
