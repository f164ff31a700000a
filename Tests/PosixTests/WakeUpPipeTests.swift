import Posix
import Testing

@Suite struct WakeUpPipeTests {
  @Test func `waking a full pipe neither waits nor fails, and draining empties it`() throws {
    let pipe = try WakeUpPipe()
    for _ in 0..<200_000 { pipe.wake() }
    #expect(try pipe.drain().isEmpty, "no signal came")
    #expect(try pipe.drain().isEmpty)
  }
}
