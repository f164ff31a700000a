import Foundation
import Posix
import TestSupport
import Testing

/// What happens when a memo can't be made durable.
@Suite struct ComposeTroubleTests {
  @Test
  func `a memo that is not durable stays in the field with the reason, and is sent once mended`()
    throws
  {
    let place = try ComposePlace()
    // Where the ledger's folder should be, there is a file.
    try place.slip.home.write("", to: "state/slip/ledger")
    let session = try place.open()
    try session.type("keep me\u{4}")
    try session.wait { $0.said.hasPrefix("not sent: ") && $0.field == "keep me" }
    #expect(session.screen.cell(23, 2).style != .plain)
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/ledger"))
    try session.type("\u{4}")
    try session.wait { $0.field == "" }
    #expect(try place.memos().map(\.text) == ["keep me"])
    try session.type("\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [])
  }

  @Test func `after a failure a changed text is another memo, and only the last one is sent`()
    throws
  {
    let place = try ComposePlace()
    try place.slip.home.write("", to: "state/slip/ledger")
    let session = try place.open()
    try session.type("one\u{4}")
    try session.wait { $0.said.hasPrefix("not sent: ") }
    try session.type(" two\u{4}")
    try session.wait { $0.field == "one two" && $0.said.hasPrefix("not sent: ") }
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/ledger"))
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(try place.memos().map(\.text) == ["one two"])
  }

  @Test func `why a memo was not sent is said until the text is changed`() throws {
    let place = try ComposePlace()
    // Neither can be: the ledger's folder is a file, and so is that of drafts.
    try place.slip.home.write("", to: "state/slip/ledger")
    try place.slip.home.write("", to: "state/slip/drafts")
    let session = try place.open()
    try session.type("keep me")
    try session.wait { $0.said.hasPrefix("the draft is not kept: ") }
    try session.type("\u{4}")
    try session.wait { $0.said.hasPrefix("not sent: ") }
    // Meanwhile the draft is tried again.
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/ledger"))
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/drafts"))
    try place.waitForDraft("keep me")
    #expect(session.screen.said.hasPrefix("not sent: "))
  }

  @Test func `that a draft is not kept is said until it is`() throws {
    let place = try ComposePlace()
    try place.slip.home.write("", to: "state/slip/drafts")
    let session = try place.open()
    try session.type("keep me")
    try session.wait { $0.said.hasPrefix("the draft is not kept: ") }
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/drafts"))
    try session.wait { $0.said == "" }
    try place.waitForDraft("keep me")
  }

  @Test func `a draft that can't be read is named, and left`() throws {
    let place = try ComposePlace()
    let first = try place.open()
    try first.type("under another key")
    try place.waitForDraft("under another key")
    try first.type("\u{11}")
    #expect(try first.waitForExit() == 0)
    try FileManager.default.moveItem(
      atPath: place.slip.home.path("data/slip/keys"), toPath: place.slip.home.path("keys"))
    let second = try place.open()
    try second.wait { $0.said.contains("can't be opened") && $0.field == "" }
    try second.type("x")
    try second.wait { $0.field == "x" && $0.said == "" }
    try second.type("\u{7F}\u{11}")
    #expect(try second.waitForExit() == 0)
    try FileManager.default.removeItem(atPath: place.slip.home.path("data/slip/keys"))
    try FileManager.default.moveItem(
      atPath: place.slip.home.path("keys"), toPath: place.slip.home.path("data/slip/keys"))
    try place.open().wait { $0.field == "under another key" }
  }

  @Test func `a configuration that can't be used is told, and what is written is sent`() throws {
    let place = try ComposePlace(
      settings: "[compose]\nkeys = \"enter-sends\"\n[history]\nkeep = 1\n")
    let session = try place.open()
    try session.wait { $0.said.hasPrefix("the configuration can't be used: ") }
    try session.type("sent all the same\u{4}next")
    try session.wait { $0.field == "next" }
    try place.configure("")
    #expect(try place.memos().map(\.text) == ["sent all the same"])
  }

  /// How a person, or somebody else, ends a screen.
  enum End: CaseIterable {
    case controlQ, once, terminated, hungUp
  }

  @Test(arguments: End.allCases)
  func
    `a text that can't be kept is not left in silence: it is printed back, and the status says so`(
      end: End
    ) throws
  {
    let place = try ComposePlace()
    try place.slip.home.write("", to: "state/slip/drafts")
    let session = try place.slip.atTerminal(end == .once ? ["--once"] : [])
    try session.wait { $0.isUp }
    try session.type("precious\rtext")
    try session.wait { $0.field == "precious\ntext" }
    switch end {
    case .controlQ, .once:
      let key = end == .once ? "\u{1B}" : "\u{11}"
      try session.type(key)
      try session.wait { $0.said.hasPrefix("the draft is not kept: ") }
      // Whoever stays may go on.
      try session.type("!")
      try session.wait { $0.field == "precious\ntext!" }
      try session.type(key)
    case .terminated: try session.signal(SIGTERM)
    case .hungUp: try session.signal(SIGHUP)
    }
    #expect(try session.waitForExit() == 74)
    let rows = session.screen.text.split(separator: "\n")
    #expect(!session.screen.isAlternate && rows.count == 3)
    #expect(rows.first == "precious" && rows.dropFirst().first?.hasPrefix("text") == true)
    #expect(rows.last?.hasPrefix("slip: error: the draft is not kept: ") == true)
    #expect(session.screen.leftovers == [])
  }

  @Test func `whoever is told that a text is not kept may mend that and leave`() throws {
    let place = try ComposePlace()
    try place.slip.home.write("", to: "state/slip/drafts")
    let session = try place.open()
    try session.type("precious\u{11}")
    try session.wait { $0.said.hasPrefix("the draft is not kept: ") }
    try FileManager.default.removeItem(atPath: place.slip.home.path("state/slip/drafts"))
    try session.type("\u{11}")
    #expect(try session.waitForExit() == 0)
    #expect(place.draftLengths == [8])
    #expect(!session.screen.everShown("precious"))
  }

  /// Whether a small disk can be mounted here.
  private static let canMount: Bool = {
    let program = Program("slip")
    let mounted = try? program.shell(
      "mkdir small && mount -t tmpfs -o size=64k slip-test small && umount small")
    return mounted?.status == 0
  }()

  @Test(.enabled(if: canMount, "no small disk can be mounted here"))
  func `on a full disk the text stays, and is sent once there is room`() throws {
    let place = try ComposePlace()
    let state = place.slip.home.path("small")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let mounted = try place.slip.shell("mount -t tmpfs -o size=64k slip-test '\(state)'")
    try #require(mounted.status == 0, "\(mounted.diagnostics)")
    defer { _ = try? place.slip.shell("umount -l '\(state)'") }
    #expect(try place.slip.shell("head -c 65536 /dev/zero >'\(state)/ballast'").status == 0)
    let session = try place.open("--state", state + "/slip")
    try session.type("too large\u{4}")
    try session.wait { $0.said.hasPrefix("not sent: ") && $0.field == "too large" }
    #expect(session.screen.said.contains("no space left"))
    try FileManager.default.removeItem(atPath: state + "/ballast")
    try session.type("\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    let told = try place.slip.run("history", "--json", "--state", state + "/slip").lines
    #expect(told.count == 1 && told[0].contains("too large"))
  }

  @Test func `nothing but the state folder is needed: a broken configuration sends all the same`()
    throws
  {
    let place = try ComposePlace(settings: "this is not TOML")
    let session = try place.open()
    try session.type("all the same\u{4}")
    try session.wait { $0.field == "" && $0.said.hasSuffix("1 waiting") }
    #expect(try place.memos().map(\.text) == ["all the same"])
  }

  @Test func `what can't be delivered now is not tried without a pause`() throws {
    let place = try ComposePlace(settings: ComposePlace.vault)
    let session = try place.open()
    try session.type("waits\u{4}")
    try session.wait { $0.said.hasSuffix("1 waiting") }
    // Nothing is delivered from now on, whatever is due.
    try place.configure("this is not TOML")
    let reads = { () throws -> Int in
      let text = try String(contentsOfFile: "/proc/\(session.process)/io", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("syscr: ") }
      return try #require(line.flatMap { Int($0.dropFirst(7)) })
    }
    // The first attempts fall due after a second and after two.
    let start = try reads()
    Clock.sleep(for: .seconds(4))
    let count = try reads() - start
    // Some for each attempt; tens of thousands without a pause.
    #expect(count < 500)
    try place.makeVault()
    try place.configure(ComposePlace.vault)
    try session.wait { $0.said == "" }
    #expect(place.notes.contains("waits"))
  }
}
