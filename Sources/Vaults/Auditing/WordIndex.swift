/// The words of a note's lines, for finding the lines that are most like a memo.
struct WordIndex {
  private let lines: [Set<ArraySlice<UInt8>>]
  private var places: [ArraySlice<UInt8>: [Int]] = [:]

  /// A word that stands in more lines tells nothing of any of them.
  private static let commonCount = 200
  /// Less in common, and it is not the same memo any more.
  private static let leastLikeness = 0.5
  /// No memo is compared with more lines.
  private static let candidateLimit = 200

  /// An index of the lines of a note.
  init(_ lines: [ArraySlice<UInt8>]) {
    self.lines = lines.map { Set(PlainText.words(of: $0)) }
    for (index, words) in self.lines.enumerated() {
      for word in words { places[word, default: []].append(index) }
    }
  }

  /// The lines, from 1, that are like the memo, each taken with as many below it as the memo has
  /// lines; and how much both have of each other's words: 1 for all. Costs as much as the memo's
  /// rare words stand in the note.
  func candidates(for text: PlainText) -> [(line: Int, likeness: Double)] {
    var hits: [Int: Int] = [:]
    for word in text.words {
      guard let places = places[word], places.count <= Self.commonCount else { continue }
      for place in places { hits[place, default: 0] += 1 }
    }
    let likely = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.candidateLimit)
    var starts: Set<Int> = []
    for (place, _) in likely {
      starts.formUnion(max(0, place - max(0, text.lines.count - 1))...place)
      if starts.count > Self.candidateLimit { break }
    }
    return starts.compactMap { start in
      let end = min(start + max(1, text.lines.count), lines.count)
      let words = lines[start..<end].reduce(into: Set()) { $0.formUnion($1) }
      guard !lines[start].isEmpty, !words.isEmpty else { return nil }
      let common = text.words.intersection(words).count
      let likeness = 2 * Double(common) / Double(text.words.count + words.count)
      return likeness >= Self.leastLikeness ? (start + 1, likeness) : nil
    }
  }
}
