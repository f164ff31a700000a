extension Phrases.Capture {
  static let spanish = Self(
    notUTF8: { "la entrada no es UTF-8 en el byte \($0); no se tomó nada" },
    repairEncoding: "--repair-encoding sustituye lo que no es texto",
    nul: { "la entrada tiene un NUL en el byte \($0); no se tomó nada" },
    nulSeparates: "--repair-encoding lo sustituye; --each nul lo toma como separador",
    empty: "el apunte está vacío",
    tooLarge: "el apunte pasa de 64 MiB; no se tomó nada",
    ownFile: "guardarlo como archivo aparte",
    rejectedLine: { "línea \($0): \($1); la línea no se tomó" },
    notJSON: { "no es JSON en la columna \($0)" },
    notObject: "no es un objeto JSON",
    noText: "sin texto",
    wrongType: { "\($0) es del tipo equivocado" },
    unknownField: { "no existe el campo \($0)" },
    badTime: { "valor no válido para at: \($0)" },
    badTag: { "\($0) no es una etiqueta" },
    textHasNul: { "el texto tiene un NUL en el byte \($0)" },
    textNotUTF8: { "el texto no es UTF-8 en el byte \($0)" },
    overLimit: "el apunte pasa de 64 MiB",
    notAttached: { "no se puede adjuntar \($0): \($1); no se tomó nada" },
    noFile: "no es un archivo",
    attachInput: "--attach - adjunta lo que llega por la entrada estándar",
    attachmentNotKept: { "el apunte NO se aceptó: no se puede guardar lo adjunto: \($0)" },
    notAccepted: {
      Plural.spanish(
        $0, one: "el apunte NO se aceptó: \($1)", many: "\($0) de apuntes NO se aceptaron: \($1)",
        other: "los \($0) apuntes NO se aceptaron: \($1)")
    },
    sendAgain: "no se ha perdido nada que aún se tenga: enviarlo de nuevo",
    freeSpace: "liberar espacio y enviarlo de nuevo",
    inPlace: "en",
    waits: "espera",
    held: "retenido",
    takenBack: "retirado",
    kept: "está guardado",
    nextRun: "espera a la próxima ejecución",
    turn: "espera su turno",
    leftToAnother: "otro proceso lo está entregando",
    mendHeld: { "corregirlo, y luego: slip outbox retry \($0); o: slip outbox drop \($0)" }
  )
}
