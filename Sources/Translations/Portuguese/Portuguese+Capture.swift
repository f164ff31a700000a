extension Phrases.Capture {
  static let portuguese = Self(
    notUTF8: { "a entrada não é UTF-8 no byte \($0); nada foi aceite" },
    repairEncoding: "--repair-encoding substitui o que não é texto",
    nul: { "a entrada tem um NUL no byte \($0); nada foi aceite" },
    nulSeparates: "--repair-encoding substitui-o; --each nul toma-o como separador",
    empty: "o apontamento está vazio",
    tooLarge: "o apontamento passa de 64 MiB; nada foi aceite",
    ownFile: "guardá-lo como ficheiro à parte",
    rejectedLine: { "linha \($0): \($1); a linha não foi aceite" },
    notJSON: { "não é JSON na coluna \($0)" },
    notObject: "não é um objeto JSON",
    noText: "sem texto",
    wrongType: { "\($0) é do tipo errado" },
    unknownField: { "não há nenhum campo \($0)" },
    badTime: { "valor inválido para at: \($0)" },
    badTag: { "\($0) não é uma etiqueta" },
    textHasNul: { "o texto tem um NUL no byte \($0)" },
    textNotUTF8: { "o texto não é UTF-8 no byte \($0)" },
    overLimit: "o apontamento passa de 64 MiB",
    notAttached: { "não é possível anexar \($0): \($1); nada foi aceite" },
    noFile: "não é um ficheiro",
    attachInput: "--attach - anexa o que chega pela entrada padrão",
    attachmentNotKept: { "o apontamento NÃO foi aceite: não é possível guardar o anexo: \($0)" },
    notAccepted: {
      Plural.portuguese(
        $0, one: "o apontamento NÃO foi aceite: \($1)",
        many: "\($0) de apontamentos NÃO foram aceites: \($1)",
        other: "os \($0) apontamentos NÃO foram aceites: \($1)")
    },
    sendAgain: "nada do que ainda existe se perdeu: enviar de novo",
    freeSpace: "libertar espaço e enviar de novo",
    inPlace: "em",
    waits: "espera",
    held: "retido",
    takenBack: "retirado",
    kept: "está guardado",
    nextRun: "espera pela próxima execução",
    turn: "espera pela sua vez",
    leftToAnother: "outro processo está a entregá-lo",
    mendHeld: { "corrigir, e depois: slip outbox retry \($0); ou: slip outbox drop \($0)" }
  )
}
