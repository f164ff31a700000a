extension Phrases.Basics {
  static let simplifiedChinese = Self(
    error: "错误：",
    warning: "警告：",
    hint: "提示：",
    colon: "：",
    comma: "，",
    or: " 或 ",
    memos: { "\($0) 条备忘" },
    files: { "\($0) 个文件" },
    bytes: { "\($0) 字节" },
    sinks: { "\($0) 个目的地" },
    problems: { "\($0) 个问题" },
    events: { "\($0) 个事件" },
    segments: { "\($0) 个分段" },
    now: "现在",
    inSeconds: { "\($0) 秒后" },
    inMinutes: { "\($0) 分钟后" },
    inHours: { "\($0) 小时后" },
    sink: "目的地",
    standardInput: "标准输入"
  )
}
