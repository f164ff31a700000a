internal import Delivery
public import Memos
public import Posix

/// Where things live for this user: the contract of the command line, from options, environment
/// and the XDG base directories, in this order.
public struct Places: Sendable {
  /// The configuration file.
  public let configuration: String
  /// The folder of ledger and locks.
  public let state: String
  /// The folder of master keys: never beside the configuration, which people publish, nor beside
  /// the state, which people back up.
  public let keys: String
  /// The user's home.
  public let home: String?
  /// The folder of all configurations, where Obsidian keeps its list of vaults too.
  public let configurations: String

  /// A place depends on HOME, and there is none.
  public struct NoHome: Error {}

  /// The places, where `--config` and `--state` were given so, or not given. An error and no nil: to take
  /// an optional of so many parts apart costs every start a twentieth of its time.
  public init(configuration: String?, state: String?) throws(NoHome) {
    let state =
      state ?? Process.environment("SLIP_STATE")
      ?? Self.base("XDG_STATE_HOME", "/.local/state").map { $0 + "/slip" }
    let keys = Self.base("XDG_DATA_HOME", "/.local/share").map { $0 + "/slip/keys" }
    guard let configuration = Self.configuration(configuration), let state, let keys else {
      throw NoHome()
    }
    self.configuration = configuration
    self.state = state
    self.keys = keys
    home = Process.environment("HOME")
    configurations = Self.base("XDG_CONFIG_HOME", "/.config") ?? ""
  }

  /// Where the configuration is if `--config` was given with that value, or not given; nil if that
  /// depends on HOME and there is none.
  public static func configuration(_ option: String?) -> String? {
    option
      ?? Process.environment("SLIP_CONFIG")
      ?? base("XDG_CONFIG_HOME", "/.config").map { $0 + "/slip/config.toml" }
  }

  /// The base directory that the variable names, or `fallback` in the home folder; nil if there is
  /// none.
  public static func base(_ variable: String, _ fallback: String) -> String? {
    if let path = Process.environment(variable), path.hasPrefix("/") { return path }
    return Process.environment("HOME").map { $0 + fallback }
  }

  /// A path of the configuration, which is absolute or below `~`, with `~` replaced by the home
  /// folder.
  public func expanded(_ path: String) -> String {
    var path = path
    if let home, path == "~" || path.hasPrefix("~/") { path = home + path.dropFirst() }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path that was typed, with `~` replaced by the home folder where the shell left it.
  public func typed(_ path: String) -> String {
    path.hasPrefix("~/") ? expanded(path) : path
  }

  /// A path that was typed, as above, and absolute. Throws where it starts from a current folder
  /// that is gone or has no name in UTF-8: nothing is ever looked for elsewhere.
  public func absolute(_ typed: String) throws(Errno) -> String {
    let path = expanded(typed)
    if path.hasPrefix("/") { return path }
    return expanded(try Process.currentFolder() + "/" + path)
  }

  /// `path` as people write it: with `~` for the home folder.
  public func shown(_ path: String) -> String {
    guard let home, home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A sink as people know it: a vault that has no name by its path.
  public func shown(_ sink: SinkName) -> String {
    sink.vaultPath.map(shown) ?? sink.description
  }
}
