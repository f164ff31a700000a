extension Phrases {
  /// What `--help` says of the commands.
  public var help: Help { spoken() }

  /// What `--help` says of the commands.
  public struct Help: Spoken, Sendable {
    /// What Slip is, in a sentence.
    public let motto: String
    /// Stands before how a command is written.
    public let usage: String
    /// What `slip < FILE` does.
    public let inputAsMemo: String
    /// Stands above the options of every command.
    public let commonOptions: String
    /// Stands above the options of a command.
    public let options: String
    /// Where there is more.
    public let saysMore: String
    /// A summary as a sentence of its own.
    public let sentence: With1

    /// `slip add`
    public let add: Described
    /// `slip init`
    public let initialize: Described
    /// `slip replay`
    public let replay: Described
    /// `slip outbox`
    public let outbox: Described
    /// `slip outbox show`
    public let outboxShow: String
    /// `slip outbox retry`
    public let outboxRetry: String
    /// `slip outbox drop`
    public let outboxDrop: String
    /// `slip undo`
    public let undo: Described
    /// `slip open`
    public let open: Described
    /// `slip verify`
    public let verify: Described
    /// `slip history`
    public let history: Described
    /// `slip tail`
    public let tail: Described
    /// `slip render`
    public let render: Described
    /// `slip config`
    public let config: Described
    /// `slip config check`
    public let configCheck: String
    /// `slip config path`
    public let configPath: String
    /// `slip config show`
    public let configShow: String
    /// `slip doctor`
    public let doctor: Described
    /// `slip key`
    public let key: Described
    /// `slip key rotate`
    public let keyRotate: String
    /// `slip key export`
    public let keyExport: String
    /// `slip key import`
    public let keyImport: String
    /// `slip completions`
    public let completions: Described
    /// `slip help`
    public let help: Described

    /// A command in words.
    public struct Described: Sendable {
      /// What it does, in a line that begins small and has no full stop.
      public let summary: String
      /// What else there is to know: a few lines of at most 92 columns; nil if that is all.
      public let details: String?

      init(_ summary: String, _ details: String?) {
        self.summary = summary
        self.details = details
      }
    }
  }
}

extension String {
  /// As a sentence begins.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
