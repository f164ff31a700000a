extension Phrases.Vaults {
  static let spanish = Self(
    leftToCourier: "queda para slip-courier",
    todaysNote: { "la nota de hoy es \($0)" },
    noteEach: { "una nota por apunte en \($0)" },
    formatDoubt: { "el formato \($0): \($1)" },
    daysShare: { "el formato \($0): varios días comparten una nota" },
    nameFully: "nombrar en él el año, el mes y el día",
    noTemplate: { "su plantilla \($0) no está en la bóveda: las notas nuevas empiezan vacías" },
    makeTemplate: "crearla, o indicar otra",
    propertiesStay: {
      "\($0); sus propiedades se quedan como están, los apuntes llegan igualmente"
    },
    mendLines: "corregir las líneas entre los dos ---",
    cannotExchange: """
      su sistema de archivos no puede intercambiar dos archivos en un paso: puede \
      perderse un cambio hecho en el mismo instante que un apunte
      """,
    cannotLease: """
      su sistema de archivos no puede hacer esperar a otros programas mientras se lee una \
      nota: puede perderse un cambio hecho en el mismo instante que un apunte
      """,
    cannotEither: """
      su sistema de archivos no puede intercambiar dos archivos en un paso ni hacer \
      esperar a otros programas mientras se lee una nota: puede perderse un cambio hecho \
      en el mismo instante que un apunte
      """,
    localDisk: """
      tener la bóveda en un disco local y dejar que una herramienta de sincronización la \
      copie
      """,
    runsByName: { "ejecuta \($0), buscado en PATH" },
    runs: { "ejecuta \($0)" },
    mendProgram: "corregir argv en la configuración",
    noSettings: {
      """
      la bóveda no tiene ajustes para esas notas: están en su carpeta principal y se \
      llaman \($0)
      """
    },
    notesGo: { "\($0) pone las notas en \($1) y las llama \($2)" },
    topFolder: "su carpeta principal",
    folder: { "la carpeta \($0)" },
    fromTemplate: { ", a partir de la plantilla \($0)" }
  )
}
