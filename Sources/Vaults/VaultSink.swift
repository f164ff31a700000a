public import Memos
public import Posix

/// A sink that puts memos into the notes of a vault.
///
/// `prepare` and `recover` are called by the holder of the delivery lock alone. A vault that is not
/// there is not made: its memos wait.
public struct VaultSink: Sink {
  let plan: VaultPlan
  let calls: SystemCalls
  private let attachments: AttachmentContents

  /// How many notes or folders are prepared at once: with three files each, well below what any
  /// system lets a process keep open.
  private static let limit = 64

  /// How many files of attachments are kept open; if there are more, none is.
  private static let attachmentLimit = 16

  /// How many bytes of attachments are prepared at once: until their notes are committed they need
  /// that much of the disk, and no memo more than its own.
  private static let attachmentByteLimit = 256 << 20

  /// The name that the configuration gave.
  public var name: SinkName { plan.name }

  /// A sink for that plan, which reads what is attached to memos from `attachments`.
  public init(
    _ plan: VaultPlan, attachments: AttachmentContents = .none, calls: SystemCalls = .kernel
  ) {
    self.plan = plan
    self.attachments = attachments
    self.calls = calls
  }

  /// Reads the notes concerned and writes their new versions where nobody sees them: one
  /// preparation for each note of many memos, one for each folder of notes of their own. Ends
  /// before the first memo that would need one more than `limit`, as each keeps files open, or that
  /// would bring more bytes of attachments than are prepared at once; never before the first.
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
    discardAttachments(of: intent)
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

  /// Removes what was to be attached and was not shown. A note that stands has all that it links to:
  /// that was there before it.
  private func discardAttachments(of intent: VaultIntent) {
    guard !intent.attachments.isEmpty else { return }
    do throws(DeliveryFailure) {
      let vault = try OpenVault(at: intent.vault, calls: calls)
      for attachment in intent.attachments {
        guard let place = try vault.folder(attachment.path.pathSteps.dropLast()) else { continue }
        Scratch.discardEarly(attachment.scratch, in: place.folder)
      }
    } catch {
      // The verdict on the note says what is wrong with the vault; or else the next attachment that
      // goes into the folder removes what is left there.
    }
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
    let groups = grouped(memos, in: vault, naming, failing: &preparations)
    let all = groups.flatMap(\.self)
    let crowd: Scratch.Crowd = all.count > VaultSink.limit ? .many : .alone
    let attached = all.reduce(0) { $0 + $1.memo.attachments.count }
    let attaching = Attaching(
      into: vault, from: attachments, attached > VaultSink.attachmentLimit ? .many : .alone)
    for group in groups {
      var placed: [PlacedMemo] = []
      for each in group {
        do throws(DeliveryFailure) {
          placed.append(try attaching.attached(to: each))
        } catch {
          preparations.append(Preparation(memos: [each.memo.id], result: .failure(error)))
        }
      }
      if placed.isEmpty { continue }
      switch plan.mode {
      case .memo: preparations += OwnNotes(plan, vault, crowd).preparations(of: placed)
      case .periodic:
        preparations.append(SharedNote(plan, naming, vault).preparation(of: placed))
      }
    }
    return preparations
  }

  /// The memos by note, or by folder where each has a note of its own, up to the first that would
  /// make one group more than `limit`, or more bytes of attachments than `attachmentByteLimit`.
  private func grouped(
    _ memos: [Memo], in vault: OpenVault, _ naming: NoteNaming,
    failing preparations: inout [Preparation]
  ) -> [[PlacedMemo]] {
    var groups: [[String]: [PlacedMemo]] = [:]
    var order: [[String]] = []
    var byteCount = 0
    for memo in memos {
      let size = memo.attachments.reduce(0) { $0 + $1.byteCount }
      if byteCount > 0, size > VaultSink.attachmentByteLimit - byteCount { break }
      byteCount += size
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
    return order.map { groups[$0] ?? [] }
  }
}

/// A memo and the note that is to hold it, with what is to be there before.
struct PlacedMemo {
  let memo: Memo
  let location: NoteLocation
  var attached = AttachedFiles.none
}
