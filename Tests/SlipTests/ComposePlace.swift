import Foundation
import JSON
import Posix
import TestSupport
import Testing

/// A home in which somebody writes memos on the compose screen, and what a claim asks about it.
struct ComposePlace {
  let slip = Program("slip")

  /// A memo as the history tells of it.
  struct Told: Hashable {
    var text: String
    var title: String?
    var status: String
  }

  /// A home with `settings` as its configuration; without any, with none.
  init(settings: String? = nil) throws {
    if let settings { try configure(settings) }
  }

  /// A home with a vault, and `settings` before its sink.
  static func withVault(settings: String = "") throws -> ComposePlace {
    let place = try ComposePlace(settings: settings + "\n" + Self.vault)
    try place.makeVault()
    return place
  }

  /// The sink of a vault at `~/Notes`.
  static let vault = "[[sink]]\nname = \"notes\"\ntype = \"vault\"\npath = \"~/Notes\"\n"

  func configure(_ settings: String) throws {
    try slip.home.write(settings, to: "config/slip/config.toml")
  }

  func makeVault() throws {
    try slip.home.write("{}", to: "Notes/.obsidian/app.json")
  }

  /// Starts the screen, and returns when it is up.
  func open(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, typeAhead: String = "",
    answers: TerminalScreen.Answers = .none, adding extra: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try slip.atTerminal(
      arguments, rows: rows, columns: columns, typeAhead: typeAhead, answers: answers,
      adding: extra)
    // A frame ends the first update of the screen.
    try session.wait { screen in
      screen.isUp && String(decoding: session.rawOutput, as: UTF8.self).contains("\u{1B}[?2026l")
    }
    return session
  }

  /// Types `keys`, then sends and leaves; gives what was sent.
  func sent(by keys: [UInt8]) throws -> [String] {
    let session = try open()
    try session.type(keys + [4, 4])
    #expect(try session.waitForExit() == 0)
    return try memos().map(\.text)
  }

  /// All memos, the oldest first.
  func memos() throws -> [Told] {
    try slip.run("history", "--json", "--full", "-n", "100000").lines.map { line in
      let object = try #require(try Value(parsing: Array(line.utf8)).object)
      return Told(
        text: try #require(object["text"]?.string), title: object["title"]?.string,
        status: try #require(object["status"]?.string))
    }
  }

  /// All that stands in the vault's notes.
  var notes: String {
    slip.home.files().filter { $0.hasPrefix("Notes/") && $0.hasSuffix(".md") }
      .compactMap { slip.home.text(of: $0) }.joined()
  }

  /// How long the text of each draft is, in bytes, by the file's size (docs/formats/draft.md); the
  /// shortest first. None of them has a selection.
  var draftLengths: [Int] {
    let names = slip.home.files().filter { $0.hasPrefix("state/slip/drafts/") }
    return names.compactMap { name in
      // 28 before the seal, 16 behind, and what is sealed beside the text's bytes.
      name.hasSuffix(".draft")
        ? slip.home.bytes(of: name).map { $0.count - 28 - 16 - (16 + 4 + 8 + 8 + 1 + 8 + 4) } : nil
    }.sorted()
  }

  /// Returns when the only draft is as long as `text`.
  func waitForDraft(_ text: String) throws {
    try wait { $0.draftLengths == [text.utf8.count] }
  }

  /// Returns as soon as `condition` holds, and says so if it never does.
  func wait(
    until condition: (ComposePlace) throws -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = Clock.monotonic() + TerminalSession.patience
    while !(try condition(self)) {
      if Clock.monotonic() > deadline {
        Issue.record("it never came to be", sourceLocation: sourceLocation)
        return
      }
      // Nothing tells of a file, so it is looked for.
      Clock.sleep(for: .milliseconds(5))
    }
  }
}

extension TerminalScreen {
  /// Whether the compose screen has the terminal.
  var isUp: Bool { isAlternate && privateModes.contains(2004) && !isSynchronizing }

  /// What a shell's job left as it should not be: the shell itself has pastes bracketed.
  var leftoversOfJobs: [String] { leftovers.filter { $0 != "mode ?2004" } }

  /// What stands in the field of a screen of 80 columns and 24 rows, without its margin.
  var field: String {
    var lines = (1..<rows - 2).map { row($0).dropFirst(2) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What is said below the field.
  var said: String { row(rows - 1).trimmingCharacters(in: .whitespaces) }
}
