internal import Markdown

/// A note of many memos without one of them.
///
/// Exactly those bytes go that came with the memo: its lines, and the blank lines around them that
/// were put there for it, as far as they still stand there and no other memo relies on them. With
/// the last of the memos also go the heading, the properties, the line ending and the note that
/// Slip made for them; and what a memo put into the properties goes with it, if nothing was
/// delivered since and nobody changed them.
struct EntryRemoval {
  /// What the note is to be; nil if it is to go.
  let bytes: [UInt8]?
  /// The lines that go.
  let lines: [UInt8]

  /// One of the memos that Slip delivered into the note.
  struct Member {
    let evidence: VaultEvidence
    let entry: EntryEvidence
    /// Whether it was taken back before.
    let isGone: Bool
  }

  /// `note` without `members[index]`; they are in the order of their delivery. Nil if the memo does
  /// not stand there as it was put. Throws if the note is no text.
  init?(of index: Int, among members: [Member], in note: [UInt8]) throws(NoteFailure) {
    let member = members[index]
    let standing = members.indices.filter { $0 != index && !members[$0].isGone }
    let neighbours = standing.map { members[$0] }
    let parsed = try Note(note)
    let places = member.evidence.lines.places(in: note).filter(parsed.isWhole)
    // Fewer than there are memos of these lines: one was changed, and nobody knows which.
    let same = standing.count { members[$0].evidence.lines == member.evidence.lines } + 1
    guard places.count >= same else { return nil }
    // Of more, the one that has all around it that came with it, and as many above it as there were.
    let wholes = places.map { Self.whole(around: $0, of: member.entry, in: note, neighbours) }
    let choice = places.indices.max {
      (wholes[$0].count, -abs($0 - member.entry.ordinal))
        < (wholes[$1].count, -abs($1 - member.entry.ordinal))
    }
    guard let choice else { return nil }
    let isUntouched = Fingerprint(note) == member.evidence.noteAfter
    var rest = Rest(note, without: wholes[choice])
    // From the newest on, as long as nothing that stands came after.
    let leaving = members.indices.reversed().filter { $0 == index || members[$0].isGone }
      .map { (place: $0, entry: members[$0].entry) }
    if standing.isEmpty {
      let heading = leaving.compactMap(\.entry.heading).first
      var isBare = true
      if let heading {
        let isOwn = heading == member.entry.heading
        isBare = try rest.remove(heading, isOwn && isUntouched ? .whateverIsUnder : .ifEmpty)
      }
      let ending = leaving.map(\.entry.ending).first { !$0.isEmpty }
      if isBare, let ending { rest.removeLast(ending) }
    }
    for (place, entry) in leaving where standing.allSatisfy({ $0 < place }) {
      if let head = entry.head { try rest.restore(head) }
    }
    let goes = standing.isEmpty && rest.bytes.isBlank && leaving.contains { $0.entry.madeNote }
    bytes = goes ? nil : rest.bytes
    lines = Array(note[places[choice]])
  }

  /// The lines at `place` with the blank lines that came with them.
  private static func whole(
    around place: Range<Int>, of entry: EntryEvidence, in note: [UInt8], _ others: [Member]
  ) -> Range<Int> {
    let above = note.hasLines(entry.before, endingAt: place.lowerBound) ? entry.before.count : 0
    let below = note[place.upperBound...].starts(with: entry.after) ? entry.after.count : 0
    let whole = (place.lowerBound - above)..<(place.upperBound + below)
    // An entry that joined this one has no blank lines of its own on that side.
    let isJoinedBelow = others.contains {
      $0.entry.before.isEmpty && $0.evidence.lines.place(at: whole.upperBound, in: note) != nil
    }
    let isJoinedAbove = others.contains {
      $0.entry.after.isEmpty && $0.evidence.lines.ends(at: whole.lowerBound, in: note)
    }
    return
      (isJoinedBelow ? place.lowerBound : whole.lowerBound)..<(isJoinedAbove
      ? place.upperBound : whole.upperBound)
  }
}

/// What is left of a note.
private struct Rest {
  private(set) var bytes: [UInt8]
  /// Whether something was taken out at the end.
  private var endsInCut: Bool

  init(_ note: [UInt8], without range: Range<Int>) {
    bytes = note
    bytes.removeSubrange(range)
    endsInCut = range.lowerBound == bytes.count
  }

  /// When a heading goes.
  enum Condition {
    /// If nothing but blank lines is under it.
    case ifEmpty
    /// In any case.
    case whateverIsUnder
  }

  /// Takes out the first heading that is this one, under which its memos stood. False if there is no
  /// such heading, or the condition does not hold.
  mutating func remove(
    _ heading: EntryEvidence.Heading, _ condition: Condition
  ) throws(NoteFailure) -> Bool {
    let headings = try Note(bytes).headings
    for (index, found) in headings.enumerated() {
      guard let place = heading.line.place(at: found.lines.lowerBound, in: bytes),
        bytes.hasLines(heading.before, endingAt: place.lowerBound),
        bytes[place.upperBound...].starts(with: heading.after)
      else { continue }
      let end = index + 1 < headings.count ? headings[index + 1].lines.lowerBound : bytes.count
      guard condition == .whateverIsUnder || Array(bytes[place.upperBound..<end]).isBlank else {
        return false
      }
      let whole =
        (place.lowerBound - heading.before.count)..<(place.upperBound + heading.after.count)
      bytes.removeSubrange(whole)
      if whole.lowerBound == bytes.count { endsInCut = true }
      return true
    }
    return false
  }

  /// Takes the ending of the last line away, if something was taken out below it.
  mutating func removeLast(_ ending: [UInt8]) {
    guard endsInCut, bytes[...].hasSuffix(ending) else { return }
    bytes.removeLast(ending.count)
  }

  /// Puts back what was above the text, if that is as it was left.
  mutating func restore(_ head: EntryEvidence.Head) throws(NoteFailure) {
    let range = 0..<(try Note(bytes).frontMatter.textStart)
    guard Fingerprint(Array(bytes[range])) == head.after else { return }
    bytes.replaceSubrange(range, with: head.before)
  }
}

extension [UInt8] {
  /// Whether these whole lines stand right above the line that starts at `end`.
  fileprivate func hasLines(_ lines: [UInt8], endingAt end: Int) -> Bool {
    let start = end - lines.count
    guard start >= textStart, self[start..<end].elementsEqual(lines) else { return false }
    if start == textStart || lines.isEmpty { return true }
    let isInPair = self[start - 1] == 0x0D && start < count && self[start] == 0x0A
    return self[start - 1].isLineEnding && !isInPair
  }
}
