import Configuration
import TOML
import Testing

@Suite struct MutationTests {
  @Test(arguments: 0..<8)
  func `however a text is damaged it is read or its problems can be shown`(seed: UInt64) {
    var randomness = Randomness(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let example = Array(SettingsTests.example.utf8)
    let pieces = [
      "\"", "'", "[", "]", "{", "}", "=", ".", ",", "\n", "\r", "#", "\\", "é", "\0", "1",
    ]
    for _ in 0..<400 {
      var text = example
      for _ in 0..<Int.random(in: 1...4, using: &randomness) {
        let start = Int.random(in: 0..<text.count, using: &randomness)
        let end = min(text.count, start + Int.random(in: 0...12, using: &randomness))
        text.replaceSubrange(
          start..<end, with: pieces.randomElement(using: &randomness)?.utf8 ?? "".utf8)
      }
      do throws(Problems) {
        _ = try Settings(reading: text).lines
      } catch {
        #expect(!error.all.isEmpty)
        for problem in error.all {
          #expect(problem.position.line >= 1 && problem.position.column >= 1)
          #expect(!problem.span.isEmpty)
          #expect(Excerpt(of: text, at: problem.span).marks.hasSuffix("^"))
        }
      }
    }
  }

  /// xorshift: the same numbers on every run.
  private struct Randomness: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
