import TOML
import Timekeeping

extension VaultSettings {
  /// Nil after reporting that the path is missing or none; the other keys are looked at even so.
  init?(_ reader: SectionReader<SinkKey>) {
    let findings = reader.findings
    let path = reader.required(.path) { value in
      findings.string(value, key: SinkKey.path.rawValue, form: .absolutePath) { $0.asAbsolutePath }
    }
    self.init(path: path ?? .standard(""))
    readPlace(reader)
    reader.read(.entry, into: &entry) { Entry($0, findings: findings) }
    reader.choice(.marker, into: &marker)
    reader.read(.frontMatter, into: &frontMatter) { [Property]($0, findings: findings) }
    readNames(reader)
    reader.text(.template, into: &template, form: .pathInVault) { $0.asPathInVault != nil }
    reader.read(.locale, into: &locale) { value -> Language?? in
      let language = findings.choice(value, key: SinkKey.locale.rawValue, of: Language.self)
      return language.map { .some($0) }
    }
    if path == nil { return nil }
  }

  /// What notes are called, and where they stand.
  private mutating func readNames(_ reader: SectionReader<SinkKey>) {
    reader.text(.folder, into: &folder, form: .pathInVault) { $0.asPathInVault != nil }
    reader.text(.filename, into: &filename, form: .pathInVault) {
      $0.asLine?.asPathInVault != nil
    }
    let known = TemplatePlaces.ofTime + (mode.value == .memo ? TemplatePlaces.ofMemo : [])
    for (key, text) in [(SinkKey.folder, folder.value), (.filename, filename.value)] {
      guard let value = reader.value(key), let text else { continue }
      reader.findings.checkPlaces(of: text, at: value, key: key.rawValue, known: known)
    }
    // A memo's own name is made fit; one that many share has to lead to the same note every time.
    guard mode.value != .memo, let value = reader.value(.filename), let name = filename.value,
      name.asNoteName == nil
    else { return }
    reader.findings.report(
      .malformed(key: SinkKey.filename.rawValue, .noteName), at: value.span)
  }

  /// Which note, and where in it.
  private mutating func readPlace(_ reader: SectionReader<SinkKey>) {
    reader.choice(.mode, into: &mode)
    reader.text(.heading, into: &heading, form: .heading) { $0.asHeading != nil }
    reader.choice(.headingMissing, into: &headingMissing)
    reader.choice(.position, into: &position)
    if mode.value == .memo {
      filename = .standard(VaultSettings.memoFilename)
      for key in SinkKey.allCases where key.isOfSharedNotes { reader.reject(key, .mode(.memo)) }
    } else if reader.value(.heading) == nil {
      reader.reject(.headingMissing, .noHeading)
    }
  }
}

extension VaultSettings.Entry {
  /// Nil after reporting that it is neither a style nor a template.
  fileprivate init?(_ value: Value, findings: Findings) {
    let key = SinkKey.entry.rawValue
    guard let text = findings.string(value, key: key) else { return nil }
    if let style = Style(rawValue: text) {
      self = .style(style)
    } else if text.unicodeScalars.contains("{"), text.containsTemplate {
      guard text.asEntryTemplate != nil else {
        findings.report(.malformed(key: key, .entryTemplate), at: value.span)
        return nil
      }
      findings.checkPlaces(of: text, at: value, key: key, known: TemplatePlaces.known)
      self = .template(text)
    } else {
      let known = Style.allCases.map(\.rawValue)
      findings.reportUnknown(text, at: value.span, key: key, known: known)
      return nil
    }
  }
}

extension String {
  fileprivate var containsTemplate: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == (UInt8(ascii: "{"), UInt8(ascii: "{")) }
  }
}

extension [VaultSettings.Property] {
  /// Nil if it is no table; properties that are none are reported and left out.
  fileprivate init?(_ value: Value, findings: Findings) {
    guard let table = findings.table(value, key: SinkKey.frontMatter.rawValue) else { return nil }
    self = table.entries.compactMap { entry in
      let name = entry.key.name
      if name.asLine == nil {
        findings.report(.malformed(key: SinkKey.frontMatter.rawValue, .line), at: entry.key.span)
      }
      return VaultSettings.Property(
        entry.value, named: name, at: entry.key.position, findings: findings)
    }
  }
}

extension VaultSettings.Property {
  /// A value, or a table of `value` and `when`. Nil after reporting that it is neither.
  fileprivate init?(_ value: Value, named name: String, at position: Position, findings: Findings) {
    var rule = Setting<VaultSettings.PropertyRule>.standard(.absent)
    var content = value
    if let table = value.table, PropertyKey.allCases.contains(where: { table[$0.rawValue] != nil })
    {
      let reader = SectionReader<PropertyKey>(table, at: value.span, findings: findings)
      reader.choice(.when, into: &rule)
      guard let inner = reader.required(.value, { $0 }) else { return nil }
      content = inner.value
      if content.array != nil { reader.reject(.when, .list) }
    }
    guard
      let read = VaultSettings.PropertyValue(content, named: name, in: .front, findings: findings)
    else { return nil }
    self.init(name: name, value: read, rule: rule.value, position: position)
  }
}

extension VaultSettings.PropertyValue {
  /// Where a value stands: as a property's own, or as an element of a list.
  fileprivate enum Place {
    case front
    case list
  }

  /// Nil after reporting that no property can have the value.
  fileprivate init?(_ value: Value, named name: String, in place: Place, findings: Findings) {
    switch value.content {
    case .string(let text):
      findings.checkPlaces(of: text, at: value, key: name, known: TemplatePlaces.known)
      self = .text(text)
    case .integer(let integer): self = .integer(integer)
    case .boolean(let boolean): self = .boolean(boolean)
    case .localDate(let date): self = .date(date.description)
    case .localDateTime(let dateTime): self = .dateTime(dateTime.wholeSeconds)
    case .offsetDateTime(let dateTime): self = .dateTime(dateTime.local.wholeSeconds)
    case .localTime(let time): self = .text(time.description)
    case .float(let number) where number.isFinite: self = .number(number)
    case .float:
      findings.report(.malformed(key: name, .finite), at: value.span)
      return nil
    case .array(let elements) where place == .front:
      self = .list(elements.compactMap { Self($0, named: name, in: .list, findings: findings) })
    case .array, .table:
      var fitting = Value.Kind.allCases.filter { $0 != .table && $0 != .array }
      if place == .front { fitting.append(.array) }
      findings.reportType(of: value, key: name, fitting: fitting)
      return nil
    }
  }
}

extension LocalDateTime {
  /// As a property is written: without a fraction of the second.
  fileprivate var wholeSeconds: String {
    String(description.prefix(19))
  }
}
