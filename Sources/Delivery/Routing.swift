public import Memos
public import Recording

/// Where each memo goes.
///
/// A memo sent `--to` sinks goes to those. Any other goes where the first rule that it meets says;
/// where it meets none, to every sink that no rule names.
public struct Routing: Hashable, Sendable {
  private let rules: [Rule]
  private let sinks: [SinkName]

  /// One `[[route]]` of the configuration.
  public struct Rule: Hashable, Sendable {
    /// Which memos it is for.
    public let condition: Condition
    /// Where they go.
    public let sinks: [SinkName]
    /// What becomes of the words that met the condition.
    public let match: Match

    /// The rule that memos which meet `condition` go to `sinks`.
    public init(_ condition: Condition, to sinks: [SinkName], _ match: Match = .kept) {
      self.condition = condition
      self.sinks = sinks
      self.match = match
    }
  }

  /// What a rule asks of a memo. Upper and lower case are one; otherwise characters are compared
  /// as they are written, not by canonical equivalence.
  public enum Condition: Hashable, Sendable {
    /// The text begins with this, white space before it aside.
    case prefix(String)
    /// The memo has this tag: given with `--tag`, or standing in the text as `#tag`. The tag
    /// `work` is not in `#work/urgent`.
    case tag(String)
    /// This is somewhere in the text.
    case contains(String)
  }

  /// What becomes of the words that met the condition.
  public enum Match: Hashable, Sendable {
    /// They stay in the text that is delivered.
    case kept
    /// They are left out where they are the first of the text, with the white space around them.
    /// Further in they are part of a sentence and stay; and if nothing else is left, all stays.
    case stripped
  }

  /// The routing by `rules`, in their order, among `sinks`, in the configuration's order.
  public init(_ rules: [Rule] = [], sinks: [SinkName]) {
    self.rules = rules
    self.sinks = sinks
  }

  /// Where `memo` goes; nil if there is no sink for it.
  ///
  /// The route may name a sink that is not among the configured ones (any more): then the memo
  /// waits for it rather than go elsewhere.
  public func route(of memo: Memo) -> Route? {
    switch memo.destination {
    case .sinks(let names): return route(to: names)
    case .vault(let path): return route(to: [.vault(path: path)])
    case .routed: break
    }
    for rule in rules {
      guard let finding = rule.condition.find(in: memo) else { continue }
      switch (rule.match, finding) {
      case (.stripped, .front(let end)):
        return route(to: rule.sinks, cutting: memo.text.byteCount(upTo: end))
      case (.kept, _), (.stripped, .elsewhere):
        return route(to: rule.sinks)
      }
    }
    let named = Set(rules.flatMap(\.sinks))
    return route(to: sinks.filter { !named.contains($0) })
  }

  private func route(to names: [SinkName], cutting cut: Int = 0) -> Route? {
    var ordered = sinks.filter(names.contains)
    for name in names where !ordered.contains(name) { ordered.append(name) }
    return ordered.isEmpty ? nil : Route(to: ordered, cutting: cut)
  }
}

extension String {
  /// How many bytes of UTF-8 come before what is left without `end` and the white space behind
  /// it; 0 if nothing would be left.
  fileprivate func byteCount(upTo end: Index) -> Int {
    let rest = unicodeScalars[end...].drop { $0.properties.isWhitespace }
    return rest.isEmpty ? 0 : utf8.distance(from: startIndex, to: rest.startIndex)
  }
}
