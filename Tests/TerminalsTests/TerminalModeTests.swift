import Terminals
import Testing

@Suite struct TerminalModeTests {
  private static func sequences(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}").map(String.init)
  }

  /// What undoes a sequence.
  private static let opposites = [
    "[?1049h": "[?1049l", "[?2004h": "[?2004l", "[>4;1m": "[>4m", "[>5u": "[<u", "[8l": "[8h",
    "]5379;use_ctl=false\u{7}": "]5379;use_ctl=true\u{7}",
    "[?7l": "[?7h",
  ]

  @Test(arguments: [
    DisplayOrder.kept, .keptByMlterm, .runsTurned(.mirrored), .wordsTurned,
  ])
  func `leaving undoes all that entering did, in reverse`(order: DisplayOrder) throws {
    let neutral: Set = ["[m", "[H", "[J", "[?25h", "[?2026l"]
    let entered = Self.sequences(TerminalMode.entering(order)).filter { !neutral.contains($0) }
    let left = Self.sequences(TerminalMode.leaving(order)).filter { !neutral.contains($0) }
    let undone = try entered.map { try #require(Self.opposites[$0], "\($0)") }
    #expect(left == undone.reversed())
    #expect(entered.contains("[8l") == (order == .kept))
    #expect(entered.contains { $0.hasPrefix("]5379") } == (order == .keptByMlterm))
  }

  @Test func `the alternate screen is cleared before it is left, and once all is entered`() throws {
    let left = Self.sequences(TerminalMode.leaving())
    let cleared = try #require(left.firstIndex(of: "[J"))
    #expect(Array(left[cleared - 2..<cleared]) == ["[m", "[H"])
    #expect(left.firstIndex { Self.opposites.values.contains($0) } == cleared + 1)
    #expect(Array(Self.sequences(TerminalMode.entering()).suffix(3)) == ["[m", "[H", "[J"])
  }

  @Test func `the cursor is visible and attributes are plain when all is left`() throws {
    let left = Self.sequences(TerminalMode.leaving())
    #expect(left.last == "[?25h")
    let misread = try #require(left.firstIndex(of: "[>4m"))
    #expect(left[misread...].contains("[m"))
  }

  @Test(
    arguments: [
      ([:], .kept), (["TERM": "xterm-256color", "VTE_VERSION": "7600"], .kept),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"], .runsTurned(.unmirrored)),
      (["TERM_PROGRAM": "Apple_Terminal"], .runsTurned(.mirrored)),
      (["TERM": "mlterm"], .keptByMlterm),
      (["TERM": "tmux", "TMUX": "x", "MLTERM": "3.9.0"], .runsTurned(.mirrored)),
      (["TERM": "tmux-256color", "TMUX": "x", "VTE_VERSION": "7600"], .runsTurned(.mirrored)),
      (["TERM": "screen", "STY": "x", "VTE_VERSION": "5202"], .kept),
      (["TERM": "tmux-256color", "TMUX": "x"], .kept), (["TERM": "linux"], .kept),
      (["TERM": "xterm-kitty"], .wordsTurned),
      (["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"], .wordsTurned),
      (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], .kept), (["TERM_PROGRAM": "iTerm.app"], .kept),
      (["TERM_PROGRAM": "WezTerm"], .kept),
    ] as [([String: String], DisplayOrder)])
  func `the order follows from the terminal's name`(
    environment: [String: String], order: DisplayOrder
  ) {
    #expect(DisplayOrder(advisedBy: { environment[$0] }) == order)
  }

  @Test func `NO_COLOR takes the colour and leaves the weight`() {
    #expect(Palette(environment: { $0 == "NO_COLOR" ? "1" : nil }) == .plain)
    #expect(Palette(environment: { $0 == "NO_COLOR" ? "" : nil }) == .colour)
    #expect(Palette(environment: { $0 == "TERM" ? "dumb" : nil }) == .plain)
    for (palette, rendition) in [(Palette.plain, "0;1m"), (.colour, "0;31m")] {
      var painter = Painter(palette: palette)
      var frame = Frame(rows: 1, columns: 3)
      frame.put("!", width: 1, atRow: 0, column: 0, style: .warning)
      let bytes = String(decoding: painter.paint(frame), as: UTF8.self)
      #expect(bytes.contains("\u{1B}[\(rendition)!\u{1B}[m"))
    }
  }
}
