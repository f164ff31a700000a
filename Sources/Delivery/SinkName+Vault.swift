public import Memos

/// A vault that needs no configuration has a name all the same: the ledger knows sinks by name.
extension SinkName {
  private static let vaultPrefix = "vault:"

  /// The name of the vault at that absolute path, for memos sent to it with `--vault`. The
  /// configuration gives no sink a name that begins like this.
  public static func vault(path: String) -> SinkName {
    SinkName(vaultPrefix + path)
  }

  /// The path, if this is the name of a vault by its path.
  public var vaultPath: String? {
    guard description.utf8.starts(with: SinkName.vaultPrefix.utf8) else { return nil }
    return String(description.dropFirst(SinkName.vaultPrefix.count))
  }
}
