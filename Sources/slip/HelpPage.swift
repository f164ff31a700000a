/// What `--help` prints.
enum HelpPage {
  static let version = "slip 0.1.0"

  /// The page of all commands.
  static func overview() -> String {
    let rows = CommandTable.Name.allCases.map { name in
      let entry = CommandTable.entry(name)
      return ("slip \(name.rawValue) \(entry.operands)".trimmingEnd(), entry.summary)
    }
    return """
      Slip is where a thought goes the moment it occurs.

      usage: slip COMMAND [OPTIONS]
             slip < FILE               capture standard input as one memo

      \(table(rows))

      Options of every command:
      \(table(CommandTable.common.map { ($0.usage, $0.summary) }))

      slip COMMAND --help says more about one of them.

      """
  }

  /// The page of one command.
  static func page(_ name: CommandTable.Name) -> String {
    let entry = CommandTable.entry(name)
    var parts = ["usage: slip \(name.rawValue) \(entry.operands) [OPTIONS]".collapsingSpaces()]
    parts.append(entry.summary.prefix(1).uppercased() + entry.summary.dropFirst() + ".")
    if !entry.details.isEmpty { parts.append(entry.details) }
    if !entry.verbs.isEmpty {
      parts.append(
        table(entry.verbs.map { ("\($0.verb) \($0.operands)".trimmingEnd(), $0.summary) }))
    }
    parts.append(
      "Options:\n" + table((entry.flags + CommandTable.common).map { ($0.usage, $0.summary) }))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
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
