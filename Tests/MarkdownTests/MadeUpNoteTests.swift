import Foundation
import Markdown
import TestSupport
import Testing
import Timekeeping

/// What holds for every note and every memo, tried on many that are made up. A failure names the
/// seed and the note; `SLIP_SEEDS=5000 swift test --filter MadeUpNoteTests` tries more.
@Suite struct MadeUpNoteTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["SLIP_SEEDS"].flatMap { UInt64($0) } ?? 1_000

  private static let styles: [EntryStyle] = [
    .list, .task, .heading, .paragraph, .callout, .template(Template("- {{time}} {{text}}"), .en),
  ]

  /// A note, and how a memo goes into it.
  private struct Trial {
    var made: MadeUp
    let text: String
    let note: Note
    let style: EntryStyle
    let marker: Marker
    let placement: Placement

    init(_ seed: UInt64) throws {
      made = MadeUp(seed: seed)
      text = made.note()
      note = try Note(Array(text.utf8))
      style = made.pick(styles)
      marker = made.pick([.none, .none, .blockID, .comment])
      placement = Placement(
        under: made.pick([nil, "## Inbox", "# One", "## Not there"]).flatMap { HeadingLine($0) },
        position: made.pick([.top, .bottom]), missing: made.pick([.makeAtTop, .makeAtBottom]))
    }

    /// Whether a heading is made above what the note has.
    var makesHeadingAbove: Bool {
      guard let heading = placement.heading, placement.missing == .makeAtTop else { return false }
      return !note.headings.contains { $0.level == heading.level && $0.text == heading.text }
    }

    func adding(_ memos: [String], to note: Note) throws -> Revision {
      try note.inserting(memos.map { entry($0) }, as: style, marker: marker, at: placement)
    }
  }

  @Test func `every byte of a note is there afterwards in its order, and the memo once`() throws {
    for seed in 0..<Self.seeds {
      var trial = try Trial(seed)
      let mark = "m\(seed)q"
      let memo = trial.made.memo(mark)
      let revision = try trial.adding([memo], to: trial.note)
      let (old, new) = (trial.note.bytes, revision.bytes)
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      let words: Comment =
        "seed \(seed), \(memo.debugDescription) in \(trial.text.debugDescription)"
      let landing = try #require(revision.landings.first)
      if trial.makesHeadingAbove {
        // The heading goes above the text, and the memo to the end of its section.
        var without = new
        without.removeSubrange(landing.whole)
        #expect(without.holds(old), words)
      } else {
        #expect(start + end >= old.count, words)
      }
      #expect(String(decoding: new, as: UTF8.self).components(separatedBy: mark).count == 2, words)
      #expect(String(decoding: new[landing.lines], as: UTF8.self).contains(mark), words)
      #expect(try Note(new).bytes == new)
    }
  }

  @Test func `the headings and properties of a note stay what they are`() throws {
    for seed in 0..<Self.seeds {
      var trial = try Trial(seed)
      let memo = trial.made.memo("mark")
      let after = try Note(trial.adding([memo], to: trial.note).bytes)
      let words: Comment =
        "seed \(seed), \(memo.debugDescription) in \(trial.text.debugDescription) gave \(String(decoding: after.bytes, as: UTF8.self).debugDescription)"
      var headings = after.headings.filter { !$0.text.hasPrefix("14:32") }.map(Outline.init)
      let old = trial.note.headings.map(Outline.init)
      if let heading = trial.placement.heading, headings.count > old.count {
        let made = Outline(level: heading.level, text: heading.text)
        #expect(!old.contains(made), words)
        headings.removeAll { $0 == made }
      }
      // A heading entry may have headings below its own.
      if trial.style == .heading {
        var rest = old[...]
        headings.removeAll { heading in
          let isOld = heading == rest.first
          if isOld { rest.removeFirst() }
          return !isOld && heading.level > 3
        }
      }
      #expect(headings == old, words)
      #expect(after.properties == trial.note.properties, words)
    }
  }

  private struct Outline: Equatable {
    let level: Int
    let text: String

    init(level: Int, text: String) {
      self.level = level
      self.text = text
    }

    init(_ heading: Heading) {
      self.init(level: heading.level, text: heading.text)
    }
  }

  @Test func `ten captures in a row all have the same between them`() throws {
    for seed in 0..<Self.seeds {
      let trial = try Trial(seed)
      var note = trial.note
      var gaps: Set<Int> = []
      for number in 1...10 {
        let revision = try trial.adding(["memo \(number)"], to: note)
        let landing = try #require(revision.landings.first)
        if number > 2 { gaps.insert(landing.whole.count - landing.lines.count) }
        note = try Note(revision.bytes)
      }
      #expect(
        gaps.count == 1,
        "seed \(seed), \(trial.text.debugDescription) gave \(String(decoding: note.bytes, as: UTF8.self).debugDescription)"
      )
    }
  }

  @Test func `properties are added to a note once, and its own lines stay`() throws {
    let properties = [
      Property("tags", .list([.text("memo"), .text("a: b")])), Property("status", .text("#open")),
    ]
    for seed in 0..<Self.seeds {
      let trial = try Trial(seed)
      let merge = trial.note.merging(properties)
      let words: Comment = "seed \(seed), \(trial.text.debugDescription)"
      let text = trial.note.bytes[trial.note.frontMatter.textStart...]
      #expect(merge.bytes.suffix(text.count) == text, words)
      if merge.problem != nil { #expect(merge.bytes == trial.note.bytes, words) }
      #expect(try Note(merge.bytes).merging(properties).bytes == merge.bytes, words)
      let isRewritten = trial.text.contains("tags: a, b")
      var rest = merge.bytes.linesWithoutMark[...]
      for line in trial.note.bytes.linesWithoutMark
      where !isRewritten {
        let found = rest.firstIndex { $0.starts(with: line.dropLast()) || $0 == Array(line) }
        #expect(found != nil, words)
        rest = rest[((found ?? rest.startIndex) + 1)...]
      }
    }
  }
}

extension Note {
  /// The bytes between the lines around the properties, if there are any.
  fileprivate var properties: ArraySlice<UInt8>? {
    if case .block(let content, _) = frontMatter { bytes[content] } else { nil }
  }
}

extension [UInt8] {
  /// The lines that are not empty, without a byte order mark before them.
  fileprivate var linesWithoutMark: [[UInt8]] {
    (starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...])
      .split { $0 == 10 || $0 == 13 }.map { Array($0) }
  }

  /// Whether all of `bytes` stand here in their order, whatever is between.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    for byte in self where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
