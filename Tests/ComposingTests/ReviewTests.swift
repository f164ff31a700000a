import Composing
import TestSupport
import Testing
import Timekeeping

/// When a person is asked how Slip is, and what is kept of it.
@Suite struct ReviewTests {
  static let now = Instant(milliseconds: 1_764_700_000_000)
  let folder = TemporaryFolder()

  private func after(_ days: Int) -> Instant {
    Self.now.advanced(by: .seconds(days * 86_400))
  }

  @Test func `the hundredth memo is the first after which a person may be asked`() {
    var policy = ReviewPolicy()
    for _ in 1...99 { policy.countSend() }
    #expect(!policy.isDue(at: Self.now))
    policy.countSend()
    #expect(policy.isDue(at: Self.now))
    policy.ask(at: Self.now)
    #expect(policy.sends == 0)
    #expect(!policy.isDue(at: after(1_000)))
  }

  @Test(arguments: [(13, false), (14, true), (-1, false)])
  func `between two questions are fourteen days, by a clock that goes on`(days: Int, isDue: Bool) {
    #expect(ReviewPolicy(sends: 500, asked: Self.now).isDue(at: after(days)) == isDue)
  }

  @Test(arguments: [(29, false), (30, true), (-1, false)])
  func `who does not want to say is left alone for thirty days`(days: Int, isDue: Bool) {
    var policy = ReviewPolicy(sends: 500)
    policy.dismiss(at: Self.now)
    #expect(policy.isDue(at: after(days)) == isDue)
  }

  @Test func `five stars alone open the page`() {
    #expect(
      (1...5).map(ReviewPolicy.consequence(ofStars:)) == [
        .thank, .thank, .thank, .thank, .openPage,
      ])
  }

  @Test(arguments: [
    ReviewPolicy(), ReviewPolicy(sends: 42, asked: now), ReviewPolicy(sends: 7, dismissed: now),
    ReviewPolicy(sends: 99, asked: now, dismissed: now),
  ])
  func `what was written is read again, and nothing else is left in the folder`(
    policy: ReviewPolicy
  ) {
    let file = ReviewFile(path: folder.path)
    file.write(ReviewPolicy(sends: 1))
    file.write(policy)
    #expect(file.read() == policy)
    #expect(folder.files() == ["review"])
  }

  @Test(arguments: [
    "", "slip-review-v1\n", "slip-review-v2\nsends 9\nasked -\ndismissed -\n",
    "slip-review-v1\nsends x\nasked -\ndismissed -\n", "slip-review-v1\nsends 9\nasked -\n",
    "slip-review-v1\nasked -\nsends 9\ndismissed -\n",
    "slip-review-v1\nsends 9 9\nasked -\ndismissed -\n",
  ])
  func `a file that says anything else counts as none`(text: String) throws {
    try folder.write(text, to: "review")
    #expect(ReviewFile(path: folder.path).read() == ReviewPolicy())
  }

  @Test func `without a folder nothing is kept, and nothing fails`() {
    let file = ReviewFile(path: folder.path("none"))
    file.write(ReviewPolicy(sends: 1))
    #expect(file.read() == ReviewPolicy())
  }
}
