/// The text of the field as the stretches that are laid out, in their order.
///
/// Offsets are bytes of UTF-8 in the whole text. A change costs as much as the stretches that it
/// touches; finding an offset costs one addition for each stretch between it and the last change
/// or the last `rest`.
///
/// Invariant: there is a stretch, the last one has no line end, and the others without one
/// are cuts of long lines. So the empty text is one empty stretch, and no grapheme spans two.
struct TextStore: Sendable {
  /// A stretch, and an offset in it.
  struct Place {
    /// Which stretch.
    var index: Int
    /// Where it starts in the text.
    var start: Int
    /// The offset in the stretch.
    var offset: Int
  }

  private(set) var stretches: [Stretch]
  /// Bytes of the text.
  private(set) var byteCount: Int
  private var nextID = 1
  /// A stretch whose start is known, from which others are found.
  private var finger = (index: 0, start: 0)

  init() {
    stretches = [Stretch(id: 0, text: "", ending: .none)]
    byteCount = 0
  }

  /// The whole text; costs as much as the text is long.
  var text: String { text(in: 0..<byteCount) }

  /// The text of these bytes.
  func text(in range: Range<Int>) -> String {
    var text = ""
    text.reserveCapacity(range.count)
    var place = place(of: range.lowerBound)
    while place.start + place.offset < range.upperBound {
      let stretch = stretches[place.index]
      let end = min(stretch.count, range.upperBound - place.start)
      text +=
        end - place.offset == stretch.count ? stretch.text : stretch.text.slice(place.offset..<end)
      if stretch.ending == .lineEnd, place.start + stretch.count < range.upperBound {
        text += "\n"
      }
      place = Place(index: place.index + 1, start: place.start + stretch.length, offset: 0)
    }
    return text
  }

  /// The stretch that holds that offset of the text: at a cut the one behind it, at a line end
  /// the one before it.
  func place(of offset: Int) -> Place {
    precondition(0...byteCount ~= offset)
    var (index, start) = offset < finger.start / 2 ? (0, 0) : finger
    while offset < start {
      index -= 1
      start -= stretches[index].length
    }
    while index < stretches.count - 1, offset >= start + stretches[index].length {
      start += stretches[index].length
      index += 1
    }
    return Place(index: index, start: start, offset: offset - start)
  }

  /// Expects that the next offsets asked for are near this one.
  mutating func rest(at offset: Int) {
    let place = place(of: offset)
    finger = (place.index, place.start)
  }

  /// Puts `text`, whose line ends are line feeds, in place of these bytes.
  ///
  /// The stretch before is cut anew along with those touched, since its end may have been chosen
  /// by what follows it; those behind only as far as cuts of the same line move.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let lower = place(of: range.lowerBound)
    let upper = place(of: range.upperBound)
    var first = (index: lower.index, start: lower.start)
    var joined = stretches[lower.index].text.slice(0..<lower.offset)
    if first.index > 0, stretches[first.index - 1].ending == .none {
      first.index -= 1
      first.start -= stretches[first.index].length
      joined = stretches[first.index].text + joined
    }
    let last = stretches[upper.index]
    joined += text
    joined += last.text.slice(upper.offset..<last.count)

    var cutting = Cutting(nextID: nextID)
    let line = joined.forEachLine { cutting.append(joined.slice($0), ending: .lineEnd) }
    let end = cutting.append(
      joined.slice(line), ending: last.ending,
      followedBy: stretches[(upper.index + 1)...])
    var made = cutting.stretches
    let old = stretches[first.index]
    if first.index < lower.index, made[0].count == old.count, made[0].ending == old.ending {
      made[0] = old
    }
    stretches.replaceSubrange(first.index..<end, with: made)
    nextID = cutting.nextID
    byteCount += text.utf8.count - range.count
    finger = first.index < stretches.count ? first : (0, 0)
  }
}
