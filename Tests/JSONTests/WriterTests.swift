import JSON
import Testing

@Suite struct WriterTests {
  @Test func `a value is written on one line with its members in order`() {
    let value: Value = [
      "event": "accepted", "id": .string("x"), "n": -3, "half": .decimal(0.5),
      "big": .decimal(1e22),
      "ok": true, "no": .null, "list": [1, [], [:]],
    ]
    #expect(
      value.description
        == #"{"event":"accepted","id":"x","n":-3,"half":0.5,"big":1e+22,"ok":true,"no":null,"list":[1,[],{}]}"#
    )
  }

  @Test func `nothing that a terminal obeys is written raw`() {
    let string = "\"\\/\n\r\t\0\u{8}\u{1B}\u{7F}\u{9B}é漢😀\u{2028}"
    #expect(
      Value.string(string).description
        == #""\"\\/\n\r\t\u0000\u0008\u001b\u007f\u009bé漢😀"# + "\u{2028}\"")
  }

  @Test(arguments: [
    "null", "[1,2.5,-0.0,5e-324,1.7976931348623157e+308]", #"{"a":{"b":["\u0000",""]}}"#,
    #"["\u001f\u0080","\\u0041"]"#,
  ])
  func `what was written is read back the same`(text: String) throws {
    let value = try Value(parsing: Array(text.utf8))
    #expect(value.description == text)
    #expect(try Value(parsing: value.utf8) == value)
  }

  @Test func `a value gives what it is and nothing else`() {
    #expect(Value.integer(3).number == 3)
    #expect(Value.decimal(3).integer == nil)
    #expect(Value.string("1").integer == nil)
    #expect(Value.bool(true).bool == true)
    #expect(Value.array([1])["a"] == nil)
    var object = Object([.init(name: "a", value: 1), .init(name: "b", value: 2)])
    object["c"] = 3
    object["a"] = 4
    object["b"] = nil
    #expect(Value.object(object) == ["a": 4, "c": 3])
    #expect(Value.object(object) != ["c": 3, "a": 4])
    #expect(Value.string("\u{E9}") != Value.string("e\u{301}"))
  }

  @Test func `an object with a name twice is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Object([.init(name: "a", value: 1), .init(name: "a", value: 2)])
    }
  }
}
