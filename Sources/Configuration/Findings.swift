import TOML

/// The problems found so far. Reading goes on after each, so that all are found at once.
final class Findings {
  private var problems: [Problem] = []

  /// All of them in the order of the text.
  var inOrder: [Problem] {
    problems.sorted { $0.position < $1.position }
  }

  func report(_ kind: Problem.Kind, at span: Range<Position>, suggestion: String? = nil) {
    problems.append(Problem(kind: kind, span: span, suggestion: suggestion))
  }
}

/// Values as what they have to be. Where one is not, that is reported and nil returned; `key` is
/// the name that the report gives.
extension Findings {
  func string(_ value: Value, key: String) -> String? {
    if let string = value.string { return string }
    reportType(of: value, key: key, fitting: [.string], suggestion: quoted(value.content))
    return nil
  }

  /// A string that is of a form: what `read` makes of it is not nil.
  func string<Result>(
    _ value: Value, key: String, form: Problem.Form, _ read: (String) -> Result?
  ) -> Result? {
    guard let string = string(value, key: key) else { return nil }
    if let result = read(string) { return result }
    report(.malformed(key: key, form), at: value.span)
    return nil
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: Value, key: String, of: Choice.Type
  ) -> Choice? {
    guard let string = string(value, key: key) else { return nil }
    if let choice = Choice(rawValue: string) { return choice }
    reportUnknown(string, at: value.span, key: key, known: Choice.allCases.map(\.rawValue))
    return nil
  }

  func boolean(_ value: Value, key: String) -> Bool? {
    if let boolean = value.boolean { return boolean }
    let suggestion: String? =
      switch value.string?.lowercased() {
      case "true", "yes", "on": "true"
      case "false", "no", "off": "false"
      default: nil
      }
    reportType(of: value, key: key, fitting: [.boolean], suggestion: suggestion)
    return nil
  }

  func table(_ value: Value, key: String) -> Table? {
    if let table = value.table { return table }
    reportType(of: value, key: key, fitting: [.table], suggestion: nil)
    return nil
  }

  /// An array of one element at least. Elements that `read` returns nil for are left out.
  func array<Element>(
    _ value: Value, key: String, _ read: (Value) -> Element?
  ) -> [Element]? {
    guard let elements = value.array else {
      let suggestion = value.string.map { "[\(Literal.string($0))]" }
      reportType(of: value, key: key, fitting: [.array], suggestion: suggestion)
      return nil
    }
    if elements.isEmpty { report(.empty(key: key), at: value.span) }
    return elements.compactMap(read)
  }

  func reportType(
    of value: Value, key: String, fitting: [Value.Kind], suggestion: String? = nil
  ) {
    report(
      .wrongType(key: key, found: value.kind, fitting: fitting), at: value.span,
      suggestion: suggestion)
  }

  func reportUnknown(_ found: String, at span: Range<Position>, key: String, known: [String]) {
    report(
      .unknownValue(key: key, found: found, known: known), at: span,
      suggestion: nearest(to: found, known).map(Literal.string))
  }

  /// The string that someone may have meant who forgot the quotes.
  private func quoted(_ content: Value.Content) -> String? {
    switch content {
    case .integer(let integer): Literal.string("\(integer)")
    case .boolean(let boolean): Literal.string("\(boolean)")
    case .array(let elements) where elements.count == 1:
      elements[0].string.map(Literal.string)
    default: nil
    }
  }
}
