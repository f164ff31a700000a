import Foundation
import Posix
import TestSupport
import Testing

/// The screen beside a terminal that others wrote: the same bytes, and the same is to be seen.
///
/// Only what terminals agree on is in the streams. Left out: Backspace and erasing while the last
/// column waits for the next row, half of a wide character overwritten, joined emoji, `CHT` and
/// `REP`, the column after lines were inserted, and margins set while rows count from the margin.
@Suite(.enabled(if: Multiplexer.isInstalled, "tmux is not installed"))
struct MultiplexerTests {
  @Test func `the same bytes show the same in tmux`() throws {
    let tmux = try Multiplexer()
    for (number, stream) in (Self.written + Self.madeUp(60)).enumerated() {
      let shown = try tmux.show(stream, named: "s\(number)")
      var screen = TerminalScreen(rows: 10, columns: 40, width: .ofScalars)
      screen.feed(stream)
      #expect(screen.text == shown.text, "\(number): \(stream.debugDescription)")
      #expect(screen.cursor == shown.cursor, "\(number): \(stream.debugDescription)")
      #expect(screen.isAlternate == shown.isAlternate, "\(number)")
    }
  }

  static let long = String(repeating: "0123456789", count: 5)
  static let written = [
    "plain text\r\nand another row", long, "\u{1B}[?7l" + long, long + "\r\nnext",
    String(repeating: "row\r\n", count: 14) + "last", "漢字 and e\u{301} سلام 😀 한국어",
    String(repeating: "漢", count: 39), "x" + String(repeating: "漢", count: 39) + "\rX",
    "漢字漢字\r\u{1B}[2CX", "a\tb\tc\r\n\t\tx\r\n\t\ty\u{1B}[Zz",
    "main\u{1B}[?1049h\u{1B}[2;3Halternate", "main\u{1B}[?1049hx\u{1B}[?1049l back",
    "\u{1B}[2;4r\u{1B}[2;1Ha\r\nb\r\nc\r\nd\r\ne\u{1B}M\u{1B}Mf",
    "\u{1B}[3;6r\u{1B}[?6h\u{1B}[1;1Horigin\u{1B}[99;1Hlast\u{1B}[?6l",
    "\u{1B}7\u{1B}[5;5Hthere\u{1B}8here", "abcdef\r\u{1B}[4h12\u{1B}[4l3",
    "\u{1B}[2mdim\u{1B}[m \u{1B}[7mreverse\u{1B}[27m \u{1B}[38;5;99mviolet\u{1B}[48;2;1;2;3mmixed",
    "\u{1B}]0;title\u{7}after\u{1B}[?2004h\u{1B}[?25l\u{1B}[>4;1m\u{1B}[?2026h x \u{1B}[?2026l",
    "one\u{1B}[3Etwo\u{1B}[2Fthree", "a\u{1B}[5Gb\u{1B}[3dc\u{1B}[2`d",
  ]

  /// Streams of words and sequences in any order.
  static func madeUp(_ count: Int) -> [String] {
    (0..<count).map { seed in
      var random = SplitMix(seed: UInt64(seed))
      return (0..<80).map { _ in piece(&random) }.joined()
    }
  }

  private static func piece(_ random: inout SplitMix) -> String {
    let place =
      "\u{1B}[\(Int.random(in: 1...12, using: &random));\(Int.random(in: 1...38, using: &random))H"
    let count = Int.random(in: 1...6, using: &random)
    let words = ["a", "word ", "e\u{301}", "سلام", long, "\r\n", "\t", "x\r", "é"]
    // Each begins at a place, so that no sequence meets a column that waits for the next row.
    let changes = [
      "J", "1J", "2J", "K", "1K", "2K", "\(count)X", "\(count)@", "\(count)P",
      "\(count)S", "\(count)T", "\(count)A", "\(count)B", "\(count)C", "\(count)D", "\(count)E",
      "\(count)F", "\(count)d",
      "\(count)G", "?6l\u{1B}[2;\(count + 3)r", "?6l\u{1B}[r", "?6h", "?6l", "1;3\(count)m", "m",
    ]
    // Outside of the margins nothing happens, but tmux moves rows of the whole screen.
    let lines =
      "\u{1B}[r" + place + "\u{1B}[\(count)" + (Bool.random(using: &random) ? "L\r" : "M\r")
    let escapes = ["\u{1B}M", "\u{1B}D", "\u{1B}E", "\u{1B}7", "\u{1B}8", "\n", "\u{8}", lines]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: return words.randomElement(using: &random) ?? ""
    case 5..<9: return place + "\u{1B}[" + (changes.randomElement(using: &random) ?? "m")
    default: return place + (escapes.randomElement(using: &random) ?? "")
    }
  }
}

/// A tmux server of its own, without a status line, which ends with it.
final class Multiplexer {
  struct Shown {
    let text: String
    let cursor: TerminalScreen.Cursor
    let isAlternate: Bool
  }

  private let folder = TemporaryFolder()

  static var isInstalled: Bool {
    (try? ChildProcess.run(["tmux", "-V"], for: TerminalSession.patience)) != nil
  }

  init() throws {
    try folder.write("set -g status off\n", to: "settings")
    // A session that stays: the server goes with its last one.
    _ = try run("new-session", "-d", "-s", "stays", "-x", "40", "-y", "10", "sleep 1000")
  }

  deinit {
    _ = try? run("kill-server")
  }

  /// Sends bytes to a window of 10 rows and 40 columns, and reads what it shows then.
  func show(_ stream: String, named name: String) throws -> Shown {
    try folder.write(stream, to: name)
    // The answer to the question at the end says that all before it was dealt with.
    let script = """
      stty raw -echo; cat \(folder.path(name)); printf '\\033[5n'; head -c 4 > /dev/null
      tmux -S \(folder.path("socket")) wait-for -S \(name); sleep 1000
      """
    _ = try run("new-session", "-d", "-s", name, "-x", "40", "-y", "10", "sh", "-c", script)
    _ = try run("wait-for", name)
    let text = try run("capture-pane", "-p", "-t", name)
    let state = try run(
      "display-message", "-p", "-t", name, "#{cursor_y} #{cursor_x} #{alternate_on}")
    _ = try run("kill-session", "-t", name)
    let numbers = state.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 3)
    var rows = text.components(separatedBy: "\n").map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return Shown(
      text: rows.joined(separator: "\n"),
      // tmux counts a last column that waits for the next row as one more.
      cursor: TerminalScreen.Cursor(row: numbers[0], column: min(numbers[1], 39)),
      isAlternate: numbers[2] == 1)
  }

  private func run(_ arguments: String...) throws -> String {
    let outcome = try ChildProcess.run(
      ["tmux", "-u", "-S", folder.path("socket"), "-f", folder.path("settings")] + arguments,
      for: TerminalSession.patience)
    try #require(outcome.ending == .exited(0), "tmux \(arguments)")
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
