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
    guard let intent = VaultIntent(intent, of: memos.count), !intent.kind.takesOut else {
      let fate = Fate.undecided(.temporary(.init(.undecided, at: plan.path), after: .seconds(60)))
      return Dictionary(uniqueKeysWithValues: memos.map { ($0.id, fate) })
    }
    var fates: [Memo.ID: Fate] = [:]
    let shared = intent.kind == .each ? nil : verdict(on: intent, 0)
    for (index, memo) in memos.enumerated() {
      let evidence = index < intent.evidence.count ? intent.evidence[index] : []
      switch shared ?? verdict(on: intent, index) {
      case .success(let (verdict, place)):
        fates[memo.id] =
          verdict == .fulfilled
          ? .delivered(Receipt(place: place, evidence: evidence))
          : .notDelivered(.changing(place))
      case .failure(let failure):
        fates[memo.id] = .undecided(failure)
      }
    }
    return fates
  }

  /// What became of that note of the intent, and its path.
  func verdict(
    on intent: VaultIntent, _ index: Int
  ) -> Result<(Recovery.Verdict, place: String), DeliveryFailure> {
    let note = intent.notes[index]
    do throws(DeliveryFailure) {
      let vault = try OpenVault(at: intent.vault, calls: calls)
      let verdict = try Recovery(of: note, as: intent.kind).verdict(in: vault)
      return .success((verdict, vault.path([note.path])))
    } catch {
      return .failure(error)
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
