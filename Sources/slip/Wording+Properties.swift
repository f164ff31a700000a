import Markdown
import Translations

extension Wording {
  /// What keeps a note's properties from being read.
  func properties(_ problem: PropertyProblem) -> String {
    phrases.formats.propertyLine("\(problem.line)", property(problem.kind))
  }

  func property(_ kind: PropertyProblem.Kind) -> String {
    let words = phrases.formats
    return switch kind {
    case .unclosed: words.unclosed
    case .tab: words.tab
    case .indentation: words.indentation
    case .noName: words.noName
    case .repeatedName: words.repeatedName
    case .open: words.open
    case .escape: words.escape
    case .character: words.character
    case .unsupported: words.unsupported
    }
  }
}
