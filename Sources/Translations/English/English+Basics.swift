extension Phrases.Basics {
  static let english = Self(
    error: "error:",
    warning: "warning:",
    hint: "hint:",
    colon: ": ",
    comma: ", ",
    or: " or ",
    memos: { Plural.english($0, one: "\($0) memo", other: "\($0) memos") },
    files: { Plural.english($0, one: "\($0) file", other: "\($0) files") },
    bytes: { Plural.english($0, one: "\($0) byte", other: "\($0) bytes") },
    sinks: { Plural.english($0, one: "\($0) sink", other: "\($0) sinks") },
    problems: { Plural.english($0, one: "\($0) problem", other: "\($0) problems") },
    events: { Plural.english($0, one: "\($0) event", other: "\($0) events") },
    segments: { Plural.english($0, one: "\($0) segment", other: "\($0) segments") },
    now: "now",
    inSeconds: { "in \($0) s" },
    inMinutes: { "in \($0) min" },
    inHours: { "in \($0) h" },
    sink: "the sink",
    standardInput: "standard input"
  )
}
