internal import Typesetting

extension TextStore {
  /// The end of the grapheme at `offset`; the end of the text is its own.
  func graphemeEnd(after offset: Int) -> Int {
    guard offset < byteCount else { return byteCount }
    let place = place(of: offset)
    let stretch = stretches[place.index]
    guard place.offset < stretch.count else { return offset + 1 }
    return place.start + TextStep.graphemeEnd(in: stretch.text, after: place.offset)
  }

  /// The start of the grapheme before `offset`; the start of the text is its own.
  func graphemeStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let place = place(of: offset)
    if place.offset > 0 {
      return place.start
        + TextStep.graphemeStart(in: stretches[place.index].text, before: place.offset)
    }
    let previous = stretches[place.index - 1]
    guard previous.ending == .none else { return offset - 1 }
    let start = place.start - previous.length
    return start + TextStep.graphemeStart(in: previous.text, before: previous.count)
  }

  /// The end of the word at or behind `offset`, no further than the end of the line; from
  /// there, the start of the next line.
  func wordEnd(after offset: Int) -> Int {
    guard offset < byteCount, offset < lineEnd(at: offset) else {
      return min(offset + 1, byteCount)
    }
    let (text, start) = surroundings(of: offset)
    return start + TextStep.wordEnd(in: text, after: offset - start)
  }

  /// The start of the word at or before `offset`, no further than the start of the line; from
  /// there, the end of the line before.
  func wordStart(before offset: Int) -> Int {
    guard offset > lineStart(at: offset) else { return max(offset - 1, 0) }
    let (text, start) = surroundings(of: offset)
    return start + TextStep.wordStart(in: text, before: offset - start)
  }

  /// The start of the line that holds `offset`.
  func lineStart(at offset: Int) -> Int {
    var (index, start) = (place(of: offset).index, place(of: offset).start)
    while index > 0, stretches[index - 1].ending == .none {
      index -= 1
      start -= stretches[index].length
    }
    return start
  }

  /// The end of the line that holds `offset`, before its line end.
  func lineEnd(at offset: Int) -> Int {
    let place = place(of: offset)
    var (index, end) = (place.index, place.start + stretches[place.index].count)
    while stretches[index].ending == .none, index < stretches.count - 1 {
      index += 1
      end += stretches[index].count
    }
    return end
  }

  /// The grapheme boundary at that offset, or the next one; offsets outside of the text are
  /// its ends.
  func roundedUp(_ offset: Int) -> Int {
    let place = place(of: min(max(offset, 0), byteCount))
    return place.start + stretches[place.index].text.graphemeRoundedUp(place.offset)
  }

  /// The grapheme boundary at that offset, or the one before; offsets outside of the text are
  /// its ends.
  func roundedDown(_ offset: Int) -> Int {
    let place = place(of: min(max(offset, 0), byteCount))
    return place.start + stretches[place.index].text.graphemeRoundedDown(place.offset)
  }

  /// The stretch of `offset` with its neighbours in the same line, and where they start: a word
  /// may go over a cut.
  private func surroundings(of offset: Int) -> (text: String, start: Int) {
    let place = place(of: offset)
    var (text, start) = (stretches[place.index].text, place.start)
    if stretches[place.index].ending == .none, place.index < stretches.count - 1 {
      text += stretches[place.index + 1].text
    }
    if place.index > 0, stretches[place.index - 1].ending == .none {
      text = stretches[place.index - 1].text + text
      start -= stretches[place.index - 1].length
    }
    return (text, start)
  }
}
