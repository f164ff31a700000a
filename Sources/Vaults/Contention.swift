internal import Synchronization

/// Counts how often each note changed between reading and replacing it, during one sink's life.
final class Contention: Sendable {
  private let rounds = Mutex<[String: Int]>([:])

  /// After that many rounds others are not waited for any more.
  private static let patience = 4

  /// The note at `path` changed in between once more.
  func count(at path: String) {
    rounds.withLock { $0[path, default: 0] += 1 }
  }

  /// What to do about others at the note at `path`.
  func stance(at path: String) -> NoteReplacement.Stance {
    rounds.withLock { $0[path, default: 0] } < Self.patience ? .yielding : .insisting
  }
}
