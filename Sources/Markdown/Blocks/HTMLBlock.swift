/// The seven kinds of raw HTML that CommonMark leaves alone, and where each ends
/// (CommonMark 0.31, section 4.6).
enum HTMLBlock: Equatable {
  /// `<script`, `<pre`, `<style` or `<textarea`, up to a closing tag of any of them.
  case raw
  /// `<!--` to `-->`.
  case comment
  /// `<?` to `?>`.
  case instruction
  /// `<!X` to `>`.
  case declaration
  /// `<![CDATA[` to `]]>`.
  case data
  /// A tag, up to a blank line.
  case tag

  private static let rawTags = ["pre", "script", "style", "textarea"]

  init?(at cursor: LineCursor, interruptingParagraph: Bool) {
    let bytes = cursor.bytes
    let start = cursor.textStart
    guard cursor.indent < 4, !cursor.isBlank, bytes[start] == .less, start + 1 < cursor.end
    else { return nil }
    let rest = bytes[(start + 1)..<cursor.end]
    switch bytes[start + 1] {
    case .question: self = .instruction
    case .exclamation:
      if rest.starts(with: "!--".utf8) {
        self = .comment
      } else if rest.starts(with: "![CDATA[".utf8) {
        self = .data
      } else if start + 2 < cursor.end, bytes[start + 2].isLetter {
        self = .declaration
      } else {
        return nil
      }
    default:
      if Self.opensRaw(rest) {
        self = .raw
      } else if Self.opensKnownTag(rest)
        || !interruptingParagraph && HTMLTag.isAlone(in: bytes, start..<cursor.end)
      {
        self = .tag
      } else {
        return nil
      }
    }
  }

  /// Whether a blank line ends the block, and not a mark of its own.
  var endsAtBlankLine: Bool { self == .tag }

  /// A line that closes the block; nil where a blank line does.
  var closingLine: [UInt8]? {
    let line: String? =
      switch self {
      case .raw: "</pre>"
      case .comment: "-->"
      case .instruction: "?>"
      case .declaration: ">"
      case .data: "]]>"
      case .tag: nil
      }
    return line.map { Array($0.utf8) }
  }

  /// Whether the line holds the block's closing mark.
  func isClosed(by cursor: LineCursor) -> Bool {
    let text = cursor.bytes[cursor.textStart..<cursor.end]
    switch self {
    case .raw:
      return Self.rawTags.contains { Self.holds(text, "</\($0)>") }
    case .comment: return Self.holds(text, "-->")
    case .instruction: return Self.holds(text, "?>")
    case .declaration: return text.contains(.greater)
    case .data: return Self.holds(text, "]]>")
    case .tag: return false
    }
  }

  private static func holds(_ text: ArraySlice<UInt8>, _ mark: String) -> Bool {
    guard let first = mark.utf8.first, text.count >= mark.utf8.count else { return false }
    return (text.startIndex...(text.endIndex - mark.utf8.count)).contains { at in
      text[at] == first && zip(text[at...], mark.utf8).allSatisfy { $0.lowercased == $1 }
    }
  }

  private static func opensRaw(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = name(of: rest)
    let next = rest.dropFirst(name.utf8.count).first
    return rawTags.contains(name) && (next.map { $0.isSpaceOrTab || $0 == .greater } ?? true)
  }

  private static func opensKnownTag(_ rest: ArraySlice<UInt8>) -> Bool {
    let open = rest.first == .slash ? rest.dropFirst() : rest
    let name = name(of: open)
    guard knownTags.contains(name) else { return false }
    let after = open.dropFirst(name.utf8.count)
    guard let next = after.first else { return true }
    return next.isSpaceOrTab || next == .greater || after.starts(with: "/>".utf8)
  }

  private static func name(of rest: ArraySlice<UInt8>) -> String {
    let name = rest.prefix(11).prefix { $0.isLetter || $0.isDigit }
    return String(decoding: name.map(\.lowercased), as: UTF8.self)
  }

  private static let knownTags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
