import Terminals
import TestSupport
import Testing

@Suite struct InputReaderTests {
  @Test(arguments: Sequences.keys)
  func `a sequence is its key`(bytes: String, word: String) {
    #expect(Reading(bytes.sequence).words == [word])
  }

  @Test(arguments: Sequences.keys)
  func `a key stands apart from the text around it`(bytes: String, word: String) {
    // A key in doubt can't be told from a sequence when text follows.
    var waiting = InputReader()
    _ = waiting.take(bytes.sequence.utf8)
    guard waiting.wait == nil else { return }
    let words = Reading("ab" + bytes.sequence + "cd").words
    if word.hasPrefix("\"") {
      #expect(words == ["\"ab\(word.dropFirst().dropLast())cd\""])
    } else {
      #expect(words == ["\"ab\"", word, "\"cd\""])
    }
  }

  @Test(arguments: Sequences.silent)
  func `a sequence that is no key leaves no trace`(bytes: String) {
    #expect(Reading("ab" + bytes.sequence).words == ["\"ab\""])
    var reader = InputReader()
    _ = reader.take(bytes.sequence.utf8)
    _ = reader.settle()
    #expect(reader.take("cd".utf8) == [.text("cd")])
    #expect(reader.wait == nil)
  }

  @Test func `what is waited for says how long`() {
    let waits: [(String, InputReader.Wait?)] = [
      ("", nil), ("a", nil), ("\u{1B}", .escape), ("\u{1B}\u{1B}", .escape),
      ("\u{1B}[", .sequence), ("\u{1B}[1;", .sequence), ("\u{1B}O", .sequence),
      ("\u{1B}]0;", .sequence), ("\u{1B}[200~", .paste),
    ]
    for (text, wait) in waits {
      var reader = InputReader()
      _ = reader.take(text.utf8)
      #expect(reader.wait == wait, "\(text.debugDescription)")
    }
  }

  @Test(arguments: ["[D", "[1;5D", "OP", "[200~x\u{4}y\u{1B}[201~"])
  func `the rest of a sequence that comes late is a key or a paste, and no text`(rest: String) {
    var reader = InputReader()
    _ = reader.take("\u{1B}".utf8)
    #expect(reader.settle() == [.key(Key(.escape))])
    var whole = InputReader()
    #expect(reader.take(rest.utf8) == whole.take(("\u{1B}" + rest).utf8))
  }

  @Test func `what a person types behind Escape is text`() {
    var reader = InputReader()
    _ = reader.take("\u{1B}".utf8)
    _ = reader.settle()
    #expect(reader.take("[".utf8) == [.text("[")])
    #expect(reader.take("D".utf8) == [.text("D")])
    _ = reader.take("\u{1B}".utf8)
    _ = reader.settle()
    #expect(reader.take("ab".utf8) == [.text("ab")])
    #expect(reader.take("[D".utf8) == [.text("[D")])
  }

  @Test func `input means the same wherever it is cut`() {
    let texts = [
      "héllo 語 👩‍👩‍👧 \u{301}x", "␛[200~a\r\nb␛[20␛[201~c", "␛␛␛a", "␛␛", "␛␛OP", "␛]␛[A", "␛[␛[A",
    ]
    let all = Sequences.keys.map(\.0) + Sequences.silent + texts
    for (index, text) in all.enumerated() {
      let bytes = Array((text + "x" + all[(index + 1) % all.count] + "y").sequence.utf8)
      let whole = Reading(bytes).words
      for first in 0...bytes.count {
        #expect(Reading(bytes, pieces: [first]).words == whole, "\(text) cut at \(first)")
      }
      #expect(Reading(bytes, pieces: bytes.map { _ in 1 }).words == whole, "\(text)")
    }
  }

  @Test func `characters that come together are one text`() {
    var reader = InputReader()
    #expect(reader.take("añ語🙂".utf8) == [.text("añ語🙂")])
    #expect(reader.take("".utf8) == [])
  }

  @Test func `bytes that are no character come out as replacements`() {
    #expect(Reading([0x61, 0xFF, 0x62]).words == ["\"a\u{FFFD}b\""])
    #expect(Reading([0xC3, 0x41]).words == ["\"\u{FFFD}A\""])
    #expect(Reading([0xE0, 0x80, 0x41]).words == ["\"\u{FFFD}\u{FFFD}A\""])
    #expect(Reading([0xED, 0xA0, 0x80]).words == ["\"\u{FFFD}\u{FFFD}\u{FFFD}\""])
    #expect(Reading([0xC3, 0x1B, 0x5B, 0x41]).words == ["\"\u{FFFD}\"", "up"])
  }

  @Test func `C1 controls are neither text nor sequences`() {
    #expect(Reading("a\u{9B}A\u{85}b\u{80}").words == ["\"aAb\""])
    #expect(Reading([0x9B, 0x41]).words == ["\"\u{FFFD}A\""])
  }

  @Test func `half a character waits for the rest, which can be as late as it likes`() {
    var reader = InputReader()
    _ = reader.take([0xE8, 0xAA])
    #expect(reader.wait == nil)
    #expect(reader.settle() == [])
    #expect(reader.take([0x9E]) == [.text("語")])
    _ = reader.take([0xE8, 0xAA])
    #expect(reader.take([0x61]) == [.text("\u{FFFD}a")])
  }

  @Test func `what is held back waits until it is settled`() {
    var reader = InputReader()
    #expect(reader.take([0x1B]) == [])
    #expect(reader.wait == .escape)
    #expect(reader.settle() == [.key(Key(.escape))])
    #expect(reader.wait == nil)
    #expect(reader.settle() == [])
    #expect(Reading("\u{1B}\u{1B}").words == ["escape", "escape"])
    #expect(Reading("\u{1B}\u{1B}[").words == ["escape", "alt-["])
    #expect(Reading("\u{1B}[\r").words == ["alt-[", "enter"])
    #expect(Reading("\u{1B}P\r").words == ["alt-shift-p", "enter"])
    #expect(Reading("\u{1B}]0;x\r").words == ["enter"])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_"])
  func `a sequence without an end swallows no more than its limit`(start: String) {
    var reader = InputReader()
    _ = reader.take(start.utf8)
    var count = 0
    while reader.wait != nil, count < 5000 {
      _ = reader.take("1".utf8)
      count += 1
    }
    #expect(count > 200)
    #expect(count < 4200)
    #expect(reader.take("abc".utf8) == [.text("abc")])
  }

  @Test(arguments: 0..<40)
  func `made-up bytes never trap and never give control characters`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[[O]P?<>;;:0123456789~u$MmAR\r\n\u{7}\u{8}\\aé語".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<4000 {
      bytes.append(
        Bool.random(using: &random)
          ? likely[Int.random(in: likely.indices, using: &random)]
          : UInt8.random(in: 0...255, using: &random))
    }
    var pieces: [Int] = []
    while pieces.reduce(0, +) < bytes.count {
      pieces.append(Int.random(in: 0...9, using: &random))
    }
    let inOne = Reading(bytes).words
    #expect(Reading(bytes, pieces: pieces).words == inOne)
    var reader = InputReader()
    for input in reader.take(bytes) + reader.settle() {
      if case .text(let text) = input {
        #expect(!text.isEmpty)
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      } else if case .key(let key) = input {
        #expect(Key(name: key.name) == key, "\(key.name)")
      }
    }
  }
}
