extension Phrases.Vaults {
  static let french = Self(
    leftToCourier: "est laissée à slip-courier",
    todaysNote: { "la note du jour est \($0)" },
    noteEach: { "une note par mémo dans \($0)" },
    formatDoubt: { "le format \($0)\u{A0}: \($1)" },
    daysShare: { "le format \($0)\u{A0}: plusieurs jours partagent une note" },
    nameFully: "y nommer l’année, le mois et le jour",
    noTemplate: {
      """
      son modèle \($0) n’est pas dans le coffre\u{A0}: les nouvelles notes commencent \
      vides
      """
    },
    makeTemplate: "le créer, ou en nommer un autre",
    propertiesStay: {
      "\($0)\u{A0}; ses propriétés restent telles quelles, les mémos arrivent tout de même"
    },
    mendLines: "corriger les lignes entre les deux ---",
    cannotExchange: """
      son système de fichiers ne sait pas échanger deux fichiers en une étape\u{A0}: une \
      modification faite au même instant qu’un mémo peut se perdre
      """,
    cannotLease: """
      son système de fichiers ne sait pas faire attendre d’autres programmes pendant \
      qu’une note est lue\u{A0}: une modification faite au même instant qu’un mémo peut \
      se perdre
      """,
    cannotEither: """
      son système de fichiers ne sait ni échanger deux fichiers en une étape ni faire \
      attendre d’autres programmes pendant qu’une note est lue\u{A0}: une modification \
      faite au même instant qu’un mémo peut se perdre
      """,
    localDisk: """
      garder le coffre sur un disque local, et le faire copier par un outil de \
      synchronisation
      """,
    runsByName: { "lance \($0), cherché dans PATH" },
    runs: { "lance \($0)" },
    mendProgram: "corriger argv dans la configuration",
    noSettings: {
      """
      le coffre n’a pas de réglages pour de telles notes\u{A0}: elles sont dans son \
      dossier principal, sous le nom \($0)
      """
    },
    notesGo: { "\($0) met les notes dans \($1), sous le nom \($2)" },
    topFolder: "son dossier principal",
    folder: { "le dossier \($0)" },
    fromTemplate: { ", d’après le modèle \($0)" }
  )
}
