import Translations
import Typesetting

/// What `--help` prints.
struct HelpPage {
  static let version = "slip 0.1.0"

  private let phrases: Phrases
  private var help: Phrases.Help { phrases.help }

  init(_ phrases: Phrases) {
    self.phrases = phrases
  }

  /// The page of all commands.
  func overview() -> String {
    let rows = CommandTable.Name.allCases.map { name in
      let entry = CommandTable.entry(name)
      return ("slip \(name.rawValue) \(entry.operands)".trimmingEnd(), entry.words(phrases).summary)
    }
    let margin = String(repeating: " ", count: CellWidth.of(help.usage))
    return """
      \(help.motto)

      \(help.usage) slip [OPTIONS]            \(phrases.compose.command)
      \(margin) slip COMMAND [OPTIONS]
      \(margin) slip < FILE               \(help.inputAsMemo)

      \(table(rows))

      \(phrases.compose.optionsOfScreen)
      \(options(CommandTable.compose))

      \(help.commonOptions)
      \(options(CommandTable.common))

      \(help.saysMore)

      """
  }

  /// The page of one command.
  func page(_ name: CommandTable.Name) -> String {
    let entry = CommandTable.entry(name)
    let words = entry.words(phrases)
    let usage = "slip \(name.rawValue) \(entry.operands) [OPTIONS]".collapsingSpaces()
    var parts = ["\(help.usage) \(usage)", help.sentence(words.summary)]
    if let details = words.details { parts.append(details) }
    if !entry.verbs.isEmpty {
      parts.append(
        table(entry.verbs.map { ("\($0.verb) \($0.operands)".trimmingEnd(), $0.summary(help)) }))
    }
    parts.append("\(help.options)\n\(options(entry.flags + CommandTable.common))")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func options(_ flags: [Flag]) -> String {
    table(flags.map { ($0.usage, $0.summary(phrases)) })
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { CellWidth.of($0.0) }.max() ?? 0
    return rows.map { left, right in "  \(left.padded(to: width))  \(right)" }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }

  fileprivate func collapsingSpaces() -> String {
    split(separator: " ").joined(separator: " ")
  }
}
