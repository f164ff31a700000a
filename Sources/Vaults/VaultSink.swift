public import Memos
public import Posix

/// A sink that puts memos into the notes of a vault.
///
/// `prepare` and `recover` are called by the holder of the delivery lock alone. A vault that is not
/// there is not made: its memos wait.
public struct VaultSink: Sink {
  let plan: VaultPlan
  let calls: SystemCalls

  /// How many notes or folders are prepared at once: with three files each, well below what any
  /// system lets a process keep open.
  private static let limit = 64

  /// The name that the configuration gave.
  public var name: SinkName { plan.name }

  /// A sink for that plan.
  public init(_ plan: VaultPlan, calls: SystemCalls = .kernel) {
    self.plan = plan
    self.calls = calls
  }

  /// Reads the notes concerned and writes their new versions where nobody sees them: one
  /// preparation for each note of many memos, one for each folder of notes of their own. Ends
  /// before the first memo that would need one more than `limit`: each keeps files open.
  public func prepare(_ memos: [Memo]) -> [Preparation] {
    do throws(DeliveryFailure) {
      let vault = try OpenVault(at: plan.path, calls: calls)
      let naming = try NoteNaming(plan, in: vault)
      return prepare(memos, in: vault, naming)
    } catch {
      return [Preparation(memos: memos.map(\.id), result: .failure(error))]
    }
  }

  /// Tells what became of each note of the intent. Several notes are told one by one.
  public func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate] {
    guard let intent = VaultIntent(intent, of: memos.count) else {
      let fate = Fate.undecided(.temporary(.init(.undecided, at: plan.path), after: .seconds(60)))
      return Dictionary(uniqueKeysWithValues: memos.map { ($0.id, fate) })
    }
    var fates: [Memo.ID: Fate] = [:]
    for (index, memo) in memos.enumerated() {
      switch intent.kind {
      case .shared:
        fates[memo.id] = fates[memos[0].id] ?? fate(of: intent.notes[0], in: intent.vault)
      case .each:
        fates[memo.id] = fate(of: intent.notes[index], in: intent.vault)
      }
    }
    return fates
  }

  private func fate(of note: VaultIntent.Note, in path: String) -> Fate {
    do throws(DeliveryFailure) {
      let vault = try OpenVault(at: path, calls: calls)
      switch try Recovery.verdict(on: note, in: vault) {
      case .stands: return .delivered(Receipt(place: vault.path([note.path])))
      case .absent: return .notDelivered(.changing(vault.path([note.path])))
      }
    } catch {
      return .undecided(error)
    }
  }

  private func prepare(
    _ memos: [Memo], in vault: OpenVault, _ naming: NoteNaming
  ) -> [Preparation] {
    var preparations: [Preparation] = []
    var groups: [[String]: [PlacedMemo]] = [:]
    var order: [[String]] = []
    for memo in memos {
      do throws(DeliveryFailure) {
        let path = naming.path(of: memo)
        let location = plan.mode == .memo ? try vault.locateNew(path) : try vault.locate(path)
        vault.expect(location)
        let group = plan.mode == .memo ? location.folders : location.folders + [location.name]
        if groups[group] == nil {
          if order.count == VaultSink.limit { break }
          order.append(group)
        }
        groups[group, default: []].append(PlacedMemo(memo: memo, location: location))
      } catch {
        preparations.append(Preparation(memos: [memo.id], result: .failure(error)))
      }
    }
    let crowd: Scratch.Crowd =
      groups.values.reduce(0) { $0 + $1.count } > VaultSink.limit ? .many : .alone
    for group in order {
      let placed = groups[group] ?? []
      switch plan.mode {
      case .memo: preparations += OwnNotes(plan, vault, crowd).preparations(of: placed)
      case .periodic:
        preparations.append(SharedNote(plan, naming, vault).preparation(of: placed))
      }
    }
    return preparations
  }
}

/// A memo and the note that is to hold it.
struct PlacedMemo {
  let memo: Memo
  let location: NoteLocation
}
