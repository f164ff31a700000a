/// A note after entries were put into it.
public struct Revision: Sendable {
  /// The whole new note.
  public let bytes: [UInt8]
  /// Where each entry is in it, in the order in which the entries were given.
  public let landings: [Landing]
}

/// Where one entry is in the new note.
public struct Landing: Hashable, Sendable {
  /// Its own lines, the ending of the last included.
  public let lines: Range<Int>
  /// Its lines and the blank lines that came with them. Without these bytes the note is as it
  /// would be had this entry never been, but for a heading made or a last line ended for it.
  public let whole: Range<Int>
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
    guard !entries.isEmpty else { return Revision(bytes: bytes, landings: []) }
    if let section = section(under: placement.heading) {
      return inserting(entries, as: style, marker: marker, placement.position, of: section)
    }
    let note = try making(placement)
    guard var section = note.section(under: placement.heading) else {
      preconditionFailure("a heading that was made is found")
    }
    // Blank lines below it were there before it and are not its own.
    section.hasOwner = false
    return note.inserting(entries, as: style, marker: marker, placement.position, of: section)
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
  private func making(_ placement: Placement) throws(NoteFailure) -> Note {
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
    return Note(valid: insertion.finished().bytes)
  }

  /// Lines end as the line above them does, or as the note's first line.
  private func lineEnding(at offset: Int) -> [UInt8] {
    (bytes.lineEnding(before: offset) ?? bytes.lineEnding(after: offset) ?? .lineFeed).bytes
  }
}
