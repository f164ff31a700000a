import Posix
import TestSupport
import Testing

/// What one process does for another that it does not wait for.
@Suite struct DetachedTests {
  let folder = TemporaryFolder()

  private func wait(for condition: () -> Bool) -> Bool {
    for _ in 0..<5_000 {
      if condition() { return true }
      Clock.sleep(for: .milliseconds(2))
    }
    return false
  }

  @Test func `a detached program runs on alone, without a stream or an open file of ours`() throws {
    let out = folder.path("out")
    let file = try File(openingOrCreating: "ours", in: try Folder(atPath: folder.path))
    try Process.startDetached([
      "sh", "-c",
      "{ ps -o sid= -p $$; ps -o ppid= -p $$; pwd; ls -l /proc/$$/fd; } > \(out).new; mv \(out).new \(out)",
    ])
    #expect(wait { folder.bytes(of: "out") != nil })
    let said = (folder.text(of: "out") ?? "").split(separator: "\n")
    #expect(Int(said[0].filter { $0 != " " }) != Int(Process.number))
    #expect(Int(said[1].filter { $0 != " " }) != Int(Process.number))
    #expect(said[2] == "/")
    #expect(said.contains { $0.hasSuffix("0 -> /dev/null") })
    #expect(said.contains { $0.hasSuffix("2 -> /dev/null") })
    #expect(!said.contains { $0.hasSuffix("/ours") })
    withExtendedLifetime(file) {}
  }

  @Test func `a program that is not there cannot be started, and that is told`() {
    #expect(throws: Errno.noEntry) {
      try Process.startDetached([folder.path("no such program")])
    }
  }

  @Test func `a named pipe wakes whoever waits at it, and tells if nobody does`() throws {
    let path = folder.path("wake")
    #expect(try !WakeUpFIFO.wake(at: path))
    do {
      let waiting = try WakeUpFIFO(at: path)
      #expect(try WakeUpFIFO.wake(at: path))
      #expect(try WakeUpFIFO.wake(at: path))
      try waiting.drain()
    }
    #expect(try !WakeUpFIFO.wake(at: path))
    _ = try WakeUpFIFO(at: path)
  }

  @Test func `a file that has the pipe's name is neither written to nor taken for one`() throws {
    try folder.write("mine", to: "wake")
    #expect(throws: Errno.exists) { _ = try WakeUpFIFO.wake(at: folder.path("wake")) }
    #expect(throws: Errno.exists) { _ = try WakeUpFIFO(at: folder.path("wake")) }
    #expect(folder.text(of: "wake") == "mine")
  }

  @Test func `a full pipe wakes all the same`() throws {
    let path = folder.path("wake")
    let waiting = try WakeUpFIFO(at: path)
    for _ in 0..<70_000 { #expect(try WakeUpFIFO.wake(at: path)) }
    try waiting.drain()
  }
}
