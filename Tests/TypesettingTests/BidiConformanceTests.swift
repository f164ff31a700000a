import Testing
import Typesetting

/// Unicode's own tests of UAX #9. Skipped, and said so, where the data is not installed.
@Suite(.enabled(if: UnicodeFiles.arePresent, "needs Debian's package unicode-data"))
struct BidiConformanceTests {
  @Test func `every line of BidiTest has its levels and order`() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var cases = 0
    for line in try UnicodeFiles.lines(of: "BidiTest.txt") {
      let words = line.utf8.split { $0 == 0x20 || $0 == 0x09 }.map { Substring($0) }
      switch words[0] {
      case "@Levels:": levels = words.dropFirst().map { UInt8($0) }
      case "@Reorder:": order = words.dropFirst().compactMap { Int($0) }
      default:
        let classes = try words.dropLast().map { word in
          try #require(
            Self.names[word.last == ";" ? word.dropLast() : word], "\(word) is no class")
        }
        let directions = try #require(words.last.flatMap { Int($0) })
        for (bit, direction) in Self.directions where directions & bit != 0 {
          cases += 1
          expect(classes, scalars: [], direction, levels, order, "\(line)")
        }
      }
    }
    #expect(cases > 700_000)
  }

  @Test func `every line of BidiCharacterTest has its levels and order`() throws {
    var cases = 0
    for fields in try UnicodeFiles.fields(of: "BidiCharacterTest.txt") {
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let classes = scalars.map(BidiClass.init(of:))
      let direction: Direction? =
        fields[1] == "2" ? nil : fields[1] == "1" ? .rightToLeft : .leftToRight
      let found = direction ?? BidiParagraph.direction(of: classes)
      #expect((found == .rightToLeft ? "1" : "0") == fields[2])
      expect(
        classes, scalars: scalars, direction, fields[3].split(separator: " ").map { UInt8($0) },
        fields[4].split(separator: " ").compactMap { Int($0) }, fields[0])
      cases += 1
    }
    #expect(cases > 91_000)
  }

  private func expect(
    _ classes: [BidiClass], scalars: [UInt32], _ direction: Direction?, _ levels: [UInt8?],
    _ order: [Int], _ line: String
  ) {
    let direction = direction ?? BidiParagraph.direction(of: classes)
    var found = BidiParagraph(classes: classes, scalars: scalars, direction: direction).levels
    BidiParagraph.reset(&found, classes: classes, direction: direction)
    var kept: [Int] = []
    for at in classes.indices {
      guard let level = levels[at] else { continue }
      kept.append(at)
      if found[at] != level { Issue.record("\(line), \(direction): levels \(found)") }
    }
    let seen = BidiParagraph.visualOrder(of: kept.map { found[$0] }).map { kept[$0] }
    if seen != order { Issue.record("\(line), \(direction): order \(seen)") }
  }

  private static let directions: [(bit: Int, direction: Direction?)] = [
    (1, nil), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// The classes by their short names.
  static let names: [Substring: BidiClass] = [
    "L": .leftToRight, "R": .rightToLeft, "AL": .arabicLetter, "EN": .europeanNumber,
    "ES": .europeanSeparator, "ET": .europeanTerminator, "AN": .arabicNumber,
    "CS": .commonSeparator, "NSM": .nonspacingMark, "BN": .boundaryNeutral,
    "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whiteSpace, "ON": .otherNeutral,
    "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "RLE": .rightToLeftEmbedding,
    "RLO": .rightToLeftOverride, "PDF": .popDirectionalFormat, "LRI": .leftToRightIsolate,
    "RLI": .rightToLeftIsolate, "FSI": .firstStrongIsolate, "PDI": .popDirectionalIsolate,
  ]
}
