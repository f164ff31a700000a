public import Markdown
public import Memos
internal import Posix
public import Timekeeping

/// What can be told of a vault without delivering anything: for `slip doctor`.
public struct VaultExamination: Sendable {
  /// The vault's path with every link followed.
  public let path: String
  /// What the vault itself says of periodic notes, and the file that says so; what the sink says
  /// goes before it.
  public let settings: ObsidianSettings
  /// What looks wrong in the date formats of names, entries and properties; none twice.
  public let doubts: [FormatDoubt]
  /// The format of a daily note's name, if several days would share a note; nil if all is well.
  public let dayMixingFormat: String?
  /// The note that a memo captured at that moment would go to; nil for notes of their own.
  public let note: String?
  /// What that note would be called, if Obsidian takes no such name and none is there; nil if all is
  /// well.
  public let unfitName: String?
  /// The template of a new note that is named and not there; nil if all is well.
  public let missingTemplate: String?
  /// Why the properties of that note are left as they are; nil if they can be read.
  public let propertyProblem: PropertyProblem?
  /// What the file system can do.
  public let features: Features

  /// What looks wrong in a date format.
  public struct FormatDoubt: Hashable, Sendable {
    /// The format as it is written.
    public let format: String
    /// What is probably not meant.
    public let warning: FormatWarning

    /// A doubt about `format`.
    public init(_ warning: FormatWarning, in format: String) {
      self.format = format
      self.warning = warning
    }
  }

  /// What a file system has of what makes replacing a note safe.
  public struct Features: Hashable, Sendable {
    /// Two files can change places in one step.
    public var exchanges = false
    /// A note can be read with everybody else kept waiting.
    public var leases = false
    /// A file can be without a name until it is complete.
    public var unnamedFiles = false
  }

  /// Looks at the vault of `sink` as of `now`. For a moment two hidden scratch files stand in it.
  public init(of sink: VaultSink, at now: Timestamp) throws(DeliveryFailure) {
    let vault = try OpenVault(at: sink.plan.path, calls: sink.calls)
    let naming = try NoteNaming(sink.plan, in: vault)
    path = vault.path
    settings = naming.settings
    doubts = sink.plan.formats(namingBy: naming.settings).flatMap(FormatDoubt.all)
    let isDaily = sink.plan.mode == .periodic(.daily) && sink.plan.filename == nil
    let format = DateFormat(naming.settings.format)
    dayMixingFormat = isDaily && !format.namesEachDay ? format.pattern : nil
    let location = sink.plan.mode == .memo ? nil : try vault.locate(naming.path(at: now))
    note = location.map { vault.path([$0.path]) }
    missingTemplate = try naming.missingTemplate()
    let bytes: [UInt8]?
    if let location { bytes = try vault.contents(of: location.path) } else { bytes = nil }
    unfitName = location == nil || bytes != nil ? nil : naming.unfitName(at: now)
    propertyProblem = bytes.flatMap(Self.problem)
    let root = try vault.makeFolder([])
    do throws(Errno) {
      features = try Features(in: root)
    } catch {
      throw DeliveryFailure(error, at: vault.path)
    }
  }

  private static func problem(in bytes: [UInt8]) -> PropertyProblem? {
    do throws(NoteFailure) {
      return try Note(bytes).propertyProblem
    } catch {
      // That a note is no text is told where a memo is to go into it.
      return nil
    }
  }
}

extension VaultExamination.FormatDoubt {
  fileprivate static func all(in format: DateFormat) -> [Self] {
    format.warnings.map { Self($0, in: format.pattern) }
  }
}

extension VaultPlan {
  /// Every date format that is in effect, once.
  fileprivate func formats(namingBy settings: ObsidianSettings) -> [DateFormat] {
    var formats: [DateFormat] = []
    if filename == nil, mode != .memo { formats.append(DateFormat(settings.format)) }
    var templates = [folder, filename].compactMap { $0.map(Template.init) }
    if case .template(let template, _) = entry { templates.append(template) }
    templates += properties.flatMap(\.templates)
    for format in templates.flatMap(\.dateFormats) where !formats.contains(format) {
      formats.append(format)
    }
    return formats
  }
}

extension NoteNaming {
  fileprivate func missingTemplate() throws(DeliveryFailure) -> String? {
    guard let path = templatePath else { return nil }
    return try template(path) == nil ? path : nil
  }
}

extension VaultExamination.Features {
  fileprivate init(in place: VaultFolder) throws(Errno) {
    let first = try Scratch([], in: place, like: nil, .many)
    defer { first.remove(from: place.folder) }
    let second = try Scratch([], in: place, like: nil, .many)
    defer { second.remove(from: place.folder) }
    for scratch in [first, second] { try scratch.show(in: place.folder) }
    unnamedFiles = try Self.works { () throws(Errno) in _ = try File(unnamedIn: place.folder) }
    exchanges = try Self.works { () throws(Errno) in
      try place.folder.rename(first.name, to: second.name, .exchanging)
    }
    leases = try Self.works { () throws(Errno) in
      try File(opening: first.name, in: place.folder, for: .read).takeLease()
    }
  }

  private static func works(_ body: () throws(Errno) -> Void) throws(Errno) -> Bool {
    do throws(Errno) {
      try body()
      return true
    } catch {
      switch error {
      case .invalid, .noSuchCall, .notSupported, .isFolder, .accessDenied: return false
      default: throw error
      }
    }
  }
}
