internal import Memos

extension Routing.Condition {
  /// Where a memo meets a condition.
  enum Finding {
    /// At the front of the text, white space aside, up to here.
    case front(end: String.Index)
    /// Further in, or among the tags given with it.
    case elsewhere
  }

  /// Where `memo` meets the condition first; nil if it does not.
  func find(in memo: Memo) -> Finding? {
    let text = memo.text.unicodeScalars
    let front = text.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
    switch self {
    case .prefix(let prefix):
      return text.end(of: prefix.caseFolded, at: front).map(Finding.front)
    case .tag(let tag):
      let name = tag.withoutNumberSign.caseFolded
      guard !name.isEmpty else { return nil }
      if let end = text.end(ofTag: name, at: front) { return .front(end: end) }
      let isGiven = memo.tags.contains { $0.withoutNumberSign.caseFolded == name }
      let isInText = { text.indices.contains { text.end(ofTag: name, at: $0) != nil } }
      return isGiven || isInText() ? .elsewhere : nil
    case .contains(let part):
      let part = part.caseFolded
      if let end = text.end(of: part, at: front) { return .front(end: end) }
      return text.indices.contains { text.end(of: part, at: $0) != nil } ? .elsewhere : nil
    }
  }
}

extension String.UnicodeScalarView {
  /// Where `pattern` ends if it stands at `start`.
  fileprivate func end(of pattern: [Unicode.Scalar], at start: Index) -> Index? {
    var rest = pattern[...]
    var index = start
    while !rest.isEmpty {
      guard index < endIndex else { return nil }
      let folded = self[index].caseFolded
      guard rest.starts(with: folded) else { return nil }
      rest = rest.dropFirst(folded.count)
      formIndex(after: &index)
    }
    return index
  }

  /// Where the tag `name` ends if it stands at `start` as `#name`: after white space or at the
  /// front, and whole.
  fileprivate func end(ofTag name: [Unicode.Scalar], at start: Index) -> Index? {
    guard start < endIndex, self[start] == "#",
      start == startIndex || self[index(before: start)].properties.isWhitespace,
      let end = end(of: name, at: index(after: start)),
      end == endIndex || !self[end].isInTags
    else { return nil }
    return end
  }
}

extension String {
  /// The scalars to compare where case does not count.
  fileprivate var caseFolded: [Unicode.Scalar] {
    unicodeScalars.flatMap(\.caseFolded)
  }

  fileprivate var withoutNumberSign: String {
    utf8.first == UInt8(ascii: "#") ? String(dropFirst()) : self
  }
}

extension Unicode.Scalar {
  fileprivate var caseFolded: [Unicode.Scalar] {
    isASCII
      ? ["A"..."Z" ~= self ? Unicode.Scalar(UInt8(value) + 32) : self]
      : Array(properties.lowercaseMapping.unicodeScalars)
  }

  /// Whether Obsidian takes it for a part of a tag: anything but white space and the punctuation
  /// that it rejects.
  fileprivate var isInTags: Bool {
    switch self {
    case "-", "_", "/": true
    case "!"..."~": properties.isAlphabetic || "0"..."9" ~= self
    case "\u{2000}"..."\u{206F}", "\u{2E00}"..."\u{2E7F}": false
    default: !properties.isWhitespace
    }
  }
}
