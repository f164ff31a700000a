extension Phrases.Trace {
  static let english = Self(
    command: .init(
      "sum up what --trace wrote down",
      """
      Each FILE is one that slip --trace FILE wrote. Times are in milliseconds; with --json in
      microseconds.
      """),
    noRun: { "line \($1) of \($0) tells of no run" },
    median: "median",
    beforeMain: "processor time before main",
    terminalReady: "terminal ready",
    draftRestored: "draft restored",
    firstFrame: "first frame",
    firstKeyShown: "first key shown",
    firstDurable: "first send, durable",
    firstCleared: "first send, cleared",
    laterDurable: "later sends, durable",
    laterCleared: "later sends, cleared"
  )
}
