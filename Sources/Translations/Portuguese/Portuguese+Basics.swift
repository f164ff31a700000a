extension Phrases.Basics {
  static let portuguese = Self(
    error: "erro:",
    warning: "aviso:",
    hint: "sugestão:",
    colon: ": ",
    comma: ", ",
    or: " ou ",
    memos: {
      Plural.portuguese(
        $0, one: "\($0) apontamento", many: "\($0) de apontamentos", other: "\($0) apontamentos")
    },
    files: {
      Plural.portuguese(
        $0, one: "\($0) ficheiro", many: "\($0) de ficheiros", other: "\($0) ficheiros")
    },
    bytes: {
      Plural.portuguese($0, one: "\($0) byte", many: "\($0) de bytes", other: "\($0) bytes")
    },
    sinks: {
      Plural.portuguese(
        $0, one: "\($0) destino", many: "\($0) de destinos", other: "\($0) destinos")
    },
    problems: {
      Plural.portuguese(
        $0, one: "\($0) problema", many: "\($0) de problemas", other: "\($0) problemas")
    },
    events: {
      Plural.portuguese(
        $0, one: "\($0) acontecimento", many: "\($0) de acontecimentos",
        other: "\($0) acontecimentos")
    },
    segments: {
      Plural.portuguese(
        $0, one: "\($0) segmento", many: "\($0) de segmentos", other: "\($0) segmentos")
    },
    now: "agora",
    inSeconds: { "daqui a \($0) s" },
    inMinutes: { "daqui a \($0) min" },
    inHours: { "daqui a \($0) h" },
    sink: "o destino",
    standardInput: "a entrada padrão"
  )
}
