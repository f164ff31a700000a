/// An entry being written, line by line, with what each of its lines starts with.
struct EntryDraft {
  private(set) var bytes: [UInt8] = []
  private let ending: [UInt8]
  private let prefix: [UInt8]
  /// Before a line of white space: a quote mark keeps the quote together, spaces do nothing.
  private let blankPrefix: [UInt8]
  private(set) var lineCount = 0

  /// A draft whose lines end with `ending` and, but for the first, start with `prefix`.
  init(prefix: [UInt8], ending: [UInt8]) {
    self.ending = ending
    self.prefix = prefix
    blankPrefix = Array(prefix[..<((prefix.lastIndex { !$0.isSpaceOrTab } ?? -1) + 1)])
  }

  /// The first line, to which nothing is added.
  mutating func start(_ head: [UInt8]) {
    bytes += head
    lineCount += 1
  }

  /// Goes on in the line that was written last.
  mutating func append(_ text: some Sequence<UInt8>) {
    bytes += text
  }

  /// Goes on in the line that was written last, after a space.
  mutating func appendWord(_ text: some Sequence<UInt8>) {
    if let last = bytes.last, !last.isSpaceOrTab { bytes.append(.space) }
    bytes += text
  }

  /// One more line.
  mutating func addLine(_ row: MemoText.Row) {
    let isBlank = row.bytes.isBlank(row.bytes.indices)
    bytes += ending
    bytes += isBlank && !row.isCode ? blankPrefix : prefix
    if !isBlank || row.isCode { bytes += row.bytes }
    lineCount += 1
  }

  /// One more line of those words.
  mutating func addLine(_ words: some Sequence<UInt8>) {
    addLine(MemoText.Row(bytes: Array(words)))
  }

  /// A blank line.
  mutating func addBlankLine() {
    addLine([])
  }

  /// A line outside of the quote or list item, below a blank line.
  mutating func addLineOutside(_ words: some Sequence<UInt8>) {
    bytes += ending + ending
    bytes += words
    lineCount += 2
  }

  /// Ends the last line.
  consuming func finished() -> [UInt8] {
    bytes + ending
  }
}
