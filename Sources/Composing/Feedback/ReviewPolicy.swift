package import Timekeeping

/// When a person is asked how Slip is.
///
/// After every hundred memos sent; at the earliest fourteen days after the last time, and thirty days
/// after the person did not want to say. A clock that was set back counts as if no time had passed.
package struct ReviewPolicy: Hashable, Sendable {
  /// How many memos were sent since the person was last asked.
  package private(set) var sends: Int
  /// When the person was last asked.
  package private(set) var asked: Instant?
  /// When the person last did not want to say.
  package private(set) var dismissed: Instant?

  /// How many memos come between two questions.
  package static let sendsBetween = 100
  /// The least time between two questions.
  package static let pause = Duration.seconds(14 * 86_400)
  /// The least time after one that was dismissed.
  package static let pauseAfterDismissal = Duration.seconds(30 * 86_400)

  /// The policy after so many memos, and questions at those moments.
  package init(sends: Int = 0, asked: Instant? = nil, dismissed: Instant? = nil) {
    self.sends = max(0, sends)
    self.asked = asked
    self.dismissed = dismissed
  }

  /// What an answer leads to.
  package enum Consequence: Hashable, Sendable {
    /// The person is shown where a review can be written.
    case openPage
    /// The person is thanked.
    case thank
  }

  /// Counts a memo that was sent.
  package mutating func countSend() {
    sends += 1
  }

  /// Whether the person may be asked now.
  package func isDue(at now: Instant) -> Bool {
    guard sends >= Self.sendsBetween else { return false }
    if let asked, now.since(asked) < Self.pause { return false }
    if let dismissed, now.since(dismissed) < Self.pauseAfterDismissal { return false }
    return true
  }

  /// The person is asked now: the count begins anew.
  package mutating func ask(at now: Instant) {
    asked = now
    sends = 0
  }

  /// The person does not want to say.
  package mutating func dismiss(at now: Instant) {
    dismissed = now
  }

  /// What follows from so many stars, one to five.
  package static func consequence(ofStars stars: Int) -> Consequence {
    stars >= 5 ? .openPage : .thank
  }
}
