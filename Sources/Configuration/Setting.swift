public import TOML

/// A value that is in effect, and where it came from.
public struct Setting<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it came from.
  public let origin: Origin

  /// A value of that origin.
  public init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// A value that holds because nothing else is said.
  public static func standard(_ value: Value) -> Setting {
    Setting(value, from: .standard)
  }
}

/// Where a setting came from.
public enum Origin: Hashable, Sendable {
  /// It is what holds where the configuration says nothing.
  case standard
  /// The configuration says so, there.
  case text(Position)
}
