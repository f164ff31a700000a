import Foundation
import TestSupport
import Testing

/// What help and the shells' completions know of the compose screen's own options.
@Suite struct CompletionTests {
  let slip = Program("slip")

  /// What bash offers for the last of these words.
  private func offered(_ words: String...) throws -> [String] {
    try slip.home.write(try slip.run("completions", "bash").output, to: "completion.bash")
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    return try slip.shell(
      """
      bash -c '. ./completion.bash
      COMP_WORDS=(\(typed.replacingOccurrences(of: "'", with: "\""))) COMP_CWORD=\(words.count - 1)
      _slip; printf "%s\\n" "${COMPREPLY[@]}"'
      """
    ).lines
  }

  @Test func `bash offers the screen's options where no command stands`() throws {
    #expect(try offered("slip", "--") == ["--once", "--trace", "--config", "--state", "--help"])
    #expect(try offered("slip", "--once", "--t") == ["--trace"])
    #expect(try offered("slip", "o") == ["outbox", "open"])
    #expect(try !offered("slip", "add", "--").contains("--once"))
  }

  @Test func `zsh and fish offer them too`() throws {
    let zsh = try slip.run("completions", "zsh").lines
    #expect(
      zsh.count { $0.contains("compadd") && $0.contains(" --once --trace ") } == 2, "\(zsh)")
    let fish = try slip.run("completions", "fish").lines
    let once = "complete -c slip -n __fish_use_subcommand -l once -d "
    let trace = "complete -c slip -n __fish_use_subcommand -l trace -r -d "
    #expect(fish.contains { $0.hasPrefix(once) })
    #expect(fish.contains { $0.hasPrefix(trace) })
  }

  @Test func `help names them with what they do`() throws {
    let help = try slip.run("--help").lines
    #expect(help.contains { $0.hasPrefix("  --once ") && $0.hasSuffix("end when a memo is sent") })
    #expect(help.contains { $0.hasPrefix("  --trace FILE  ") })
  }
}
