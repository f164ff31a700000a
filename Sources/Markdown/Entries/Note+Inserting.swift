/// A note after entries were put into it.
public struct Revision: Sendable {
  /// The whole new note.
  public let bytes: [UInt8]
  /// Where each entry is in it, in the order in which the entries were given.
  public let landings: [Landing]
  /// What was put in around the entries.
  public let frame: Frame
}

/// What a note got for the sake of its entries.
public struct Frame: Hashable, Sendable {
  /// The heading that was made, if one was: its line, and the blank lines that came with it above
  /// and below.
  public internal(set) var heading: Patch?
  /// The ending that the note's last line lacked, if something was put below it.
  public internal(set) var ending: [UInt8] = []
}

/// Lines put into a note, with the blank lines that came with them.
public struct Patch: Hashable, Sendable {
  /// The blank lines above.
  public let before: [UInt8]
  /// The lines themselves, the ending of the last included.
  public let lines: [UInt8]
  /// The blank lines below.
  public let after: [UInt8]

  /// A patch of these parts.
  public init(before: [UInt8], lines: [UInt8], after: [UInt8]) {
    self.before = before
    self.lines = lines
    self.after = after
  }
}

/// Where one entry is in the new note.
public struct Landing: Hashable, Sendable {
  /// Its own lines, the ending of the last included.
  public let lines: Range<Int>
  /// Its lines and the blank lines that came with them. Without these bytes the note is as it
  /// would be had this entry never been, but for a heading made or a last line ended for it.
  public let whole: Range<Int>
}

extension Revision {
  /// What was put in for an entry.
  public func patch(of landing: Landing) -> Patch {
    Patch(
      before: Array(bytes[landing.whole.lowerBound..<landing.lines.lowerBound]),
      lines: Array(bytes[landing.lines]),
      after: Array(bytes[landing.lines.upperBound..<landing.whole.upperBound]))
  }
}

extension Note {
  /// The note with `entries` in it, written as `style`, each carrying `marker`.
  ///
  /// The result is as if they had been put in one at a time, in their order. All that was there
  /// is still there, byte for byte; a note without a last line ending gets one first. Nothing
  /// lands above the properties, or inside a fence, comment or HTML that is not closed: there the
  /// entries land before the line that opens it. Linear in the size of note and entries.
  ///
  /// Throws `headingMissing` if the placement says so.
  public func inserting(
    _ entries: [Entry], as style: EntryStyle, marker: Marker = .none, at placement: Placement
  ) throws(NoteFailure) -> Revision {
    guard !entries.isEmpty else { return Revision(bytes: bytes, landings: [], frame: Frame()) }
    if let section = section(under: placement.heading) {
      return inserting(entries, as: style, marker: marker, placement.position, of: section)
    }
    let made = try making(placement)
    let note = Note(valid: made.bytes)
    guard var section = note.section(under: placement.heading) else {
      preconditionFailure("a heading that was made is found")
    }
    // Blank lines below it were there before it and are not its own.
    section.hasOwner = false
    let revision = note.inserting(
      entries, as: style, marker: marker, placement.position, of: section)
    var frame = revision.frame
    frame.heading = made.patch(of: made.landings[0])
    // What was made ends its line.
    frame.ending = made.frame.ending + frame.ending
    return Revision(bytes: revision.bytes, landings: revision.landings, frame: frame)
  }

  private func inserting(
    _ entries: [Entry], as style: EntryStyle, marker: Marker, _ position: Placement.Position,
    of section: Section
  ) -> Revision {
    let point = point(position, of: section)
    let ending = lineEnding(at: point.offset)
    var writer = EntryWriter(
      style: style, marker: marker, level: section.level, ending: ending, items: point.items)
    var insertion = Insertion(into: self, at: point, ending: ending)
    insertion.add(entries.map { writer.write($0) }, position)
    return insertion.finished()
  }

  /// The note with the heading that the placement names, which it lacks.
  private func making(_ placement: Placement) throws(NoteFailure) -> Revision {
    guard let heading = placement.heading else { preconditionFailure("the whole text is there") }
    let end: Placement.Position
    switch placement.missing {
    case .fail: throw .headingMissing(heading)
    case .makeAtTop: end = .top
    case .makeAtBottom: end = .bottom
    }
    let point = point(end, of: wholeText)
    let ending = lineEnding(at: point.offset)
    var insertion = Insertion(into: self, at: point, ending: ending)
    let line = EntryWriter.Written(
      bytes: Array(heading.description.utf8) + ending, upper: .plain, lower: .plain)
    insertion.add([line], end)
    return insertion.finished()
  }

  /// Lines end as the line above them does, or as the note's first line.
  private func lineEnding(at offset: Int) -> [UInt8] {
    (bytes.lineEnding(before: offset) ?? bytes.lineEnding(after: offset) ?? .lineFeed).bytes
  }
}
