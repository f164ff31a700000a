import Foundation
import TestSupport
import Testing

/// Which language the built program speaks, and what no language changes.
@Suite struct LanguageTests {
  let slip = Program("slip")

  /// A locale for each language that Slip speaks.
  static let locales = [
    "en_US.UTF-8", "ja_JP.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8", "it_IT.UTF-8",
    "pt_PT.UTF-8", "ko_KR.UTF-8", "zh_CN.UTF-8", "ar_EG.UTF-8",
  ]

  /// Commands that a script runs; `ID` is a memo that waits.
  static let scripted = [
    ["add", "--json", "--no-deliver", "--at", "2026-11-30T12:00:00Z", "text"],
    ["outbox", "--json"], ["outbox", "show", "ID", "--json"], ["history", "--json"],
    ["config", "show", "--json"], ["replay", "--dry-run", "--json"], ["verify", "--json"],
    ["undo", "--json", "zzzz"], ["add", "--json", "--at", "never", "text"],
    ["add", "--json", "--to", "nope", "text"], ["add", "--json"], ["outbox", "--json", "--bogus"],
    ["outbox", "drop", "ID", "--json"], ["frobnicate", "--json"],
  ]

  /// Commands that fail, each in its own way.
  static let failing = [
    ["frobnicate"], ["add", "--bogus"], ["add", "--at", "never", "text"], ["add", " "],
    ["add", "--to", "nope", "text"], ["outbox", "show", "zzzz"], ["outbox", "drop", "ID"],
    ["replay"], ["init"], ["add", "--attach", "missing", "text"], ["render"], ["verify"],
  ]

  @Test func `the system's language is spoken: errors, results and help`() throws {
    _ = try slip.run("add", "--no-deliver", "text")
    let german = ["LC_ALL": "de_DE.UTF-8"]
    let wrong = try slip.run("frobnicate", adding: german)
    #expect(
      wrong.diagnostics == """
        slip: Fehler: einen Befehl frobnicate gibt es nicht
        slip: Hinweis: slip help listet die Befehle auf

        """)
    #expect(try slip.run("outbox", adding: german).output.contains("kein Ziel ist eingerichtet"))
    let history = try slip.run("history", adding: german).output
    #expect(history.contains("  wartet  text") && !history.contains("waiting"))
    let help = try slip.run("--help", adding: german).output
    #expect(help.contains("\n  slip outbox [show|retry|drop ID]  zeigen, was wartet, und warum\n"))
    #expect(help.contains("\nOptionen jedes Befehls:\n"))
  }

  @Test(arguments: [("LC_MESSAGES", "uso:"), ("LANG", "使い方:")])
  func `LC_ALL is asked first, then LC_MESSAGES, then LANG`(name: String, usage: String) throws {
    var environment = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"]
    if name == "LC_MESSAGES" { environment[name] = "it_IT.UTF-8" }
    #expect(try slip.run("--help", adding: environment).output.contains("\n\(usage) slip "))
    environment["LC_ALL"] = "fr_FR.UTF-8"
    #expect(
      try slip.run("--help", adding: environment).output.contains("\nusage\u{A0}: slip "))
  }

  @Test func `a language in the configuration wins over the system's`() throws {
    try slip.home.write("language = \"ja\"\n", to: "config/slip/config.toml")
    let outcome = try slip.run("frobnicate", adding: ["LC_ALL": "de_DE.UTF-8"])
    #expect(outcome.diagnostics.hasPrefix("slip: エラー: frobnicate というコマンドはない\n"))
    try slip.home.write("language = \"de\"\n", to: "other.toml")
    let other = try slip.run("frobnicate", "--config", slip.home.path("other.toml"))
    #expect(other.diagnostics.hasPrefix("slip: Fehler: "))
  }

  @Test(arguments: locales)
  func `what a script reads is the same in every language, byte for byte`(locale: String) throws {
    let english = try Self.outcomes(of: Self.scripted, in: "C.UTF-8")
    let other = try Self.outcomes(of: Self.scripted, in: locale)
    for (words, (english, other)) in zip(Self.scripted, zip(english, other)) {
      #expect(other.output == english.output, "\(words)")
      #expect(other.diagnostics == english.diagnostics, "\(words)")
      #expect(other.status == english.status, "\(words)")
      #expect(english.output + english.diagnostics != "", "\(words)")
    }
  }

  @Test(arguments: locales)
  func `no language changes an exit status, and each has words of its own`(locale: String) throws {
    let english = try Self.outcomes(of: Self.failing, in: "C.UTF-8")
    let other = try Self.outcomes(of: Self.failing, in: locale)
    for (words, (english, other)) in zip(Self.failing, zip(english, other)) {
      #expect(other.status == english.status, "\(words)")
      let same = (other.output, other.diagnostics) == (english.output, english.diagnostics)
      #expect(same == locale.hasPrefix("en"), "\(words): \(other.diagnostics)")
    }
  }

  /// What those commands come to, one after the other, in a home of their own where one memo waits.
  private static func outcomes(
    of commands: [[String]], in locale: String
  ) throws -> [(output: String, diagnostics: String, status: Int32)] {
    let slip = Program("slip")
    let accepted = try slip.run("add", "--json", "--no-deliver", "first").output
    let id = try #require(accepted.firstMatch(of: #/"id":"([0-9a-f-]+)"/#)?.1)
    return try commands.map { words in
      let outcome = try slip.run(
        words.map { $0 == "ID" ? String(id) : $0 }, adding: ["LC_ALL": locale])
      return (
        anonymous(outcome.output, slip), anonymous(outcome.diagnostics, slip), outcome.status
      )
    }
  }

  /// Homes, IDs and times differ from run to run.
  private static func anonymous(_ text: String, _ slip: Program) -> String {
    text.replacingOccurrences(of: slip.home.path, with: "HOME")
      .replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/#, with: "ID")
      .replacing(#/[0-9-]{10}T[0-9:.]+Z/#, with: "TIME")
  }
}
