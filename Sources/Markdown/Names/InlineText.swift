/// One line of Markdown as a reader sees it: the words, without the marks inside the line.
///
/// Emphasis, highlights, code, links, images, tags, HTML and comments as Obsidian shows them, but
/// for what depends on the rest of the note: `[words][reference]` stays.
struct InlineText {
  /// The words.
  private(set) var plain = ""
  let bytes: [UInt8]
  var at = 0
  var words: [UInt8] = []
  private var runs = EmphasisRuns()
  /// For each `[`, the `]` that belongs to it.
  let brackets: [Int: Int]
  /// Where a link's words end, and where the link does.
  var skips: [Int: Int] = [:]

  init(_ line: ArraySlice<UInt8>) {
    bytes = Array(line)
    brackets = InlineText.brackets(in: bytes)
    while at < bytes.count {
      if let end = skips[at] { at = end } else { read() }
    }
    plain = String(decoding: runs.removed(from: words), as: UTF8.self)
  }

  private mutating func read() {
    let isRead =
      switch bytes[at] {
      case .backslash: readEscape()
      case .backtick: readCode()
      case .less: readAngle()
      case .percent: readComment()
      case .exclamation: readImage()
      case .openBracket: readNoteLink(isImage: false) || readFootnote() || readLink(isImage: false)
      case .hash: readTag()
      case .star, .underscore, .tilde, .equals: readRun()
      default: false
      }
    if !isRead {
      words.append(bytes[at])
      at += 1
    }
  }

  func byte(_ index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  func holds(_ text: String, at start: Int) -> Bool {
    bytes[start...].starts(with: text.utf8)
  }

  private mutating func readEscape() -> Bool {
    guard let next = byte(at + 1), next.isPunctuation else { return false }
    words.append(next)
    at += 2
    return true
  }

  private mutating func readCode() -> Bool {
    let length = bytes[at...].prefix { $0 == .backtick }.count
    var close = at + length
    while let start = bytes[close...].firstIndex(of: .backtick) {
      let found = bytes[start...].prefix { $0 == .backtick }.count
      close = start + found
      guard found == length else { continue }
      words += bytes[bytes.trimmed((at + length)..<start)]
      at = close
      return true
    }
    words += bytes[at..<(at + length)]
    at += length
    return true
  }

  /// A tag says nothing, a comment neither; an address in angle brackets is one.
  private mutating func readAngle() -> Bool {
    if holds("<!--", at: at) {
      guard let end = bytes[(at + 4)...].firstRange(of: Array("-->".utf8)) else { return false }
      at = end.upperBound
      return true
    }
    guard let close = angleEnd() else { return false }
    let inside = bytes[(at + 1)..<close]
    if HTMLTag.isAlone(in: bytes, at..<(close + 1)) {
      if inside.prefix(2).map(\.lowercased) == Array("br".utf8) { words.append(.space) }
    } else if !inside.contains(where: { $0 <= .space || $0 == .less }),
      inside.contains(.colon) || inside.contains(0x40)
    {
      words += inside
    } else {
      return false
    }
    at = close + 1
    return true
  }

  /// The next `>` that no quotes are around.
  private func angleEnd() -> Int? {
    var quote: UInt8?
    for index in (at + 1)..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .greater {
        return index
      } else if byte == .doubleQuote || byte == .singleQuote {
        quote = byte
      }
    }
    return bytes[at...].firstIndex(of: .greater)
  }

  private mutating func readComment() -> Bool {
    guard ObsidianComment.mark(in: bytes, at..<bytes.count) == at,
      let close = ObsidianComment.mark(in: bytes, (at + 2)..<bytes.count)
    else {
      let run = bytes[at...].prefix { $0 == .percent }
      words += run
      at += run.count
      return true
    }
    at = close + 2
    return true
  }

  /// The `#` of a tag; the word stays.
  private mutating func readTag() -> Bool {
    guard at == 0 || bytes[at - 1].isSpaceOrTab, let next = byte(at + 1), !next.isPunctuation,
      !next.isSpaceOrTab
    else { return false }
    at += 1
    return true
  }

  private mutating func readRun() -> Bool {
    let mark = bytes[at]
    let length = bytes[at...].prefix { $0 == mark }.count
    if mark == .star || mark == .underscore || length == 2 {
      runs.add(
        mark, length, at: words.count, after: at > 0 ? bytes[at - 1] : nil,
        before: byte(at + length))
    }
    words += bytes[at..<(at + length)]
    at += length
    return true
  }
}

extension UInt8 {
  /// Whether it is punctuation of ASCII, which a backslash takes for what it is.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
