public import Timekeeping

/// When a person is asked how Slip is.
///
/// After every hundred memos sent; at the earliest fourteen days after the last time, and thirty days
/// after the person did not want to say. A clock that was set back counts as if no time had passed.
public struct ReviewPolicy: Hashable, Sendable {
  /// How many memos were sent since the person was last asked.
  public private(set) var sends: Int
  /// When the person was last asked.
  public private(set) var asked: Instant?
  /// When the person last did not want to say.
  public private(set) var dismissed: Instant?

  /// How many memos come between two questions.
  public static let sendsBetween = 100
  /// The least time between two questions.
  public static let pause = Duration.seconds(14 * 86_400)
  /// The least time after one that was dismissed.
  public static let pauseAfterDismissal = Duration.seconds(30 * 86_400)

  /// The policy after so many memos, and questions at those moments.
  public init(sends: Int = 0, asked: Instant? = nil, dismissed: Instant? = nil) {
    self.sends = max(0, sends)
    self.asked = asked
    self.dismissed = dismissed
  }

  /// What an answer leads to.
  public enum Consequence: Hashable, Sendable {
    /// The person is shown where a review can be written.
    case openPage
    /// The person is thanked.
    case thank
  }

  /// Counts a memo that was sent.
  public mutating func countSend() {
    sends += 1
  }

  /// Whether the person may be asked now.
  public func isDue(at now: Instant) -> Bool {
    guard sends >= Self.sendsBetween else { return false }
    if let asked, now.since(asked) < Self.pause { return false }
    if let dismissed, now.since(dismissed) < Self.pauseAfterDismissal { return false }
    return true
  }

  /// The person is asked now: the count begins anew.
  public mutating func ask(at now: Instant) {
    asked = now
    sends = 0
  }

  /// The person does not want to say.
  public mutating func dismiss(at now: Instant) {
    dismissed = now
  }

  /// What follows from so many stars, one to five.
  public static func consequence(ofStars stars: Int) -> Consequence {
    stars >= 5 ? .openPage : .thank
  }
}
