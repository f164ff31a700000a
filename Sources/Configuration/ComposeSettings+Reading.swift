import Terminals
import TOML

extension ComposeSettings {
  mutating func read(_ reader: SectionReader<ComposeKey>) {
    readKeys(reader)
    reader.choice(.afterSend, into: &afterSend)
  }

  private mutating func readKeys(_ reader: SectionReader<ComposeKey>) {
    guard let value = reader.value(.keys) else { return }
    let (findings, name) = (reader.findings, ComposeKey.keys.rawValue)
    switch value.content {
    case .string:
      reader.read(.keys, into: &enter) {
        findings.choice($0, key: name, of: Style.self).map(\.enter)
      }
    case .table(let table):
      let keys = SectionReader<BindingKey>(table, at: value.span, findings: findings)
      keys.choice(.enter, into: &enter)
      var reading = BindingReading(keys)
      if case .text = enter.origin { reading.giveEnter(to: enter.value.action) }
      reading.readAll()
      reading.checkIndispensable()
      bindings = reading.bindings
    default:
      findings.reportType(of: value, key: name, fitting: [.string, .table])
    }
  }
}

extension ComposeSettings.Enter {
  /// The action that Enter has.
  fileprivate var action: ScreenAction { self == .breaks ? .newline : .send }
}

/// The table `keys` as it is read: which keys are given to which action so far.
private struct BindingReading {
  private(set) var bindings: [ComposeSettings.Binding] = []
  private let reader: SectionReader<BindingKey>
  private var owners: [Terminals.Key: ScreenAction] = [:]
  /// Where each key was given that is usually one of an action that needs one.
  private var places: [Terminals.Key: Range<Position>] = [:]

  init(_ reader: SectionReader<BindingKey>) {
    self.reader = reader
  }

  /// `enter` says what Enter does, and no action can say it again.
  mutating func giveEnter(to action: ScreenAction) {
    owners[Terminals.Key(.enter)] = action
  }

  /// Reads the actions in the order of the text, so that the second of two is the one reported.
  mutating func readAll() {
    let named = ScreenAction.allCases.compactMap { action in
      reader.value(.action(action)).map { (action: action, value: $0) }
    }
    for (action, value) in named.sorted(by: { $0.value.position < $1.value.position }) {
      guard let keys = keys(in: value, of: action) else { continue }
      bindings.append(
        ComposeSettings.Binding(
          action: action, keys: Setting(keys, from: .text(value.position))))
    }
  }

  /// One key or an array of them; an empty one leaves the action without any.
  private mutating func keys(in value: Value, of action: ScreenAction) -> [Terminals.Key]? {
    switch value.content {
    case .string: return key(in: value, of: action).map { [$0] }
    case .array(let elements):
      return elements.compactMap { key(in: $0, of: action) }
    default:
      reader.findings.reportType(of: value, key: action.rawValue, fitting: [.string, .array])
      return nil
    }
  }

  /// Nil after reporting that it is no key, or one that can't be given.
  private mutating func key(in value: Value, of action: ScreenAction) -> Terminals.Key? {
    let (findings, name) = (reader.findings, action.rawValue)
    guard let text = findings.string(value, key: name) else { return nil }
    guard let key = Terminals.Key(name: text) else {
      findings.report(
        .malformed(key: name, .keyName), at: value.span,
        suggestion: Terminals.Key.nearestName(to: text).map(Literal.string))
      return nil
    }
    guard !key.isText else {
      findings.report(
        .malformed(key: name, .silentKey), at: value.span,
        suggestion: Literal.string(Terminals.Key(key.code, key.modifiers.union(.alt)).name))
      return nil
    }
    if let owner = owners[key] {
      findings.report(
        owner == action
          ? .repeatedElement(key: name, key.name) : .takenKey(key.name, by: owner.rawValue),
        at: value.span)
      return nil
    }
    owners[key] = action
    places[key] = value.span
    return key
  }

  /// Reports where nobody could send, or leave, any more.
  func checkIndispensable() {
    for action in ScreenAction.allCases where !action.indispensableKeys.isEmpty {
      let usual = action.indispensableKeys.compactMap { Terminals.Key(name: $0) }
      guard !owners.values.contains(action) else { continue }
      let free = (usual + (5...12).map { Terminals.Key(.function($0)) }).first { owners[$0] == nil }
      if let value = reader.value(.action(action)) {
        guard value.array?.isEmpty ?? false else { continue }
        reader.findings.report(
          .noKey(for: action), at: value.span,
          suggestion: free.map { "[\(Literal.string($0.name))]" })
      } else if usual.allSatisfy({ owners[$0] != nil }),
        let last = usual.compactMap({ places[$0] }).max(by: { $0.lowerBound < $1.lowerBound })
      {
        reader.findings.report(
          .noKey(for: action), at: last,
          suggestion: free.map { "\(action.rawValue) = \(Literal.string($0.name))" })
      }
    }
  }
}
