/// Tells the copies that sync tools leave of a note when two devices changed it.
///
/// They are files like any other to a vault. Slip never writes to one and never takes one for the
/// note: a note is found by its whole name alone.
enum ConflictCopy {
  /// Whether a sync tool gave the file that name: Syncthing (`note.sync-conflict-20261130-120000-
  /// ABCDEF7.md`), Obsidian Sync (`note (Conflicted copy phone 202611301200).md`), Dropbox, Nextcloud
  /// and others (`note (Ann's conflicted copy 2026-11-30).md`).
  static func isName(_ name: String) -> Bool {
    isSyncthing(name) || isConflictedCopy(name.lowercased())
  }

  /// The name of the note that `name` may be iCloud's copy of (`note 2.md` of `note.md`); nil if it
  /// cannot be. A person may have named it so too: it counts only if it carries what is to be in the
  /// note.
  static func possibleOriginal(of name: String) -> String? {
    guard name.hasSuffix(".md") else { return nil }
    let stem = name.dropLast(3)
    guard let digit = stem.last, "2"..."9" ~= digit, stem.dropLast().last == " " else { return nil }
    let original = stem.dropLast(2)
    return original.isEmpty ? nil : original + ".md"
  }

  private static func isSyncthing(_ name: String) -> Bool {
    let mark = Array(".sync-conflict-".utf8)
    let bytes = Array(name.utf8)
    guard bytes.count >= mark.count + 16 else { return false }
    return (1...(bytes.count - mark.count - 15)).contains { start in
      guard bytes[start...].starts(with: mark) else { return false }
      let rest = bytes[(start + mark.count)...]
      let date = rest.prefix(15)
      return date.enumerated().allSatisfy { index, byte in
        index == 8 ? byte == UInt8(ascii: "-") : UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
    }
  }

  private static func isConflictedCopy(_ name: String) -> Bool {
    let words = "conflicted copy"
    guard let open = name.lastIndex(of: "("), let close = name.lastIndex(of: ")"), open < close
    else { return false }
    return name[open..<close].contains(words)
  }
}
