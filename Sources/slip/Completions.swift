import Translations

/// What `slip completions` prints, made from the command table.
enum Completions {
  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  static func script(for shell: Shell, _ phrases: Phrases) -> String {
    switch shell {
    case .bash: bash()
    case .zsh: zsh()
    case .fish: fish(phrases)
    }
  }

  private static func words(after name: CommandTable.Name) -> [String] {
    let entry = CommandTable.entry(name)
    return entry.verbs.map(\.verb) + (entry.flags + CommandTable.common).map(\.written)
  }

  private static var names: String {
    CommandTable.Name.allCases.map(\.rawValue).joined(separator: " ")
  }

  /// What may follow `slip` where no command does.
  private static let optionsAlone = CommandTable.compose + CommandTable.common

  private static var wordsAlone: String {
    optionsAlone.map(\.written).joined(separator: " ")
  }

  private static func bash() -> String {
    let cases = CommandTable.Name.allCases.map { name in
      "    \(name.rawValue)) words=\"\(words(after: name).joined(separator: " "))\" ;;"
    }
    return """
      _slip() {
        local words
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          *) words="\(wordsAlone)" ;;
        esac
        [ "$COMP_CWORD" -eq 1 ] && words="\(names) \(wordsAlone)"
        COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
      }
      complete -o default -F _slip slip

      """
  }

  private static func zsh() -> String {
    let cases = CommandTable.Name.allCases.map { name in
      "    \(name.rawValue)) compadd -- \(words(after: name).joined(separator: " ")); _files ;;"
    }
    return """
      #compdef slip
      _slip() {
        if (( CURRENT == 2 )); then
          compadd -- \(names) \(wordsAlone)
          return
        fi
        case "${words[2]}" in
      \(cases.joined(separator: "\n"))
          *) compadd -- \(wordsAlone); _files ;;
        esac
      }
      compdef _slip slip

      """
  }

  private static func fish(_ phrases: Phrases) -> String {
    let help = phrases.help
    var lines: [String] = []
    for name in CommandTable.Name.allCases {
      let entry = CommandTable.entry(name)
      lines.append(
        "complete -c slip -n __fish_use_subcommand -f -a \(name.rawValue) "
          + described(entry.words(phrases).summary))
      let after = "-n '__fish_seen_subcommand_from \(name.rawValue)'"
      for verb in entry.verbs {
        lines.append(
          "complete -c slip \(after) -f -a \(verb.verb) \(described(verb.summary(help)))")
      }
      lines += (entry.flags + CommandTable.common).map { fish($0, after, phrases) }
    }
    lines += optionsAlone.map { fish($0, "-n __fish_use_subcommand", phrases) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fish(_ flag: Flag, _ condition: String, _ phrases: Phrases) -> String {
    let option = flag == .number ? "-s n" : "-l \(flag.rawValue)"
    let value = if case .value = flag.shape { " -r" } else { "" }
    return "complete -c slip \(condition) \(option)\(value) \(described(flag.summary(phrases)))"
  }

  /// A description as fish reads it.
  private static func described(_ words: String) -> String {
    "-d '\(words.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'"))'"
  }
}
