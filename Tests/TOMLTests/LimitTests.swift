import TOML
import Testing

@Suite struct LimitTests {
  private let limit = Document.depthLimit

  @Test func `arrays nest as deep as the limit and no deeper`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        ("a=" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try Document(parsing: nested(limit))
    #expect(reason(nested(limit + 1)) == .tooDeep)
    #expect(reason(Array(("a=" + String(repeating: "[", count: 1_000_000)).utf8)) == .tooDeep)
  }

  @Test(arguments: ["{a=", "{a.a=", "[{a=", "[\n[{a.a.a="])
  func `a bomb of any make is refused`(piece: String) {
    let bomb = Array(("a=" + String(repeating: piece, count: 100_000)).utf8)
    #expect(reason(bomb) == .tooDeep)
  }

  @Test(arguments: [("", " = 1"), ("[", "]"), ("[[", "]]"), ("a = {", " = 1}")])
  func `keys lead as deep as the limit and no deeper`(before: String, after: String) throws {
    func dotted(_ count: Int) -> [UInt8] {
      Array((before + Array(repeating: "a", count: count).joined(separator: ".") + after).utf8)
    }
    _ = try Document(parsing: dotted(limit - 1))
    #expect(reason(dotted(limit + 2)) == .tooDeep)
    #expect(reason(dotted(200_000)) == .tooDeep)
  }

  @Test func `headers below headers stay within the limit`() {
    let header = "[" + Array(repeating: "a", count: limit).joined(separator: ".") + "]\n"
    #expect(reason(Array((header + "b = 1").utf8)) == nil)
    #expect(reason(Array((header + "b = []").utf8)) == .tooDeep)
    #expect(reason(Array((header + "b.c = 1").utf8)) == .tooDeep)
  }

  @Test(arguments: [
    ("", "key# = #\n", ""), ("", "a.key#.b = #\n", ""), ("", "[a.key#]\nb = 1\n", ""),
    ("", "[[a]]\nb = #\n", ""), ("a = [", "#,", "]"), ("a = {z = 1", ", key# = #", "}"),
    ("a = \"", "\\n", "\""), ("a = \"\"\"", "é\\\n", "\"\"\""),
  ])
  func `a large text takes time in proportion`(
    before: String, piece: String, after: String
  ) throws {
    func pieces(_ count: Int) -> String {
      let parts = piece.split(separator: "#", omittingEmptySubsequences: false)
      return (0..<count).map { parts.joined(separator: String($0)) }.joined()
    }
    func seconds(_ count: Int) throws -> Double {
      let text = Array((before + pieces(count) + after).utf8)
      let elapsed = try ContinuousClock().measure { _ = try Document(parsing: text) }
      return Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
    }
    let small = try seconds(5_000)
    let large = try seconds(50_000)
    #expect(large < small * 40 + 0.1, "ten times the text, \(large / small) times the time")
  }

  @Test(arguments: [
    "", "plain", "a\"b\\c", "\n\r\t\u{8}\u{C}\0\u{1B}\u{7F}\u{9B}", "é漢😀\u{2028}e\u{301}",
  ])
  func `a literal reads back as its text and holds no control character`(text: String) throws {
    let literal = Literal.string(text)
    let root = try Document(parsing: Array("a = \(literal)".utf8)).root
    #expect(root["a"]?.value.string.map { Array($0.utf8) } == Array(text.utf8))
    #expect(!literal.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  private func reason(_ bytes: [UInt8]) -> SyntaxError.Reason? {
    do throws(SyntaxError) {
      _ = try Document(parsing: bytes)
      return nil
    } catch {
      return error.reason
    }
  }
}
