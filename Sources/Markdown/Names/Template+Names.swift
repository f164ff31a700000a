extension Template {
  /// The folders that the template, filled, says with `/` between them.
  ///
  /// A date may make several. A title, tags, a text never do: what they bring is part of one name.
  /// A folder that holds a filled place is made a fit name, and dropped if nothing of it may stand
  /// in one; a folder that was typed as it is stays as it is.
  public func folders(filledWith values: TemplateValues) -> [String] {
    PathDraft(self, values).folders
  }

  /// The folders, as above, and behind them the name of a note, fit, without its ending: at least
  /// that. Where nothing of it may stand in a name, it is `otherwise`.
  ///
  /// If the name is too long, the title, tags and text in it are cut, so that a date behind them
  /// stays. A `.md` at its end is left out.
  public func note(filledWith values: TemplateValues, otherwise: FileName) -> [String] {
    var draft = PathDraft(self, values)
    if let room = draft.roomForWords { draft = PathDraft(self, values, room: room) }
    var name = draft.last.text
    if name.lowercased().hasSuffix(".md"), let before = name.dropLast(3).last, before != " " {
      name.removeLast(3)
    }
    draft.removeLast()
    return draft.folders + [(FileName(name) ?? otherwise).description]
  }
}

/// The parts of a path on their way from a template to names.
private struct PathDraft {
  private var parts = [Part()]

  struct Part {
    var text = ""
    /// Whether nothing in it was filled in.
    var isTyped = true
    /// The bytes of each title, text and run of tags in it.
    var words: [Int] = []
  }

  /// The parts of `template`; a title, text or tags are cut to `room` bytes.
  init(_ template: Template, _ values: TemplateValues, room: Int = .max) {
    for piece in template.pieces {
      switch piece {
      case .literal(let text): append(text)
      case .variable(let variable, let source):
        guard let value = values[variable] else {
          append(source)
          continue
        }
        if variable.isOfTime {
          append(value, isTyped: false)
        } else {
          let words = FileName.characters(of: value).cut(to: room)
          append(words, isTyped: false)
          parts[parts.count - 1].words.append(words.utf8.count)
        }
      }
    }
  }

  var last: Part { parts.last ?? Part() }

  mutating func removeLast() { parts.removeLast() }

  var folders: [String] {
    parts.compactMap { part in
      if part.isTyped { return part.text.isEmpty ? nil : part.text }
      return FileName(part.text)?.description
    }
  }

  /// How long each words in the last part may be for the part to fit; nil if it does.
  var roomForWords: Int? {
    let excess = last.text.utf8.count - FileName.limit
    let words = last.words.reduce(0, +)
    guard excess > 0, words > excess else { return nil }
    return (words - excess) / last.words.count
  }

  private mutating func append(_ text: String, isTyped: Bool = true) {
    for (number, step) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { parts.append(Part()) }
      parts[parts.count - 1].text += step
      if !isTyped { parts[parts.count - 1].isTyped = false }
    }
  }
}

extension Template.Variable {
  /// Whether it is a date or time, whose format the person typed.
  fileprivate var isOfTime: Bool {
    switch self {
    case .date, .time, .yesterday, .tomorrow: true
    case .title, .text, .tags, .id: false
    }
  }
}
