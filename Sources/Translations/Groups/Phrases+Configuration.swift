extension Phrases {
  /// What is wrong with a configuration, and what `slip config` and `slip init` say.
  public var configuration: Configuration { spoken() }

  /// What is wrong with a configuration, and what `slip config` and `slip init` say.
  public struct Configuration: Spoken, Sendable {
    /// It is not TOML: why.
    public let notTOML: With1
    /// An unknown key.
    public let unknownKey: With1
    /// An unknown key: it, the table that it is in.
    public let unknownKeyIn: With2
    /// A key is missing.
    public let missingKey: With1
    /// A key is missing: it, the table that it belongs in.
    public let missingKeyIn: With2
    /// A table: a property that is written as one.
    public let propertyTable: String
    /// A value of the wrong type: the key, the type, the types that fit.
    public let wrongType: With3
    /// A value that is not known: the key, the value.
    public let unknownValue: With2
    /// A place in a template that nothing fills: it, the key.
    public let unknownPlace: With2
    /// A value of the wrong form: the key, the form.
    public let malformed: With2
    /// A list without elements: the key.
    public let empty: With1
    /// An element that is there twice: the key, the element.
    public let repeatedElement: With2
    /// A key that has no effect: it, beside what.
    public let notApplicable: With2
    /// A second sink of a name: it, the line of the first.
    public let repeatedSink: With2
    /// No sink has that name.
    public let unknownSink: With1
    /// A key of the keyboard that has an action already: it, the action.
    public let takenKey: With2
    /// An action that needs a key and has none.
    public let noKey: With1
    /// A `when` without a condition.
    public let noCondition: String
    /// A `when` with several conditions: how many.
    public let conditions: With1

    /// A form: a time of day.
    public let timeOfDay: String
    /// A form: a length of time.
    public let duration: String
    /// A form: a length of time, or for ever.
    public let retention: String
    /// A form: the address of a relay.
    public let relayAddress: String
    /// A form: an address in the web.
    public let webAddress: String
    /// A form: a path.
    public let absolutePath: String
    /// A form: a path inside the vault.
    public let pathInVault: String
    /// A form: the name of a note.
    public let noteName: String
    /// A form: a line.
    public let line: String
    /// A form: a heading.
    public let heading: String
    /// A form: a program.
    public let program: String
    /// A form: an argument of a program.
    public let argument: String
    /// A form: a tag.
    public let tag: String
    /// A form: a key's name.
    public let keyName: String
    /// A form: a key that types no character.
    public let silentKey: String
    /// A form: a number.
    public let finite: String
    /// A form: a template for an entry.
    public let entryTemplate: String

    /// Beside what: in a sink of that type.
    public let inSinkOfType: With1
    /// Beside what: another setting.
    public let withSetting: With1
    /// Beside what: a value that is a list.
    public let forList: String
    /// Beside what: no heading.
    public let withoutHeading: String

    /// Nothing is wrong: the path, the number of sinks in words.
    public let noProblem: With2
    /// Where a value comes from: it is the default.
    public let standard: String
    /// A value that is not set.
    public let none: String
    /// A configuration is there: its path.
    public let alreadyThere: With1
    /// The way to it.
    public let checkReads: String
    /// A vault without a name.
    public let emptyVault: String
    /// No vault was given.
    public let needsVault: String
    /// A configuration was written: its path, the vault's.
    public let written: With2
    /// What to do then.
    public let tryIt: String
    /// What the list of vaults is.
    public let knownVaults: String
    /// A vault can't be made: its path, why.
    public let vaultNotMade: With2
  }
}
