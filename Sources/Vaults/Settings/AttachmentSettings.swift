internal import JSON
internal import Markdown
internal import Memos

/// What a vault's own settings say about attachments and links. Read from `.obsidian/app.json`;
/// never written. As with `ObsidianSettings`, a file that is broken is a reason to wait.
struct AttachmentSettings: Hashable {
  /// Where what is attached goes.
  let place: Place
  /// How notes link to it.
  let links: LinkStyle

  /// Where what is attached goes.
  enum Place: Hashable {
    /// Into these folders below the root.
    case fixed([String])
    /// Into these folders below the folder of the note.
    case besideNote([String])
  }

  static let path = ".obsidian/app.json"

  /// The settings of the vault as they are now.
  init(in vault: OpenVault) throws(DeliveryFailure) {
    let settings = try ObsidianSettings.object(Self.path, in: vault)
    let text = { (name: String) throws(DeliveryFailure) -> String in
      guard let value = settings?[name], value != .null else { return "" }
      guard let text = value.string else { throw ObsidianSettings.broken(Self.path, in: vault) }
      return ObsidianSettings.trimmed(text)
    }
    let steps = ObsidianSettings.normalised(try text("attachmentFolderPath")).pathSteps
    let folders = steps.filter { $0 != "." }
    place = steps.first == "." ? .besideNote(folders) : .fixed(folders)
    var links = LinkStyle()
    switch try text("newLinkFormat") {
    case "relative": links.target = .relative
    case "absolute": links.target = .absolute
    // What a later Obsidian may add: the shortest link leads to the file in any case.
    default: links.target = .shortest
    }
    if let value = settings?["useMarkdownLinks"], value != .null {
      guard let usesMarkdown = value.bool else {
        throw ObsidianSettings.broken(Self.path, in: vault)
      }
      links.syntax = usesMarkdown ? .markdown : .wikilink
    }
    self.links = links
  }

  /// The folder of what is attached to a note in `folders`.
  func folder(besideNoteIn folders: [String]) -> [String] {
    switch place {
    case .fixed(let fixed): fixed
    case .besideNote(let below): folders + below
    }
  }
}
