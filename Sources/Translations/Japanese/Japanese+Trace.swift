extension Phrases.Trace {
  static let japanese = Self(
    command: .init(
      "--trace の記録を集計する",
      """
      FILE は slip --trace FILE が書いたもの。時間はミリ秒、--json ではマイクロ秒。
      """),
    noRun: { "\($0) の \($1) 行目は実行の記録ではない" },
    median: "中央値",
    beforeMain: "main までの CPU 時間",
    terminalReady: "端末の準備",
    draftRestored: "下書きの復元",
    firstFrame: "最初の画面",
    firstKeyShown: "最初のキーの表示",
    firstDurable: "最初の送信、保存",
    firstCleared: "最初の送信、消去",
    laterDurable: "以降の送信、保存",
    laterCleared: "以降の送信、消去"
  )
}
