extension Template {
  /// The folders that the template, filled, says with `/` between them.
  ///
  /// A date may make several. A title, tags, a text never do: what they bring is part of one name.
  /// A folder that holds a filled place is made a fit name, and dropped if nothing of it may stand
  /// in one; a folder that was typed as it is stays as it is.
  public func folders(filledWith values: TemplateValues) -> [String] {
    let draft = PathDraft(self, values)
    return draft.folders(draft.parts[...])
  }

  /// The folders, as above, and behind them the name of a note, fit, without its ending: at least
  /// that. Where nothing of it may stand in a name, it is `otherwise`.
  ///
  /// If the name is too long, the title, tags and text in it are cut, so that a date behind them
  /// stays. A `.md` at its end is left out.
  public func note(filledWith values: TemplateValues, otherwise: FileName) -> [String] {
    let draft = PathDraft(self, values)
    var name = draft.last.text
    if let room = draft.roomForWords { name = PathDraft(self, values, room: room).last.text }
    if name.lowercased().hasSuffix(".md") {
      let isTyped = text.lowercased().hasSuffix(".md")
      if isTyped || name.dropLast(3).last.map({ $0 != " " }) == true { name.removeLast(3) }
    }
    return draft.folders(draft.parts.dropLast())
      + [(FileName(name) ?? otherwise).description]
  }
}

/// The parts of a path on their way from a template to names.
private struct PathDraft {
  private(set) var parts = [Part()]

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

  func folders(_ parts: ArraySlice<Part>) -> [String] {
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
    // Not by characters: a combining mark behind a slash makes it another, but not for the system.
    let steps = text.utf8.split(separator: .slash, omittingEmptySubsequences: false)
    for (number, step) in steps.enumerated() {
      if number > 0 { parts.append(Part()) }
      parts[parts.count - 1].text += String(Substring(step))
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
