public import Memos
public import Recording

/// Where each memo goes.
///
/// A memo sent `--to` sinks goes to those. Any other goes where the first rule that matches it
/// says; where none matches, to every sink that no rule names.
public struct Routing: Hashable, Sendable {
  private let rules: [Rule]
  private let sinks: [SinkName]

  /// One `[[route]]` of the configuration.
  public struct Rule: Hashable, Sendable {
    /// Which memos it is for.
    public let condition: Condition
    /// Where they go.
    public let sinks: [SinkName]

    /// The rule that memos which meet `condition` go to `sinks`.
    public init(_ condition: Condition, to sinks: [SinkName]) {
      self.condition = condition
      self.sinks = sinks
    }
  }

  /// What a rule asks of a memo's text. Upper and lower case are one; otherwise characters are
  /// compared as they are written, not by canonical equivalence.
  public enum Condition: Hashable, Sendable {
    /// It begins with this, white space before it aside.
    case prefix(String, Mark)
    /// It has this tag, given with `--tag` or standing in the text as `#tag`. `work` is not the
    /// tag of `#work/urgent`.
    case tag(String, Mark)
    /// This is somewhere in it.
    case contains(String)
  }

  /// What becomes of the prefix or tag that chose the sink.
  public enum Mark: Hashable, Sendable {
    /// It stays in the text that is delivered.
    case kept
    /// It is left out at the front of the text, with the white space around it. A `#tag` further in
    /// is part of a sentence and stays; and if nothing else is left, the text stays whole.
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
      if let match = rule.condition.match(memo) {
        return route(to: rule.sinks, cutting: memo.text.cut(match.end))
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

extension SinkName {
  /// The name of the vault at that absolute path, for memos sent to it with `--vault`. No
  /// configured sink is called so: a configured name has no colon.
  public static func vault(path: String) -> SinkName {
    SinkName("vault:" + path)
  }
}

extension String {
  /// How many bytes of UTF-8 to leave out at the front if everything before `end` is stripped.
  fileprivate func cut(_ end: Index?) -> Int {
    guard let end else { return 0 }
    let rest = unicodeScalars[end...].drop { $0.properties.isWhitespace }
    return rest.isEmpty ? 0 : utf8.distance(from: startIndex, to: rest.startIndex)
  }
}
