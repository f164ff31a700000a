internal import Foundation

/// A screen as it is written down in `Fixtures/screens`.
///
///     size: 24x80
///     cursor: 2,5                 row and column from 0, or "hidden"
///     screen: alternate           or "main"
///
///     |the text of a row          without blanks at its end; empty rows at the end left out
///
///     2|....dddd.r                how its cells are drawn, where any is not plain
///
/// Of what a cell is, the first that holds: `r` reverse, `d` dim, `b` bold, `u` underlined, `i`
/// italic, `s` struck, `h` hidden, `k` blinking, `c` coloured, `.` plain.
public struct GoldenScreen: Hashable, Sendable {
  /// All lines.
  public let lines: String

  private static let letters: [(TerminalStyle.Attributes, Character)] = [
    (.reverse, "r"), (.dim, "d"), (.bold, "b"), (.underlined, "u"), (.italic, "i"),
    (.struck, "s"), (.hidden, "h"), (.blinking, "k"),
  ]

  /// Writes a screen down.
  public init(_ screen: TerminalScreen) {
    let place = "\(screen.cursor.row),\(screen.cursor.column)"
    var all = [
      "size: \(screen.rows)x\(screen.columns)",
      "cursor: \(screen.isCursorVisible ? place : "hidden")",
      "screen: \(screen.isAlternate ? "alternate" : "main")", "",
    ]
    all += screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { "|" + $0 }
    let drawn = (0..<screen.rows).compactMap { Self.styles(of: $0, in: screen) }
    if !drawn.isEmpty { all += [""] + drawn }
    lines = all.joined(separator: "\n") + "\n"
  }

  private static func styles(of row: Int, in screen: TerminalScreen) -> String? {
    var letters = (0..<screen.columns).map { column -> Character in
      let style = screen.cell(row, column).style
      if let known = Self.letters.first(where: { style.attributes.contains($0.0) }) {
        return known.1
      }
      return style == .plain ? "." : "c"
    }
    while letters.last == "." { letters.removeLast() }
    return letters.isEmpty ? nil : "\(row)|" + String(letters)
  }
}

/// Why a screen is not as written down.
public enum GoldenScreenFailure: Error, CustomStringConvertible {
  /// It looks different.
  case differs(name: String, shown: String, written: String)
  /// Nothing is written down under that name.
  case unwritten(name: String, shown: String)
  /// It was written down just now, and nobody has read it yet.
  case rewritten(name: String)

  /// What is to be seen, for the one who reads the failure.
  public var description: String {
    switch self {
    case .differs(let name, let shown, let written):
      "\(name) shows\n\(shown)\nand not, as written down,\n\(written)"
    case .unwritten(let name, let shown):
      "nothing is written down as \(name); with SLIP_RECORD=1 it will be\n\(shown)"
    case .rewritten(let name): "\(name) was rewritten: read it"
    }
  }
}

/// Throws unless `screen` is as `Fixtures/screens/<name>.screen` says. With `SLIP_RECORD=1` in
/// the environment it writes that file and throws, so that a rewrite is always reviewed.
public func expectScreen(_ screen: TerminalScreen, matches name: String) throws {
  try expectScreen(
    screen, matches: name,
    in: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/screens")
      .path(),
    recording: ProcessInfo.processInfo.environment["SLIP_RECORD"] == nil ? .compared : .written)
}

/// What is done with a screen and the file of its name.
public enum GoldenScreenUse: Hashable, Sendable {
  /// The file says what the screen has to be.
  case compared
  /// The screen says what the file has to be.
  case written
}

/// The same with the files in `folder`.
public func expectScreen(
  _ screen: TerminalScreen, matches name: String, in folder: String, recording use: GoldenScreenUse
) throws {
  let file = URL(filePath: folder).appending(path: name + ".screen")
  let shown = GoldenScreen(screen).lines
  let written = try? String(contentsOf: file, encoding: .utf8)
  if use == .written {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try shown.write(to: file, atomically: true, encoding: .utf8)
    throw GoldenScreenFailure.rewritten(name: name)
  }
  guard let written else { throw GoldenScreenFailure.unwritten(name: name, shown: shown) }
  if shown != written {
    throw GoldenScreenFailure.differs(name: name, shown: shown, written: written)
  }
}
