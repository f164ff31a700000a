internal import Foundation
internal import Posix

/// All processes whose terminal one program got: itself and what it started, stopped or not.
///
/// Its number is no other's as long as its leader is not reaped, or one of them lives. Known from
/// `/proc`; where there is none, `members` is empty.
public struct ProcessSession: Hashable, Sendable {
  /// The number of the session, and of the program that leads it.
  public let leader: Int32

  /// The session that this program leads.
  public init(leader: Int32) {
    self.leader = leader
  }

  /// Those that have not ended, the leader too.
  public var members: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { getsid($0) == leader && !hasEnded($0) }
  }

  /// Kills them all, and returns when they have ended; its leader is still to be reaped. After
  /// `time` it returns all the same.
  func end(for time: Duration) {
    kill(leader, SIGKILL)
    let deadline = Clock.monotonic() + time
    var rest = members
    while !rest.isEmpty, Clock.monotonic() < deadline {
      for number in rest { kill(number, SIGKILL) }
      // Nothing tells that a process ended which is another's child, so it is looked for.
      Clock.sleep(for: .milliseconds(1))
      rest = members
    }
  }

  /// Whether a process is gone, or waits only to be reaped. Its state stands in `/proc/N/stat`
  /// behind its name, which is in parentheses.
  private func hasEnded(_ number: Int32) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(number)/stat") ?? Data()
    let state = status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2) }
    return state?.first.map { [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains($0) } ?? true
  }
}
