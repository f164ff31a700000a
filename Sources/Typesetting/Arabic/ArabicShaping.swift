/// Shapes the Arabic letters of one line by what stands around them in the line.
struct ArabicShaping {
  /// The line in UTF-8.
  let bytes: [UInt8]

  /// A grapheme with its letter in the form that joins its neighbours, without joiners; or nil if it
  /// begins with no such letter.
  ///
  /// Marks do not come between letters. Of a lam with its alef the range covers both graphemes.
  func shaped(_ range: Range<Int>) -> String? {
    let (letter, length) = bytes.scalar(at: range.lowerBound)
    guard 0x0600...0x08FF ~= letter else { return nil }
    let rest = range.lowerBound + length..<range.upperBound
    let marks = ScalarSequence(bytes, in: rest)
    let alef = letter == ArabicLetter.lam ? marks.first(where: ArabicLetter.isAlef) : nil
    let joinedBefore =
      ArabicLetter.JoiningType(of: letter).joinsPrevious && reaches(from: range.lowerBound)
    let shape: UInt32
    if let alef {
      shape = ArabicLetter.ligature(with: alef, joinedBefore ? .final : .isolated)
    } else {
      let joinedAfter =
        ArabicLetter.JoiningType(of: letter).joinsNext && reaches(to: rest.lowerBound)
      let form = ArabicLetter.Form(joinedBefore: joinedBefore, joinedAfter: joinedAfter)
      guard let found = ArabicLetter.presentation(of: letter, form) else { return nil }
      shape = found
    }
    var text = String.UnicodeScalarView()
    for scalar in [shape] + marks.filter({ $0 != alef && $0 & 0xFFFE != 0x200C }) {
      if let scalar = Unicode.Scalar(scalar) { text.append(scalar) }
    }
    return String(text)
  }

  /// Whether what stands before an offset reaches out to what begins there.
  private func reaches(from offset: Int) -> Bool {
    var at = offset
    while at > 0 {
      let (scalar, length) = bytes.scalar(before: at)
      let type = ArabicLetter.JoiningType(of: scalar)
      if type != .transparent { return type.joinsNext }
      at -= length
    }
    return false
  }

  /// Whether what begins at an offset reaches out to what stands before it.
  private func reaches(to offset: Int) -> Bool {
    for scalar in ScalarSequence(bytes, in: offset..<bytes.count) {
      let type = ArabicLetter.JoiningType(of: scalar)
      if type != .transparent { return type.joinsPrevious }
    }
    return false
  }
}
