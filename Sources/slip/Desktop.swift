import Posix

/// The desktop that a person works at.
enum Desktop {
  /// The program that opens addresses.
  #if os(macOS)
    static let opener = "open"
  #else
    static let opener = "xdg-open"
  #endif

  /// Hands the address to the program that it belongs to. False if the desktop has nothing to do so
  /// with; throws if not even a shell can be started.
  static func open(_ address: String) throws(Errno) -> Bool {
    // Some of these wait for the program that they start, which is to outlive this one.
    let script = "command -v \(opener) >/dev/null || exit 127; \(opener) \"$1\" >/dev/null 2>&1 &"
    let run = try ChildProcess.run(["sh", "-c", script, "slip", address], for: .seconds(10))
    return run.ending == .exited(0)
  }
}
