internal import Memos

/// What a vault sink promises before anything is visible.
///
///     bytes         what
///     1             version, 1
///     1             kind: 1 one note for all memos, 2 a note for each memo in their order
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
///
/// A text is its length in four bytes, then its bytes. Numbers are big-endian.
struct VaultIntent: Hashable {
  let kind: Kind
  let vault: String
  let notes: [Note]

  enum Kind: UInt8 {
    case shared = 1
    case each = 2
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
    writer.write(1 as UInt8)
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
    return Intent(bytes: writer.bytes)
  }

  /// The intent that `intent` encodes, of that many memos; nil if it is not of a version that is
  /// known, or says what no intent says.
  init?(_ intent: Intent, of memoCount: Int) {
    var reader = ByteReader(intent.bytes)
    guard reader.read(UInt8.self) == 1, let kind = reader.read(UInt8.self).flatMap(Kind.init),
      let vault = reader.readText(), let count = reader.read(UInt32.self)
    else { return nil }
    var notes: [Note] = []
    for _ in 0..<count {
      guard let note = Note(&reader) else { return nil }
      notes.append(note)
    }
    guard reader.isAtEnd, notes.count == (kind == .shared ? 1 : memoCount) else { return nil }
    self.kind = kind
    self.vault = vault
    self.notes = notes
  }

  init(kind: Kind, vault: String, notes: [Note]) {
    self.kind = kind
    self.vault = vault
    self.notes = notes
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
  private static func isNote(_ path: String) -> Bool {
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
