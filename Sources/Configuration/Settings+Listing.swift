import TOML
import Terminals
import Timekeeping

extension Settings {
  /// One value that is in effect.
  public struct Line: Hashable, Sendable {
    /// The keys that lead to it, with dots: `sink.notes.mode`. Routes are numbered from 1.
    public let key: String
    /// The value as TOML; nil where the vault or the system decides.
    public let value: String?
    /// Where it came from.
    public let origin: Origin
  }

  /// All values that are in effect: the general ones, the sinks, the routes, the rest.
  public var lines: [Line] {
    var lines = [
      Line("day_starts_at", dayStartsAt) { Literal.string($0.clockTime) },
      Line("language", language) { Literal.string($0?.rawValue ?? "auto") },
    ]
    for sink in sinks { lines += sink.lines }
    for (index, route) in routes.enumerated() { lines += route.lines(under: "route.\(index + 1)") }
    return lines + [
      Line("history.keep", history.keep) { keep in
        switch keep {
        case .forever: Literal.string("forever")
        case .lasting(let duration): Literal.string(duration.settingText)
        }
      },
      Line("history.preview", history.preview) { $0 == .kept ? "true" : "false" },
    ] + compose.lines + [
      Line("feedback.url", feedback.url) { $0.map(Literal.string) }
    ]
  }
}

extension Settings.Line {
  fileprivate init<Value>(
    _ key: String, _ setting: Setting<Value>, _ literal: (Value) -> String?
  ) {
    self.key = key
    value = literal(setting.value)
    origin = setting.origin
  }
}

extension SinkSettings {
  fileprivate var lines: [Settings.Line] {
    let prefix = "sink.\(name.value.asKey)"
    let own = [
      Settings.Line("\(prefix).name", name, Literal.string),
      Settings.Line(
        key: "\(prefix).type", value: Literal.string(kind.rawValue), origin: .text(position)),
    ]
    switch destination {
    case .vault(let vault): return own + vault.lines(under: prefix)
    case .email(let email): return own + email.lines(under: prefix)
    case .command(let command):
      return own + [
        Settings.Line("\(prefix).argv", command.argv, \.literal),
        Settings.Line("\(prefix).timeout", command.timeout) { Literal.string($0.settingText) },
      ]
    }
  }
}

extension VaultSettings {
  fileprivate func lines(under prefix: String) -> [Settings.Line] {
    typealias Line = Settings.Line
    var lines = [
      Line("\(prefix).path", path, Literal.string),
      Line("\(prefix).mode", mode) { Literal.string($0.rawValue) },
    ]
    if mode.value != .memo {
      lines.append(Line("\(prefix).heading", heading) { $0.map(Literal.string) })
      if heading.value != nil {
        lines.append(
          Line("\(prefix).heading_missing", headingMissing) { Literal.string($0.rawValue) })
      }
      lines += [
        Line("\(prefix).position", position) { Literal.string($0.rawValue) },
        Line("\(prefix).entry", entry) { entry in
          switch entry {
          case .style(let style): Literal.string(style.rawValue)
          case .template(let template): Literal.string(template)
          }
        },
      ]
    }
    return lines + [
      Line("\(prefix).marker", marker) { Literal.string($0.rawValue) },
      Line("\(prefix).front_matter", frontMatter, \.literal),
      Line("\(prefix).folder", folder) { $0.map(Literal.string) },
      Line("\(prefix).filename", filename) { $0.map(Literal.string) },
      Line("\(prefix).template", template) { $0.map(Literal.string) },
      Line("\(prefix).locale", locale) { $0.map { Literal.string($0.rawValue) } },
    ]
  }
}

extension EmailSettings {
  fileprivate func lines(under prefix: String) -> [Settings.Line] {
    let last = Settings.Line("\(prefix).timeout", timeout) { Literal.string($0.settingText) }
    switch transport.value {
    case .relay(let url):
      return [Settings.Line("\(prefix).relay", transport) { _ in Literal.string(url) }, last]
    case .sendmail(let command):
      return [Settings.Line("\(prefix).command", transport) { _ in command.literal }, last]
    }
  }
}

extension RouteSettings {
  fileprivate func lines(under prefix: String) -> [Settings.Line] {
    [
      Settings.Line("\(prefix).when", condition) { condition in
        switch condition {
        case .prefix(let text): "{ prefix = \(Literal.string(text)) }"
        case .tag(let text): "{ tag = \(Literal.string(text)) }"
        case .contains(let text): "{ contains = \(Literal.string(text)) }"
        }
      },
      Settings.Line("\(prefix).to", sinks, \.literal),
      Settings.Line("\(prefix).strip", match) { $0 == .stripped ? "true" : "false" },
    ]
  }
}

extension ComposeSettings {
  fileprivate var lines: [Settings.Line] {
    typealias Line = Settings.Line
    let keys =
      bindings.isEmpty
      ? [Line("compose.keys", enter) { Literal.string($0.style.rawValue) }]
      : [Line("compose.keys.enter", enter) { Literal.string($0.rawValue) }]
        + bindings.map { binding in
          Line("compose.keys.\(binding.action.rawValue)", binding.keys) { $0.map(\.name).literal }
        }
    return keys + [Line("compose.after_send", afterSend) { Literal.string($0.rawValue) }]
  }
}

extension [String] {
  fileprivate var literal: String {
    "[\(map(Literal.string).joined(separator: ", "))]"
  }
}

extension [VaultSettings.Property] {
  fileprivate var literal: String {
    if isEmpty { return "{}" }
    return "{ \(map { "\($0.name.asKey) = \($0.literal)" }.joined(separator: ", ")) }"
  }
}

extension VaultSettings.Property {
  fileprivate var literal: String {
    switch rule {
    case .absent: value.literal
    case .always: "{ value = \(value.literal), when = \"always\" }"
    }
  }
}

extension VaultSettings.PropertyValue {
  fileprivate var literal: String {
    switch self {
    case .text(let text): Literal.string(text)
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .date(let text), .dateTime(let text): text
    case .list(let elements): "[\(elements.map(\.literal).joined(separator: ", "))]"
    }
  }
}

extension String {
  /// Bare where it can be.
  fileprivate var asKey: String {
    let isBare = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isBare && !isEmpty ? self : Literal.string(self)
  }
}

extension DayStart {
  /// `HH:MM`
  fileprivate var clockTime: String {
    let (hour, minute) = minutesAfterMidnight.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
