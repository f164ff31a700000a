internal import Markdown
internal import Memos
internal import Timekeeping

/// Which note a memo belongs to, and what a new one begins with: what the sink says, else what the
/// vault's own settings say.
struct NoteNaming {
  private let plan: VaultPlan
  private let vault: OpenVault
  let settings: ObsidianSettings
  private let format: DateFormat

  /// Reads the vault's settings as they are now.
  init(_ plan: VaultPlan, in vault: OpenVault) throws(DeliveryFailure) {
    self.plan = plan
    self.vault = vault
    switch plan.mode {
    case .periodic(let period): settings = try ObsidianSettings(period, in: vault)
    case .memo: settings = .none
    }
    format = DateFormat(settings.format)
  }

  /// The path of the memo's note below the vault. It may lead out of it: `OpenVault.locate` sees.
  func path(of memo: Memo) -> String {
    switch plan.mode {
    case .periodic: path(at: memo.created)
    case .memo: ownPath(of: memo)
    }
  }

  /// The note of the period that `timestamp` belongs to.
  func path(at timestamp: Timestamp) -> String {
    let folder =
      plan.folder.map { Template($0).expanded(with: values(at: timestamp)) } ?? settings.folder
    return folder + "/" + withEnding(name(at: timestamp))
  }

  /// The name of that note; a date in it may make folders.
  private func name(at timestamp: Timestamp) -> String {
    let values = values(at: timestamp)
    return plan.filename.map { Template($0).expanded(with: values) }
      ?? format.format(values.date, in: plan.language)
  }

  private func values(at timestamp: Timestamp) -> TemplateValues {
    let date = timestamp.dated(timestamp.day(startingAt: plan.dayStart))
    return TemplateValues(date: date, language: plan.language, title: "", dayFormat: format)
  }

  /// The name of the note that `timestamp` belongs to, if Obsidian refuses to make a note of it: for
  /// the characters that some system does not take, or a dot in front, which hides it.
  func unfitName(at timestamp: Timestamp) -> String? {
    let name = name(at: timestamp)
    let isHidden =
      name.isEmpty || name.utf8.last == UInt8(ascii: "/")
      || name.pathSteps.last?.utf8.first == UInt8(ascii: ".")
    let isRefused = name.unicodeScalars.contains {
      ":*?\"<>|".unicodeScalars.contains($0) || $0.properties.generalCategory == .control
    }
    return isHidden || isRefused ? name : nil
  }

  /// What a note that is not there yet begins with: its template, filled for the memo's day. A
  /// template that is not there is no reason to wait: the note begins empty, and the answer says
  /// so. One that is there and cannot be read is.
  func newNote(for memo: Memo) throws(DeliveryFailure) -> NewNote {
    guard let path = templatePath else { return NewNote(bytes: []) }
    guard let template = try template(path) else {
      return NewNote(bytes: [], missingTemplate: path)
    }
    let date = memo.created.dated(memo.created.day(startingAt: plan.dayStart))
    let note = self.path(at: memo.created)
    let title = note.pathSteps.last.map { String($0.dropLast(3)) } ?? note
    let values = TemplateValues(date: date, language: plan.language, title: title)
    return NewNote(bytes: Array(Template(template).expanded(with: values).utf8))
  }

  /// The template of a new note, as the sink or the vault names it.
  var templatePath: String? {
    guard let path = plan.template ?? settings.template, !path.isEmpty else { return nil }
    return path
  }

  /// The template's text; nil if there is none. Its name may lack the `.md`, and a name without
  /// folders may stand in any folder, as in an Obsidian link.
  func template(_ path: String) throws(DeliveryFailure) -> String? {
    for path in [withEnding(path), path] {
      if let text = try text(of: path) { return text }
    }
    guard path.pathSteps.count == 1, let found = vault.search(for: withEnding(path)) else {
      return nil
    }
    return try text(of: found)
  }

  private func text(of path: String) throws(DeliveryFailure) -> String? {
    guard let bytes = try vault.contents(of: path) else { return nil }
    do throws(NoteFailure) {
      _ = try Note(bytes)
    } catch {
      if case .notUTF8(let offset) = error {
        throw .temporary(
          .init(.notText, at: vault.path([path]), number: offset), after: .seconds(1))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the memo's own note. What the memo says is part of one name; only dates and what
  /// the person typed make folders.
  private func ownPath(of memo: Memo) -> String {
    let given = memo.title.flatMap { FileName($0) == nil ? nil : $0 }
    let attached = memo.attachments.first.map { AttachmentName($0.name).stem }
    let title = given ?? Headline(of: memo.text)?.description ?? attached ?? ""
    let values = TemplateValues(
      date: memo.created, language: plan.language, title: title, memo: Entry(memo))
    let folders = plan.folder.map { Template($0).folders(filledWith: values) } ?? []
    let name = Template(plan.filename ?? "{{date:YYYY-MM-DD HHmmss}} {{title}}")
    guard let time = FileName(DateFormat("YYYY-MM-DD HHmmss").format(memo.created)) else {
      preconditionFailure("digits are a name")
    }
    return (folders + name.note(filledWith: values, otherwise: time)).joined(separator: "/") + ".md"
  }

  private func withEnding(_ name: String) -> String {
    name.hasSuffix(".md") ? name : name + ".md"
  }
}

/// What a note begins with.
struct NewNote {
  let bytes: [UInt8]
  /// The template that it was to begin with, if there is none of that name.
  var missingTemplate: String?
}
