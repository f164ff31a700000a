/// Writes names and values so that every reader of YAML 1.1 and 1.2 reads them back the same.
enum PropertyWriter {
  /// The property on lines of its own. A list has one line for each item, as Obsidian writes it.
  static func lines(_ name: String, _ value: Property.Value, _ ending: [UInt8]) -> [UInt8] {
    let head = Array(nameText(name).utf8) + [.colon]
    if case .list = value { return head + ending + itemLines(value.items, ending) }
    return head + [.space] + text(value).utf8 + ending
  }

  /// The lines of a list that has none yet.
  static func itemLines(_ items: [Property.Value], _ ending: [UInt8]) -> [UInt8] {
    items.flatMap { Array("  - ".utf8) + text($0).utf8 + ending }
  }

  /// The value on one line.
  static func text(_ value: Property.Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .date(let text): text
    case .integer(let number): number.description
    case .number(let number): decimal(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .list(let items): "[" + items.map(text).joined(separator: ", ") + "]"
    }
  }

  /// Quotes stay away where no reader needs them.
  private static func nameText(_ name: String) -> String {
    let isWord = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_" || $0 == "-"
    }
    let begins = name.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
    return isWord && begins && !words.contains(name.lowercased()) ? name : quoted(name)
  }

  /// What a YAML 1.1 reader takes for something else than text.
  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  /// In double quotes, with escapes for what readers fold, refuse or drop.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += scalar.value < 0x100 ? "\\x" : "\\u"
        result += String(repeating: "0", count: (scalar.value < 0x100 ? 2 : 4) - digits.utf8.count)
        result += digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// With a point even before an exponent, which YAML 1.1 asks of a number.
  private static func decimal(_ number: Double) -> String {
    let text = number.description
    guard let exponent = text.firstIndex(of: "e"), !text.contains(".") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }
}

extension Property.Value {
  /// The items of a list, those of lists inside it too; any other value is its own item.
  var items: [Property.Value] {
    guard case .list(let items) = self else { return [self] }
    return items.flatMap(\.items)
  }

  /// What a reader gets for it, as text.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .date, .integer, .number, .boolean, .list: PropertyWriter.text(self)
    }
  }
}
