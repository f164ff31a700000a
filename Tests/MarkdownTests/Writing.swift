import Markdown
import Timekeeping

/// A memo captured at 14:32 on the first afternoon of the epoch.
func entry(
  _ text: String, id: String = "7f3a", title: String? = nil, tags: [String] = []
) -> Entry {
  Entry(
    id: id, text: text, title: title, tags: tags.compactMap { Tag($0) },
    created: Timestamp(Instant(milliseconds: 52_320_000), offset: .utc))
}

/// `note` with the memos in it.
func adding(
  _ memos: [String], to note: String, as style: EntryStyle = .list, marker: Marker = .none,
  under heading: String? = nil, _ position: Placement.Position = .bottom,
  missing: Placement.MissingHeading = .makeAtBottom
) throws -> String {
  let placement = Placement(
    under: heading.flatMap { HeadingLine($0) }, position: position, missing: missing)
  let revision = try Note(Array(note.utf8)).inserting(
    memos.map { entry($0) }, as: style, marker: marker, at: placement)
  return String(decoding: revision.bytes, as: UTF8.self)
}
