extension Phrases.Doctor {
  static let spanish = Self(
    good: "bien",
    warning: "aviso",
    bad: "mal",
    configuration: "configuración",
    routes: "rutas",
    key: { "clave \($0)" },
    keys: "claves",
    segment: { "segmento \($0)" },
    ledger: "registro",
    attachment: "adjunto",
    attachments: "adjuntos",
    sink: { "destino \($0)" },
    clock: "reloj",
    initWrites: "slip init escribe una",
    mendPermissions: "corregir sus permisos",
    hasProblems: {
      Plural.spanish(
        $0, one: "\($1) tiene \($0) problema", many: "\($1) tiene \($0) de problemas",
        other: "\($1) tiene \($0) problemas")
    },
    checkShows: "slip config check los muestra",
    hasSinks: { "\($0), \($1)" },
    initShows: "slip init muestra cómo se escribe un destino",
    nowhereToGo: "los apuntes sin ruta que les corresponda no tienen adónde ir",
    usableKeys: {
      Plural.spanish(
        $0, one: "\($0) clave utilizable en \($1)", many: "\($0) de claves utilizables en \($1)",
        other: "\($0) claves utilizables en \($1)")
    },
    exportPrints: "slip key export imprime una, para un lugar seguro",
    setClock: "poner el reloj en hora: los apuntes llevan su hora",
    ledgerHolds: { "\($0) en \($1), \($2) en la bandeja de salida" },
    segmentUnreadable: { "no se puede leer: \($0); \($1) en \($2)" },
    bytesChanged: {
      """
      alguien cambió los bytes \($0) a \($1); ilegible: \($2); todo lo que sigue se puede \
      leer
      """
    },
    bytesDamaged: {
      """
      los bytes \($0) a \($1) están dañados; ilegible: \($2); todo lo que sigue se puede \
      leer
      """
    },
    copyKept: { "hay una copia de los bytes en \($0); revisar el disco" },
    passedOver: {
      Plural.spanish(
        $0, one: "se pasó por alto \($0) byte de una escritura interrumpida; nunca se confirmó",
        many: "se pasaron por alto \($0) de bytes de una escritura interrumpida; nunca se confirmó",
        other: "se pasaron por alto \($0) bytes de una escritura interrumpida; nunca se confirmó")
    },
    endsTorn: {
      Plural.spanish(
        $0, one: "termina en \($0) byte de una escritura interrumpida",
        many: "termina en \($0) de bytes de una escritura interrumpida",
        other: "termina en \($0) bytes de una escritura interrumpida")
    },
    abandoned: {
      Plural.spanish(
        $0, one: "\($0) byte no llegó al disco y se escribió de nuevo en otro lugar",
        many: "\($0) de bytes no llegaron al disco y se escribieron de nuevo en otro lugar",
        other: "\($0) bytes no llegaron al disco y se escribieron de nuevo en otro lugar")
    },
    checkDisk: "revisar el disco",
    importKey: "slip key import toma la clave de donde se guarda",
    mendFile: "corregir los permisos del archivo",
    newerSlip: "usar la versión más reciente de slip que lo escribió",
    attachmentsWait: {
      Plural.spanish(
        $0, one: "\($0) adjunto sellado espera, \($1) en total",
        many: "\($0) de adjuntos sellados esperan, \($1) en total",
        other: "\($0) adjuntos sellados esperan, \($1) en total")
    },
    unreadableOfThem: {
      Plural.spanish(
        $0, one: ", \($0) de ellos ilegible", many: ", \($0) de ellos ilegibles",
        other: ", \($0) de ellos ilegibles")
    },
    leftOver: {
      Plural.spanish(
        $0, one: "; \($0) que ningún apunte espera se irá con una entrega, pasado un día",
        many: "; \($0) que ningún apunte espera se irán con una entrega, pasado un día",
        other: "; \($0) que ningún apunte espera se irán con una entrega, pasado un día")
    }
  )
}
