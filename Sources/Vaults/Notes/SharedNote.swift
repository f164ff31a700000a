internal import Markdown
internal import Memos
internal import Posix

/// Prepares the delivery of memos into one note that they share with others.
struct SharedNote {
  private let plan: VaultPlan
  private let naming: NoteNaming
  private let vault: OpenVault

  init(
    _ plan: VaultPlan, _ naming: NoteNaming, _ vault: OpenVault
  ) {
    self.plan = plan
    self.naming = naming
    self.vault = vault
  }

  /// Reads the note, writes its new version as a scratch. `placed` all have the same location and
  /// are one at least.
  func preparation(of placed: [PlacedMemo]) -> Preparation {
    let ids = placed.map(\.memo.id)
    do throws(DeliveryFailure) {
      return Preparation(memos: ids, result: .success(try prepared(placed)))
    } catch {
      for each in placed { each.attached.release() }
      return Preparation(memos: ids, result: .failure(error))
    }
  }

  private func prepared(
    _ placed: [PlacedMemo]
  ) throws(DeliveryFailure) -> PreparedDelivery {
    let location = placed[0].location
    try refuseUnfitName(of: placed[0].memo, at: location)
    let path = vault.path([location.path])
    let place = try vault.makeFolder(location.folders)
    let note = try ReadNote.reading(location.name, in: place.folder, path: path)
    if note == nil { try vault.refusePlaceholder(of: location, in: place) }
    let begin =
      if let note { NewNote(bytes: note.bytes) } else { try naming.newNote(for: placed[0].memo) }
    let edition = try NoteEdition(
      of: begin.bytes, note == nil ? .made : .found, with: placed, by: plan, path: path,
      vault: vault.path,
      warning: begin.missingTemplate.map { DeliveryWarning(.noTemplate, at: $0) })
    do throws(Errno) {
      if note == nil { try vault.synchronizeWay(to: location.folders) }
      let change: Change =
        if let note {
          .replacement(
            try NoteReplacement(
              of: location.name, in: place, note: note, with: edition.bytes))
        } else {
          .creation(try NoteCreation(of: location.name, in: place, with: edition.bytes))
        }
      return delivery(
        change, edition, at: location, over: note?.bytes,
        AttachedFiles(files: placed.flatMap(\.attached.files)))
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  /// A new note of such a name would never be found by the app that the vault is for. One that is
  /// there is as good as any.
  private func refuseUnfitName(
    of memo: Memo, at location: NoteLocation
  ) throws(DeliveryFailure) {
    guard let name = naming.unfitName(at: memo.created) else { return }
    if try vault.contents(of: location.path) != nil { return }
    throw .temporary(.init(.unfitName, at: name), after: .seconds(1))
  }

  private enum Change {
    case replacement(NoteReplacement)
    case creation(NoteCreation)

    var scratchName: String {
      switch self {
      case .replacement(let replacement): replacement.scratchName
      case .creation(let creation): creation.scratchName
      }
    }

    func commit() -> NoteReplacement.Ending {
      switch self {
      case .replacement(let replacement): replacement.commit()
      case .creation(let creation): creation.commit()
      }
    }

    func abandon() {
      switch self {
      case .replacement(let replacement): replacement.abandon()
      case .creation(let creation): creation.abandon()
      }
    }
  }

  private func delivery(
    _ change: Change, _ edition: NoteEdition, at location: NoteLocation, over before: [UInt8]?,
    _ attached: AttachedFiles
  ) -> PreparedDelivery {
    let path = vault.path([location.path])
    let intent = VaultIntent(
      kind: .shared, vault: vault.path,
      notes: [
        VaultIntent.Note(
          path: location.path, scratch: change.scratchName, before: before.map(Fingerprint.init),
          after: Fingerprint(edition.bytes),
          witnesses: VaultIntent.Witness.some(of: edition.entries, in: before ?? []))
      ], evidence: edition.evidence, attachments: attached.promises)
    return PreparedDelivery(
      intent: intent.encoded,
      commit: { [vault] in
        defer { attached.release() }
        if let failure = attached.commit(in: vault) {
          change.abandon()
          return edition.fates(after: failure)
        }
        let ending = change.commit()
        attached.keep(after: ending)
        return edition.fates(after: ending, at: location, path)
      },
      abandon: {
        change.abandon()
        attached.release()
      })
  }
}
