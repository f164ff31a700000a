extension Phrases.Trace {
  static let korean = Self(
    command: .init(
      "--trace가 적은 것을 요약함",
      """
      FILE은 slip --trace FILE이 쓴 것. 시간은 밀리초, --json에서는 마이크로초.
      """),
    noRun: { "\($0)의 \($1)번째 줄은 실행 기록이 아님" },
    median: "중앙값",
    beforeMain: "main 이전 프로세서 시간",
    terminalReady: "터미널 준비",
    draftRestored: "초안 복원",
    firstFrame: "첫 화면",
    firstKeyShown: "첫 키 표시",
    firstDurable: "첫 보내기, 저장",
    firstCleared: "첫 보내기, 비움",
    laterDurable: "이후 보내기, 저장",
    laterCleared: "이후 보내기, 비움"
  )
}
