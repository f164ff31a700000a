internal import Posix
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  /// What becomes of a send.
  enum Counting {
    case counted
    /// And the person is asked, if the time has come.
    case asked
  }

  /// Counts a memo that was sent, and may ask how Slip is: not where the screen ends with it.
  func countSend(_ counting: Counting) {
    isAsking = false
    guard preferences.reviewPage != nil else { return }
    // Another screen may have counted since.
    var review = ReviewFile(path: state).read()
    review.countSend()
    let now = clock().instant
    if counting == .asked, review.isDue(at: now) {
      review.ask(at: now)
      isAsking = true
      say(words.reviewQuestion)
    }
    keep(review)
  }

  /// Takes an answer to the question, if that is what was typed: no key that writes is one.
  func answer(_ input: Input) -> Bool {
    guard case .key(let key) = input, key.modifiers == .alt,
      case .character(let character) = key.code, let stars = character.wholeNumberValue,
      (0...5).contains(stars)
    else { return false }
    var review = ReviewFile(path: state).read()
    isAsking = false
    if stars == 0 {
      review.dismiss(at: clock().instant)
      say("")
    } else {
      say(words.thanks)
      if ReviewPolicy.consequence(ofStars: stars) == .openPage, let page = preferences.reviewPage {
        background.openPage(page)
      }
    }
    keep(review)
    return true
  }

  private func keep(_ review: ReviewPolicy) {
    ReviewFile(path: state).write(review)
  }
}
