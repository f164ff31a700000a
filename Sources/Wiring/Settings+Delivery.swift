public import Configuration
public import Delivery
public import Memos

extension Settings {
  /// The sinks that a network stands before, which are `slip-courier`'s.
  public var distantSinks: [SinkName] {
    sinks.compactMap { sink in
      if case .email = sink.destination { SinkName(sink.name.value) } else { nil }
    }
  }

  /// Which memo goes where.
  public var routing: Routing {
    let rules = routes.map { route in
      let condition: Routing.Condition =
        switch route.condition.value {
        case .prefix(let text): .prefix(text)
        case .tag(let name): .tag(name)
        case .contains(let text): .contains(text)
        }
      return Routing.Rule(
        condition, to: route.sinks.value.map(SinkName.init),
        route.match.value == .stripped ? .stripped : .kept)
    }
    return Routing(rules, sinks: sinks.map { SinkName($0.name.value) })
  }
}
