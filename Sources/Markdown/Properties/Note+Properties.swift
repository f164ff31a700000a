/// A note with properties put into it.
public struct PropertyMerge: Hashable, Sendable {
  /// The whole note.
  public let bytes: [UInt8]
  /// Why the properties are as they were; nil where they could be read.
  public let problem: PropertyProblem?
  /// The properties that are not in the note, because it has something under their name that they
  /// cannot be put into.
  public let left: [String]
}

extension Note {
  /// Why `merging` would leave the properties as they are; nil where they can be read.
  public var propertyProblem: PropertyProblem? {
    // A name that no note has: all that merging does is to read.
    merging([Property("\0", .boolean(true))]).problem
  }

  /// The note with `properties`, by the rule of each; no two of them have one name.
  ///
  /// The bytes that are there stay: comments, order, quotes and line endings. A list is united
  /// with the note's own, in the note's own shape; a text where a list belongs becomes its first
  /// items. Properties that the note lacks come last. A note without properties gets a block
  /// above its text; one whose block cannot be read stays as it is, and the result says why.
  public func merging(_ properties: [Property]) -> PropertyMerge {
    let properties = properties.map(\.withoutRepeats).filter { $0.value != .list([]) }
    if properties.isEmpty { return PropertyMerge(bytes: bytes, problem: nil, left: []) }
    switch frontMatter {
    case .unclosed:
      return PropertyMerge(bytes: bytes, problem: .init(line: 1, .unclosed), left: [])
    case .none(let start):
      let ending = (bytes.lineEnding(after: 0) ?? .lineFeed).bytes
      let mark = Array("---".utf8) + ending
      let lines = properties.flatMap { PropertyWriter.lines($0.name, $0.value, ending) }
      return PropertyMerge(
        bytes: bytes[..<start] + mark + lines + mark + bytes[start...], problem: nil, left: [])
    case .block(let content, _):
      do throws(PropertyProblem) {
        var merge = try FrontMatterMerge(into: bytes, content)
        for property in properties { merge.put(property) }
        return merge.finished()
      } catch {
        return PropertyMerge(bytes: bytes, problem: error, left: [])
      }
    }
  }
}

/// The edits that put properties into a block of them.
private struct FrontMatterMerge {
  private let bytes: [UInt8]
  private let frontMatter: FrontMatter
  private let ending: [UInt8]
  private var edits: [(range: Range<Int>, new: [UInt8])] = []
  private var added: [UInt8] = []
  private let end: Int
  private var left: [String] = []

  init(into bytes: [UInt8], _ content: Range<Int>) throws(PropertyProblem) {
    self.bytes = bytes
    frontMatter = try FrontMatterReader.read(bytes, content)
    ending = (bytes.lineEnding(after: 0) ?? .lineFeed).bytes
    end = content.upperBound
  }

  mutating func put(_ property: Property) {
    guard let held = frontMatter.property(property.name) else {
      added += PropertyWriter.lines(property.name, property.value, ending)
      return
    }
    if case .list = property.value {
      unite(held, property)
    } else {
      set(held, property)
    }
  }

  consuming func finished() -> PropertyMerge {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + added.count + 64 * edits.count)
    var at = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.new
      at = edit.range.upperBound
    }
    result += bytes[at..<end]
    result += added
    result += bytes[end...]
    return PropertyMerge(bytes: result, problem: nil, left: left)
  }

  private mutating func set(_ held: FrontMatter.Held, _ property: Property) {
    let new = Array(PropertyWriter.text(property.value).utf8)
    let range = held.value.range
    switch (held.value.kind, property.rule) {
    case (.null, _), (.text(""), _):
      edits.append((range, range.isEmpty ? [.space] + new : new))
    case (_, .whenAbsent):
      break
    case (.text(let text), .always) where text == property.value.plainText:
      break
    case (_, .always):
      let isBelow = bytes[held.colonEnd..<range.lowerBound].contains(where: \.isLineEnding)
      edits.append(
        isBelow ? (held.colonEnd..<range.upperBound, [.space] + new) : (range, new))
    }
  }

  private mutating func unite(_ held: FrontMatter.Held, _ property: Property) {
    let sameness = Sameness(property.name)
    let (old, range) = (held.value.kind, held.value.range)
    let missing: [Property.Value]
    switch old {
    case .null, .text(""): missing = sameness.missing(property.value.items, in: [])
    case .text(let text):
      missing = sameness.missing(property.value.items, in: sameness.parts(of: text))
    case .list(let items, _): missing = sameness.missing(property.value.items, in: items)
    case .other:
      left.append(property.name)
      return
    }
    if missing.isEmpty { return }
    switch old {
    case .null where range.isEmpty:
      insert(PropertyWriter.itemLines(missing, ending), below: held.colonEnd)
    case .null, .text(""):
      edits.append((range, Array(PropertyWriter.text(.list(missing)).utf8)))
    case .text(let text):
      replaceText(text, held, sameness, missing)
    case .list(_, let growth):
      grow(growth, by: missing)
    case .other:
      break
    }
  }

  /// The text where a list belongs goes below its name, as items.
  private mutating func replaceText(
    _ text: String, _ held: FrontMatter.Held, _ sameness: Sameness, _ missing: [Property.Value]
  ) {
    let (range, parts) = (held.value.range, sameness.parts(of: text))
    edits.append((held.colonEnd..<range.upperBound, []))
    let first =
      parts.count > 1
      ? PropertyWriter.itemLines(parts.map { .text($0) }, ending)
      : Array("  - ".utf8) + bytes[range] + ending
    insert(first + PropertyWriter.itemLines(missing, ending), below: held.colonEnd)
  }

  private mutating func grow(_ growth: FrontMatter.Growth, by items: [Property.Value]) {
    let texts = items.map { Array(PropertyWriter.text($0).utf8) }
    switch growth {
    case .line(let prefix, let offset):
      edits.append((offset..<offset, texts.flatMap { bytes[prefix] + $0 + ending }))
    case .inline(let separator, let offset):
      let new = Array(separator.utf8) + texts.joined(separator: ", ".utf8)
      edits.append((offset..<offset, new))
    }
  }

  private mutating func insert(_ lines: [UInt8], below offset: Int) {
    let next = bytes.line(at: offset).next
    edits.append((next..<next, lines))
  }
}

/// When two items of a list are the same, and what a text in a list's place holds.
private struct Sameness {
  private enum Kind {
    case tags
    case aliases
    case other
  }

  private let kind: Kind

  init(_ name: String) {
    switch name.lowercased() {
    case "tags": kind = .tags
    case "aliases": kind = .aliases
    default: kind = .other
    }
  }

  /// The items that are not among `texts`, each once.
  func missing(_ items: [Property.Value], in texts: [String?]) -> [Property.Value] {
    var known = Set(texts.compactMap { $0.map(key) })
    return items.filter { known.insert(key($0.plainText)).inserted }
  }

  /// What Obsidian once read in a text: tags between commas or spaces, aliases between commas.
  func parts(of text: String) -> [String] {
    let parts: [Substring]
    switch kind {
    case .tags: parts = text.split { $0 == "," || $0.isWhitespace }
    case .aliases: parts = text.split(separator: ",")
    case .other: return [text]
    }
    return parts.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  private func key(_ text: String) -> String {
    guard kind == .tags else { return text }
    return String(text.drop { $0 == "#" }).lowercased()
  }
}

extension Property {
  /// The property with each item of a list once.
  fileprivate var withoutRepeats: Property {
    guard case .list = value else { return self }
    return Property(name, .list(Sameness(name).missing(value.items, in: [])), rule)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
