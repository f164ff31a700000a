internal import Markdown
internal import Memos
internal import Timekeeping

/// The next version of a note, with memos in it.
struct NoteEdition {
  /// The whole note.
  let bytes: [UInt8]
  /// The lines of each memo that came in, in their order.
  let entries: [[UInt8]]
  private let memos: [Memo.ID]
  /// What the receipt of each memo is to keep, in their order.
  let evidence: [[UInt8]]
  private let warning: DeliveryWarning?

  /// Whether the note was there.
  enum Origin {
    /// It was.
    case found
    /// It is made, with or without a template.
    case made
  }

  /// The note of `before` with `memos` as entries. A memo whose mark it holds already, because the
  /// record of an earlier delivery was lost, is there and does not come in again; of how it came in
  /// nothing is known. `path` is the note's, `vault` the path of the vault; `warning` is what is to be
  /// told of the note already.
  init(
    of before: [UInt8], _ origin: Origin, with placed: [PlacedMemo], by plan: VaultPlan,
    path: String, vault: String, warning: DeliveryWarning? = nil
  ) throws(DeliveryFailure) {
    do throws(NoteFailure) {
      let note = try Note(before)
      let marks = note.marks(plan.marker)
      let isMissing = { (entry: Entry) in !marks.contains(entry.markName) }
      let memos = placed.map(\.memo)
      let missing = memos.map(Entry.init).filter(isMissing)
      let merge = note.merge(plan, for: missing)
      let dressed = try Note(merge.bytes)
      let revision = try dressed.inserting(
        missing, as: plan.entry, marker: plan.marker, at: plan.placement)
      self.warning = merge.warning(at: path) ?? warning
      bytes = revision.bytes
      entries = revision.landings.map { Array(revision.bytes[$0.lines]) }
      self.memos = memos.map(\.id)
      var found = Self.evidence(of: revision, origin, over: note, dressed, vault: vault)[...]
      evidence = placed.map { each in
        guard isMissing(Entry(each.memo)), var evidence = found.popFirst() else { return [] }
        evidence.files = each.attached.files.compactMap(\.evidence)
        return evidence.encoded
      }
    } catch {
      switch error {
      case .notUTF8(let offset):
        throw .temporary(.init(.notText, at: path, number: offset), after: .seconds(1))
      case .headingMissing:
        throw .temporary(.init(.noHeading, at: path), after: .seconds(1))
      }
    }
  }

  /// What tells of each entry later on. What came for all of them is told of with the first.
  private static func evidence(
    of revision: Revision, _ origin: Origin, over note: Note, _ dressed: Note, vault: String
  ) -> [VaultEvidence] {
    let after = Fingerprint(revision.bytes)
    let patches = revision.landings.map(revision.patch)
    let imprints = patches.map { Imprint(of: $0.lines) }
    let ordinals = ordinals(of: imprints, revision)
    return patches.indices.map { index in
      let patch = patches[index]
      var entry = EntryEvidence(before: patch.before, after: patch.after)
      entry.ordinal = ordinals[index]
      if index == 0 {
        entry.madeNote = origin == .made
        entry.ending = revision.frame.ending
        entry.heading = revision.frame.heading.map {
          .init(before: $0.before, line: Imprint(of: $0.lines), after: $0.after)
        }
        let (head, newHead) = (note.head, dressed.head)
        if head != newHead { entry.head = .init(before: head, after: Fingerprint(newHead)) }
      }
      return VaultEvidence(
        vaultLength: vault.utf8.count, lines: imprints[index], noteAfter: after,
        entry: entry)
    }
  }

  /// How many places above each landing have the same lines. One pass over the note, however many
  /// memos came in.
  private static func ordinals(of imprints: [Imprint], _ revision: Revision) -> [Int] {
    let distinct = Array(Set(imprints))
    var starts: [Imprint: [Int]] = [:]
    for match in ImprintIndex(distinct).matches(in: revision.bytes) {
      starts[distinct[match.imprints[0]], default: []].append(match.place.lowerBound)
    }
    return zip(imprints, revision.landings).map { imprint, landing in
      // They are in order, and this one is among them.
      starts[imprint]?.firstIndex { $0 >= landing.lines.lowerBound } ?? 0
    }
  }

  /// A note that holds `memo` and nothing else: its properties, then its text as it was written.
  /// `vault` is the path of the vault.
  init(ofOwn placed: PlacedMemo, by plan: VaultPlan, vault: String) {
    let memo = placed.memo
    let standard = [
      Property("created", .date(String(memo.created.rfc3339.prefix(19)))),
      Property("tags", .list(memo.tags.compactMap { Tag($0) }.map { .text($0.name) })),
    ]
    let own = plan.properties(for: Entry(memo))
    let head = Note.empty.merging((standard + own).united).bytes
    let text = memo.text + (memo.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n")
    bytes = head + "\n".utf8 + text.utf8
    entries = [Array(text.utf8)]
    memos = [memo.id]
    evidence = [
      VaultEvidence(
        vaultLength: vault.utf8.count, lines: Imprint(of: Array(text.utf8)),
        noteAfter: Fingerprint(bytes), entry: nil,
        files: placed.attached.files.compactMap(\.evidence)
      ).encoded
    ]
    warning = nil
  }

  /// What becomes of the memos when what is attached to them cannot be shown.
  func fates(after failure: DeliveryFailure) -> [Memo.ID: Fate] {
    Dictionary(uniqueKeysWithValues: memos.map { ($0, .notDelivered(failure)) })
  }

  /// What becomes of the memos when the note's change ended like this.
  func fates(
    after ending: NoteReplacement.Ending, at location: NoteLocation, _ path: String
  ) -> [Memo.ID: Fate] {
    var fates: [Memo.ID: Fate] = [:]
    for (memo, evidence) in zip(memos, evidence) {
      fates[memo] =
        switch ending {
        case .replaced: .delivered(Receipt(place: path, evidence: evidence, warning: warning))
        case .changed: .notDelivered(.changing(path))
        case .refused(let error): .notDelivered(DeliveryFailure(error, at: path))
        case .unclear(let error): .undecided(DeliveryFailure(error, at: path))
        }
    }
    return fates
  }
}

extension Note {
  /// All above the text: properties, and the byte order mark.
  fileprivate var head: [UInt8] { Array(bytes[..<frontMatter.textStart]) }

  /// The note with the plan's properties for those memos, as if they had come one at a time: a
  /// list has something of each, anything else is the first's. A note whose own properties cannot
  /// be read stays as it is; the memos land all the same.
  fileprivate func merge(_ plan: VaultPlan, for memos: [Entry]) -> PropertyMerge {
    guard !plan.properties.isEmpty, let first = memos.first else { return merging([]) }
    var seen: Set<[Property]> = []
    let lists = memos.dropFirst().map { plan.properties(for: $0).filter(\.isList) }
      .filter { seen.insert($0).inserted }
    let all = plan.properties(for: first) + lists.joined()
    return merging(all.united)
  }
}

extension PropertyMerge {
  /// What of it a person should know.
  fileprivate func warning(at path: String) -> DeliveryWarning? {
    if let problem {
      return DeliveryWarning(
        .propertiesNotRead, at: path, line: problem.line, detail: problem.kind.rawValue)
    }
    if left.isEmpty { return nil }
    return DeliveryWarning(.propertiesLeftOut, at: path, detail: left.joined(separator: ", "))
  }
}

extension Property {
  fileprivate var isList: Bool {
    if case .list = value { true } else { false }
  }
}

extension VaultPlan {
  fileprivate func properties(for memo: Entry) -> [Property] {
    let values = TemplateValues(of: memo, language: language)
    return properties.map { $0.expanded(with: values) }
  }
}

extension Entry {
  /// What a note is to hold of `memo`.
  init(_ memo: Memo) {
    self.init(
      id: memo.id.description, text: memo.text, title: memo.title,
      tags: memo.tags.compactMap { Tag($0) }, created: memo.created)
  }
}
