import TestSupport
import Testing
import Vaults

/// A note of two lines, into which a memo is delivered while others write.
extension TestVault {
  static let old = "first of mine\nlast of mine\n"
  static let entry = "- 12:00 a thought\n"

  /// A vault with the old note in it.
  static func withOldNote() throws -> TestVault {
    let vault = TestVault()
    try vault.folder.write(old, to: note)
    return vault
  }

  /// Expects that the memo was told to be delivered once, and that the note with this text is the
  /// one file.
  func expectNote(_ text: String, location: SourceLocation = #_sourceLocation) {
    #expect(folder.text(of: Self.note) == text, sourceLocation: location)
    #expect(folder.files() == [Self.note], sourceLocation: location)
    #expect(delivered.count == 1, sourceLocation: location)
    #expect(waiting.isEmpty, sourceLocation: location)
  }

  /// Expects the old lines in their order, and each of these and the memo behind them, once.
  func expectEachOnce(_ lines: String..., location: SourceLocation = #_sourceLocation) throws {
    let text = try #require(folder.text(of: Self.note), sourceLocation: location)
    #expect(text.hasPrefix(Self.old), sourceLocation: location)
    for line in lines + [Self.entry] {
      #expect(text.count(of: line) == 1, "\(line) in \(text)", sourceLocation: location)
    }
    expectNote(text, location: location)
  }
}
