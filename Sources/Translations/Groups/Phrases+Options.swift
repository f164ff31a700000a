extension Phrases {
  /// What `--help` says of the options, a line each.
  public var options: Options { spoken() }

  /// What `--help` says of the options, a line each.
  public struct Options: Spoken, Sendable {
    /// `--app`
    public let app: String
    /// `--at`
    public let at: String
    /// `--attach`
    public let attach: String
    /// `--config`
    public let config: String
    /// `--dry-run`
    public let dryRun: String
    /// `--each`
    public let each: String
    /// `--full`
    public let full: String
    /// `--help`
    public let help: String
    /// `--json`
    public let json: String
    /// `--locale`
    public let locale: String
    /// `--name`
    public let name: String
    /// `--no-deliver`
    public let noDeliver: String
    /// `-n`
    public let number: String
    /// `--repair`
    public let repair: String
    /// `--repair-encoding`
    public let repairEncoding: String
    /// `--sink`
    public let sink: String
    /// `--since`
    public let since: String
    /// `--state`
    public let state: String
    /// `--status`
    public let status: String
    /// `--tag`
    public let tag: String
    /// `--title`
    public let title: String
    /// `--to`
    public let to: String
    /// `--until`
    public let until: String
    /// `--vault`
    public let vault: String
    /// `--version`
    public let version: String
    /// `--wait`
    public let wait: String
    /// `--yes`
    public let yes: String
  }
}
