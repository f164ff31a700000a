import Foundation
import TestSupport
import Testing

/// The recent memos on the compose screen.
@Suite struct ComposeHistoryTests {
  private func send(_ texts: [String], in place: ComposePlace) throws {
    for text in texts { #expect(try place.slip.run("add", "--no-deliver", text).status == 0) }
  }

  @Test func `without any memo the list says so, and Escape goes back to the text`() throws {
    let session = try ComposePlace().open()
    try session.type("in the middle\u{12}")
    try session.wait { $0.row(0) == "nothing was sent yet" }
    #expect(!session.screen.isCursorVisible)
    try session.type("\u{1B}")
    try session.wait { $0.field == "in the middle" && $0.isCursorVisible }
    #expect(session.screen.cursor == .init(row: 1, column: 15))
  }

  @Test func `the newest memo is first, and its status changes while one looks`() throws {
    let place = try ComposePlace(settings: ComposePlace.vault)
    try send(["oldest", "middle", "newest\nmore"], in: place)
    let session = try place.open()
    try session.wait { $0.said.hasSuffix("3 waiting") }
    try session.type("\u{12}")
    try session.wait { $0.row(0).hasSuffix("newest") && $0.row(2).hasSuffix("oldest") }
    #expect((0..<3).allSatisfy { session.screen.row($0).contains(" waiting ") })
    #expect(session.screen.row(3) == "")
    try place.makeVault()
    #expect(try place.slip.run("replay").status == 0)
    try session.wait { screen in (0..<3).allSatisfy { screen.row($0).contains(" delivered ") } }
    try send(["brand new"], in: place)
    try session.wait { $0.row(0).hasSuffix("brand new") && $0.row(3).hasSuffix("oldest") }
  }

  @Test func `the first memo stays the one that is meant when a newer one comes`() throws {
    let place = try ComposePlace()
    try send(["meant"], in: place)
    let session = try place.open()
    try session.wait { $0.said.hasSuffix("1 waiting") }
    try session.type("\u{12}")
    try session.wait { $0.row(0).hasSuffix("meant") }
    try send(["newer"], in: place)
    try session.wait { $0.row(0).hasSuffix("newer") }
    #expect(session.screen.cell(1, 0).style.attributes.contains(.reverse))
    try session.type("u")
    try session.wait { $0.row(1).contains(" dropped ") }
    #expect(session.screen.row(0).contains(" waiting "))
  }

  @Test func `the memo that is meant stays so while others come, and is in sight in any window`()
    throws
  {
    let place = try ComposePlace()
    try send((1...12).map { "memo \($0)." }, in: place)
    let session = try place.open()
    try session.wait { $0.said.hasSuffix("12 waiting") }
    try session.type("\u{12}")
    try session.wait { $0.row(11).hasSuffix("memo 1.") }
    for _ in 1...9 { try session.type("j") }
    try session.wait { $0.cell(9, 0).style.attributes.contains(.reverse) }
    #expect(session.screen.row(9).hasSuffix("memo 3."))
    try session.resize(rows: 5, columns: 40)
    try session.wait { screen in
      screen.rows == 5
        && (0..<4).contains {
          screen.row($0).hasSuffix("memo 3.")
            && screen.cell($0, 0).style.attributes.contains(.reverse)
        }
    }
    try send(["late"], in: place)
    try session.type("\u{1B}[A")
    try session.wait { screen in
      (0..<4).contains {
        screen.row($0).hasSuffix("memo 4.")
          && screen.cell($0, 0).style.attributes.contains(.reverse)
      }
    }
  }

  @Test func `keys that come in one breath are all obeyed`() throws {
    let place = try ComposePlace()
    try send((1...5).map { "memo \($0)." }, in: place)
    let session = try place.open()
    try session.type("\u{12}jjk\u{1B}[Bj")
    try session.wait { $0.cell(3, 0).style.attributes.contains(.reverse) }
    try session.type("q")
    try session.wait { $0.isCursorVisible }
  }

  @Test func `Enter shows all that happened to a memo, and Escape the list again`() throws {
    let place = try ComposePlace.withVault()
    #expect(try place.slip.run("add", "--title", "Milk", "first line\nsecond").status == 0)
    let session = try place.open()
    try session.type("\u{12}\r")
    try session.wait { $0.text.contains("\n# Milk\nfirst line\nsecond") }
    #expect(session.screen.row(0).contains("accepted"))
    #expect(session.screen.text.contains("delivered"))
    #expect(session.screen.said == "Esc back")
    try session.type("\u{1B}")
    try session.wait { $0.row(0).hasSuffix("Milk") && $0.row(1) == "" }
    #expect(session.screen.unknown == [])
  }

  @Test func `of a title and a text that are very long the front is shown`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.paste(
      "# title" + String(repeating: "a", count: 70_000) + "\nbegins "
        + String(repeating: "b", count: 70_000))
    try session.type("\u{4}")
    try session.wait { $0.field == "" && $0.said.hasSuffix("1 waiting") }
    try session.type("\u{12}")
    try session.wait { $0.row(0).contains(" titleaaa") }
    try session.type("\r\u{5}")
    try session.wait { $0.row(22).hasSuffix("b…") }
    // A page goes 22 rows of 79 cells, and 64 KiB are some 830.
    for _ in 0..<37 { try session.type("\u{1B}[5~") }
    try session.wait { $0.text.contains("a…\nbegins\nbbb") }
  }

  @Test func `u takes the memo back out of its note, and says so`() throws {
    let place = try ComposePlace.withVault()
    #expect(try place.slip.run("add", "regretted").status == 0)
    #expect(place.notes.contains("regretted"))
    let session = try place.open()
    try session.type("\u{12}")
    try session.wait { $0.row(0).contains(" delivered ") }
    try session.type("u")
    try session.wait { $0.row(0).contains(" undone ") && !$0.said.hasPrefix("Enter") }
    #expect(!place.notes.contains("regretted"))
    #expect(try place.memos().map(\.status) == ["undone"])
  }

  @Test func `r tries a memo that waits again, whatever its back-off`() throws {
    let place = try ComposePlace(settings: ComposePlace.vault)
    #expect(try place.slip.run("add", "again").status == 0)
    // Each attempt that fails makes the wait for the next one longer.
    for _ in 1...8 { _ = try place.slip.run("replay") }
    let session = try place.open()
    try session.type("\u{12}")
    try session.wait { $0.row(0).contains(" waiting ") }
    try place.makeVault()
    try session.type("r")
    try session.wait { $0.row(0).contains(" delivered ") }
    #expect(place.notes.contains("again"))
  }

  @Test func `y copies the whole memo into the field, where its title is the first line`() throws {
    let place = try ComposePlace()
    #expect(try place.slip.run("add", "--title", "Milk", "first\nsecond").status == 0)
    let session = try place.open()
    try session.type("\u{12}")
    try session.wait { $0.row(0).hasSuffix("Milk") }
    try session.type("y")
    try session.wait { $0.field == "# Milk\n\nfirst\nsecond" }
    try session.type("!\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    let told = try place.memos()
    #expect(told.map(\.title) == ["Milk", "Milk"])
    #expect(told.map(\.text) == ["first\nsecond", "first\nsecond!"])
  }

  @Test(arguments: [(24, 80), (5, 20)])
  func `the list is as written down`(size: (rows: Int, columns: Int)) throws {
    let place = try ComposePlace()
    for (text, time) in [("مرحبا", "09:05"), ("漢字漢字漢字", "10:15"), ("a\u{1B}[31mb", "11:25")] {
      #expect(
        try place.slip.run("add", "--no-deliver", "--at", "2026-11-30T\(time):00Z", text).status
          == 0)
    }
    let session = try place.open(rows: size.rows, columns: size.columns)
    try session.wait { $0.said.hasSuffix("3 waiting") }
    try session.type("\u{12}")
    try session.wait { $0.row(0).hasSuffix("mb") && !$0.isCursorVisible }
    try expectScreen(session.screen, matches: "compose-history-\(size.rows)x\(size.columns)")
    #expect(session.screen.unknown == [])
  }
}
