/// Notes and memos such as nobody wrote, drawn from what people write.
public struct MadeUp {
  private var random: SplitMix

  /// What that seed gives.
  public init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// One of `elements`.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// True in so many cases of a hundred.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// A note: perhaps a byte order mark and properties, then blocks with blank lines between.
  public mutating func note() -> String {
    var text = pick(Self.properties)
    let count = Int.random(in: 0...8, using: &random)
    for _ in 0..<count {
      text += pick(Self.blocks) + "\n" + pick(["", "", "\n", "\n", "\n\n", " \t\n"])
    }
    if chance(10) { text += pick(["```\nopen\n", "%%\nopen\n", "<!-- open\n", "~~~\n# x"]) }
    if chance(30), text.last == "\n" { text.removeLast() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: text = text.replacing("\n", with: "\r\n")
    case 3: text = text.replacing("\n", with: "\r")
    case 4: text = text.replacing("\n\n", with: "\r\n\n")
    default: break
    }
    return (chance(15) ? "\u{FEFF}" : "") + text
  }

  /// A memo in which `mark` stands once, in a line of its own words.
  public mutating func memo(_ mark: String) -> String {
    let word = pick(Self.words) + " " + mark
    return switch Int.random(in: 0..<6, using: &random) {
    case 0...1: word
    case 2: word + "\n" + pick(Self.dangers)
    case 3: pick(Self.dangers) + "\n\n" + word
    case 4: word + "\n\n" + pick(Self.blocks) + "\n\n" + pick(Self.dangers)
    default: pick(["# ", "- ", "> ", "1. ", "[x] ", "    ", "\t", "\u{3000}"]) + word
    }
  }

  /// Memos whose marks would reach beyond the memo, were they put into a note as they are.
  public static let dangers = [
    "# x", "## Inbox", "- x", "> x", "1. x", "7. x", "---", "[x] done", "     code?", "<div>",
    "text\n---", "text\n===", "===", "--", "-", "+", "text\n# x\nmore", "# a\n---\nb",
    "# a\n===\n<b>\n# c", "---\ntitle: x\n---\ntext", "```", "```swift\nlet x = 1", "~~~~\n~~~\nx",
    "text\n```\n\nx\n\n```\ntext", "> quoted\n# x", "- a\n  - b\n\n  c\n- d", "1. a\n2. b",
    "| a | b |\n|---|---|\n| c | d |", "<!-- x", "<!--\n# x\n```\n%%\n---\ny", "<script>\nx",
    "<div>\n# x", "%%\nx", "%% a %% b", "%%\na\n%%\nb", "    code\n\ntext", "\tcode\n# x",
    "text\n\t# x\n\t---", "- ```\nx", "- a\n\n\n\n- b", "a  \nb\\\nc", "[a]: /b\n---", "\\# x",
    "***\ntext", "___", "- - -", "a\u{2028}b\u{85}c", "\u{FEFF}x", "\u{3000}", "a\r\n\r\nb\rc",
    "1) a\n\t- b\n\t\t- c", "> ```\n> x", "text\n    indented\n    # x", "x ^id", "- [ ] x",
    "---\n",
  ]

  private static let words = [
    "text", "Grüße", "世界", "мир", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "مرحبا", "a\u{A0}b",
    "[[link]]", "**bold", "`code`", "$x$", "%% aside %%", "<b>x</b>", "x ^id", "\\# no",
  ]

  private static let properties = [
    "", "", "", "---\na: 1\n---\n", "---\ntags: [a, b]\n---\n\n", "---\n---\n",
    "---\ntags:\n  - a\n\naliases:\n- One\n# mine\n---\n", "---\na: 1\na: 2\n---\n",
    "---\nopen: x\n",
    "---\ntags: a, b\n---   \n", "---\n## Inbox\n---\n", "\n---\nno: properties\n---\n",
    "---\ntags:\n\t- a\n---\n", "---\ntext: |\n  ## Inbox\n\n  b\n---\n",
  ]

  private static let blocks = [
    "text", "two\nlines", "## Inbox", "## Inbox", "# One", "### Deep ##", "###### C#",
    "Under\n-----",
    "Over\n===", "- a\n- b", "* a\n\n* b", "1. a\n2. b", "7) x", "- a\n  - nested\n\n  more",
    "-\ta\n\t- b", "- a\n\t- b\n\t\t- c", "1. a\n\n\tb", "- [ ] task @due(2026-12-01)\n- [x] done",
    "> quote\n> - item",
    "> [!note] x\n> y",
    "```\n## Inbox\n```", "~~~md\n# no\n\n~~~", "    code\n\n    more", "<div>\n## Inbox\n</div>",
    "<!--\n# no\n-->", "%%\n## Inbox\n%%", "%% one line %%", "| a | b |\n|---|---|\n| 1 | 2 |",
    "---",
    "***", "[a]: /b", "[^1]: foot", "##Inbox", "## Inbox later", "- ", "$$\nx\n$$", "世界\u{3000}",
    "- ```\n  # no\n  ```", "<script>\n# no\n</script>", "1. a\n\n       code",
  ]
}
