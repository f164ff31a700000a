import Markdown

extension Wording {
  /// What keeps a note's properties from being read.
  static func properties(_ problem: PropertyProblem) -> String {
    "line \(problem.line) of that note: \(property(problem.kind))"
  }

  static func property(_ kind: PropertyProblem.Kind) -> String {
    switch kind {
    case .unclosed: "no --- ends the properties"
    case .tab: "a tab where YAML wants spaces"
    case .indentation: "indented as no line can be there"
    case .noName: "no \"name: value\""
    case .repeatedName: "a name that is there already"
    case .open: "a quote or bracket that nothing closes"
    case .escape: "a \\ that means nothing in double quotes"
    case .character: "a character that can't stand there without quotes"
    case .unsupported: "YAML that Slip does not write to"
    }
  }
}
