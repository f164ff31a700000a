extension Phrases.Basics {
  static let japanese = Self(
    error: "エラー:",
    warning: "警告:",
    hint: "ヒント:",
    colon: ": ",
    comma: "、",
    or: " または ",
    memos: { "メモ \($0) 件" },
    files: { "ファイル \($0) 個" },
    bytes: { "\($0) バイト" },
    sinks: { "送り先 \($0) 件" },
    problems: { "問題 \($0) 件" },
    events: { "出来事 \($0) 件" },
    segments: { "区分 \($0) 個" },
    now: "今すぐ",
    inSeconds: { "\($0) 秒後" },
    inMinutes: { "\($0) 分後" },
    inHours: { "\($0) 時間後" },
    sink: "送り先",
    standardInput: "標準入力"
  )
}
