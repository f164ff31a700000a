internal import Timekeeping

extension EntryWriter {
  /// An entry as `template` says. Where it has no `{{text}}`, the text stands below: a memo is
  /// never lost to a template.
  func writeTemplate(
    _ entry: Entry, _ text: MemoText, _ template: Template, _ language: Language
  ) -> Written {
    let values = TemplateValues(of: entry, language: language)
    var draft = TemplateDraft(ending: ending)
    for piece in template.pieces {
      switch piece {
      case .literal(let words): draft.append(words)
      case .variable(.text, _): draft.append(text)
      case .variable(let variable, let source): draft.append(values[variable] ?? source)
      }
    }
    if !template.holdsText {
      draft.append("\n")
      draft.append(text)
    }
    let bytes = draft.finished(with: mark(of: entry), as: marker)
    let blocks = BlockScanner(bytes).blocks
    return Written(
      bytes: bytes, upper: blocks.first?.upperEdge(in: bytes) ?? .plain,
      lower: blocks.last?.lowerEdge ?? .plain)
  }
}
