internal import Markdown
public import Memos
internal import Posix

extension VaultSink {
  /// Gets ready to take a memo out of its note, if it stands there as it was put.
  public func prepareRetraction(
    of memo: DeliveredMemo, among all: [DeliveredMemo]
  ) -> Result<PreparedRetraction, RetractionRefusal> {
    do throws(RetractionRefusal) {
      return .success(try prepared(memo, among: all))
    } catch {
      return .failure(error)
    }
  }

  /// Tells what became of a retraction.
  public func recoverRetraction(_ intent: Intent) -> RetractionFate {
    guard let intent = VaultIntent(intent, of: 1), intent.kind.takesOut else {
      return .undecided(.temporary(.init(.undecided, at: plan.path), after: .seconds(60)))
    }
    switch verdict(on: intent, 0) {
    case .success((.fulfilled, _)): return .retracted(staying: trashFiles(of: intent))
    case .success((.void, let place)): return .kept(.changing(place))
    case .failure(let failure): return .undecided(failure)
    }
  }

  /// Does what a retraction that was cut short did not come to, and answers which files stay.
  private func trashFiles(of intent: VaultIntent) -> [String] {
    let paths = intent.attachments.map(\.path)
    guard !paths.isEmpty else { return [] }
    do throws(DeliveryFailure) {
      return Trash(of: try OpenVault(at: intent.vault, calls: calls)).take(paths)
    } catch {
      return paths.map { intent.vault + "/" + $0 }
    }
  }

  private func prepared(
    _ memo: DeliveredMemo, among all: [DeliveredMemo]
  ) throws(RetractionRefusal) -> PreparedRetraction {
    guard let evidence = VaultEvidence(memo.receipt.evidence) else { throw .unknown }
    let found = try foundNote(of: evidence, at: memo.receipt.place)
    do throws(RetractionRefusal) {
      guard evidence.entry != nil else { return try found.removal(of: evidence) }
      return try found.retraction(of: memo, among: all)
    } catch {
      found.note.letGo()
      throw error
    }
  }

  private func foundNote(
    of evidence: VaultEvidence, at place: String
  ) throws(RetractionRefusal) -> FoundNote {
    guard let (vaultPath, path) = evidence.note(at: place) else { throw .unknown }
    do throws(DeliveryFailure) {
      let vault = try openVault(at: vaultPath)
      if let found = try FoundNote(path, in: vault) { return found }
    } catch {
      throw .failed(error)
    }
    throw .gone
  }
}

extension VaultSink {
  /// The vault that was at `path`; if there is none any more, the one that the sink has now: it was
  /// moved.
  private func openVault(at path: String) throws(DeliveryFailure) -> OpenVault {
    do throws(DeliveryFailure) {
      return try OpenVault(at: path, calls: calls)
    } catch {
      guard error.cause.kind == .missing, path != plan.path else { throw error }
      return try OpenVault(at: plan.path, calls: calls)
    }
  }
}

/// The note that a memo was put into, read to be written to.
private struct FoundNote {
  let vault: OpenVault
  let location: NoteLocation
  let place: VaultFolder
  let note: ReadNote

  /// Nil if there is none at that path.
  init?(_ path: String, in vault: OpenVault) throws(DeliveryFailure) {
    let location = try vault.locate(path)
    guard let place = try vault.folder(location.folders) else { return nil }
    let note = try ReadNote.reading(
      location.name, in: place.folder, path: vault.path([location.path]))
    guard let note else {
      try vault.refusePlaceholder(of: location, in: place)
      return nil
    }
    (self.vault, self.location, self.place, self.note) = (vault, location, place, note)
  }

  /// Takes a note of its own away.
  func removal(of evidence: VaultEvidence) throws(RetractionRefusal) -> PreparedRetraction {
    guard Fingerprint(note.bytes) == evidence.noteAfter,
      let lines = evidence.lines.places(in: note.bytes).first
    else { throw .changed }
    return removal(of: Array(note.bytes[lines]), files(of: [evidence]))
  }

  /// Takes an entry out of a note of many.
  func retraction(
    of memo: DeliveredMemo, among all: [DeliveredMemo]
  ) throws(RetractionRefusal) -> PreparedRetraction {
    let known = all.compactMap { each in EntryRemoval.Member(each).map { (memo: each, member: $0) }
    }
    let members = known.map(\.member)
    guard let index = known.firstIndex(where: { $0.memo == memo }) else { throw .unknown }
    let rest: EntryRemoval?
    do throws(NoteFailure) {
      rest = try EntryRemoval(of: index, among: members, in: note.bytes)
    } catch {
      let offset = if case .notUTF8(let offset) = error { offset } else { 0 }
      let cause = DeliveryFailure.Cause(
        .notText, at: vault.path([location.path]), number: offset)
      throw .failed(.temporary(cause, after: .seconds(1)))
    }
    guard let rest else { throw .changed }
    let leaving = members.indices.filter { $0 == index || members[$0].isGone }
    let files = files(of: leaving.map { members[$0].evidence })
    guard let bytes = rest.bytes else { return removal(of: rest.lines, files) }
    do throws(Errno) {
      let replacement = try NoteReplacement(
        of: location.name, in: place, note: note, with: bytes)
      return prepared(
        .retraction, scratch: replacement.scratchName, after: Fingerprint(bytes), rest.lines,
        files, commit: replacement.commit, abandon: replacement.abandon)
    } catch {
      throw .failed(DeliveryFailure(error, at: vault.path([location.path])))
    }
  }

  /// The files that came with the memos and are still there.
  private struct Files {
    /// As long as they were: they go with the memos.
    var unchanged: [String] = []
    /// Of another length.
    var changed: [String] = []
  }

  private func files(of evidence: [VaultEvidence]) -> Files {
    var files = Files()
    for file in evidence.flatMap(\.files) {
      switch size(of: file.path) {
      case nil: break
      case Int(clamping: file.byteCount): files.unchanged.append(file.path)
      default: files.changed.append(file.path)
      }
    }
    return files
  }

  /// Nil if there is no such file. One that cannot be looked at has no size that it was made with.
  private func size(of path: String) -> Int? {
    do {
      let location = try vault.locate(path)
      let status = try vault.folder(location.folders)?.folder.status(of: location.name)
      return status.map { $0.kind == .regular ? $0.size : -1 }
    } catch {
      return -1
    }
  }

  private func removal(of lines: [UInt8], _ files: Files) -> PreparedRetraction {
    let removal = NoteRemoval(of: location.name, in: place, note: note)
    return prepared(
      .removal, scratch: removal.scratchName, after: Fingerprint([]), lines, files,
      commit: removal.commit, abandon: removal.abandon)
  }

  private func prepared(
    _ kind: VaultIntent.Kind, scratch: String, after: Fingerprint, _ lines: [UInt8],
    _ files: Files, commit: @escaping () -> NoteReplacement.Ending, abandon: @escaping () -> Void
  ) -> PreparedRetraction {
    let path = vault.path([location.path])
    let intent = VaultIntent(
      kind: kind, vault: vault.path,
      notes: [
        VaultIntent.Note(
          path: location.path, scratch: scratch, before: Fingerprint(note.bytes), after: after,
          witnesses: [VaultIntent.Witness(bytes: lines, countBefore: note.bytes.count(of: lines))])
      ],
      attachments: files.unchanged.map {
        VaultIntent.Attachment(path: $0, scratch: Scratch.freshName())
      })
    return PreparedRetraction(
      intent: intent.encoded,
      commit: { [vault] in
        switch commit() {
        case .replaced:
          let staying = Trash(of: vault).take(files.unchanged)
          return .retracted(staying: staying + files.changed.map { vault.path([$0]) })
        case .changed: return .kept(.changing(path))
        case .refused(let error): return .kept(DeliveryFailure(error, at: path))
        case .unclear(let error): return .undecided(DeliveryFailure(error, at: path))
        }
      },
      abandon: abandon)
  }
}

extension EntryRemoval.Member {
  /// Nil if of how it came in nothing is known.
  fileprivate init?(_ memo: DeliveredMemo) {
    guard let evidence = VaultEvidence(memo.receipt.evidence), let entry = evidence.entry else {
      return nil
    }
    self.init(evidence: evidence, entry: entry, isGone: memo.standing == .retracted)
  }
}
