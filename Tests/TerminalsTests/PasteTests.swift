import Terminals
import Testing

@Suite struct PasteTests {
  @Test func `a paste is one input with LF at the ends of its lines`() {
    #expect(
      Reading("a\u{1B}[200~b\r\nc\rd\ne\r\r\n\u{1B}[201~f").words
        == ["\"a\"", "<b\nc\nd\ne\n\n>", "\"f\""])
    #expect(Reading("\u{1B}[200~\u{1B}[201~").words == ["<>"])
  }

  @Test func `escapes inside a paste are text`() {
    #expect(
      Reading("\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}\u{1B}[201\u{1B}[201~").words
        == ["<\u{1B}[A\u{1B}[20\u{1B}\u{1B}[201>"])
  }

  @Test func `bytes in a paste that are no character are repaired`() {
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8)
    #expect(Reading(bytes).words == ["<a\u{FFFD}b>"])
  }

  @Test func `a paste whose end never comes ends with the pause`() {
    var reader = InputReader()
    #expect(reader.settle() == [])
    #expect(reader.take("\u{1B}[200~ab\u{1B}[20".utf8) == [])
    #expect(reader.wait == .paste)
    #expect(reader.settle() == [.paste("ab\u{1B}[20")])
    #expect(reader.wait == nil)
    #expect(reader.take("\u{1B}[200~c\u{1B}[201~".utf8) == [.paste("c")])
  }

  @Test(arguments: [
    (8, "abcdefgh", "<abcdefgh>"), (7, "abcdefgh", "<abcdefg…>"), (0, "a", "<…>"),
    // Half a character, and half of what may be the end.
    (4, "abcé", "<abc…>"), (5, "abcé", "<abcé>"), (4, "abc\u{1B}[2", "<abc…>"),
    (6, "abc\u{1B}[2", "<abc\u{1B}[2>"), (3, "a\r\nb", "<a\n…>"),
  ])
  func `of a paste beyond the limit the front is taken, and said to be the front`(
    limit: Int, text: String, words: String
  ) {
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x\u{1B}[200~y\u{1B}[201~".utf8)
    for size in 1...bytes.count {
      let reading = Reading(bytes, pieces: Array(repeating: size, count: 40), pasteLimit: limit)
      #expect(reading.words == [words, "\"x\"", limit == 0 ? "<…>" : "<y>"])
    }
  }

  @Test func `each byte of a large paste is looked at a fixed number of times`() {
    let size = 1 << 20
    let reads = ReadCount()
    let line = Array("some words and a line's end\r\n\u{1B}[20".utf8)
    let body = (0..<size).map { line[$0 % line.count] }
    let bytes = Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~".utf8)
    var reader = InputReader()
    var inputs: [Input] = []
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let piece = bytes[start..<min(start + 4096, bytes.count)]
      inputs += reader.take(CountedBytes(bytes: piece, reads: reads))
    }
    #expect(
      inputs == [
        .paste(String(decoding: body, as: UTF8.self).replacing("\r\n", with: "\n"))
      ])
    #expect(reads.count <= 2 * bytes.count)
  }
}

/// How often bytes were read.
private final class ReadCount {
  var count = 0
}

/// Bytes that count how often they are read.
private struct CountedBytes: Collection {
  let bytes: ArraySlice<UInt8>
  let reads: ReadCount

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> UInt8 {
    reads.count += 1
    return bytes[index]
  }
}
