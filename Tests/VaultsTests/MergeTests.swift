import Testing
import Vaults

/// Two changes of one note are put together so that no line of either is lost and none is doubled.
@Suite struct MergeTests {
  @Test(
    arguments: [
      // base, ours, theirs, merged
      ("", "", "", ""),
      ("a\n", "a\n", "a\n", "a\n"),
      ("a\n", "a\nmemo\n", "a\n", "a\nmemo\n"),
      ("a\n", "a\n", "a\nb\n", "a\nb\n"),
      ("a\n", "a\nmemo\n", "a\nb\n", "a\nmemo\nb\n"),
      ("a\n", "a\nmemo\n", "b\na\n", "b\na\nmemo\n"),
      ("a\nz\n", "a\nmemo\nz\n", "a\nb\nz\n", "a\nmemo\nb\nz\n"),
      ("a\nb\nc\n", "a\nb\nc\nmemo\n", "1\na\n2\nb\n3\nc\n4\n", "1\na\n2\nb\n3\nc\nmemo\n4\n"),
      // What theirs took out stays where ours has it; what ours took out stays out.
      ("a\nb\n", "a\nb\nmemo\n", "b\n", "a\nb\nmemo\n"),
      ("a\nb\n", "b\nmemo\n", "a\nb\n", "b\nmemo\n"),
      ("a\nb\n", "memo\n", "a\nx\nb\n", "memo\nx\n"),
      ("a\nb\n", "", "a\nx\nb\n", "x\n"),
      ("a\nb\n", "a\nb\nmemo\n", "", "a\nb\nmemo\n"),
      // A changed line is one taken out and one added.
      ("a\nb\n", "a\nb\nmemo\n", "a\nB\n", "a\nb\nmemo\nB\n"),
      // The same addition at the same place stands once, at another twice.
      ("a\n", "a\nx\n", "a\nx\n", "a\nx\n"),
      ("a\n", "a\nx\nx\n", "a\nx\n", "a\nx\nx\n"),
      ("a\n", "a\nx\n", "a\nx\nx\n", "a\nx\nx\n"),
      ("a\n", "a\nx\n", "x\na\n", "x\na\nx\n"),
      // Ends of lines are part of them; one that is missing is made where a line follows.
      ("a", "a\nmemo\n", "a\nb\n", "a\nmemo\nb\n"),
      ("a\n", "a\nmemo\n", "a\nb", "a\nmemo\nb"),
      ("a\n", "a\nmemo", "a\nb", "a\nmemo\nb"),
      ("a\r\n", "a\r\nmemo\r\n", "a\r\nb\r\n", "a\r\nmemo\r\nb\r\n"),
      ("", "memo\n", "b\n", "memo\nb\n"),
    ] as [(String, String, String, String)])
  func `each change stands where it was made`(
    base: String, ours: String, theirs: String, merged: String
  ) {
    #expect(Self.merge(base, ours, theirs) == merged)
  }

  @Test func `no line of either is lost or made up, and ours keeps its order`() {
    var randomness = Dice(state: 1)
    for _ in 0..<3_000 {
      let base = randomness.lines(0...8)
      let ours = randomness.changed(base)
      let theirs = randomness.changed(base)
      let merged = Self.merge(base, ours, theirs)
      let note = "base \(base), ours \(ours), theirs \(theirs), merged \(merged)"
      for line in Set(merged + ours + theirs) where !base.contains(line) {
        #expect(
          merged.count(of: line) >= max(ours.count(of: line), theirs.count(of: line)), "\(note)")
      }
      #expect(ours.isSubsequence(of: merged), "\(note)")
      for line in merged { #expect(ours.contains(line) || theirs.contains(line), "\(note)") }
      #expect(Self.merge(base, ours, base) == ours)
    }
  }

  @Test func `what is merged a second time adds nothing`() {
    var randomness = Dice(state: 2)
    for _ in 0..<3_000 {
      let base = (0..<Int.random(in: 0...8, using: &randomness)).map { "line \($0)" }
      let ours = randomness.changed(base, adding: "ours")
      let theirs = randomness.changed(base, adding: "theirs")
      let merged = Self.merge(base, ours, theirs)
      #expect(
        Self.merge(base, merged, theirs) == merged, "base \(base), ours \(ours), theirs \(theirs)")
    }
  }

  @Test func `a long note with many changes is merged in a moment`() {
    let base = (0..<20_000).map { "line \($0)" }
    let ours = base + ["memo"]
    var theirs = base
    for index in stride(from: 0, to: 20_000, by: 500) { theirs[index] += ", changed" }
    let merged = Self.merge(base, ours, theirs)
    #expect(merged.count == 20_000 + 40 + 1)
    #expect(ours.isSubsequence(of: merged))
    #expect(theirs.allSatisfy(Set(merged).contains))
  }

  @Test func `a long note of which every line is new is merged in a moment`() {
    let base = (0..<20_000).map { "line \($0)\n" }.joined()
    let theirs = (0..<20_000).map { "line \($0)\r\n" }.joined()
    let merged = Self.merge(base, base + "memo\n", theirs)
    #expect(merged.utf8.elementsEqual((base + "memo\n" + theirs).utf8), "not all of both")
  }

  private static func merge(_ base: String, _ ours: String, _ theirs: String) -> String {
    String(
      decoding: Merge.merged(
        base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), as: UTF8.self)
  }

  private static func merge(_ base: [String], _ ours: [String], _ theirs: [String]) -> [String] {
    let text = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
    return merge(text(base), text(ours), text(theirs)).split(separator: "\n").map(String.init)
  }
}

/// The same numbers each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  mutating func lines(_ count: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: count, using: &self)).map { _ in
      "abcd".randomElement(using: &self).map(String.init) ?? ""
    }
  }

  /// Some lines taken out, some added, of which a few are as those that stand there.
  mutating func changed(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      if Int.random(in: 0..<4, using: &self) == 0 { result.append(added()) }
      if Int.random(in: 0..<5, using: &self) != 0 { result.append(line) }
    }
    if Bool.random(using: &self) { result.append(added()) }
    return result
  }

  /// Some lines taken out, some added that stand nowhere else.
  mutating func changed(_ lines: [String], adding name: String) -> [String] {
    var result: [String] = []
    for (number, line) in lines.enumerated() {
      if Int.random(in: 0..<4, using: &self) == 0 { result.append("\(name) \(number)") }
      if Int.random(in: 0..<5, using: &self) != 0 { result.append(line) }
    }
    return result + ["last of \(name)"]
  }

  private mutating func added() -> String {
    "abxyz".randomElement(using: &self).map(String.init) ?? ""
  }
}

extension [String] {
  fileprivate func count(of line: String) -> Int { filter { $0 == line }.count }

  fileprivate func isSubsequence(of other: [String]) -> Bool {
    var rest = self[...]
    for line in other where line == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
