import TOML
import Timekeeping

/// One table of the configuration, of which the keys are known.
struct SectionReader<Key: SettingKey> {
  let findings: Findings
  private let table: Table
  private let span: Range<Position>

  /// Reports the keys that the section does not know.
  init(_ table: Table, at span: Range<Position>, findings: Findings) {
    self.table = table
    self.span = span
    self.findings = findings
    let known = Key.allCases.map(\.rawValue)
    for entry in table.entries where Key(rawValue: entry.key.name) == nil {
      findings.report(
        .unknownKey(entry.key.name, in: Key.section), at: entry.key.span,
        suggestion: nearest(to: entry.key.name, known.filter { table[$0] == nil }))
    }
  }

  /// The value of the key, if it is set.
  func value(_ key: Key) -> Value? {
    table[key.rawValue]?.value
  }

  /// Where the key stands, if it is set.
  func span(of key: Key) -> Range<Position>? {
    table[key.rawValue]?.key.span
  }

  /// Replaces `setting` if the key is set; `read` returns nil after reporting what is wrong.
  func read<Result>(
    _ key: Key, into setting: inout Setting<Result>, _ read: (Value) -> Result?
  ) {
    guard let value = value(key), let result = read(value) else { return }
    setting = Setting(result, from: .text(value.position))
  }

  /// What a key that has to be set says, nil after reporting what is wrong.
  ///
  /// `suggestion` is the line to add if it is not set.
  func required<Result>(
    _ key: Key, suggestion: String? = nil, _ read: (Value) -> Result?
  ) -> Setting<Result>? {
    guard let value = value(key) else {
      findings.report(
        .missingKey(key.rawValue, in: Key.section), at: span, suggestion: suggestion)
      return nil
    }
    return read(value).map { Setting($0, from: .text(value.position)) }
  }

  /// Reports that the key, if it is set, means nothing here.
  func reject(_ key: Key, _ circumstance: Problem.Circumstance, suggestion: String? = nil) {
    guard let span = span(of: key) else { return }
    findings.report(
      .notApplicable(key: key.rawValue, circumstance), at: span, suggestion: suggestion)
  }
}

// What holds more settings.
extension SectionReader {
  /// The table under `[key]`.
  func section<Inner: SettingKey>(_ key: Key) -> SectionReader<Inner>? {
    guard let entry = table[key.rawValue] else { return nil }
    guard let inner = entry.value.table else {
      findings.reportType(
        of: entry.value, key: key.rawValue, fitting: [.table],
        suggestion: entry.hasHeader ? "[\(key.rawValue)]" : nil)
      return nil
    }
    return SectionReader<Inner>(inner, at: entry.value.span, findings: findings)
  }

  /// The tables under every `[[key]]`, and where each stands.
  func tables(_ key: Key) -> [(Table, Range<Position>)] {
    guard let entry = table[key.rawValue] else { return [] }
    guard let elements = entry.value.array else {
      findings.reportType(
        of: entry.value, key: key.rawValue, fitting: [.array],
        suggestion: entry.hasHeader ? "[[\(key.rawValue)]]" : nil)
      return []
    }
    return elements.compactMap { element in
      findings.table(element, key: key.rawValue).map { ($0, element.span) }
    }
  }
}

extension Table.Entry {
  /// True if the key stands in a header, which is then where the value is.
  fileprivate var hasHeader: Bool {
    value.position < key.position
  }
}

// The kinds of values that several keys have.
extension SectionReader {
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: Key, into setting: inout Setting<Choice>
  ) {
    read(key, into: &setting) { findings.choice($0, key: key.rawValue, of: Choice.self) }
  }

  /// A choice between true and false, which stand for two cases.
  func flag<Choice>(
    _ key: Key, into setting: inout Setting<Choice>, yes: Choice, no: Choice
  ) {
    read(key, into: &setting) { value in
      findings.boolean(value, key: key.rawValue).map { $0 ? yes : no }
    }
  }

  /// A string that is of a form.
  func text(
    _ key: Key, into setting: inout Setting<String?>, form: Problem.Form,
    _ isWellFormed: (String) -> Bool
  ) {
    read(key, into: &setting) { value -> String?? in
      // Without its type the closure would return an optional text inside an optional, and a text
      // of the wrong form would pass for none.
      let text: String? = findings.string(value, key: key.rawValue, form: form) { text in
        isWellFormed(text) ? text : nil
      }
      return text.map { .some($0) }
    }
  }

  func duration(_ key: Key, into setting: inout Setting<Duration>) {
    read(key, into: &setting) { value in
      findings.string(value, key: key.rawValue, form: .duration) { Duration(setting: $0) }
    }
  }

  /// A program and its arguments.
  func program(_ key: Key) -> Setting<[String]>? {
    required(key) { value in
      var isFirst = true
      return findings.array(value, key: key.rawValue) { element in
        defer { isFirst = false }
        return isFirst
          ? findings.string(element, key: key.rawValue, form: .program) { $0.asProgram }
          : findings.string(element, key: key.rawValue, form: .argument) { $0.asArgument }
      }
    }
  }
}
