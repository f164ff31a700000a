internal import Posix
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  /// Counts a memo that was sent, and asks how Slip is if the time has come.
  func countSend() {
    isAsking = false
    guard var review else { return }
    review.countSend()
    let now = clock().instant
    if review.isDue(at: now) {
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
      (0...5).contains(stars), var review
    else { return false }
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
    self.review = review
    let file = ReviewFile(path: state)
    background.doLater { file.write(review) }
  }
}
