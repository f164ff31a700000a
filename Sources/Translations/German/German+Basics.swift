extension Phrases.Basics {
  static let german = Self(
    error: "Fehler:",
    warning: "Warnung:",
    hint: "Hinweis:",
    colon: ": ",
    comma: ", ",
    or: " oder ",
    memos: {
      Plural.german($0, one: "\($0) Memo", other: "\($0) Memos")
    },
    files: {
      Plural.german($0, one: "\($0) Datei", other: "\($0) Dateien")
    },
    bytes: {
      Plural.german($0, one: "\($0) Byte", other: "\($0) Bytes")
    },
    sinks: {
      Plural.german($0, one: "\($0) Ziel", other: "\($0) Ziele")
    },
    problems: {
      Plural.german($0, one: "\($0) Problem", other: "\($0) Probleme")
    },
    events: {
      Plural.german($0, one: "\($0) Ereignis", other: "\($0) Ereignisse")
    },
    segments: {
      Plural.german($0, one: "\($0) Segment", other: "\($0) Segmente")
    },
    now: "jetzt",
    inSeconds: { "in \($0) s" },
    inMinutes: { "in \($0) min" },
    inHours: { "in \($0) h" },
    sink: "das Ziel",
    standardInput: "die Standardeingabe"
  )
}
