extension Phrases.Basics {
  static let french = Self(
    error: "erreur\u{A0}:",
    warning: "attention\u{A0}:",
    hint: "conseil\u{A0}:",
    colon: "\u{A0}: ",
    comma: ", ",
    or: " ou ",
    memos: {
      Plural.french($0, one: "\($0) mémo", many: "\($0) de mémos", other: "\($0) mémos")
    },
    files: {
      Plural.french($0, one: "\($0) fichier", many: "\($0) de fichiers", other: "\($0) fichiers")
    },
    bytes: {
      Plural.french($0, one: "\($0) octet", many: "\($0) d’octets", other: "\($0) octets")
    },
    sinks: {
      Plural.french(
        $0, one: "\($0) destination", many: "\($0) de destinations", other: "\($0) destinations")
    },
    problems: {
      Plural.french($0, one: "\($0) problème", many: "\($0) de problèmes", other: "\($0) problèmes")
    },
    events: {
      Plural.french(
        $0, one: "\($0) événement", many: "\($0) d’événements", other: "\($0) événements")
    },
    segments: {
      Plural.french($0, one: "\($0) segment", many: "\($0) de segments", other: "\($0) segments")
    },
    now: "maintenant",
    inSeconds: { "dans \($0) s" },
    inMinutes: { "dans \($0) min" },
    inHours: { "dans \($0) h" },
    sink: "la destination",
    standardInput: "l’entrée standard"
  )
}
