import Delivery
import Testing

@Suite struct BackOffTests {
  private var source = SystemRandomNumberGenerator()

  @Test func `the bound doubles from one second to fifteen minutes`() {
    let bounds = (1...12).map { BackOff().bound(afterFailures: $0) }
    #expect(bounds == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900].map { .seconds($0) })
    #expect(BackOff().bound(afterFailures: .max) == .seconds(900))
    #expect(BackOff().bound(afterFailures: 0) == .seconds(1))
  }

  @Test(arguments: [1, 5, 11, 1_000])
  mutating func `a wait is spread over all the time up to the bound`(failures: Int) {
    let bound = BackOff().bound(afterFailures: failures)
    let waits = (0..<1_000).map { _ in
      BackOff().wait(afterFailures: failures, drawnFrom: &source)
    }
    #expect(waits.allSatisfy { .zero <= $0 && $0 <= bound })
    #expect(waits.contains { $0 < bound / 4 } && waits.contains { $0 > bound / 4 * 3 })
  }

  @Test mutating func `both ends of the wait occur`() {
    let backOff = BackOff(first: .milliseconds(2))
    let waits = Set((0..<1_000).map { _ in backOff.wait(afterFailures: 1, drawnFrom: &source) })
    #expect(waits == [.zero, .milliseconds(1), .milliseconds(2)])
  }
}
