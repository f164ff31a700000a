/// What comes on standard input, made into the texts of memos. No input or output happens here.
enum MemoInput {
  /// The largest memo: 64 MiB of UTF-8.
  static let limit = 64 << 20

  /// What is done about bytes that are no text.
  enum Encoding {
    /// They are refused.
    case strict
    /// Each is replaced by U+FFFD, and so is NUL.
    case repaired
  }

  /// Whether a memo has to say something.
  enum Emptiness {
    /// It is refused without a text.
    case notEmpty
    /// What is attached says it: a text of white space is none.
    case mayBeEmpty
  }

  /// How one input is cut into memos.
  enum Separator: String, CaseIterable {
    case line
    case paragraph
    case nul
    case json
  }

  /// The text that `bytes` are.
  static func text(
    _ bytes: [UInt8], _ encoding: Encoding, nulSeparates: Bool = false
  )
    throws(InputError) -> String
  {
    switch encoding {
    case .repaired:
      let text = String(decoding: bytes, as: UTF8.self)
      if nulSeparates || !text.utf8.contains(0) { return text }
      return String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    case .strict:
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
      } catch {
        throw .notUTF8(offset: error.byteOffsets.lowerBound)
      }
      if !nulSeparates, let offset = bytes.firstIndex(of: 0) { throw .nul(offset: offset) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// `text` as one memo: without the line ends at its end.
  ///
  /// Only ASCII white space is nothing: a memo of no-break spaces is a memo.
  static func memo(
    _ text: String, _ emptiness: Emptiness = .notEmpty
  ) throws(InputError) -> String {
    let bytes = text.utf8
    guard bytes.contains(where: { !isWhiteSpace($0) }) else {
      if emptiness == .mayBeEmpty { return "" }
      throw .empty
    }
    let kept = bytes.lastIndex { $0 != 10 && $0 != 13 }.map { bytes.index(after: $0) }
    let memo = String(text[..<(kept ?? text.endIndex)])
    guard memo.utf8.count <= limit else { throw .tooLarge }
    return memo
  }

  /// The memos that stand in `text`; pieces of white space are passed over.
  static func memos(_ text: String, separatedBy separator: Separator) throws(InputError) -> [String]
  {
    var memos: [String] = []
    for piece in pieces(of: text, separator)
    where piece.utf8.contains(where: { !isWhiteSpace($0) }) {
      memos.append(try memo(String(piece)))
    }
    guard !memos.isEmpty else { throw .empty }
    return memos
  }

  private static func pieces(of text: String, _ separator: Separator) -> [Substring] {
    switch separator {
    case .nul:
      text.split(separator: "\0", omittingEmptySubsequences: true)
    case .line, .json:
      // "\r\n" is one Character: both ends of lines are found.
      text.split(whereSeparator: \.isLineEnd)
    case .paragraph:
      paragraphs(of: text)
    }
  }

  private static func paragraphs(of text: String) -> [Substring] {
    var found: [Substring] = []
    var start: String.Index?
    var end = text.startIndex
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      if line.utf8.allSatisfy(isWhiteSpace) {
        if let begun = start { found.append(text[begun..<end]) }
        start = nil
      } else {
        start = start ?? line.startIndex
        end = line.endIndex
      }
    }
    if let begun = start { found.append(text[begun..<end]) }
    return found
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte)
  }
}

extension Character {
  fileprivate var isLineEnd: Bool {
    self == "\n" || self == "\r\n"
  }
}

/// Why an input is no memo.
enum InputError: Error {
  case notUTF8(offset: Int)
  case nul(offset: Int)
  case empty
  case tooLarge
}
