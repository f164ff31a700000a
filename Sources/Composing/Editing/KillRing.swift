/// The texts that were killed, for yanking them back.
struct KillRing: Sendable {
  private static let entryLimit = 16
  /// How many bytes are kept. Beyond, the oldest are dropped, though never the newest.
  private static let limit = 4 << 20

  private var entries: [String] = []
  /// The entry that a yank takes.
  private var current = 0

  /// What a yank takes; nil if nothing was killed.
  var yanked: String? { entries.isEmpty ? nil : entries[current] }

  /// Keeps `text` as the newest entry, which the next yank takes.
  mutating func add(_ text: String) {
    entries.append(text)
    trim()
  }

  /// Puts `text` behind the newest entry.
  mutating func append(_ text: String) {
    guard let last = entries.popLast() else { return add(text) }
    add(last + text)
  }

  /// Puts `text` before the newest entry.
  mutating func prepend(_ text: String) {
    guard let last = entries.popLast() else { return add(text) }
    add(text + last)
  }

  /// Goes on to the next older entry, from the oldest to the newest.
  mutating func rotate() {
    guard !entries.isEmpty else { return }
    current = (current + entries.count - 1) % entries.count
  }

  private mutating func trim() {
    var size = entries.reduce(0) { $0 + $1.utf8.count }
    while entries.count > 1, entries.count > Self.entryLimit || size > Self.limit {
      size -= entries.removeFirst().utf8.count
    }
    current = entries.count - 1
  }
}
