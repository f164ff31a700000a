/// The steps of a caret through text, by UTF-8 offsets.
///
/// A grapheme is what the standard library calls a `Character` (UAX #29). A word is a run of letters and
/// digits, as for readline's M-f and M-b; a run of Han, of Hiragana, of Katakana and of Hangul
/// each is a word of its own, and a mark that lengthens or repeats belongs to the kana before it.
///
/// A step costs what it passes over, however long the text is.
public enum TextStep {
  /// The end of the grapheme at an offset; the end of the text stays where it is.
  public static func graphemeEnd(in text: String, after offset: Int) -> Int {
    let index = text.index(at: offset)
    return index == text.endIndex ? offset : text.offset(of: text.index(after: index))
  }

  /// The start of the grapheme that holds or ends at an offset; the start stays where it is.
  public static func graphemeStart(in text: String, before offset: Int) -> Int {
    text.offset(of: text.start(before: text.index(at: offset)))
  }

  /// The end of the word at an offset, or of the next one; the end of the text if there is none.
  public static func wordEnd(in text: String, after offset: Int) -> Int {
    var index = text.index(at: offset)
    while index < text.endIndex, WordKind(text[index]) == .none { index = text.index(after: index) }
    guard index < text.endIndex else { return text.utf8.count }
    let kind = text.run(at: index).kind
    while index < text.endIndex {
      let found = WordKind(text[index])
      guard found == kind || found == .lengthening && kind.isKana else { break }
      index = text.index(after: index)
    }
    return text.offset(of: index)
  }

  /// The start of the word before an offset, or of the one before that; 0 if there is none.
  public static func wordStart(in text: String, before offset: Int) -> Int {
    var index = text.index(at: offset)
    var kind = WordKind.none
    while index > text.startIndex {
      let run = text.run(at: text.start(before: index))
      if kind == .none { kind = run.kind }
      guard run.kind == kind else { break }
      index = run.start
    }
    return text.offset(of: index)
  }
}

extension String {
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  fileprivate func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The start of the grapheme that holds what stands before an index.
  fileprivate func start(before index: Index) -> Index {
    guard index > startIndex else { return index }
    guard index < endIndex else { return self.index(before: index) }
    let start = self.index(before: self.index(after: index))
    return start < index ? start : self.index(before: index)
  }

  /// The kind of the grapheme at an index and where it starts; marks that lengthen are taken together,
  /// and are of the kind of the kana before them.
  fileprivate func run(at index: Index) -> (kind: WordKind, start: Index) {
    var start = index
    var kind = WordKind(self[index])
    while kind == .lengthening {
      guard start > startIndex else { return (.katakana, start) }
      let before = self.index(before: start)
      let found = WordKind(self[before])
      guard found == .lengthening else { return (found.isKana ? found : .katakana, start) }
      start = before
      kind = found
    }
    return (kind, start)
  }
}
