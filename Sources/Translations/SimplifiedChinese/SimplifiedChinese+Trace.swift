extension Phrases.Trace {
  static let simplifiedChinese = Self(
    command: .init(
      "汇总 --trace 记录的内容",
      """
      FILE 由 slip --trace FILE 写成。时间单位为毫秒，用 --json 时为微秒。
      """),
    noRun: { "\($0) 的第 \($1) 行不是运行记录" },
    median: "中位数",
    beforeMain: "main 之前的处理器时间",
    terminalReady: "终端就绪",
    draftRestored: "草稿已恢复",
    firstFrame: "首帧",
    firstKeyShown: "首个按键已显示",
    firstDurable: "首次发送，已落盘",
    firstCleared: "首次发送，已清空",
    laterDurable: "后续发送，已落盘",
    laterCleared: "后续发送，已清空"
  )
}
