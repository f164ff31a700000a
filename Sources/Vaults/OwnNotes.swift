internal import Markdown
internal import Memos
internal import Posix

/// Prepares the delivery of memos into notes of their own, all in one folder.
struct OwnNotes {
  private let plan: VaultPlan
  private let naming: NoteNaming
  private let vault: OpenVault
  private let crowd: Scratch.Crowd

  init(
    _ plan: VaultPlan, _ naming: NoteNaming, _ vault: OpenVault, _ crowd: Scratch.Crowd
  ) {
    self.plan = plan
    self.naming = naming
    self.vault = vault
    self.crowd = crowd
  }

  /// Writes a scratch for each. `placed` all have the same folder and are one at least.
  func preparation(of placed: [PlacedMemo]) -> Preparation {
    let ids = placed.map(\.memo.id)
    do throws(DeliveryFailure) {
      return Preparation(memos: ids, result: .success(try prepared(placed)))
    } catch {
      return Preparation(memos: ids, result: .failure(error))
    }
  }

  /// One memo on its way to a note of its own.
  private struct Item {
    let memo: Memo
    let edition: NoteEdition
    let creation: NoteCreation
    let location: NoteLocation
  }

  private func prepared(_ placed: [PlacedMemo]) throws(DeliveryFailure) -> PreparedDelivery {
    let folders = placed[0].location.folders
    let place = try vault.makeFolder(folders)
    do throws(Errno) {
      try vault.synchronizeWay(to: folders)
    } catch {
      throw DeliveryFailure(error, at: vault.path(folders))
    }
    var names = try FreeNames(in: place.folder, path: vault.path(folders))
    var items: [Item] = []
    do throws(DeliveryFailure) {
      for each in placed {
        items.append(try item(each, in: place, &names))
      }
    } catch {
      for item in items { item.creation.abandon() }
      throw error
    }
    let intent = VaultIntent(
      kind: .each, vault: vault.path, notes: items.map { Self.note($0) })
    return PreparedDelivery(
      intent: intent.encoded,
      commit: { [items, vault] in Self.commit(items, in: vault) },
      abandon: { [items] in for item in items { item.creation.abandon() } })
  }

  private func item(
    _ placed: PlacedMemo, in place: VaultFolder, _ names: inout FreeNames
  ) throws(DeliveryFailure) -> Item {
    let folders = placed.location.folders
    let location = NoteLocation(
      folders: folders, name: try names.take(placed.location.name))
    let edition = NoteEdition(ofOwn: placed.memo, by: plan)
    do throws(Errno) {
      return Item(
        memo: placed.memo, edition: edition,
        creation: try NoteCreation(
          of: location.name, in: place, with: edition.bytes, crowd),
        location: location)
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

  /// Shows every note, then makes all of them durable with one `fsync` of their folder.
  private static func commit(_ items: [Item], in vault: OpenVault) -> [Memo.ID: Fate] {
    var endings = items.map { $0.creation.show() }
    if endings.contains(where: { if case .replaced = $0 { true } else { false } }) {
      do throws(Errno) {
        try items[0].creation.synchronize()
      } catch {
        endings = endings.map { if case .replaced = $0 { .unclear(error) } else { $0 } }
      }
    }
    var fates: [Memo.ID: Fate] = [:]
    for (item, ending) in zip(items, endings) {
      let path = vault.path([item.location.path])
      fates.merge(item.edition.fates(after: ending, at: item.location, path)) { _, new in new }
    }
    return fates
  }
}

/// The names in a folder that nothing has yet, in any spelling that some disk takes for the same.
struct FreeNames {
  private let path: String
  /// Lower-cased; compared by canonical equivalence, as strings are.
  private var taken: Set<String>
  /// The last number that each stem got, lower-cased, so that many of one name are no trouble.
  private var numbers: [String: Int] = [:]

  /// More of one name than this, and something else is wrong.
  private static let limit = 10_000

  init(in folder: borrowing Folder, path: String) throws(DeliveryFailure) {
    self.path = path
    do throws(Errno) {
      taken = Set(try folder.names().map { $0.lowercased() })
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  /// `name`, or the first of `name 2`, `name 3`, … that is free; it is taken from now on.
  mutating func take(_ name: String) throws(DeliveryFailure) -> String {
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let key = stem.lowercased()
    var number = numbers[key] ?? 0
    while number < Self.limit {
      number += 1
      let candidate = number == 1 ? name : "\(stem) \(number).md"
      if taken.insert(candidate.lowercased()).inserted {
        numbers[key] = number
        return candidate
      }
    }
    throw .temporary(.init(.noFreeName, at: path + "/" + name), after: .seconds(1))
  }
}
