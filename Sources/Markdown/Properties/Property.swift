/// One property of a note, a key and its value in the front-matter.
public struct Property: Hashable, Sendable {
  /// Its name; Obsidian does not tell capitals in names apart, and neither does Slip.
  public let name: String
  /// Its value.
  public let value: Value
  /// What becomes of it where the note has the property already.
  public let rule: Rule

  /// The value of a property.
  public enum Value: Hashable, Sendable {
    /// A text; written so that it reads back as exactly this text.
    case text(String)
    /// A date or a date and time, `2026-11-30` or `2026-11-30T09:07:03`; written without quotes, so
    /// that a reader which knows dates sees one.
    case date(String)
    /// A whole number.
    case integer(Int64)
    /// A number.
    case number(Double)
    /// A checkbox.
    case boolean(Bool)
    /// A list; a list inside it counts as its items.
    case list([Value])
  }

  /// What becomes of a value where the note has one. Lists are always united.
  public enum Rule: Hashable, Sendable {
    /// The note's own value stays; only an empty one is filled.
    case whenAbsent
    /// This one takes its place.
    case always
  }

  /// The property of that name.
  public init(_ name: String, _ value: Value, _ rule: Rule = .whenAbsent) {
    self.name = name
    self.value = value
    self.rule = rule
  }

  /// Its texts as the templates that they are.
  public var templates: [Template] {
    value.items.compactMap { if case .text(let text) = $0 { Template(text) } else { nil } }
  }

  /// The property with its texts taken as templates and filled. An item of a list that is
  /// `{{tags}}` alone becomes the memo's tags, one item each. Items of `tags` become tags that
  /// Obsidian takes, or go where nothing of a tag is in them.
  public func expanded(with values: TemplateValues) -> Property {
    let value = value.expanded(with: values)
    guard case .list = value, name.lowercased() == "tags" else {
      return Property(name, value, rule)
    }
    let tags = value.items.compactMap { Tag(nearest: $0.plainText) }
    return Property(name, .list(tags.map { .text($0.name) }), rule)
  }
}

extension [Property] {
  /// One property for each name: lists of one name are put together, of anything else the later
  /// one counts.
  public var united: [Property] {
    var united: [Property] = []
    for property in self {
      let name = property.name.lowercased()
      guard let index = united.firstIndex(where: { $0.name.lowercased() == name }) else {
        united.append(property)
        continue
      }
      if case .list(let old) = united[index].value, case .list(let new) = property.value {
        united[index] = Property(property.name, .list(old + new), property.rule)
      } else {
        united[index] = property
      }
    }
    return united
  }
}

extension Property.Value {
  fileprivate func expanded(with values: TemplateValues) -> Property.Value {
    switch self {
    case .text(let text):
      .text(Template(text).expanded(with: values))
    case .list(let items):
      .list(
        items.flatMap { item in
          if let memo = values.memo, case .text(let text) = item, Template(text).isTagsAlone {
            return memo.tags.map { Property.Value.text($0.name) }
          }
          return [item.expanded(with: values)]
        })
    case .date, .integer, .number, .boolean:
      self
    }
  }
}

extension Template {
  fileprivate var isTagsAlone: Bool {
    guard pieces.count == 1, case .variable(.tags, _) = pieces[0] else { return false }
    return true
  }
}
