import TOML

extension RouteSettings {
  /// Nil after reporting why it is no route. `sinkNames` are the names of all sinks.
  init?(_ reader: SectionReader<RouteKey>, sinkNames: [String]) {
    let findings = reader.findings
    let condition = reader.required(.when) { Condition($0, findings: findings) }
    var seen: Set<String> = []
    let sinks = reader.required(.to) { value in
      findings.array(value, key: RouteKey.to.rawValue) { element -> String? in
        let key = RouteKey.to.rawValue
        guard let name = findings.string(element, key: key) else { return nil }
        if !sinkNames.contains(name) {
          findings.report(
            .unknownSink(name), at: element.span,
            suggestion: nearest(to: name, sinkNames).map(Literal.string))
        } else if !seen.insert(name).inserted {
          findings.report(.repeatedElement(key: key, name), at: element.span)
        }
        return name
      }
    }
    reader.flag(.strip, into: &match, yes: .stripped, no: .kept)
    guard let condition, let sinks else { return nil }
    self.condition = condition
    self.sinks = sinks
  }
}

extension RouteSettings.Condition {
  /// Nil after reporting why it is no condition.
  fileprivate init?(_ value: Value, findings: Findings) {
    guard let table = findings.table(value, key: RouteKey.when.rawValue) else { return nil }
    let reader = SectionReader<ConditionKey>(table, at: value.span, findings: findings)
    let keys = ConditionKey.allCases.filter { reader.value($0) != nil }
    guard keys.count == 1, let text = reader.value(keys[0]) else {
      if table.entries.count == keys.count {
        findings.report(.conditionCount(keys.count), at: value.span)
      }
      return nil
    }
    let condition: Self?
    switch keys[0] {
    case .prefix:
      condition = findings.string(text, key: keys[0].rawValue, form: .line) { text in
        text.asLine.map { .prefix($0) }
      }
    case .tag:
      condition = findings.string(text, key: keys[0].rawValue, form: .tag) { text in
        text.asTag.map { .tag($0) }
      }
    case .contains:
      condition = findings.string(text, key: keys[0].rawValue, form: .line) { text in
        text.asLine.map { .contains($0) }
      }
    }
    guard let condition else { return nil }
    self = condition
  }
}
