extension Phrases.Basics {
  static let spanish = Self(
    error: "error:",
    warning: "aviso:",
    hint: "sugerencia:",
    colon: ": ",
    comma: ", ",
    or: " o ",
    memos: {
      Plural.spanish($0, one: "\($0) apunte", many: "\($0) de apuntes", other: "\($0) apuntes")
    },
    files: {
      Plural.spanish($0, one: "\($0) archivo", many: "\($0) de archivos", other: "\($0) archivos")
    },
    bytes: {
      Plural.spanish($0, one: "\($0) byte", many: "\($0) de bytes", other: "\($0) bytes")
    },
    sinks: {
      Plural.spanish($0, one: "\($0) destino", many: "\($0) de destinos", other: "\($0) destinos")
    },
    problems: {
      Plural.spanish(
        $0, one: "\($0) problema", many: "\($0) de problemas", other: "\($0) problemas")
    },
    events: {
      Plural.spanish($0, one: "\($0) suceso", many: "\($0) de sucesos", other: "\($0) sucesos")
    },
    segments: {
      Plural.spanish(
        $0, one: "\($0) segmento", many: "\($0) de segmentos", other: "\($0) segmentos")
    },
    now: "ahora",
    inSeconds: { "en \($0) s" },
    inMinutes: { "en \($0) min" },
    inHours: { "en \($0) h" },
    sink: "el destino",
    standardInput: "la entrada estándar"
  )
}
