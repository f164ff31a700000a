import TOML
import Timekeeping

/// The places of a template, `{{date:YYYY}}`, as far as a configuration has to know them: what they
/// are called, and what of the text a person typed.
struct TemplatePlaces {
  /// The names as they are written, each with what follows it: `date` and `:YYYY`.
  private(set) var all: [(name: Substring, rest: Substring)] = []
  /// The text with every date and time filled for some day, and every other place taken out.
  private(set) var example = ""

  /// The names that stand for a time.
  static let ofTime = ["date", "time", "yesterday", "tomorrow"]
  /// The names that stand for something of a memo.
  static let ofMemo = ["title", "text", "tags", "id"]

  /// All names.
  static let known = ofTime + ofMemo

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      let inside = rest[open.upperBound...].drop(while: \.isWhitespace)
      let name = inside.prefix { $0.isLetter || $0 == "_" }
      guard !name.isEmpty, let close = inside.firstRange(of: "}}"),
        !inside[..<close.lowerBound].contains("{")
      else {
        example += rest[..<open.upperBound]
        rest = rest[open.upperBound...]
        continue
      }
      example += rest[..<open.lowerBound]
      let behind = inside[name.endIndex..<close.lowerBound]
      all.append((name, behind))
      if let format = Self.format(name.lowercased(), behind) {
        example += DateFormat(format).format(Self.someDay)
      }
      rest = rest[close.upperBound...]
    }
    example += rest
  }

  private static func format(_ name: String, _ behind: Substring) -> String? {
    guard ofTime.contains(name) else { return nil }
    if let colon = behind.firstIndex(of: ":") {
      return String(behind[behind.index(after: colon)...])
    }
    return name == "time" ? "HH:mm" : "YYYY-MM-DD"
  }

  private static let someDay = Timestamp(Instant(milliseconds: 1_796_029_623_000), offset: .utc)
}

extension Findings {
  /// Reports every place of the template that is none of `known`.
  func checkPlaces(of text: String, at value: Value, key: String, known: [String]) {
    var reported: Set<Substring> = []
    for place in TemplatePlaces(text).all
    where !known.contains(place.name.lowercased()) && reported.insert(place.name).inserted {
      let meant = nearest(to: place.name.lowercased(), known)
      report(
        .unknownPlace(key: key, found: String(place.name), known: known), at: value.span,
        suggestion: meant.map { Literal.string(text.replacing(place.name, with: $0)) })
    }
  }
}

extension String {
  /// A template for the name of a note that others share, without what Obsidian refuses in one.
  var asNoteName: String? {
    let name = TemplatePlaces(self).example
    let last = name.utf8.split(separator: UInt8(ascii: "/")).last
    let isHidden = last?.first == UInt8(ascii: ".")
    return isHidden
      || name.unicodeScalars.contains(where: { ":*?\"<>|".unicodeScalars.contains($0) })
      ? nil : self
  }
}
