internal import Foundation

/// Why a claim about a program at a terminal could not be made.
public enum TerminalFailure: Error, CustomStringConvertible {
  /// A call to the system failed.
  case system(call: String, number: Int32)
  /// The time was over, and what was waited for had not come.
  case timedOut(TerminalScreen)
  /// Nobody has the terminal open any more, and what was waited for had not come.
  case ended(TerminalScreen)

  /// The reason, with all that is to be seen.
  public var description: String {
    switch self {
    case .system(let call, let number): "\(call): \(String(cString: strerror(number)))"
    case .timedOut(let screen): "it never came; the screen shows\n" + Self.shown(screen)
    case .ended(let screen): "the program ended before it came; it left\n" + Self.shown(screen)
    }
  }

  private static func shown(_ screen: TerminalScreen) -> String {
    let scrollback = screen.scrollback.map { "^|" + $0 + "\n" }.joined()
    let unknown = screen.unknown.map { "unknown: \($0)\n" }.joined()
    return scrollback + GoldenScreen(screen).lines + unknown
  }

  static func system(_ call: String) -> TerminalFailure {
    .system(call: call, number: errno)
  }
}
