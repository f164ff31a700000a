internal import Memos
internal import Posix

/// One audit on its way.
struct AuditRun {
  private(set) var report = VaultAudit.Report()
  private let vault: OpenVault
  private let memos: [DeliveredMemo]
  private let evidence: [VaultEvidence?]
  /// Memos by the note that they were put into, below the vault.
  private var notes: [String: [Int]] = [:]
  /// The same the other way round.
  private var homes: [Int: String] = [:]
  /// What the text of those says that do not stand as they were put.
  private var texts: [Int: PlainText] = [:]
  /// What could not be looked into when the whole vault was searched, the first of it.
  private var unseen: DeliveryFailure.Cause?
  /// The lines of each note in which a memo was found, from 1.
  private var taken: [String: Set<Int>] = [:]

  init(_ memos: [DeliveredMemo], in vault: OpenVault) {
    self.vault = vault
    self.memos = memos
    evidence = memos.map { VaultEvidence($0.receipt.evidence) }
    report.findings = Array(repeating: .missing, count: memos.count)
    for (index, evidence) in evidence.enumerated() {
      if let path = evidence?.note(at: memos[index].receipt.place)?.path {
        notes[path, default: []].append(index)
        homes[index] = path
      } else {
        report.findings[index] = .unknown(.init(.undecided, at: memos[index].receipt.place))
      }
    }
  }

  /// The memos that were not found yet.
  private var missing: [Int] {
    report.findings.indices.filter { report.findings[$0] == .missing }
  }

  /// The imprints of these memos, nothing for one of which too little is known.
  private func imprints(of memos: [Int]) -> ImprintIndex {
    ImprintIndex(memos.map { evidence[$0]?.lines ?? Imprint(of: []) })
  }

  // The notes that memos were put into

  /// Finds what stands as it was put.
  mutating func readNotes(_ progress: (Int, Int) -> Void) {
    for (count, path) in notes.keys.sorted().enumerated() {
      let memos = notes[path] ?? []
      do throws(DeliveryFailure) {
        if let bytes = try vault.contents(of: path) { find(memos, in: bytes, path) }
      } catch {
        for memo in memos { report.findings[memo] = .unknown(error.cause) }
      }
      progress(count + 1, notes.count)
    }
  }

  /// Each place is that of one memo: of two that are the same, both have to stand.
  private mutating func find(_ memos: [Int], in bytes: [UInt8], _ path: String) {
    var end = 0
    // How many of the memos that read the same have been found.
    var found: [Int: Int] = [:]
    let counter = LineCounter(bytes)
    for match in imprints(of: memos).matches(in: bytes) where match.place.lowerBound >= end {
      let count = found[match.imprints[0], default: 0]
      guard count < match.imprints.count else { continue }
      found[match.imprints[0]] = count + 1
      let memo = memos[match.imprints[count]]
      end = match.place.upperBound
      let line = counter.line(at: match.place.lowerBound)
      report.findings[memo] = .present(place(path, line))
      taken[path, default: []].formUnion(
        line...max(line, counter.line(at: match.place.upperBound - 1)))
    }
  }

  // What a person changed

  /// Finds what stands in its note in another list, quote or order.
  mutating func compareTexts(_ text: (Int) -> String?) {
    let missing = Set(missing)
    for path in notes.keys.sorted() {
      let memos = (notes[path] ?? []).filter(missing.contains)
      if memos.isEmpty { continue }
      for memo in memos { texts[memo] = text(memo).map(PlainText.init) }
      guard let bytes = contents(path) else { continue }
      let lines = PlainText.lines(of: bytes)
      let marks = Marks(in: bytes)
      for memo in memos {
        if let line = marks.line(of: self.memos[memo].memo) {
          take(line, path, for: memo)
          continue
        }
        guard let text = texts[memo],
          let line = text.line(in: lines, besides: taken[path] ?? [])
        else { continue }
        take(line, path, for: memo)
      }
    }
  }

  /// Finds what stands in its note in other words: of all memos and lines the pair that is most
  /// alike, then the next. To be asked for last.
  mutating func compareWords() {
    for path in notes.keys.sorted() {
      let memos = (notes[path] ?? []).filter { report.findings[$0] == .missing }
      guard !memos.isEmpty, let bytes = contents(path) else { continue }
      let lines = WordIndex(PlainText.lines(of: bytes))
      var pairs: [(likeness: Double, memo: Int, line: Int)] = []
      for memo in memos {
        guard let text = texts[memo] else { continue }
        pairs += lines.candidates(for: text).map { ($0.likeness, memo, $0.line) }
      }
      for pair in pairs.sorted(by: { $0.likeness > $1.likeness })
      where report.findings[pair.memo] == .missing
        && taken[path]?.contains(pair.line) != true
      {
        take(pair.line, path, for: pair.memo)
      }
    }
  }

  private mutating func take(_ line: Int, _ path: String, for memo: Int) {
    report.findings[memo] = .edited(place(path, line))
    take(line, path, by: memo)
  }

  /// From now on the lines from that one on are the memo's.
  private mutating func take(_ line: Int, _ path: String, by memo: Int) {
    let count = texts[memo]?.lines.count ?? 1
    taken[path, default: []].formUnion(line..<(line + max(1, count)))
  }

  // The whole vault

  /// Finds what stands in other notes, and in the copies that sync tools made.
  mutating func searchVault(_ progress: (Int, Int) -> Void) {
    let paths = vault.notes { if unseen == nil { unseen = $0 } }
    let copies = Set(paths.filter { isConflictCopy($0) })
    for path in copies.sorted() { look(intoCopy: path) }
    let wanted = missing
    guard !wanted.isEmpty else { return }
    let others = paths.filter { !copies.contains($0) }
    let index = imprints(of: wanted)
    let texts = textsByFirstLine(wanted)
    for (count, path) in others.enumerated() {
      if let bytes = contents(path) { search(bytes, path, index, wanted, texts) }
      progress(count + 1, others.count)
    }
  }

  private mutating func search(
    _ bytes: [UInt8], _ path: String, _ index: ImprintIndex, _ wanted: [Int],
    _ texts: [ArraySlice<UInt8>: [Int]]
  ) {
    let matches = index.matches(in: bytes)
    let counter = matches.isEmpty ? nil : LineCounter(bytes)
    for match in matches {
      let line = counter?.line(at: match.place.lowerBound) ?? 1
      guard taken[path]?.contains(line) != true,
        let own = match.imprints.first(where: { isOpen(wanted[$0], outside: path) })
      else { continue }
      move(wanted[own], to: line, path)
    }
    let marks = Marks(in: bytes)
    for memo in wanted where !marks.isEmpty && isOpen(memo, outside: path) {
      if let line = marks.line(of: memos[memo].memo) { move(memo, to: line, path) }
    }
    if texts.isEmpty { return }
    let lines = PlainText.lines(of: bytes)
    for (number, line) in lines.enumerated() {
      for memo in texts[line] ?? [] where isOpen(memo, outside: path) {
        guard taken[path]?.contains(number + 1) != true,
          self.texts[memo]?.goesOn(in: lines, below: number) == true
        else { continue }
        move(memo, to: number + 1, path)
      }
    }
  }

  /// The memos whose text says enough to know them by.
  private func textsByFirstLine(_ memos: [Int]) -> [ArraySlice<UInt8>: [Int]] {
    var found: [ArraySlice<UInt8>: [Int]] = [:]
    for memo in memos {
      guard let text = texts[memo], text.isTelling, let first = text.lines.first else { continue }
      found[first, default: []].append(memo)
    }
    return found
  }

  /// Whether the memo is still looked for, and that is another note than its own.
  private func isOpen(_ memo: Int, outside path: String) -> Bool {
    report.findings[memo] == .missing && homes[memo] != path
  }

  private mutating func move(_ memo: Int, to line: Int, _ path: String) {
    report.findings[memo] = .moved(place(path, line))
    take(line, path, by: memo)
  }

  private func isConflictCopy(_ path: String) -> Bool {
    var folders = path.pathSteps
    guard let name = folders.popLast(), notes[path] == nil else { return false }
    if ConflictCopy.isName(name) { return true }
    guard let original = ConflictCopy.possibleOriginal(of: name) else { return false }
    return notes[(folders + [original]).joined(separator: "/")] != nil
  }

  private mutating func look(intoCopy path: String) {
    guard let bytes = contents(path) else { return }
    let counter = LineCounter(bytes)
    var carried: Set<Int> = []
    for match in imprints(of: Array(memos.indices)).matches(in: bytes) {
      carried.formUnion(match.imprints)
      guard let memo = match.imprints.first(where: { report.findings[$0] == .missing }) else {
        continue
      }
      let line = counter.line(at: match.place.lowerBound)
      report.findings[memo] = .inConflictCopy(place(path, line))
    }
    if !carried.isEmpty {
      report.conflictCopies.append((vault.path([path]), carried.sorted()))
    }
  }

  /// A memo that was not found may be in what could not be looked into: nobody can tell that it is
  /// missing. To be asked for when all else was.
  mutating func leaveOpen() {
    guard let unseen else { return }
    for memo in missing { report.findings[memo] = .unknown(unseen) }
  }

  /// Nil for what cannot be read, or is gone.
  private mutating func contents(_ path: String) -> [UInt8]? {
    do throws(DeliveryFailure) {
      return try vault.contents(of: path)
    } catch {
      if unseen == nil { unseen = error.cause }
      return nil
    }
  }

  private func place(_ path: String, _ line: Int) -> VaultAudit.Place {
    VaultAudit.Place(path: vault.path([path]), line: line)
  }
}

/// The memos that a note has marks of, block IDs or comments, whatever became of their words.
private struct Marks {
  private var lines: [String: Int] = [:]

  private static let sign = Array("slip-".utf8)
  private static let nameCount = 36

  init(in bytes: [UInt8]) {
    var counter: LineCounter?
    var at = 0
    while let start = bytes[at...].firstIndex(of: Marks.sign[0]) {
      at = start + 1
      let end = start + Marks.sign.count + Marks.nameCount
      guard end <= bytes.count, bytes[start...].starts(with: Marks.sign) else { continue }
      let name = String(decoding: bytes[start + Marks.sign.count..<end], as: UTF8.self)
      let lines = counter ?? LineCounter(bytes)
      counter = lines
      if self.lines[name] == nil { self.lines[name] = lines.line(at: start) }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The line, from 1, with the mark of that memo; nil if there is none.
  func line(of id: Memo.ID) -> Int? { lines[id.description] }
}

/// Counts lines.
private struct LineCounter {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// The line, from 1, that the byte at `offset` is in.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
