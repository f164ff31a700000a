extension Phrases.Basics {
  static let italian = Self(
    error: "errore:",
    warning: "avviso:",
    hint: "consiglio:",
    colon: ": ",
    comma: ", ",
    or: " o ",
    memos: {
      Plural.italian($0, one: "\($0) memo", many: "\($0) di memo", other: "\($0) memo")
    },
    files: {
      Plural.italian($0, one: "\($0) file", many: "\($0) di file", other: "\($0) file")
    },
    bytes: {
      Plural.italian($0, one: "\($0) byte", many: "\($0) di byte", other: "\($0) byte")
    },
    sinks: {
      Plural.italian(
        $0, one: "\($0) destinazione", many: "\($0) di destinazioni", other: "\($0) destinazioni")
    },
    problems: {
      Plural.italian($0, one: "\($0) problema", many: "\($0) di problemi", other: "\($0) problemi")
    },
    events: {
      Plural.italian($0, one: "\($0) evento", many: "\($0) di eventi", other: "\($0) eventi")
    },
    segments: {
      Plural.italian($0, one: "\($0) segmento", many: "\($0) di segmenti", other: "\($0) segmenti")
    },
    now: "adesso",
    inSeconds: { "tra \($0) s" },
    inMinutes: { "tra \($0) min" },
    inHours: { "tra \($0) h" },
    sink: "la destinazione",
    standardInput: "lo standard input"
  )
}
