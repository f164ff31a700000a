/// Whether meaning may be shown in colour.
public enum Palette: Hashable, Sendable {
  /// The terminal's own colours, which its user chose.
  case colour
  /// Attributes alone.
  case plain

  /// The palette that the environment asks for; `value` gives a variable's value.
  ///
  /// Plain if `NO_COLOR` is set and not empty (no-color.org), or if `TERM` is `dumb`.
  public init(environment value: (_ variable: String) -> String?) {
    let isOff = value("NO_COLOR").map { !$0.isEmpty } ?? false
    self = isOff || value("TERM") == "dumb" ? .plain : .colour
  }

  /// The numbers of SGR (ECMA-48 8.3.117) that make `style` from any other, first of all 0.
  func rendition(of style: Style) -> [Int] {
    var numbers = [0]
    if self == .plain, style.contains(.warning) { numbers.append(1) }
    if style.contains(.dim) { numbers.append(2) }
    if style.contains(.reverse) { numbers.append(7) }
    if self == .colour, style.contains(.warning) { numbers.append(31) }
    return numbers
  }
}
