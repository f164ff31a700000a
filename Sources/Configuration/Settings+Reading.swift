import TOML
import Timekeeping

extension Settings {
  /// The settings that the bytes of a configuration spell.
  ///
  /// Throws everything that is wrong with it at once; if it is not TOML, only where it stops
  /// being so. Looks at nothing but the text: a path is not followed, `~` is not expanded.
  public init(reading bytes: [UInt8]) throws(Problems) {
    let document: Document
    do throws(SyntaxError) {
      document = try Document(parsing: bytes)
    } catch {
      throw Problems(all: [Problem(error)])
    }
    let findings = Findings()
    self = Settings(document.root, findings: findings)
    let problems = findings.inOrder
    guard problems.isEmpty else { throw Problems(all: problems) }
  }

  private init(_ root: Table, findings: Findings) {
    let start = Position(line: 1, column: 1)
    let reader = SectionReader<RootKey>(root, at: start..<start, findings: findings)
    reader.read(.dayStartsAt, into: &dayStartsAt) { value in
      findings.string(value, key: RootKey.dayStartsAt.rawValue, form: .timeOfDay) { text in
        do throws(MalformedTime) { return try DayStart(text) } catch { return nil }
      }
    }
    reader.read(.language, into: &language) { value -> Language?? in
      guard let text = findings.string(value, key: RootKey.language.rawValue) else { return nil }
      if text == "auto" { return .some(nil) }
      if let language = Language(rawValue: text) { return .some(language) }
      findings.reportUnknown(
        text, at: value.span, key: RootKey.language.rawValue,
        known: ["auto"] + Language.allCases.map(\.rawValue))
      return nil
    }
    readHistory(reader)
    readCompose(reader)
    readFeedback(reader)
    readSinksAndRoutes(reader)
  }

  private mutating func readHistory(_ root: SectionReader<RootKey>) {
    guard let reader: SectionReader<HistoryKey> = root.section(.history) else { return }
    reader.read(.keep, into: &history.keep) { value in
      let key = HistoryKey.keep.rawValue
      return root.findings.string(value, key: key, form: .retention) { text in
        text == "forever" ? .forever : Duration(setting: text).map { .lasting($0) }
      }
    }
    reader.flag(.preview, into: &history.preview, yes: .kept, no: .dropped)
  }

  private mutating func readCompose(_ root: SectionReader<RootKey>) {
    guard let reader: SectionReader<ComposeKey> = root.section(.compose) else { return }
    compose.read(reader)
  }

  private mutating func readFeedback(_ root: SectionReader<RootKey>) {
    guard let reader: SectionReader<FeedbackKey> = root.section(.feedback) else { return }
    reader.text(.url, into: &feedback.url, form: .webAddress) { $0.asWebAddress != nil }
  }

  private mutating func readSinksAndRoutes(_ root: SectionReader<RootKey>) {
    var names: [String: Position] = [:]
    for (table, span) in root.tables(.sink) {
      let reader = SectionReader<SinkKey>(table, at: span, findings: root.findings)
      if let sink = SinkSettings(reader, at: span.lowerBound) { sinks.append(sink) }
      guard let name = reader.value(.name), let text = name.string else { continue }
      if let first = names[text] {
        root.findings.report(.repeatedSink(text, first: first), at: name.span)
      } else {
        names[text] = name.position
      }
    }
    let inOrder = names.sorted { $0.value < $1.value }.map(\.key)
    for (table, span) in root.tables(.route) {
      let reader = SectionReader<RouteKey>(table, at: span, findings: root.findings)
      if let route = RouteSettings(reader, sinkNames: inOrder) { routes.append(route) }
    }
  }
}

extension Problem {
  /// The problem that the text is not TOML.
  fileprivate init(_ error: SyntaxError) {
    var (before, length) = (0, 1)
    var suggestion: String?
    switch error.reason {
    case .unknownWord(let word):
      length = word.unicodeScalars.count
      let lowercase = word.lowercased()
      suggestion =
        ["true", "false", "inf", "nan"].contains(lowercase) ? lowercase : Literal.string(word)
    case .repeatedTable(let name, first: _) where RootKey(rawValue: name)?.isArray ?? false:
      (before, length) = (1, name.unicodeScalars.count + 1)
      suggestion = "[[\(name)]]"
    default: break
    }
    let (line, column) = (error.position.line, error.position.column)
    kind = .syntax(error.reason)
    span =
      Position(
        line: line, column: max(1, column - before))..<Position(
        line: line, column: column + length)
    self.suggestion = suggestion
  }
}
