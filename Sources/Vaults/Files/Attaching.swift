internal import Markdown
internal import Memos
internal import Posix

/// Puts what is attached to the memos of one delivery where the vault's settings say, and links to
/// it. The settings are read with the first memo that has attachments, and once.
final class Attaching {
  private let vault: OpenVault
  private let contents: AttachmentContents
  private let crowd: Scratch.Crowd
  private var read: AttachmentSettings?
  private var folders: [[[UInt8]]: AttachmentFolder] = [:]
  /// The files of the vault by `FreeNames.key` of their names; nil as long as nobody asked.
  private var index: [String: Set<NoteLocation>]?

  init(into vault: OpenVault, from contents: AttachmentContents, _ crowd: Scratch.Crowd) {
    self.vault = vault
    self.contents = contents
    self.crowd = crowd
  }

  /// The memo with links below its text, and the files that they lead to, prepared. On throw none
  /// of its files is left.
  func attached(to placed: PlacedMemo) throws(DeliveryFailure) -> PlacedMemo {
    let memo = placed.memo
    guard !memo.attachments.isEmpty else { return placed }
    let settings = try settings()
    let wanted = settings.folder(besideNoteIn: placed.location.folders)
    let folder = try folder(wanted)
    var files: [AttachedFile] = []
    do throws(DeliveryFailure) {
      for attachment in memo.attachments {
        files.append(try folder.file(for: attachment, contents))
      }
    } catch {
      for file in files { file.release() }
      throw error
    }
    var links: [String] = []
    for file in files {
      let link = link(to: file.location, from: placed.location, settings.links)
      if !links.contains(link) { links.append(link) }
    }
    let text = LinkedText(memo.text, links: links).description
    return PlacedMemo(
      memo: memo.saying(text), location: placed.location, attached: AttachedFiles(files: files))
  }

  private func settings() throws(DeliveryFailure) -> AttachmentSettings {
    if let read { return read }
    let settings = try AttachmentSettings(in: vault)
    read = settings
    return settings
  }

  /// The folder at `path` below the root, in the spelling in which it is there.
  private func folder(_ path: [String]) throws(DeliveryFailure) -> AttachmentFolder {
    let inside = try vault.locateNew((path + ["attachment"]).joined(separator: "/"))
    let names = inside.folders
    if let name = names.last {
      vault.expect(NoteLocation(folders: Array(names.dropLast()), name: name))
    }
    let key = names.map { Array($0.utf8) }
    if let folder = folders[key] { return folder }
    let folder = try AttachmentFolder(names, in: vault, crowd)
    folders[key] = folder
    return folder
  }

  private func link(
    to file: NoteLocation, from note: NoteLocation, _ style: LinkStyle
  ) -> String {
    FileLink(
      to: file.name, in: file.folders, fromNoteIn: note.folders, style,
      namesakes: style.target == .shortest ? namesakes(of: file) : .none
    ).description
  }

  /// Whether the vault has, or is about to have, other files of the same name.
  private func namesakes(of file: NoteLocation) -> FileLink.Namesakes {
    var index =
      self.index
      ?? Dictionary(grouping: vault.files()) { FreeNames.key($0.name) }.mapValues(Set.init)
    var same = index[FreeNames.key(file.name)] ?? []
    same.insert(file)
    index[FreeNames.key(file.name)] = same
    self.index = index
    return same.count == 1 ? .none : .some
  }
}

extension Memo {
  /// The memo with another text.
  fileprivate func saying(_ text: String) -> Memo {
    Memo(
      id: id, text: text, title: title, tags: tags, attachments: attachments, created: created,
      destination: destination)
  }
}
