import Foundation
import Markdown
import TestSupport
import Testing

@Suite struct FileNameTests {
  private func fitName(_ text: String) -> String? { FileName(text)?.description }

  @Test(arguments: [
    ("Note", "Note"), ("a/b", "a b"), ("a\\b", "a b"), ("2026-11-30 09:07", "2026-11-30 09 07"),
    ("What?", "What"), ("\"so\" <b>|c", "so b c"), ("a * b", "a b"), ("C#", "C"),
    ("[[A#b^c|d]]", "A b c d"), ("100%", "100%"), ("a%%b", "a b"), ("100 %% %", "100 %"),
    ("%%% x", "% x"), ("a %% b", "a b"), ("../../etc/passwd", "etc passwd"),
    ("\\\\srv\\x", "srv x"),
    ("a&b (c) {d}; 'e', f=g+h! `i` $j @k ~l", "a&b (c) {d}; 'e', f=g+h! `i` $j @k ~l"),
  ])
  func `what a disk refuses or a link breaks at becomes a space`(text: String, fit: String) {
    #expect(fitName(text) == fit)
  }

  @Test(arguments: [
    ("  a  b\t c ", "a b c"), ("a\u{A0}\u{3000}b\u{2003}", "a b"), ("a\nb\r\nc\u{85}d", "a b c d"),
    ("a\u{2028}b\u{2029}c\u{B}d\u{C}e", "a b c d e"), ("\u{3000}\u{898B}\u{51FA}\u{3057}", "見出し"),
  ])
  func `white space of any kind is one space, and none at the ends`(text: String, fit: String) {
    #expect(fitName(text) == fit)
  }

  @Test(arguments: [
    "a\u{0}b", "a\u{1B}b", "a\u{7F}b", "a\u{9B}b", "a\u{200B}b", "a\u{200E}b", "a\u{202E}b",
    "a\u{2066}b",
    "\u{FEFF}ab", "a\u{AD}b", "a\u{2060}b", "a\u{61C}b", "a\u{34F}b", "a\u{3164}b", "a\u{FFF9}b",
    "a\u{E0041}b", "a\u{E0001}b", "a\u{FE0F}b",
    "a\u{200D}b", "a\u{200C}b", "a\u{180E}b", "\u{301}ab", "\u{200D}ab", "ab\u{200D}",
    "a\u{E0100}b",
  ])
  func `what nobody sees goes`(text: String) {
    #expect(fitName(text).map { Array($0.utf8) } == Array("ab".utf8))
  }

  // No literal may have these.
  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
  func `what is no character goes`(value: UInt32) throws {
    let scalar = Character(try #require(Unicode.Scalar(value)))
    #expect(fitName("a\(scalar)b") == "ab")
  }

  @Test(arguments: [
    "👨‍👩‍👧", "🏳️‍🌈", "❤️", "☎︎", "👩🏽‍💻", "1️⃣", "🇯🇵", "می‌خواهم", "क्‍ष", "ක්‍ර", "ന്‍", "葛\u{E0100}飾", "ه‍",
    "ᠠ\u{180B}ᠨ", "≨\u{FE00}", "\u{E000}", "𠮷", "¯_(ツ)_¯", "٤؀٢",
  ])
  func `what makes one sign of several stays`(text: String) {
    #expect(fitName(text).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    ("#\u{FE0F}\u{20E3} one", "one"), ("a <\u{300}b", "a b"), ("👨\u{200D}x", "👨x"),
    ("👨\u{200D}", "👨"), ("می\u{200C}.", "می"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
  ])
  func `what has lost its sign goes with it`(text: String, fit: String) {
    #expect(fitName(text).map { Array($0.utf8) } == Array(fit.utf8))
  }

  @Test(
    arguments: [
      (".obsidian", "obsidian"), ("...", nil), ("..", nil), (".", nil), ("a.", "a"),
      ("a. . .", "a"),
      ("...a...", "a"), ("-rf", "rf"), ("- - -x", "x"), ("~$a", "_~$a"), ("~/a", "~ a"),
      ("-~$a", "_~$a"),
      ("-\u{301}a", "a"), ("a.\u{200B}", "a"), ("!important", "!important"), ("~a", "~a"),
      ("", nil), (" ", nil), ("\t", nil), ("???", nil), ("/", nil), ("\u{200B}", nil), ("--", nil),
    ] as [(String, String?)])
  func `a name begins and ends as names do, or is none`(text: String, fit: String?) {
    #expect(fitName(text) == fit)
  }

  @Test(arguments: [
    ("CON", "_CON"), ("con.txt", "_con.txt"), ("nul.txt.jpg", "_nul.txt.jpg"), ("aux ", "_aux"),
    ("PRN .x", "_PRN .x"), ("CoM0", "_CoM0"), ("LPT9", "_LPT9"), ("COM\u{B9}", "_COM\u{B9}"),
    ("lpt\u{B3}.md", "_lpt\u{B3}.md"), ("CONIN$", "_CONIN$"), ("conout$.a", "_conout$.a"),
    ("desktop.ini", "_desktop.ini"), ("Thumbs.DB", "_Thumbs.DB"), ("a.lock", "a.lock_"),
    (".lock", "lock"),
    ("con.lock", "_con.lock_"), ("a_vti_b", "a_ vti_b"), ("_VTI_vti_", "_ VTI_ vti_"),
    ("CON:", "_CON"), ("C\u{200B}ON", "_CON"), ("CON.\u{301}x", "_CON.\u{301}x"),
    ("COM10", "COM10"), ("CONE", "CONE"), ("COM", "COM"), ("my con", "my con"), ("con-x", "con-x"),
    ("desktop.ini.bak", "desktop.ini.bak"), ("locksmith", "locksmith"),
  ])
  func `a name that a system keeps for itself is mended`(text: String, fit: String) {
    #expect(fitName(text) == fit)
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{30AB}\u{3099}", "\u{30AC}"), ("\u{1100}\u{1161}", "\u{AC00}"),
    ("\u{212B}", "\u{C5}"), ("e\u{200B}\u{301}", "\u{E9}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("\u{37E}a", ";a"), ("\u{FB01}", "\u{FB01}"), ("\u{130}", "\u{130}"), ("\u{DF}", "\u{DF}"),
  ])
  func `a name is in composed form`(text: String, fit: String) {
    #expect(fitName(text).map { Array($0.utf8) } == Array(fit.utf8))
  }

  @Test(arguments: [
    (String(repeating: "x", count: 300), 200), (String(repeating: "あ", count: 100), 198),
    (String(repeating: "😀", count: 60), 200), (String(repeating: "👨‍👩‍👧", count: 20), 198),
    (String(repeating: "e\u{301}", count: 200), 200),
    ("x" + String(repeating: "🇯🇵", count: 40), 193),
    (String(repeating: "x", count: 199) + " y", 199), (String(repeating: "x.", count: 300), 199),
    (String(repeating: "x", count: 195) + ".locksmith", 198),
    ("CON." + String(repeating: "x", count: 300), 199),
  ])
  func `a long name is cut between two characters`(text: String, size: Int) throws {
    let name = try #require(fitName(text))
    #expect(name.utf8.count == size)
    let whole = Set(text.precomposedStringWithCanonicalMapping + "_")
    #expect(name.allSatisfy { whole.contains($0) })
    expectFit(name, from: text)
  }

  @Test(arguments: [
    "z" + String(repeating: "\u{335}", count: 500),
    "CON " + "z" + String(repeating: "\u{335}", count: 500),
    (0..<100).map { _ in "👩🏽" }.joined(separator: "\u{200D}"),
    "ක" + String(repeating: "\u{DCA}\u{200D}ක", count: 200),
  ])
  func `a character longer than a name is cut too`(text: String) throws {
    let name = try #require(fitName(text))
    expectFit(name, from: text)
    #expect(name.unicodeScalars.first == text.unicodeScalars.first || name == "_CON")
  }

  @Test(.enabled(if: Conformance.isThere))
  func `every title that other tools were tried on makes a name, or none`() throws {
    let table = String(decoding: try Conformance.data("filenames/titles.tsv"), as: UTF8.self)
    let titles = try table.split(separator: "\n").dropFirst().map { row in
      try JSONDecoder().decode(String.self, from: Data(row.prefix { $0 != "\t" }.utf8))
    }
    for title in titles {
      if let name = fitName(title) {
        expectFit(name, from: title)
      } else {
        #expect(title.allSatisfy { ".\t".contains($0) })
      }
    }
    #expect(titles.count > 60)
  }

  @Test func `any text makes a fit name or none`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let title = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      if let name = fitName(title) { expectFit(name, from: title) }
    }
    for piece in Self.pieces {
      let title = String(repeating: piece, count: 300)
      if let name = fitName(title) { expectFit(name, from: title) }
    }
  }

  private static let pieces: [String] =
    "/\\:*?\"<>|#^[]%%.. --~$_  aZ1".map { String($0) } + [
      "CON", "nul", "lpt1", "COM²", ".lock", "_vti_", "desktop.ini",
    ]
    + [
      0, 9, 10, 13, 0x85, 0xA0, 0x3000, 0x2028, 0xAD, 0x200B, 0x200C, 0x200D, 0x200E, 0x202E,
      0x2066, 0xFEFF,
      0xE0041, 0xFE0F, 0xFE0E, 0xE0100, 0x301, 0x338, 0x20E3, 0x1F3FD, 0x1F468, 0x2764, 0x1F1EF,
      0x915, 0x94D, 0x6CC,
      0x627, 0x654, 0x1100, 0x1161, 0x11A8, 0x30AB, 0x3099, 0x212B, 0x37E, 0xFDD0, 0x10FFFF, 0xE000,
      0x180B,
      0x1820, 0x600, 0x1F3F4, 0x3D, 0xFF1F, 0xDF, 0x130,
    ].compactMap { Unicode.Scalar($0).map { String($0) } }
}
