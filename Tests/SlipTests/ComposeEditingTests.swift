import TestSupport
import Testing

/// Keys as terminals send them, and what becomes of the text.
@Suite struct ComposeEditingTests {
  /// What is typed, and what is sent then.
  static let keys: [(keys: String, text: String)] = [
    ("abc\u{1B}[D|", "ab|c"), ("abc\u{1B}OD|", "ab|c"), ("abc\u{2}|", "ab|c"),
    ("abc\u{1}\u{1B}[C|", "a|bc"), ("abc\u{1}\u{6}|", "a|bc"),
    ("ab\rcd\u{1B}[A|", "ab|\ncd"), ("ab\rcd\u{10}|", "ab|\ncd"),
    ("ab\rcd\u{1B}[A\u{1B}[B|", "ab\ncd|"), ("ab\rcd\u{10}\u{E}|", "ab\ncd|"),
    ("ab cd\u{1B}[1;5D|", "ab |cd"), ("ab cd\u{1B}b|", "ab |cd"), ("ab cd\u{1B}[1;3D|", "ab |cd"),
    ("ab cd\u{1}\u{1B}[1;5C|", "ab| cd"), ("ab cd\u{1}\u{1B}f|", "ab| cd"),
    ("a\rbc\u{1B}[H|", "a\n|bc"), ("a\rbc\u{1B}[1~|", "a\n|bc"), ("a\rbc\u{1}|", "a\n|bc"),
    ("ab\u{1}\u{1B}[F|", "ab|"), ("ab\u{1}\u{1B}[4~|", "ab|"), ("ab\u{1}\u{5}|", "ab|"),
    ("a\rbc\u{1B}[1;5H|", "|a\nbc"), ("a\rbc\u{1B}[1;5H\u{1B}[1;5F|", "a\nbc|"),
    ("ab cd\u{1}\u{B}x\u{19}|", "xab cd|"), ("ab cd\u{15}x\u{19}|", "xab cd|"),
    ("ab cd\u{17}|", "ab |"), ("ab cd\u{17}\u{17}x\u{19}|", "xab cd|"),
    ("ab cd\u{1B}\u{7F}|", "ab |"), ("ab cd\u{1}\u{1B}d|", "| cd"),
    ("one\u{15}two\u{15}\u{19}\u{1B}y|", "one|"),
    ("ab cd\u{17}\u{1F}|", "ab cd|"), ("ab cd\u{17}\u{1F}\u{1E}|", "ab |"),
    ("ab cd\u{17}\u{1F}\u{1B}_", "ab "), ("ab cd\u{17}\u{18}|", "ab cd|"),
    ("abcd\u{1B}[1;2D\u{1B}[1;2DX|", "abX|"), ("ab cd\u{1B}[1;6DX|", "ab X|"),
    ("a\rbcd\u{1B}[1;2AX|", "aX|"), ("ab cd\u{1}\u{1B}[1;2FX|", "X|"),
    ("abcd\u{1B}[1;2D\u{1B}[1;2D\u{17}x\u{19}|", "abxcd|"), ("abc\u{1B}ax|", "x|"),
    ("ab\u{14}|", "ba|"), ("a\tb|", "a\tb|"), ("abc\u{1}\u{1B}[3~|", "|bc"),
    ("ab\u{8}|", "a|"), ("ab\u{7F}|", "a|"), ("a\r\u{7F}b|", "ab|"), ("a\u{A}b|", "a\nb|"),
    ("ab\u{1B}[97;5u|", "|ab"), ("ab\u{1B}[1089;5u|", "ab|"), ("a\u{1B}[13;2ub|", "a\nb|"),
    ("a\u{1B}[99~b|", "ab|"), ("a\u{1B}[?1;2cb|", "ab|"), ("a\u{1B}]0;x\u{7}b|", "ab|"),
    ("a\u{1B}P1$r0m\u{1B}\\b|", "ab|"), ("a\u{1B}[<0;1;1Mb|", "ab|"), ("a\u{1B}[M !!b|", "ab|"),
    ("a\u{1B}[5;10Rb|", "ab|"), ("a\u{1B}[Ib|", "ab|"), ("a\u{1B}[24~b|", "ab|"),
    ("a👨‍👩‍👧\u{7F}|", "a|"), ("a🇩🇪🇫🇷\u{7F}|", "a🇩🇪|"), ("ae\u{301}\u{7F}|", "a|"),
    ("a👍🏽\u{7F}|", "a|"), ("a❤\u{FE0F}\u{7F}|", "a|"), ("aกำ\u{7F}|", "a|"),
    ("x👨‍👩‍👧y\u{1B}[D\u{1B}[D|", "x|👨‍👩‍👧y"), ("漢字\u{1B}[D|", "漢|字"),
    ("مرحبا\u{1B}[C|", "مرحب|ا"), ("مرحبا\u{7F}|", "مرحب|"), ("한글\u{7F}|", "한|"),
  ]

  @Test(arguments: keys)
  func `a key does to the text what it is for`(keys: String, text: String) throws {
    #expect(try ComposePlace().sent(by: Array(keys.utf8)) == [text])
  }

  @Test(arguments: ["漢", "é", "👨‍👩‍👧", "مرحبا"])
  func `a character may come in pieces`(text: String) throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("<")
    for byte in text.utf8 { try session.type([byte]) }
    try session.type(">\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == ["<\(text)>"])
  }

  @Test func `half a character waits for the rest as long as it takes`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type([UInt8(ascii: "a"), 0xE6])
    // Saved is what rested for a while, longer than a key's sequence may take.
    try place.waitForDraft("a")
    try session.type([0xBC, 0xA2])
    try session.wait { $0.field == "a漢" }
  }

  @Test func `Escape alone is a key, and nothing comes of it`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("a\u{1B}")
    try place.waitForDraft("a")
    // As a person types, key by key.
    try session.type("[")
    try session.wait { $0.field == "a[" }
    try session.type("D|")
    try session.wait { $0.field == "a[D|" }
  }

  @Test func `wide characters wrap whole, and the caret stands behind them`() throws {
    let place = try ComposePlace()
    let session = try place.open(rows: 5, columns: 20)
    try session.type("漢字漢字漢字漢字漢字漢字|")
    try session.wait { $0.row(1).hasSuffix("|") }
    try expectScreen(session.screen, matches: "compose-wide-5x20")
  }

  @Test func `Arabic stands at the right, and the caret where the next letter goes`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("مرحبا\rabc مرحبا\rمرحبا abc ")
    try session.wait { $0.row(3).contains("abc") }
    try expectScreen(session.screen, matches: "compose-arabic-24x80")
  }

  @Test func `a selection is shown, and an empty line in it too`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("one\r\rtwo\u{1B}[1;2A\u{1B}[1;2A")
    try session.wait { $0.cell(1, 5).style != .plain }
    try expectScreen(session.screen, matches: "compose-selection-24x80")
  }
}
