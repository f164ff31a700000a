internal import Markdown
internal import Memos
internal import Posix

/// Prepares the delivery of memos into notes of their own, all in one folder.
struct OwnNotes {
  private let plan: VaultPlan
  private let vault: OpenVault
  private let crowd: Scratch.Crowd

  init(_ plan: VaultPlan, _ vault: OpenVault, _ crowd: Scratch.Crowd) {
    self.plan = plan
    self.vault = vault
    self.crowd = crowd
  }

  /// Writes a scratch for each. `placed` all have the same folder and are one at least. A memo for
  /// which there is no free name waits alone.
  func preparations(of placed: [PlacedMemo]) -> [Preparation] {
    var held = placed
    do throws(DeliveryFailure) {
      let folders = placed[0].location.folders
      let place = try folder(folders)
      var names = try FreeNames(in: place.folder, path: vault.path(folders))
      var named: [PlacedMemo] = []
      var preparations: [Preparation] = []
      for each in placed {
        if let name = names.take(each.location.name) {
          named.append(
            PlacedMemo(
              memo: each.memo, location: NoteLocation(folders: folders, name: name),
              attached: each.attached))
        } else {
          each.attached.release()
          let cause = DeliveryFailure.Cause(.noFreeName, at: vault.path([each.location.path]))
          preparations.append(
            Preparation(
              memos: [each.memo.id], result: .failure(.temporary(cause, after: .seconds(1)))))
        }
      }
      if named.isEmpty { return preparations }
      held = named
      let delivery = try prepared(named, in: place)
      return [Preparation(memos: named.map(\.memo.id), result: .success(delivery))] + preparations
    } catch {
      for each in held { each.attached.release() }
      return [Preparation(memos: placed.map(\.memo.id), result: .failure(error))]
    }
  }

  private func folder(_ folders: [String]) throws(DeliveryFailure) -> VaultFolder {
    let place = try vault.makeFolder(folders)
    do throws(Errno) {
      try vault.synchronizeWay(to: folders)
    } catch {
      throw DeliveryFailure(error, at: vault.path(folders))
    }
    return place
  }

  /// One memo on its way to a note of its own.
  private struct Item {
    let memo: Memo
    let edition: NoteEdition
    let creation: NoteCreation
    let location: NoteLocation
    let attached: AttachedFiles

    /// As if nothing had been.
    func abandon() {
      creation.abandon()
      attached.release()
    }
  }

  private func prepared(
    _ placed: [PlacedMemo], in place: VaultFolder
  ) throws(DeliveryFailure) -> PreparedDelivery {
    var items: [Item] = []
    do throws(DeliveryFailure) {
      for each in placed {
        items.append(try item(each, in: place))
      }
    } catch {
      for item in items { item.creation.abandon() }
      throw error
    }
    let intent = VaultIntent(
      kind: .each, vault: vault.path, notes: items.map { Self.note($0) },
      evidence: items.flatMap(\.edition.evidence),
      attachments: items.flatMap(\.attached.promises))
    return PreparedDelivery(
      intent: intent.encoded,
      commit: { [items, vault] in Self.commit(items, in: vault) },
      abandon: { [items] in for item in items { item.abandon() } })
  }

  private func item(
    _ placed: PlacedMemo, in place: VaultFolder
  ) throws(DeliveryFailure) -> Item {
    let location = placed.location
    let edition = NoteEdition(ofOwn: placed, by: plan, vault: vault.path)
    do throws(Errno) {
      return Item(
        memo: placed.memo, edition: edition,
        creation: try NoteCreation(
          of: location.name, in: place, with: edition.bytes, crowd),
        location: location, attached: placed.attached)
    } catch {
      throw DeliveryFailure(error, at: vault.path([location.path]))
    }
  }

  private static func note(_ item: Item) -> VaultIntent.Note {
    VaultIntent.Note(
      path: item.location.path, scratch: item.creation.scratchName, before: nil,
      after: Fingerprint(item.edition.bytes),
      witnesses: VaultIntent.Witness.some(of: item.edition.entries, in: []))
  }

  /// Shows what is attached to all of them, durably, and then the notes.
  private static func commit(_ items: [Item], in vault: OpenVault) -> [Memo.ID: Fate] {
    var failures = items.map { $0.attached.show(in: vault) }
    let shown = zip(items, failures).filter { $1 == nil }.flatMap { $0.0.attached.files }
    if let failure = AttachedFiles(files: shown).synchronize(in: vault) {
      failures = zip(items, failures).map { $1 ?? ($0.attached.files.isEmpty ? nil : failure) }
    }
    var fates: [Memo.ID: Fate] = [:]
    for case (let item, let failure?) in zip(items, failures) {
      item.creation.abandon()
      fates.merge(item.edition.fates(after: failure)) { _, new in new }
    }
    let ready = zip(items, failures).filter { $1 == nil }.map(\.0)
    for (item, ending) in zip(ready, endings(of: ready)) {
      let path = vault.path([item.location.path])
      item.attached.keep(after: ending)
      fates.merge(item.edition.fates(after: ending, at: item.location, path)) { _, new in new }
    }
    for item in items { item.attached.release() }
    return fates
  }

  /// Shows every note, then makes all of them durable with one `fsync` of their folder.
  private static func endings(of items: [Item]) -> [NoteReplacement.Ending] {
    let endings = items.map { $0.creation.show() }
    guard endings.contains(where: { if case .replaced = $0 { true } else { false } }) else {
      return endings
    }
    do throws(Errno) {
      try items[0].creation.synchronize()
      return endings
    } catch {
      return endings.map { if case .replaced = $0 { .unclear(error) } else { $0 } }
    }
  }
}
