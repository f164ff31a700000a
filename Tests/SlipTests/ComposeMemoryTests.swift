import Foundation
import TestSupport
import Testing

/// What stays in the memory of the compose screen.
@Suite struct ComposeMemoryTests {
  /// Whether this user may look into the memory of a process that refuses it.
  private static let mayLook: Bool = {
    guard let session = try? ComposePlace().open() else { return true }
    return FileHandle(forReadingAtPath: "/proc/\(session.process)/mem") != nil
  }()

  /// Whether the program is linked statically.
  private static let isStatic: Bool = {
    let program = Program("slip")
    let told = try? program.shell("ldd '\(program.path)'")
    return told.map { $0.status != 0 } ?? false
  }()

  /// What the process has in memory, as the system tells it.
  private func maps(of number: Int32) -> String {
    (try? String(contentsOfFile: "/proc/\(number)/maps", encoding: .utf8)) ?? ""
  }

  /// Where the process `number` holds `text` in memory that is its own; nil where nobody may look.
  private func places(of text: String, in number: Int32) throws -> [String]? {
    guard let memory = FileHandle(forReadingAtPath: "/proc/\(number)/mem") else { return nil }
    var found: [String] = []
    for line in maps(of: number).split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      let name = words.count > 5 ? String(words[5]) : "anonymous"
      guard words[1].hasPrefix("rw"), ends.count == 2, !name.hasPrefix("[v") else { continue }
      do {
        try memory.seek(toOffset: ends[0])
        let bytes = try memory.read(upToCount: Int(ends[1] - ends[0])) ?? Data()
        var rest = bytes.startIndex
        while let range = bytes.range(of: Data(text.utf8), in: rest..<bytes.endIndex) {
          let around = bytes[max(bytes.startIndex, range.lowerBound - 24)..<range.lowerBound]
          let before = around.map { String($0, radix: 16) }.joined(separator: " ")
          found.append("\(name)+\(String(range.lowerBound, radix: 16)) behind \(before)")
          rest = range.upperBound
        }
      } catch {
        // A page that was given back meanwhile, or a guard.
        continue
      }
    }
    return found
  }

  /// What the person does after the memo is sent.
  enum Looking: CaseIterable {
    case nowhere, intoTheHistory
  }

  @Test(
    .enabled(if: mayLook, "nobody may look into another process's memory here"),
    .enabled(if: isStatic, "only what is linked statically overwrites"),
    arguments: Looking.allCases)
  func `a memo that was sent and delivered is no longer in the program's memory`(
    looking: Looking
  ) throws {
    let place = try ComposePlace.withVault()
    var random = SystemRandomNumberGenerator()
    let secret = (0..<48).map { _ in
      "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
    }
    let text = String(secret)
    let session = try place.open()
    try session.type("before \(text) behind")
    try session.wait { $0.field.contains(text) }
    let written = try #require(try places(of: text, in: session.process))
    // Otherwise nothing is found by looking so.
    #expect(!written.isEmpty)
    try place.waitForDraft("before \(text) behind")
    try session.type("\u{4}")
    try session.wait { $0.field == "" }
    try place.wait { try $0.memos().map(\.status) == ["delivered"] }
    #expect(place.notes.contains(text))
    // What is said of it comes behind the delivery.
    try session.type("next\u{4}")
    try place.wait { try $0.memos().map(\.status) == ["delivered", "delivered"] }
    if looking == .intoTheHistory {
      try session.type("\u{12}")
      try session.wait { $0.text.contains(text.prefix(32)) }
      try session.type("q")
      try session.wait { $0.field == "" && $0.isCursorVisible }
    }
    let left = try places(of: text, in: session.process)
    #expect(left == [], "\(left ?? [])")
  }
}
