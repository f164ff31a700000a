import TestSupport
import Testing

/// What a screen remembers: its two buffers, its modes, what was shown, asked and left.
@Suite struct ModeTests {
  static func screen(_ sent: String, rows: Int = 3, columns: Int = 10) -> TerminalScreen {
    var screen = TerminalScreen(rows: rows, columns: columns)
    screen.feed(sent)
    return screen
  }

  @Test func `the alternate screen leaves the main one as it was`() {
    var screen = Self.screen("main\u{1B}[?1049h")
    #expect(screen.isAlternate)
    #expect(screen.text == "")
    screen.feed("\u{1B}[Hprivate\r\n\r\n\r\n\r\n\r\n")
    #expect(screen.scrollback.isEmpty)
    screen.feed("\u{1B}[?1049l")
    #expect(!screen.isAlternate)
    #expect(screen.text == "main")
    #expect(screen.cursor == TerminalScreen.Cursor(row: 0, column: 4))
    #expect(!screen.everShown("private"))
    #expect(screen.leftovers.isEmpty)
  }

  @Test func `47 shows the other buffer as it was left, 1047 left it empty`() {
    var screen = Self.screen("\u{1B}[?47hone\u{1B}[?47l\u{1B}[?47h")
    #expect(screen.text == "one")
    screen.feed("\u{1B}[?1047l\u{1B}[?1047h")
    #expect(screen.text == "")
  }

  @Test(arguments: [
    "secret\r\u{1B}[K", "secret\r\u{1B}[2J", "secret\rxxxxxx", "secret\r\u{1B}[P",
    "secret\r\u{1B}[9@",
    "secret\u{1B}[H\u{1B}[M", "secret\u{1B}[H\u{1B}[9L", "secret\u{1B}[H\u{1B}[9T",
    "secret\r\u{1B}[9X",
    "secret\r\n\n\n\n\n", "\r\nsecret\u{1B}[M", "secret\r\n\n\n\n\n\u{1B}[3J", "secret\u{1B}c",
    "secret\u{8}\u{8}\u{1B}[1J",
  ])
  func `what stood on the main screen is known for good`(sent: String) {
    let screen = Self.screen(sent)
    #expect(!screen.text.contains("secret"))
    #expect(screen.everShown("secret"))
    #expect(!screen.everShown("secrets"))
  }

  @Test func `a text that a change of size cuts off was shown all the same`() {
    var screen = Self.screen("a long one")
    screen.resize(rows: 3, columns: 6)
    #expect(screen.text == "a long")
    screen.resize(rows: 3, columns: 10)
    #expect(screen.text == "a long")
    #expect(screen.everShown("a long one"))
  }

  @Test func `rows that leave at the top scroll back, between margins below it they do not`() {
    #expect(Self.screen("1\r\n2\r\n3\r\n4\r\n5").scrollback == ["1", "2"])
    #expect(Self.screen("1\r\n2\r\n3\u{1B}[2;3r\u{1B}[3;1H\n\n").scrollback.isEmpty)
    #expect(Self.screen("1\r\n2\u{1B}[1;2r\u{1B}[2;1H\n").scrollback == ["1"])
  }

  @Test func `a smaller window drops empty rows first, then rows at the top scroll back`() {
    var screen = Self.screen("1\r\n2\r\n3", rows: 5)
    screen.resize(rows: 3, columns: 10)
    #expect(screen.text == "1\n2\n3")
    #expect(screen.scrollback.isEmpty)
    screen.resize(rows: 2, columns: 10)
    #expect(screen.text == "2\n3")
    #expect(screen.scrollback == ["1"])
    #expect(screen.cursor == TerminalScreen.Cursor(row: 1, column: 1))
    screen.resize(rows: 4, columns: 10)
    #expect(screen.text == "2\n3")
  }

  @Test func `the main screen changes its size behind the alternate one`() {
    var screen = Self.screen("1\r\n2\r\n3\r\n4\u{1B}[2;2H\u{1B}[?1049h", rows: 4)
    screen.resize(rows: 3, columns: 2)
    screen.feed("\u{1B}[?1049lX")
    #expect(screen.text == "2X\n3\n4")
    #expect(screen.scrollback == ["1"])
  }

  @Test func `a wide character that the window's edge cuts is blank`() {
    var screen = Self.screen("a漢")
    screen.resize(rows: 3, columns: 2)
    #expect(screen.text == "a")
    #expect(screen.cell(0, 1).width == 1)
  }

  @Test(arguments: [
    ("\u{1B}[?25l", "mode ?25"), ("\u{1B}[?2004h", "mode ?2004"), ("\u{1B}[?7l", "mode ?7"),
    ("\u{1B}[8l", "mode 8"), ("\u{1B}[4h", "mode 4"), ("\u{1B}[?1049h", "alternate screen"),
    ("\u{1B}[>1u", "keyboard flags"), ("\u{1B}[?1049h\u{1B}[>1u\u{1B}[?1049l", "keyboard flags"),
    ("\u{1B}[>4;1m", "modifyOtherKeys"), ("\u{1B}[5 q", "cursor shape"), ("\u{1B}=", "keypad"),
    ("\u{1B}[2m", "style"), ("\u{1B}[1;2r", "margins"), ("\u{1B}[3g", "tab stops"),
    ("\u{1B}[", "half a sequence"),
  ])
  func `what a program leaves behind is told`(sent: String, leftover: String) {
    #expect(Self.screen(sent).leftovers == [leftover])
  }

  @Test func `what a program took back is not left behind`() {
    let screen = Self.screen(
      "\u{1B}[?1049h\u{1B}[>1u\u{1B}[>4;2m\u{1B}[8l\u{1B}[?2004;25l\u{1B}[?2026h"
        + "\u{1B}[?2026l\u{1B}[8h\u{1B}[>4m\u{1B}[<u\u{1B}[?25h\u{1B}[?1049l")
    #expect(screen.leftovers.isEmpty)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `keyboard flags are pushed, changed and popped, for each buffer by itself`() {
    var screen = Self.screen("\u{1B}[>1u\u{1B}[>5u")
    #expect(screen.keyboardFlags == 5)
    screen.feed("\u{1B}[?1049h")
    #expect(screen.keyboardFlags == 0)
    screen.feed("\u{1B}[=3;1u\u{1B}[=8;2u\u{1B}[=1;3u")
    #expect(screen.keyboardFlags == 10)
    screen.feed("\u{1B}[?1049l\u{1B}[<u")
    #expect(screen.keyboardFlags == 1)
    screen.feed("\u{1B}[<9u")
    #expect(screen.keyboardFlags == 0)
  }

  @Test func `modes are what was set last`() {
    let screen = Self.screen("\u{1B}[?2004h\u{1B}[?2026h\u{1B}[>4;2m\u{1B}[8l\u{1B}[?25l\u{7}")
    #expect(screen.bracketsPastes && screen.isSynchronizing)
    #expect(!screen.isCursorVisible && !screen.ordersText)
    #expect(screen.modifyOtherKeys == 2)
    #expect(screen.bells == 1)
  }

  @Test func `every title is known`() {
    let screen = Self.screen("\u{1B}]0;one\u{7}\u{1B}]2;two\u{1B}\\x")
    #expect(screen.titles == ["one", "two"])
    #expect(screen.text == "x")
  }

  static let questions = [
    ("\u{1B}[c", "CSI c", "\u{1B}[?62;22c", "\u{1B}[?62;22c"),
    ("ab\u{1B}[6n", "CSI 6n", "\u{1B}[1;3R", "\u{1B}[1;3R"),
    ("\u{1B}[>1u\u{1B}[?u", "CSI ?u", "", "\u{1B}[?1u"),
    ("\u{1B}[?25$p", "CSI ?25$p", "\u{1B}[?25;1$y", "\u{1B}[?25;1$y"),
    ("\u{1B}[?2026$p", "CSI ?2026$p", "\u{1B}[?2026;0$y", "\u{1B}[?2026;2$y"),
    ("\u{1B}]11;?\u{7}", "OSC 11;?", "", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"),
    ("\u{1B}P+q544e\u{1B}\\", "DCS +q544e", "", ""),
  ]

  @Test(arguments: questions)
  func `a question is known, and answered if that is wished`(
    sent: String, query: String, plain: String, modern: String
  ) {
    for (answers, expected) in [
      (TerminalScreen.Answers.none, ""), (.plain, plain), (.modern, modern),
    ] {
      var screen = TerminalScreen(rows: 2, columns: 10, answers: answers)
      screen.feed(sent)
      #expect(screen.queries == [query])
      #expect(String(decoding: screen.takeAnswers(), as: UTF8.self) == expected)
      #expect(screen.takeAnswers().isEmpty)
    }
  }
}
