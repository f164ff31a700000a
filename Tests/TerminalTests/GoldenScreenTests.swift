import TestSupport
import Testing

/// Screens as they are written down.
@Suite struct GoldenScreenTests {
  let folder = TemporaryFolder()

  private var screen: TerminalScreen {
    var screen = TerminalScreen(rows: 4, columns: 20)
    screen.feed("\u{1B}[?1049h\u{1B}[H\u{1B}[2mdim\u{1B}[m 漢\u{1B}[3;2H\u{1B}[7mx\u{1B}[31;27my")
    return screen
  }

  @Test func `a screen is written down with its text, cursor and styles`() {
    #expect(
      GoldenScreen(screen).lines == """
        size: 4x20
        cursor: 2,3
        screen: alternate

        |dim 漢
        |
        | xy

        0|ddd
        2|.rc

        """)
  }

  @Test func `a hidden cursor and the main screen are written down, plain cells are not`() {
    var screen = TerminalScreen(rows: 2, columns: 3)
    screen.feed("\u{1B}[?25l")
    #expect(GoldenScreen(screen).lines == "size: 2x3\ncursor: hidden\nscreen: main\n\n|\n")
  }

  @Test func `a screen is compared with what is written down, and never writes it by itself`()
    throws
  {
    #expect(throws: GoldenScreenFailure.self) {
      try expectScreen(screen, matches: "new", in: folder.path, recording: .compared)
    }
    #expect(folder.files().isEmpty)
    #expect(throws: GoldenScreenFailure.self) {
      try expectScreen(screen, matches: "new", in: folder.path, recording: .written)
    }
    try expectScreen(screen, matches: "new", in: folder.path, recording: .compared)
    var other = screen
    other.feed("!")
    let error = #expect(throws: GoldenScreenFailure.self) {
      try expectScreen(other, matches: "new", in: folder.path, recording: .compared)
    }
    #expect(error?.description.contains("| xy!\n") == true)
  }
}
