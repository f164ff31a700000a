internal import Markdown
internal import Memos

/// What a vault sink wants to know again of a memo that it delivered: enough to find it, and to take
/// exactly that out which came with it.
///
///     bytes         what
///     1             version: 2, or 1 where nothing was attached
///     1             kind: 1 an entry in a note of many, 2 a note of its own
///     4             how many bytes of the receipt's place are the vault's path
///     imprint       the memo's lines: the first 16 bytes or fewer as text, then a fingerprint
///     24            fingerprint of the note after
///   and for an entry:
///     text          blank lines that came with it, above
///     text          the same, below
///     4             how many places above it had the same lines
///     1             flags: 1 the note was made, 2 a heading was made, 4 properties were put in
///     text          the ending that the note's last line lacked
///   with flag 2:
///     text imprint text   the heading with the blank lines above and below
///   with flag 4:
///     text          all above the text before, properties and byte order mark
///     24            fingerprint of the same after
///   and in version 2:
///     4             how many files came with the memo; then for each:
///       text          its path below the vault
///       8             how many bytes it has
///
/// A text is its length in four bytes, then its bytes. Numbers are big-endian.
struct VaultEvidence: Hashable {
  let vaultLength: Int
  let lines: Imprint
  let noteAfter: Fingerprint
  /// Nil for a note of its own.
  let entry: EntryEvidence?
  /// The files that were attached to it and were not in the vault before.
  var files: [File] = []

  /// A file that came with a memo.
  struct File: Hashable {
    /// Where it is below the vault.
    let path: String
    let byteCount: UInt64
  }

  /// The vault and the note below it, of a receipt whose place is `place`.
  func note(at place: String) -> (vault: String, path: String)? {
    let bytes = Array(place.utf8)
    guard bytes.count > vaultLength + 1 else { return nil }
    let path = bytes[vaultLength...].drop { $0 == UInt8(ascii: "/") }
    let vault = vaultLength == 0 ? "/" : String(decoding: bytes[..<vaultLength], as: UTF8.self)
    return (vault, String(decoding: path, as: UTF8.self))
  }
}

/// What came into a note of many together with an entry.
struct EntryEvidence: Hashable {
  let before: [UInt8]
  let after: [UInt8]
  /// How many places above it had the same lines.
  var ordinal = 0
  /// Whether there was no note before.
  var madeNote = false
  /// The ending that the note's last line lacked.
  var ending: [UInt8] = []
  var heading: Heading?
  var head: Head?

  /// A heading that was made.
  struct Heading: Hashable {
    let before: [UInt8]
    let line: Imprint
    let after: [UInt8]
  }

  /// All above the text: properties, and the byte order mark.
  struct Head: Hashable {
    let before: [UInt8]
    let after: Fingerprint
  }
}

extension VaultEvidence {
  /// The evidence as a receipt keeps it.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(files.isEmpty ? 1 as UInt8 : 2)
    writer.write((entry == nil ? 2 : 1) as UInt8)
    writer.write(UInt32(vaultLength))
    writer.write(lines)
    writer.write(noteAfter)
    if let entry { writer.write(entry) }
    if files.isEmpty { return writer.bytes }
    writer.write(UInt32(files.count))
    for file in files {
      writer.write(Array(file.path.utf8))
      writer.write(file.byteCount)
    }
    return writer.bytes
  }

  /// The evidence in a receipt; nil if there is none, or of a version that is not known.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let version = reader.read(UInt8.self), 1...2 ~= version,
      let kind = reader.read(UInt8.self), 1...2 ~= kind,
      let vaultLength = reader.read(UInt32.self), let lines = reader.readImprint(),
      let noteAfter = reader.readFingerprint()
    else { return nil }
    if kind == 1 {
      guard let entry = reader.readEntry() else { return nil }
      self.entry = entry
    } else {
      entry = nil
    }
    if version == 2 {
      guard let files = reader.readFiles() else { return nil }
      self.files = files
    }
    guard reader.isAtEnd else { return nil }
    self.vaultLength = Int(vaultLength)
    self.lines = lines
    self.noteAfter = noteAfter
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ imprint: Imprint) {
    write(imprint.head)
    write(imprint.fingerprint)
  }

  fileprivate mutating func write(_ entry: EntryEvidence) {
    write(entry.before)
    write(entry.after)
    write(UInt32(entry.ordinal))
    let flags = [entry.madeNote, entry.heading != nil, entry.head != nil]
    write(flags.enumerated().reduce(0 as UInt8) { $1.element ? $0 | 1 << $1.offset : $0 })
    write(entry.ending)
    if let heading = entry.heading {
      write(heading.before)
      write(heading.line)
      write(heading.after)
    }
    if let head = entry.head {
      write(head.before)
      write(head.after)
    }
  }
}

extension ByteReader {
  fileprivate mutating func readImprint() -> Imprint? {
    guard let head = readBytes(), let fingerprint = readFingerprint() else { return nil }
    return Imprint(head: head, fingerprint: fingerprint)
  }

  fileprivate mutating func readFiles() -> [VaultEvidence.File]? {
    guard let count = read(UInt32.self) else { return nil }
    var files: [VaultEvidence.File] = []
    for _ in 0..<count {
      guard let path = readText(), let byteCount = read(UInt64.self) else { return nil }
      files.append(VaultEvidence.File(path: path, byteCount: byteCount))
    }
    return files
  }

  fileprivate mutating func readEntry() -> EntryEvidence? {
    guard let before = readBytes(), let after = readBytes(), let ordinal = read(UInt32.self),
      let flags = read(UInt8.self), flags < 8, let ending = readBytes()
    else { return nil }
    var entry = EntryEvidence(before: before, after: after)
    entry.ordinal = Int(ordinal)
    entry.madeNote = flags & 1 != 0
    entry.ending = ending
    if flags & 2 != 0 {
      guard let before = readBytes(), let line = readImprint(), let after = readBytes() else {
        return nil
      }
      entry.heading = .init(before: before, line: line, after: after)
    }
    if flags & 4 != 0 {
      guard let before = readBytes(), let after = readFingerprint() else { return nil }
      entry.head = .init(before: before, after: after)
    }
    return entry
  }
}
