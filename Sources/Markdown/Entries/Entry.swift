public import Timekeeping

/// What a note is to hold of one memo.
public struct Entry: Hashable, Sendable {
  /// What a marker says to tell this memo's entry from all others.
  public let id: String
  /// The memo's text; white space lines around it do not count.
  public let text: String
  /// Its title, if it has one.
  public let title: String?
  /// Its tags.
  public let tags: [Tag]
  /// When it was captured, on the clock of that place.
  public let created: Timestamp

  /// The entry of those parts.
  public init(
    id: String, text: String, title: String? = nil, tags: [Tag] = [], created: Timestamp
  ) {
    self.id = id
    self.text = text
    self.title = title
    self.tags = tags
    self.created = created
  }

  /// The ID as a mark says it: letters, digits and dashes.
  public var markName: String {
    String(decoding: id.utf8.map { $0.isLetter || $0.isDigit ? $0 : .dash }, as: UTF8.self)
  }

  /// The time of day as an entry's head says it: `14:32`, in the digits of every language.
  var clock: String {
    let local = created.instant.milliseconds / 1000 + Int64(created.offset.seconds)
    let floored = created.instant.milliseconds % 1000 < 0 ? local - 1 : local
    let minutes = Int(((floored % 86_400) + 86_400) % 86_400) / 60
    let digits = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    return digits(minutes / 60) + ":" + digits(minutes % 60)
  }

  /// The title on one line; nil if there is nothing to read in it.
  var titleLine: String? {
    guard let title else { return nil }
    let line = title.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) }
    let bytes = Array(String(line).utf8)
    let text = bytes[bytes.trimmed(bytes.indices)]
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The tags as they stand in a line, `#a #b`; without those that the text has itself.
  var tagLine: String {
    tags.filter { !textHas($0) }.map(\.description).joined(separator: " ")
  }

  /// Whether the tag stands in the text, as a whole and where Obsidian reads one. It does not tell
  /// capitals apart.
  private func textHas(_ tag: Tag) -> Bool {
    let scalars = text.unicodeScalars
    let name = tag.name.lowercased()
    var rest = scalars[...]
    while let sign = rest.firstIndex(of: "#") {
      rest = scalars[scalars.index(after: sign)...]
      let isFirst = sign == scalars.startIndex
      guard isFirst || scalars[scalars.index(before: sign)].properties.isWhitespace else {
        continue
      }
      let found = String(rest.prefix(while: Tag.accepts))
      if found.lowercased() == name { return true }
    }
    return false
  }
}

/// The shape of an entry.
public enum EntryStyle: Hashable, Sendable {
  /// `- 14:32 text`
  case list
  /// `- [ ] text`
  case task
  /// `### 14:32`, and the text under it. One level below the section, if that is deeper.
  case heading
  /// The text between blank lines.
  case paragraph
  /// `> [!note] 14:32`, and the text under it, quoted.
  case callout
  /// As the template says, with dates in that language. The memo's further lines stay in the list
  /// item or quote in which the template has its `{{text}}`.
  case template(Template, Language)
}

/// What an entry carries to be found again.
public enum Marker: Hashable, Sendable {
  /// Nothing.
  case none
  /// `^slip-ID`, which Obsidian can link to.
  case blockID
  /// `%% slip-ID %%`, which Obsidian does not show.
  case comment
}
