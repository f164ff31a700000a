extension Phrases.Ledger {
  static let spanish = Self(
    notOpened: { "no se puede abrir ni crear \($0): \($1)" },
    lookAtAll: "slip doctor lo examina todo",
    notLocked: { "no se puede bloquear el registro: \($0)" },
    notWritten: { "no se puede escribir el registro: \($0)" },
    notConfirmed: { "el disco no confirmó lo escrito: \($0)" },
    checkDisk: "revisar el disco y volver a intentarlo",
    tooLarge: "es demasiado grande para el registro",
    recordUnreadable: { "no se puede leer una entrada del segmento \($0): \($1)" },
    namesDamage: "slip doctor dice qué está dañado",
    unreadSegments: {
      Plural.spanish(
        $0, one: "no se puede leer \($0) segmento del registro",
        many: "no se pueden leer \($0) de segmentos del registro",
        other: "no se pueden leer \($0) segmentos del registro")
    },
    namesSegments: "slip doctor dice cuáles",
    keyMissing: { "la clave \($0) no está en este equipo" },
    importKey: "slip key import la toma de donde se guarda",
    keyWrong: { "el archivo de la clave \($0) contiene otra cosa" },
    importBeside: "slip key import la añade al lado",
    keyNotRead: { "no se puede leer la clave \($0): \($1)" },
    keyNotKept: { "no se puede guardar ninguna clave en \($0): \($1)" },
    noKeyText: "la entrada no es lo que imprime slip key export",
    gone: "ya no está",
    damagedHeader: "su cabecera está dañada",
    newerVersion: "es de una versión más reciente",
    itsKeyMissing: { "su clave \($0) no está en este equipo" },
    itsKeyWrong: { "el archivo de su clave \($0) contiene otra cosa" },
    brokenSeal: "su sello está roto",
    doubtfulSegment: {
      "puede que ya esté entregado: no se puede leer el segmento \($0) del registro"
    },
    doubtfulBytes: {
      "puede que ya esté entregado: el segmento \($0) está dañado en el byte \($1)"
    },
    noKeyID: { "\($0) no es el ID de una clave" },
    listsKeys: "slip key las enumera",
    noKey: "todavía no hay ninguna clave",
    sealedUnder: {
      """
      lo que venga desde ahora se sella con \($0); conservar las claves antiguas para lo \
      anterior
      """
    },
    guardKey: "quien tenga este texto puede leer el registro: guardarlo como una contraseña",
    keyIsHere: { "la clave \($0) está aquí" },
    wrong: "errónea",
    current: "en uso",
    usable: "utilizable"
  )
}
