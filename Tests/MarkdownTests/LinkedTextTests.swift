import Markdown
import Timekeeping
import Testing

/// The links of a memo stand below its text, and are seen as links wherever the memo lands.
@Suite struct LinkedTextTests {
  static let links = ["![[a.png]]", "[[b.zip]]"]
  static let below = "![[a.png]]\n[[b.zip]]"

  private func linked(_ text: String) -> String { LinkedText(text, links: Self.links).description }

  @Test func `each link has a line of its own below the text, in order`() {
    #expect(linked("words") == "words\n\(Self.below)")
    #expect(linked("two\nlines\n") == "two\nlines\n\(Self.below)")
    #expect(linked("end\n \n\t\n\n") == "end\n\(Self.below)")
    #expect(linked("a\r\nb\r\n") == "a\r\nb\r\n![[a.png]]\r\n[[b.zip]]")
  }

  @Test(arguments: ["", " ", "\n\n", " \n\t\n"])
  func `a memo without text is its links`(text: String) {
    #expect(linked(text) == Self.below)
  }

  @Test(arguments: ["", "words", "```\ncode", "- a\n"])
  func `a text without links stays as it is`(text: String) {
    #expect(LinkedText(text, links: []).description == text)
  }

  @Test(arguments: [
    ("```\ncode", "```"), ("words\n````js\n```\n", "````"), ("~~~\ncode", "~~~"),
    ("  ```\n  code\n", "```"),
  ])
  func `code that is open is closed`(text: String, mark: String) {
    let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
    #expect(linked(text) == "\(body)\n\(mark)\n\(Self.below)")
  }

  @Test(arguments: [
    ("%%\nhidden", "%%"), ("<!-- why", "-->"), ("<pre>\ncode", "</pre>"), ("<?php x", "?>"),
    ("<!DOCTYPE\nx", ">"), ("<![CDATA[\nx", "]]>"), ("<script>\nx", "</pre>"),
  ])
  func `a comment or HTML that is open is closed`(text: String, mark: String) {
    #expect(linked(text) == "\(text)\n\(mark)\n\n\(Self.below)")
  }

  @Test(arguments: [
    "- item", "1. item", "> quote", "> ```\n> code", "- ```\n  code", "<div>\nx", "<!-- x -->",
    "a | b\n--|--\n1 | 2", "[label]:",
  ])
  func `what the next line would become a part of ends with a blank line`(text: String) {
    #expect(linked(text) == "\(text)\n\n\(Self.below)")
  }

  @Test(arguments: ["# Heading", "Words\n===", "---", "```\nx\n```", "    code", "[l]: /url", "$x"])
  func `what ends by itself has the links right below it`(text: String) {
    #expect(linked(text) == "\(text)\n\(Self.below)")
  }

  // In every style

  private func written(
    _ text: String, _ style: EntryStyle, _ marker: Marker = .none
  ) throws
    -> String
  {
    try adding([linked(text)], to: "", as: style, marker: marker)
  }

  @Test func `the links stand in the entry, whatever its style`() throws {
    #expect(try written("words", .list) == "- 14:32 words\n  ![[a.png]]\n  [[b.zip]]\n")
    #expect(try written("words", .task) == "- [ ] words\n  ![[a.png]]\n  [[b.zip]]\n")
    #expect(try written("words", .paragraph) == "words\n\(Self.below)\n")
    #expect(try written("words", .heading) == "### 14:32\nwords\n\(Self.below)\n")
    #expect(
      try written("words", .callout)
        == "> [!note] 14:32\n> words\n> ![[a.png]]\n> [[b.zip]]\n")
    let template = Template("- {{time}} > {{text}}")
    #expect(
      try written("words", .template(template, .en))
        == "- 14:32 > words\n  ![[a.png]]\n  [[b.zip]]\n")
  }

  @Test func `an entry of links alone starts with the first`() throws {
    #expect(try written("", .list) == "- 14:32 ![[a.png]]\n  [[b.zip]]\n")
    #expect(try written("", .task) == "- [ ] ![[a.png]]\n  [[b.zip]]\n")
    #expect(try written("", .paragraph) == "\(Self.below)\n")
    #expect(try written("", .heading) == "### 14:32\n\(Self.below)\n")
    #expect(try written("", .callout) == "> [!note] 14:32\n> ![[a.png]]\n> [[b.zip]]\n")
  }

  @Test func `code that is open in the text does not hold the links in any style`() throws {
    let text = "so:\n```\ncode"
    #expect(
      try written(text, .list)
        == "- 14:32 so:\n  ```\n  code\n  ```\n  ![[a.png]]\n  [[b.zip]]\n")
    #expect(try written(text, .paragraph) == "so:\n```\ncode\n```\n\(Self.below)\n")
    #expect(
      try written(text, .callout)
        == "> [!note] 14:32\n> so:\n> ```\n> code\n> ```\n> ![[a.png]]\n> [[b.zip]]\n")
  }

  @Test func `a mark comes behind the links`() throws {
    #expect(
      try written("words", .list, .blockID)
        == "- 14:32 words\n  ![[a.png]]\n  [[b.zip]]\n  ^slip-7f3a\n")
    #expect(try written("words", .paragraph, .blockID) == "words\n\(Self.below) ^slip-7f3a\n")
  }
}
