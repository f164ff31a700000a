import TestSupport
import Testing

@Suite struct DecoderTests {
  @Test func `valid TOML comes out as tagged JSON`() throws {
    let outcome = try Program("toml-decode").run(
      input: """
        s = "é\\n"
        i = 0x10
        f = [1e2, -inf, +nan, -0.0]
        b = true
        [[t]]
        odt = 1979-05-27 07:32:00.5-07:00
        ldt = 1979-05-27T07:32:00
        d = 1979-05-27
        t = 07:32:00
        e = {}
        """)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics == "")
    #expect(
      outcome.lines == [
        #"{"s":{"type":"string","value":"é\n"},"i":{"type":"integer","value":"16"},"#
          + #""f":[{"type":"float","value":"100.0"},{"type":"float","value":"-inf"},"#
          + #"{"type":"float","value":"nan"},{"type":"float","value":"-0.0"}],"#
          + #""b":{"type":"bool","value":"true"},"#
          + #""t":[{"odt":{"type":"datetime","value":"1979-05-27T07:32:00.500-07:00"},"#
          + #""ldt":{"type":"datetime-local","value":"1979-05-27T07:32:00"},"#
          + #""d":{"type":"date-local","value":"1979-05-27"},"#
          + #""t":{"type":"time-local","value":"07:32:00"},"e":{}}]}"#
      ])
  }

  @Test(arguments: [
    ("a = 1\na = 2\n", "2:1: \"a\" is already set at 1:1"),
    ("a = ", "1:5: a value is needed, not the end of the text"),
  ])
  func `invalid TOML fails with its place and reason and no output`(
    text: String, words: String
  ) throws {
    let outcome = try Program("toml-decode").run(input: text)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics == "toml-decode: error: standard input:\(words)\n")
  }

  @Test func `a text that is not UTF-8 or nests without end fails and does not crash`() throws {
    let decoder = Program("toml-decode")
    #expect(try decoder.run([], input: [0x61, 0xFF]).status == 1)
    #expect(try decoder.run(input: "a=" + String(repeating: "[", count: 1_000_000)).status == 1)
  }
}
