import TOML
import Testing

@Suite struct PositionTests {
  private func read(_ lines: String...) throws -> Table {
    try Document(parsing: Array(lines.joined(separator: "\n").utf8)).root
  }

  private func span(_ range: Range<Position>) -> String {
    "\(range.lowerBound)-\(range.upperBound)"
  }

  @Test func `columns count scalars and lines end at line feeds`() throws {
    let root = try Document(
      parsing: Array("\u{FEFF}'e\u{301}' = '世😀' # é\r\n\tb = [1,\r\n  2.5]\r\n".utf8)
    ).root
    let text = root.entries[0]
    #expect(span(text.key.span) == "1:1-1:5")
    #expect(span(text.value.span) == "1:8-1:12")
    let list = root.entries[1]
    #expect(span(list.key.span) == "2:2-2:3")
    #expect(span(list.value.span) == "2:6-3:7")
    #expect(try #require(list.value.array).map { span($0.span) } == ["2:7-2:8", "3:3-3:6"])
  }

  @Test func `a table stands where its header, brace or first mention is`() throws {
    let root = try read(
      "a.b = { c = 1, d.e = 2 }", "[ f.g ]", "[f]", "[[h.i]]", "x = 1", "[[h.i]]", "[h.i.j]")
    let a = try #require(root["a"])
    #expect(span(a.key.span) == "1:1-1:2")
    #expect(span(a.value.span) == "1:1-1:2")
    let b = try #require(a.value.table?["b"])
    #expect(span(b.key.span) == "1:3-1:4")
    #expect(span(b.value.span) == "1:7-1:25")
    let d = try #require(b.value.table?["d"])
    #expect(span(d.value.span) == "1:16-1:17")
    #expect(d.value.table?["e"].map { span($0.value.span) } == "1:22-1:23")
    let f = try #require(root["f"])
    #expect(span(f.key.span) == "2:3-2:4")
    #expect(span(f.value.span) == "3:1-3:4")
    #expect(f.value.table?["g"].map { span($0.value.span) } == "2:1-2:8")
    let i = try #require(root["h"]?.value.table?["i"])
    #expect(span(i.key.span) == "4:5-4:6")
    #expect(span(i.value.span) == "4:1-4:8")
    let elements = try #require(i.value.array)
    #expect(elements.map { span($0.span) } == ["4:1-4:8", "6:1-6:8"])
    #expect(elements[1].table?["j"].map { span($0.value.span) } == "7:1-7:8")
    #expect(root.entries.map(\.key.name) == ["a", "f", "h"])
  }

  @Test func `an error says where and why in words`() {
    let error = #expect(throws: SyntaxError.self) {
      try Document(parsing: Array("a = 1\n\"a\\u001b\" = ,".utf8))
    }
    #expect(error?.description == "2:13: a value is needed, not \",\"")
  }
}
