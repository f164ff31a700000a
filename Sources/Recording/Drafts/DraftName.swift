internal import Sealing

/// The name of a draft's file: sixteen random hexadecimal digits, which say nothing of the memo.
struct DraftName: Hashable {
  /// `0123456789abcdef.draft`.
  let fileName: String

  private static let digitCount = 16
  private static let ending = ".draft"
  private static let scratchEnding = ".new"

  /// The draft in the file of that name; nil for any other file.
  init?(fileName: String) {
    guard DraftName.isName(fileName, ending: DraftName.ending) else { return nil }
    self.fileName = fileName
  }

  private init(stem: String) {
    fileName = stem + DraftName.ending
  }

  /// A fresh one.
  static func random() -> DraftName {
    DraftName(stem: randomStem())
  }

  /// A fresh name for a draft that is not whole yet.
  static func randomScratch() -> String {
    randomStem() + scratchEnding
  }

  /// True for what `randomScratch` makes.
  static func isScratch(_ fileName: String) -> Bool {
    isName(fileName, ending: scratchEnding)
  }

  private static func isName(_ fileName: String, ending: String) -> Bool {
    fileName.hasSuffix(ending) && KeyID(fileName.dropLast(ending.utf8.count)) != nil
  }

  private static func randomStem() -> String {
    let number = Randomness.bytes(digitCount / 2).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return KeyID(rawValue: number).description
  }
}
