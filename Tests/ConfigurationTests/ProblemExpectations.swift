import Configuration
import TOML
import Testing

/// A text with one problem.
typealias ProblemCase = (text: String, kind: Problem.Kind, span: String, suggestion: String?)

/// A sink that nothing is wrong with: four lines.
let goodVault = "[[sink]]\nname = \"a\"\ntype = \"vault\"\npath = \"/v\"\n"

func problems(of text: String) -> [Problem] {
  do throws(Problems) {
    _ = try Settings(reading: Array(text.utf8))
    return []
  } catch {
    return error.all
  }
}

func written(_ span: Range<Position>) -> String {
  "\(span.lowerBound)-\(span.upperBound)"
}

func expectOneProblem(_ expected: ProblemCase, at location: SourceLocation = #_sourceLocation) {
  let found = problems(of: expected.text)
  #expect(found.map(\.kind) == [expected.kind], sourceLocation: location)
  #expect(found.map { written($0.span) } == [expected.span], sourceLocation: location)
  #expect(found.map(\.suggestion) == [expected.suggestion], sourceLocation: location)
}
