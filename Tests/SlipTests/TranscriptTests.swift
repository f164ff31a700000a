import Foundation
import TestSupport
import Testing

/// Every `Fixtures/transcripts/*.transcript`: what a person types, and all that Slip answers.
///
///     # a comment
///     $ a command for sh, in an empty home
///     >a line on standard output
///     2>a line on standard error
///     ?75                                the exit status, where it is not 0
///
/// IDs read as `ID` (short ones as `id`, attachments' as `SEALED`) and the home folder as `HOME`. `SLIP_RECORD=1 swift test`
/// rewrites the files and fails, so that a rewrite is always reviewed.
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/transcripts")

  static var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter { $0.hasSuffix(".transcript") }.sorted()
  }

  @Test(arguments: names)
  func `slip answers as written down`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let written = try String(contentsOf: file, encoding: .utf8)
    let slip = Program("slip")
    var played = ""
    for line in written.components(separatedBy: "\n") {
      if line.hasPrefix("#") || line.isEmpty { played += line + "\n" }
      guard line.hasPrefix("$ ") else { continue }
      let outcome = try slip.shell(String(line.dropFirst(2)))
      played += line + "\n"
      played += Self.lines(outcome.output, prefix: ">", slip)
      played += Self.lines(outcome.diagnostics, prefix: "2>", slip)
      if outcome.status != 0 { played += "?\(outcome.status)\n" }
    }
    played = played.trimmingCharacters(in: .newlines) + "\n"
    if ProcessInfo.processInfo.environment["SLIP_RECORD"] != nil {
      try played.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was rewritten: read it")
    }
    #expect(played == written)
  }

  private static func lines(_ text: String, prefix: String, _ slip: Program) -> String {
    guard !text.isEmpty else { return "" }
    let home = slip.home.path
    let plain = text.replacingOccurrences(of: home, with: "HOME")
      .replacingOccurrences(of: home.replacingOccurrences(of: "/", with: "%2F"), with: "HOME")
      .replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/#, with: "ID")
      .replacing(#/\b[0-9a-f]{32}\b/#, with: "SEALED")
      .replacing(#/\b(?=[0-9a-f]*[0-9])[0-9a-f]{16}\b/#, with: "KEY")
      .replacing(#/\b(?=[0-9a-f]*[0-9])[0-9a-f]{6}\b/#, with: "id")
      .replacing(#/\b[a-f]{6}\b/#, with: "id")
    let lines = plain.hasSuffix("\n") ? plain.dropLast().description : plain + "⏎"
    return lines.components(separatedBy: "\n").map { prefix + $0 + "\n" }.joined()
  }
}
