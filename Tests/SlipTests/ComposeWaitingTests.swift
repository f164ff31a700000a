import Foundation
import Posix
import TestSupport
import Testing

/// What the compose screen does while something else does not get on.
@Suite struct ComposeWaitingTests {
  @Test func `while another process has the ledger, a text is written, kept and left`() throws {
    let place = try ComposePlace()
    #expect(try place.slip.run("add", "--no-deliver", "there").status == 0)
    let lock = try File(atPath: place.slip.home.path("state/slip/ledger/lock"), for: .readWrite)
    try lock.lock()
    let session = try place.open()
    try session.type("one")
    try place.waitForDraft("one")
    // What there is can be looked at, and left.
    try session.type("\u{12}")
    try session.wait(untilShown: "there")
    try session.type("q two")
    try session.wait { $0.field == "one two" }
    try place.waitForDraft("one two")
    try session.signal(SIGTERM)
    #expect(try session.waitForExit() == 0)
    let next = try place.open()
    try next.wait { $0.field == "one two" }
    try next.type("\u{11}")
    #expect(try next.waitForExit() == 0)
    lock.unlock()
  }
}
