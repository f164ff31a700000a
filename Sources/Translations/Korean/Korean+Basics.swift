extension Phrases.Basics {
  static let korean = Self(
    error: "오류:",
    warning: "경고:",
    hint: "힌트:",
    colon: ": ",
    comma: ", ",
    or: " 또는 ",
    memos: { "메모 \($0)개" },
    files: { "파일 \($0)개" },
    bytes: { "\($0)바이트" },
    sinks: { "전달처 \($0)개" },
    problems: { "문제 \($0)개" },
    events: { "사건 \($0)개" },
    segments: { "구간 \($0)개" },
    now: "지금",
    inSeconds: { "\($0)초 뒤" },
    inMinutes: { "\($0)분 뒤" },
    inHours: { "\($0)시간 뒤" },
    sink: "전달처",
    standardInput: "표준 입력"
  )
}
