extension Phrases.Causes {
  static let spanish = Self(
    notAFolder: { "\($0) no es una carpeta" },
    notANote: { "\($0) no es una nota" },
    readOnly: { "\($0) está en un sistema de archivos de solo lectura" },
    outsideVault: { "\($0) lleva fuera de la bóveda" },
    notText: { "\($0) no es texto UTF-8 en el byte \($1)" },
    brokenSettings: { "\($0) no se puede leer como ajustes" },
    notDownloaded: { "\($0) aún no está descargado" },
    noHeading: { "\($0) no tiene el encabezado" },
    changing: { "\($0) no deja de cambiar" },
    noFreeName: { "no hay ningún nombre libre para \($0)" },
    unfitName: {
      "ninguna nota puede llamarse \($0): Obsidian no admite : * ? \" < > | en un nombre"
    },
    exited: { "\($0) terminó con el código de salida \($1)" },
    signalled: { "la señal \($1) terminó \($0)" },
    timedOut: { "\($0) no terminó a tiempo" },
    notStarted: { "no se puede iniciar \($0): \($1)" },
    noSink: "no hay ningún destino configurado",
    noRoute: "ninguna ruta le corresponde, y todos los destinos están en alguna ruta",
    brokenConfiguration: { "la configuración no se puede usar: \($0)" },
    undecided: { "no se sabe qué fue de un intento anterior: \($0)" },
    attachmentGone: { "no se puede leer \($0), un adjunto: ya no está, y el destino no lo tiene" },
    attachmentDamaged: {
      "no se puede leer \($0), un adjunto: está dañado, o su clave no está aquí"
    },
    attachmentNotRead: { "no se puede leer \($0), un adjunto: \($1)" },
    mountDisk: "montar el disco o corregir la ruta en la configuración; luego: slip replay",
    initWrites: "slip init escribe una configuración",
    addRoute: """
      añadir un destino que no esté en ninguna ruta, o una ruta que le corresponda; \
      luego: slip replay
      """,
    nameSinkAgain: "volver a poner el destino en la configuración, o: slip outbox drop ID",
    checkShows: "slip config check muestra todos los problemas",
    putBack: "devolver el archivo a la bóveda, y luego: slip replay; o: slip outbox drop ID",
    doctorSays: "slip doctor dice por qué",
    freeSpace: "liberar espacio, y luego: slip replay",
    mendFormat: "corregir el formato del nombre en los ajustes de la bóveda o en la configuración",
    propertiesStay: { "las propiedades de \($0) se quedan como están: \($1)" },
    propertiesStayAt: { "las propiedades de \($0) se quedan como están, línea \($1): \($2)" },
    propertyLeft: { "\($0) tiene otra cosa en \($1): se dejó como está" },
    noTemplate: { "la plantilla \($0) no está en la bóveda: la nota empieza sin ella" },
    mendLines: "corregir las líneas entre los dos ---",
    makeList: "convertirlo en una lista, o quitarlo de front_matter",
    makeTemplate: "crearla, o indicar otra"
  )
}
