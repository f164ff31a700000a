internal import Memos

/// What a vault sink promises before anything is visible.
///
///     bytes         what
///     1             version: 3, or 2 where nothing is attached; 1 lacks the evidence too
///     1             kind: 1 one note for all memos, 2 a note for each memo in their order,
///                   3 a memo is taken out of a note, 4 the note goes with it
///     text          the vault's path
///     4             how many notes; then for each:
///       text          its path below the vault
///       text          the scratch name
///       1             1 if it replaces a note, else 0
///       24            fingerprint of the note before (zeros if there was none)
///       24            fingerprint of the note after
///       4             how many witnesses; then for each:
///         text          bytes of an entry, as they stand in the note after
///         4             how often they stood in the note before
///     4             how many pieces of evidence, none or one for each memo; then each:
///       text          what its receipt is to keep, see `VaultEvidence`
///     4             how many files become visible before the notes, in version 3; then for each:
///       text          its path below the vault
///       text          the scratch name
///
/// A text is its length in four bytes, then its bytes. Numbers are big-endian.
struct VaultIntent: Hashable {
  let kind: Kind
  let vault: String
  let notes: [Note]
  /// What the receipt of each memo is to keep; empty where nobody took it down.
  let evidence: [[UInt8]]
  /// What is attached to the memos and was not in the vault before. Where a memo is taken out: the
  /// files that go with it, and no scratch has that name.
  let attachments: [Attachment]

  enum Kind: UInt8 {
    case shared = 1
    case each = 2
    /// A memo is taken out of its note: the note after is without it.
    case retraction = 3
    /// The note is removed with the memo; its fingerprint after is of nothing.
    case removal = 4
  }

  /// One note that becomes visible.
  struct Note: Hashable {
    let path: String
    let scratch: String
    /// Nil where there was no note.
    let before: Fingerprint?
    let after: Fingerprint
    let witnesses: [Witness]
  }

  /// A file that becomes visible before the note that links to it.
  struct Attachment: Hashable {
    let path: String
    let scratch: String
  }

  /// An entry by which the commit shows, should all else have changed since.
  struct Witness: Hashable {
    let bytes: [UInt8]
    let countBefore: Int

    /// How many entries of a batch are kept as witnesses: they came in one step, so that one is
    /// as good as all, unless someone edits just that one between crash and recovery.
    static let limit = 8

    /// Some of `entries`, evenly spread, and how often each stands in `note`.
    static func some(of entries: [[UInt8]], in note: [UInt8]) -> [Witness] {
      let step = max(1, (entries.count + limit - 1) / limit)
      return stride(from: 0, to: entries.count, by: step).map { index in
        Witness(bytes: entries[index], countBefore: note.count(of: entries[index]))
      }
    }
  }

  /// The intent as the ledger keeps it.
  var encoded: Intent {
    var writer = ByteWriter()
    writer.write(attachments.isEmpty ? 2 as UInt8 : 3)
    writer.write(kind.rawValue)
    writer.write(Array(vault.utf8))
    writer.write(UInt32(notes.count))
    for note in notes {
      writer.write(Array(note.path.utf8))
      writer.write(Array(note.scratch.utf8))
      writer.write(note.before == nil ? 0 as UInt8 : 1)
      writer.write(note.before ?? Fingerprint(count: 0, first: 0, second: 0))
      writer.write(note.after)
      writer.write(UInt32(note.witnesses.count))
      for witness in note.witnesses {
        writer.write(witness.bytes)
        writer.write(UInt32(witness.countBefore))
      }
    }
    writer.write(UInt32(evidence.count))
    for each in evidence { writer.write(each) }
    if !attachments.isEmpty {
      writer.write(UInt32(attachments.count))
      for attachment in attachments {
        writer.write(Array(attachment.path.utf8))
        writer.write(Array(attachment.scratch.utf8))
      }
    }
    return Intent(bytes: writer.bytes)
  }

  /// The intent that `intent` encodes, of that many memos; nil if it is not of a version that is
  /// known, or says what no intent says.
  init?(_ intent: Intent, of memoCount: Int) {
    var reader = ByteReader(intent.bytes)
    guard let version = reader.read(UInt8.self), 1...3 ~= version,
      let kind = reader.read(UInt8.self).flatMap(Kind.init),
      let vault = reader.readText(), let count = reader.read(UInt32.self)
    else { return nil }
    var notes: [Note] = []
    for _ in 0..<count {
      guard let note = Note(&reader) else { return nil }
      notes.append(note)
    }
    guard let evidence = version == 1 ? [] : reader.readList(),
      let attachments = version < 3 ? [] : Attachment.list(&reader), reader.isAtEnd,
      notes.count == (kind == .each ? memoCount : 1), [0, memoCount].contains(evidence.count)
    else { return nil }
    self.init(kind: kind, vault: vault, notes: notes, evidence: evidence, attachments: attachments)
  }

  init(
    kind: Kind, vault: String, notes: [Note], evidence: [[UInt8]] = [],
    attachments: [Attachment] = []
  ) {
    self.kind = kind
    self.vault = vault
    self.notes = notes
    self.evidence = evidence
    self.attachments = attachments
  }
}

extension VaultIntent.Attachment {
  fileprivate static func list(_ reader: inout ByteReader) -> [Self]? {
    guard let count = reader.read(UInt32.self), count > 0 else { return nil }
    var list: [Self] = []
    for _ in 0..<count {
      guard let path = reader.readText(), VaultIntent.Note.isNote(path),
        let scratch = reader.readText(), Scratch.isName(scratch)
      else { return nil }
      list.append(Self(path: path, scratch: scratch))
    }
    return list
  }
}

extension VaultIntent.Note {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let path = reader.readText(), Self.isNote(path),
      let scratch = reader.readText(), Scratch.isName(scratch),
      let replaces = reader.read(UInt8.self), replaces <= 1,
      let before = reader.readFingerprint(), let after = reader.readFingerprint(),
      let count = reader.read(UInt32.self)
    else { return nil }
    var witnesses: [VaultIntent.Witness] = []
    for _ in 0..<count {
      guard let bytes = reader.readBytes(), let times = reader.read(UInt32.self) else { return nil }
      witnesses.append(VaultIntent.Witness(bytes: bytes, countBefore: Int(times)))
    }
    self.init(
      path: path, scratch: scratch, before: replaces == 1 ? before : nil,
      after: after, witnesses: witnesses)
  }
}

extension VaultIntent.Note {
  /// True for a path that stays below the root and ends in a name.
  fileprivate static func isNote(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !["", ".", ".."].contains($0)
    }
  }
}

extension [UInt8] {
  /// How often `part` stands in the bytes, without overlap.
  func count(of part: [UInt8]) -> Int {
    guard let first = part.first, count >= part.count else { return 0 }
    var found = 0
    var index = 0
    while index <= count - part.count {
      if self[index] == first, self[index..<index + part.count].elementsEqual(part) {
        found += 1
        index += part.count
      } else {
        index += 1
      }
    }
    return found
  }
}
