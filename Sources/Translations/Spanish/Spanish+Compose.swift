extension Phrases.Compose {
  static let spanish = Self(
    command: "escribir apuntes en una pantalla propia",
    optionsOfScreen: "Opciones de la pantalla:",
    once: "terminar cuando se envía un apunte",
    trace: "añadir a este archivo cuánto tardó cada paso",
    languageName: "Español",
    hint: { "\($0) envía · \($1) recientes · \($2) sale" },
    waiting: { "\($0) en espera" },
    held: {
      Plural.spanish(
        $0, one: "\($0) retenido", many: "\($0) retenidos", other: "\($0) retenidos")
    },
    notSent: { "no enviado: \($0)" },
    draftNotKept: { "el borrador no se guarda: \($0)" },
    draftNotKeptYet: "el borrador aún no se ha guardado: el disco tarda demasiado",
    drafts: "borradores",
    draft: "borrador",
    draftsKept: {
      Plural.spanish(
        $0, one: "\($0) borrador guardado, a las \($1)",
        many: "\($0) de borradores guardados, el último a las \($1)",
        other: "\($0) borradores guardados, el último a las \($1)")
    },
    draftNotOpened: { "no se puede abrir \($0): \($1); se deja como está" },
    draftNotRemoved: { "no se puede quitar \($0): \($1)" },
    nothingToSend: "nada que enviar",
    tooLarge: "más de 64 MiB: mejor guardarlo como archivo",
    nothingSent: "aún no se ha enviado nada",
    historyKeys: "Intro muestra · r reintenta · u retira · o abre · y copia · Esc vuelve",
    detailKeys: "Esc vuelve",
    reviewQuestion: "¿Qué tal Slip? Alt-1 a Alt-5 estrellas, Alt-0 ahora no",
    thanks: "gracias",
    terminalFailed: { "no se puede usar el terminal: \($0)" },
    isWaiting: "en espera",
    isUncertain: "dudoso",
    isHeld: "retenido",
    isDelivered: "entregado",
    isDropped: "descartado",
    isUndone: "retirado",
    isUnknown: "desconocido"
  )
}
