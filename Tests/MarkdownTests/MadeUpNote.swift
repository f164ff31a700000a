/// Notes and memos such as nobody wrote, drawn from what people write.
struct MadeUp {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// A note: perhaps a byte order mark and properties, then blocks with blank lines between.
  mutating func note() -> String {
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
  mutating func memo(_ mark: String) -> String {
    let word = pick(Self.words) + " " + mark
    return switch Int.random(in: 0..<6, using: &random) {
    case 0...1: word
    case 2: word + "\n" + pick(dangers)
    case 3: pick(dangers) + "\n\n" + word
    case 4: word + "\n\n" + pick(Self.blocks) + "\n\n" + pick(dangers)
    default: pick(["# ", "- ", "> ", "1. ", "[x] ", "    ", "\t", "\u{3000}"]) + word
    }
  }

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
