import Foundation
import TestSupport
import Testing

/// Keys can be lost, swapped and brought back; capture goes on, and nothing is delivered twice.
@Suite struct KeyTests {
  let slip = Program("slip")

  @Test
  func `without its key a ledger goes on under a new one, and is whole again when it returns`()
    throws
  {
    _ = try slip.run("add", "--no-deliver", "before")
    let exported = try slip.run("key", "export").output
    let name = try #require(slip.home.files().first { $0.hasPrefix("data/slip/keys/") })
    try FileManager.default.moveItem(atPath: slip.home.path(name), toPath: slip.home.path("kept"))

    #expect(try slip.run("add", "--no-deliver", "after").status == 0)
    #expect(try slip.run("doctor").output.contains("is not on this machine"))
    #expect(try slip.run("outbox", "--json").lines.count == 1)
    // No list is silent about what is not in it.
    for command in ["outbox", "history", "replay"] {
      let said = try slip.run(command).diagnostics
      #expect(said.contains("1 segment of the ledger can't be read"), "\(command)")
    }

    #expect(try slip.run("key", "import", input: exported).status == 0)
    #expect(try slip.run("outbox", "--json").lines.count == 2)
    _ = try slip.run("init", slip.home.path("Notes"))
    #expect(try slip.run("replay").status == 0)
    let notes = slip.home.files().filter { $0.hasPrefix("Notes/") }
      .compactMap { slip.home.text(of: $0) }.joined()
    #expect(notes.components(separatedBy: "before").count == 2)
    #expect(notes.components(separatedBy: "after").count == 2)
  }

  @Test func `a key file that holds something else is never replaced`() throws {
    _ = try slip.run("add", "--no-deliver", "before")
    let name = try #require(slip.home.files().first { $0.hasPrefix("data/slip/keys/") })
    try slip.home.write("something else", to: name)
    #expect(try slip.run("add", "--no-deliver", "after").status == 0)
    #expect(slip.home.text(of: name) == "something else")
    #expect(slip.home.files().filter { $0.hasPrefix("data/slip/keys/") }.count == 2)
  }

  @Test func `after a rotation everything can still be read, with both keys`() throws {
    _ = try slip.run("add", "--no-deliver", "under the first")
    #expect(try slip.run("key", "rotate").status == 0)
    _ = try slip.run("add", "--no-deliver", "under the second")
    #expect(try slip.run("key", "--json").lines.count == 2)
    #expect(try slip.run("outbox", "--json").lines.count == 2)
  }
}
