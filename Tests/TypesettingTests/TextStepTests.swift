import Testing
import Typesetting

@Suite struct TextStepTests {
  @Test(arguments: [
    "", "abc", "e\u{301}a", "👩‍👩‍👧🇩🇪🇯🇵", "日本\r\nx", "\u{301}\u{301}", "a\u{200B}\u{200D}b",
    "한\u{1112}\u{1161}\u{11AB}",
  ])
  func `a step goes over one grapheme, either way`(text: String) {
    let places = text.graphemeStarts + [text.utf8.count]
    for (start, end) in zip(places, places.dropFirst()) {
      #expect(TextStep.graphemeEnd(in: text, after: start) == end)
      #expect(TextStep.graphemeStart(in: text, before: end) == start)
    }
    #expect(TextStep.graphemeEnd(in: text, after: text.utf8.count) == text.utf8.count)
    #expect(TextStep.graphemeStart(in: text, before: 0) == 0)
  }

  @Test func `from inside of a grapheme a step goes to its edge`() {
    let text = "a👩‍👩‍👧b"
    for offset in 2..<(text.utf8.count - 1) {
      #expect(TextStep.graphemeEnd(in: text, after: offset) == text.utf8.count - 1)
      #expect(TextStep.graphemeStart(in: text, before: offset) == 1)
    }
  }

  @Test(arguments: [
    ("one two", ["one", "two"]),
    ("  one,  two_three-4.", ["one", "two", "three", "4"]),
    ("don't", ["don", "t"]),
    ("déjà e\u{301}te\u{301}", ["déjà", "e\u{301}te\u{301}"]),
    ("東京タワーへ行く。", ["東京", "タワー", "へ", "行", "く"]),
    ("らーめん", ["らーめん"]),
    ("カーめ", ["カー", "め"]),
    ("ー", ["ー"]),
    ("漢ーカ", ["漢", "ーカ"]),
    ("人々", ["人々"]),
    ("한국어 안녕", ["한국어", "안녕"]),
    ("iPhone日本15", ["iPhone", "日本", "15"]),
    ("שלום, مرحبا", ["שלום", "مرحبا"]),
    ("...", []),
    ("a😀b", ["a", "b"]),
    ("line\nnext", ["line", "next"]),
  ])
  func `words are runs of one kind, and what stands between them is passed over`(
    text: String, words: [String]
  ) {
    #expect(wordsForward(text) == words)
    #expect(wordsBackward(text) == words)
  }

  @Test func `from inside of a word a step goes to its edge`() {
    #expect(TextStep.wordEnd(in: "one two", after: 5) == 7)
    #expect(TextStep.wordStart(in: "one two", before: 6) == 4)
    #expect(TextStep.wordStart(in: "one two", before: 4) == 0)
    #expect(TextStep.wordEnd(in: "one  ", after: 3) == 5)
    #expect(TextStep.wordStart(in: "  one", before: 2) == 0)
  }

  private func wordsForward(_ text: String) -> [String] {
    var words: [String] = []
    var at = 0
    while at < text.utf8.count {
      let end = TextStep.wordEnd(in: text, after: at)
      let start = TextStep.wordStart(in: text, before: end)
      if start >= at, start < end, isWord(text, at: start) { words.append(text.part(start..<end)) }
      at = end
    }
    return words
  }

  private func wordsBackward(_ text: String) -> [String] {
    var words: [String] = []
    var at = text.utf8.count
    while at > 0 {
      let start = TextStep.wordStart(in: text, before: at)
      let end = TextStep.wordEnd(in: text, after: start)
      if end <= at, isWord(text, at: start) { words.insert(text.part(start..<end), at: 0) }
      at = start
    }
    return words
  }

  private func isWord(_ text: String, at offset: Int) -> Bool {
    let character = text[text.utf8.index(text.startIndex, offsetBy: offset)]
    return character.isLetter || character.isNumber
  }
}

extension String {
  fileprivate func part(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
