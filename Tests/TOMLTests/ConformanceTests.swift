import JSON
import TOML
import Testing

@Suite(.enabled(if: Conformance.isHere, "the public suite is not here"))
struct ConformanceTests {
  @Test(arguments: Conformance.cases("valid"))
  func `a valid text is read as what it says`(name: String) throws {
    let document = try Document(parsing: Conformance.bytes("valid/\(name).toml"))
    let expected = try JSON.Value(parsing: Conformance.bytes("valid/\(name).json"))
    try expectTable(document.root, expected)
  }

  @Test(arguments: Conformance.cases("invalid"))
  func `an invalid text is rejected with a place in it`(name: String) throws {
    let bytes = try Conformance.bytes("invalid/\(name).toml")
    let error = try #require(throws: TOML.SyntaxError.self) { try Document(parsing: bytes) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(1...lines.count ~= error.position.line)
    let line = lines[error.position.line - 1]
    #expect(1...(line.count + 1) ~= error.position.column)
    #expect(!error.description.isEmpty)
  }

  private func expectTable(_ table: Table, _ expected: JSON.Value) throws {
    let members = try #require(expected.object).members
    #expect(table.entries.count == members.count)
    for member in members {
      try expectValue(try #require(table[member.name]).value, member.value)
    }
  }

  private func expectValue(_ value: TOML.Value, _ expected: JSON.Value) throws {
    if let elements = expected.array {
      let values = try #require(value.array)
      #expect(values.count == elements.count)
      for (value, element) in zip(values, elements) { try expectValue(value, element) }
      return
    }
    guard expected.object?.members.count == 2, let type = expected["type"]?.string,
      let text = expected["value"]?.string
    else { return try expectTable(try #require(value.table), expected) }
    switch value.content {
    case .string(let string):
      #expect(type == "string" && Array(string.utf8) == Array(text.utf8))
    case .integer(let integer):
      #expect(type == "integer" && String(integer) == text)
    case .float(let float):
      let number = try #require(Double(text))
      #expect(type == "float" && (float == number || float.isNaN && number.isNaN))
      #expect(float.isNaN || float.sign == number.sign)
    case .boolean(let boolean):
      #expect(type == "bool" && String(boolean) == text)
    case .offsetDateTime(let dateTime):
      #expect(type == "datetime" && dateTime.description == text)
    case .localDateTime(let dateTime):
      #expect(type == "datetime-local" && dateTime.description == text)
    case .localDate(let date):
      #expect(type == "date-local" && date.description == text)
    case .localTime(let time):
      #expect(type == "time-local" && time.description == text)
    case .array, .table:
      Issue.record("\(type) read as \(value.kind)")
    }
  }
}
