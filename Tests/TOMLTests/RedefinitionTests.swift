import TOML
import Testing

/// What may be added to what, and where the first mention is.
@Suite struct RedefinitionTests {
  @Test(
    arguments: [
      ("a = 1\na = 2", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 1),
      ("a = 1\n'a' = 2", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 1),
      ("a.b = 1\na.b = 2", .repeatedKey("b", first: Position(line: 1, column: 3)), 2, 3),
      ("a.b = 1\na = 2", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 1),
      ("[a]\n[b]\na = 1\na = 1", .repeatedKey("a", first: Position(line: 3, column: 1)), 4, 1),
      ("a = {b = 1, b = 2}", .repeatedKey("b", first: Position(line: 1, column: 6)), 1, 13),
      ("a = {b.c = 1, b = 2}", .repeatedKey("b", first: Position(line: 1, column: 6)), 1, 15),
      ("a = 1\n[a]", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 2),
      ("a = {}\n[a]", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 2),
      ("a = 1\n[[a]]", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 3),
      ("a = {}\n[[a]]", .repeatedKey("a", first: Position(line: 1, column: 1)), 2, 3),
      ("[[a]]\n[a]", .repeatedKey("a", first: Position(line: 1, column: 3)), 2, 2),
      ("[[a.b]]\n[a]\nb = 1", .repeatedKey("b", first: Position(line: 1, column: 5)), 3, 1),
      ("[a.b]\n[a]\nb = 1", .repeatedKey("b", first: Position(line: 1, column: 4)), 3, 1),
      (
        "[[a]]\nb = 1\n[[a]]\nb = 1\nb = 2", .repeatedKey("b", first: Position(line: 4, column: 1)),
        5, 1
      ),
    ] as [(String, SyntaxError.Reason, Int, Int)])
  func `a key is set once`(text: String, reason: SyntaxError.Reason, line: Int, column: Int) {
    expectError(text, reason, line, column)
  }

  @Test(
    arguments: [
      ("[a]\n[a]", .repeatedTable("a", first: Position(line: 1, column: 1)), 2, 2),
      ("[a.b]\n[a]\n[a]", .repeatedTable("a", first: Position(line: 2, column: 1)), 3, 2),
      ("[a.b]\n[a]\n[a.b]", .repeatedTable("b", first: Position(line: 1, column: 1)), 3, 4),
      ("a.b = 1\n[a]", .repeatedTable("a", first: Position(line: 1, column: 1)), 2, 2),
      ("[a]\nb.c.d = 1\n[a.b]", .repeatedTable("b", first: Position(line: 2, column: 1)), 3, 4),
      ("[a]\nb.c.d = 1\n[a.b.c]", .repeatedTable("c", first: Position(line: 2, column: 3)), 3, 6),
      (
        "[a.b.c]\n[a]\nb.d = 1\n[a.b]", .repeatedTable("b", first: Position(line: 1, column: 4)), 4,
        4
      ),
      ("[[a]]\n[a.b]\n[a.b]", .repeatedTable("b", first: Position(line: 2, column: 1)), 3, 4),
      ("['']\n[\"\"]", .repeatedTable("", first: Position(line: 1, column: 1)), 2, 2),
      ("[a]\n[[a]]", .notAnArrayOfTables("a", first: Position(line: 1, column: 2)), 2, 3),
      ("[a.b]\n[[a]]", .notAnArrayOfTables("a", first: Position(line: 1, column: 2)), 2, 3),
      ("a.b = 1\n[[a]]", .notAnArrayOfTables("a", first: Position(line: 1, column: 1)), 2, 3),
      (
        "[[a]]\n[a.b]\n[[a.b]]", .notAnArrayOfTables("b", first: Position(line: 2, column: 4)), 3, 5
      ),
    ] as [(String, SyntaxError.Reason, Int, Int)])
  func `a table is defined once`(text: String, reason: SyntaxError.Reason, line: Int, column: Int) {
    expectError(text, reason, line, column)
  }

  @Test(
    arguments: [
      ("a = 1\na.b = 2", .notATable("a", first: Position(line: 1, column: 1)), 2, 1),
      ("a = 1\n[a.b]", .notATable("a", first: Position(line: 1, column: 1)), 2, 2),
      ("a = 1\n[[a.b]]", .notATable("a", first: Position(line: 1, column: 1)), 2, 3),
      ("a = {b = 1, b.c = 2}", .notATable("b", first: Position(line: 1, column: 6)), 1, 13),
      ("a = {}\na.b = 1", .extendedInlineTable("a", first: Position(line: 1, column: 1)), 2, 1),
      ("a = {}\n[a.b]", .extendedInlineTable("a", first: Position(line: 1, column: 1)), 2, 2),
      (
        "a = {b = {}}\n[a.b.c]", .extendedInlineTable("a", first: Position(line: 1, column: 1)), 2,
        2
      ),
      (
        "a = {b = {}, b.c = 1}", .extendedInlineTable("b", first: Position(line: 1, column: 6)), 1,
        14
      ),
      (
        "[t]\na = {}\na.b = 1", .extendedInlineTable("a", first: Position(line: 2, column: 1)), 3, 1
      ),
      (
        "[t]\na.b = {}\n[t.a.b.c]", .extendedInlineTable("b", first: Position(line: 2, column: 3)),
        3, 6
      ),
      ("a = []\n[[a]]", .extendedArray("a", first: Position(line: 1, column: 1)), 2, 3),
      ("a = [{}]\n[[a]]", .extendedArray("a", first: Position(line: 1, column: 1)), 2, 3),
      ("a = [{}]\n[a.b]", .extendedArray("a", first: Position(line: 1, column: 1)), 2, 2),
      ("a = [{}]\na.b = 1", .extendedArray("a", first: Position(line: 1, column: 1)), 2, 1),
      ("[a.b]\n[a]\nb.c = 1", .dottedIntoHeader("b", first: Position(line: 1, column: 4)), 3, 1),
      (
        "[a.b.c]\n[a]\nb.c.d = 1", .dottedIntoHeader("c", first: Position(line: 1, column: 6)), 3, 3
      ),
      ("[[a.b]]\n[a]\nb.c = 1", .dottedIntoHeader("b", first: Position(line: 1, column: 5)), 3, 1),
    ] as [(String, SyntaxError.Reason, Int, Int)])
  func `what is complete cannot be added to`(
    text: String, reason: SyntaxError.Reason, line: Int, column: Int
  ) {
    expectError(text, reason, line, column)
  }

  @Test(
    arguments: [
      ("a.b = 1\na.c = 2\n", "a{b=1 c=2}"),
      ("a.b = 1\nx = 0\na.c = 2", "a{b=1 c=2} x=0"),
      ("[a.b]\nc = 1\n[a]\nd = 2", "a{b{c=1} d=2}"),
      ("[a]\n[a.b]\n[a.b.c]", "a{b{c{}}}"),
      ("[a.b.c]\n[a.b]\n[a]", "a{b{c{}}}"),
      ("[a]\nb.c = 1\n[a.b.d]\ne = 2", "a{b{c=1 d{e=2}}}"),
      ("[a]\nb.c = 1\n[a.d.e]", "a{b{c=1} d{e{}}}"),
      ("[a.b.c]\n[a]\nb.d = 1", "a{b{c{} d=1}}"),
      ("[[a]]\nb = 1\n[[a]]\n[[a]]\nb = 2", "a[{b=1} {} {b=2}]"),
      ("[[a]]\n[a.b]\nc = 1\n[[a]]\n[a.b]\nc = 2", "a[{b{c=1}} {b{c=2}}]"),
      ("[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]", "a[{b[{} {}]} {b[{}]}]"),
      ("[[a.b]]\n[a]\nc = 1\n[[a.b]]", "a{b[{} {}] c=1}"),
      ("[[a]]\nb.c = 1\n[[a]]\nb.c = 2", "a[{b{c=1}} {b{c=2}}]"),
      ("a = {b.c = 1, b.d = 2}", "a{b{c=1 d=2}}"),
      ("a = [{}, {b = [{c = 1}]}]", "a[{} {b[{c=1}]}]"),
      ("a = 1\n[b]\na = 2\n[c]\na = 3", "a=1 b{a=2} c{a=3}"),
      ("3.14 = 1\n3.15 = 2", "3{14=1 15=2}"),
      ("'a.b' = 1\na.b = 2\na.\"\" = 3", "a.b=1 a{b=2 =3}"),
      ("\u{E9} = 1", nil), ("'\u{E9}' = 1\n'e\u{301}' = 2", "\u{E9}=1 e\u{301}=2"),
      ("[ a . 'b' ]\n[\ta.c\t]", "a{b{} c{}}"),
    ] as [(String, String?)])
  func `what is not complete can be added to`(text: String, outline: String?) {
    let document = try? Document(parsing: Array(text.utf8))
    #expect(document.map { Array(self.outline($0.root).utf8) } == outline.map { Array($0.utf8) })
  }

  private func expectError(_ text: String, _ reason: SyntaxError.Reason, _ line: Int, _ column: Int)
  {
    let error = #expect(throws: SyntaxError.self) { try Document(parsing: Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.position == Position(line: line, column: column))
  }

  private func outline(_ table: Table) -> String {
    table.entries.map { $0.key.name + outline($0.value) }.joined(separator: " ")
  }

  private func outline(_ value: Value) -> String {
    switch value.content {
    case .table(let table): "{\(outline(table))}"
    case .array(let elements): "[\(elements.map(outline).joined(separator: " "))]"
    case .integer(let integer): "=\(integer)"
    default: "?"
    }
  }
}
