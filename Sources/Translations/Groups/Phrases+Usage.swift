extension Phrases {
  /// What is wrong with a command line.
  public var usage: Usage { spoken() }

  /// What is wrong with a command line.
  public struct Usage: Spoken, Sendable {
    /// No command is called that.
    public let unknownCommand: With1
    /// What was meant, perhaps.
    public let didYouMean: With1
    /// The way to all commands.
    public let listsCommands: String
    /// A text with a dash in front.
    public let dashText: String
    /// The same: the command that it would be an option of.
    public let dashTextOf: With1
    /// The way out of it.
    public let putDashes: String
    /// The command has no such option: the command, the option.
    public let unknownOption: With2
    /// The way to all options: the command.
    public let listsOptions: With1
    /// An option without its value: the option, how it is used.
    public let missingValue: With2
    /// An option with a value that it does not take.
    public let unexpectedValue: With1
    /// An option that was given twice.
    public let repeated: With1
    /// A value that the option does not take: the option, the value.
    public let badValue: With2
    /// An option with an empty value.
    public let emptyValue: With1
    /// What an option takes instead.
    public let takes: With1
    /// What a command takes: the command, its operands.
    public let operands: With2
    /// A command that takes nothing.
    public let noOperands: With1
    /// The way to a command's help.
    public let moreHelp: With1
    /// Two options of which one can be given.
    public let together: With2
    /// A second attachment that comes on standard input.
    public let anotherInput: String
    /// A memo's text that comes on standard input.
    public let dashAsText: String
    /// An option that stands only beside another one: it, the other.
    public let onlyWith: With2
    /// An option that was given too often: the option, how often it can be.
    public let tooMany: With2
    /// A sink that is not configured.
    public let unknownSink: With1
    /// There is none at all, and the way out.
    public let noSinks: String
    /// All names of sinks.
    public let sinksAre: With1
    /// The possible values.
    public let oneOf: With1

    /// A value has to be: seconds.
    public let seconds: String
    /// A value has to be: a folder.
    public let folder: String
    /// A value has to be: a number.
    public let positiveNumber: String
    /// A value has to be: a day or a time.
    public let dayOrTime: String
    /// A value has to be: a time.
    public let time: String
    /// A value has to be: a tag.
    public let tag: String
    /// A value has to be: what `--each` takes.
    public let separator: String
    /// A value has to be: a file, or standard input.
    public let fileOrInput: String
    /// A value has to be: a name.
    public let oneName: String

    /// Too few characters of an ID.
    public let shortID: With1
    /// No memo has such an ID.
    public let unknownID: With1
    /// The way to all IDs.
    public let showsIDs: String
    /// Several memos have such an ID: how many, the text.
    public let ambiguousID: CountedWith1
  }
}
