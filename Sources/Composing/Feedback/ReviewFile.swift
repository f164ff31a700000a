internal import Posix
internal import Timekeeping

/// Where it is kept how often memos were sent and a person was asked: `<state>/review`, four lines of
/// text, nothing of any memo.
///
///     slip-review-v1
///     sends 42
///     asked 1764700000000
///     dismissed -
///
/// Counts are decimal, moments milliseconds since 1970, `-` stands for never. A file that says anything
/// else counts as none: the worst that follows is that a person is asked later.
package struct ReviewFile {
  private static let name = "review"
  private static let version = "slip-review-v1"
  /// The state folder.
  let path: String

  /// The file of the state folder at `path`.
  package init(path: String) {
    self.path = path
  }

  /// What the file says.
  package func read() -> ReviewPolicy {
    do throws(Errno) {
      let file = try File(opening: Self.name, in: try Folder(atPath: path), for: .read)
      return Self.policy(in: String(decoding: try file.read(1_024, at: 0), as: UTF8.self))
    } catch {
      return ReviewPolicy()
    }
  }

  /// Has the file say so, in one step. What fails is left out: nothing depends on it.
  package func write(_ policy: ReviewPolicy) {
    let scratch = ".review-\(Process.number)"
    do throws(Errno) {
      let folder = try Folder(atPath: path)
      do throws(Errno) {
        try File(creating: scratch, in: folder).write(Array(Self.text(of: policy).utf8), at: 0)
        try folder.rename(scratch, to: Self.name, .replacing)
      } catch {
        try folder.remove(scratch)
      }
    } catch {
      return
    }
  }

  static func text(of policy: ReviewPolicy) -> String {
    let moment = { (instant: Instant?) in instant.map { String($0.milliseconds) } ?? "-" }
    return """
      \(version)
      sends \(policy.sends)
      asked \(moment(policy.asked))
      dismissed \(moment(policy.dismissed))

      """
  }

  static func policy(in text: String) -> ReviewPolicy {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard lines.count == 4, lines[0] == [Substring(version)],
      lines.dropFirst().map(\.first) == ["sends", "asked", "dismissed"],
      lines.dropFirst().allSatisfy({ $0.count == 2 }), let sends = Int(lines[1][1])
    else { return ReviewPolicy() }
    let moment = { (word: Substring) in Int64(word).map { Instant(milliseconds: $0) } }
    return ReviewPolicy(sends: sends, asked: moment(lines[2][1]), dismissed: moment(lines[3][1]))
  }
}
