extension Phrases.Compose {
  static let french = Self(
    command: "écrire des mémos sur un écran à part",
    optionsOfScreen: "Options de l’écran :",
    once: "terminer quand un mémo est envoyé",
    trace: "ajouter à ce fichier la durée de chaque étape",
    languageName: "Français",
    hint: { "\($0) envoie · \($1) récents · \($2) quitte" },
    waiting: { "\($0) en attente" },
    held: {
      Plural.french(
        $0, one: "\($0) retenu", many: "\($0) retenus", other: "\($0) retenus")
    },
    notSent: { "non envoyé : \($0)" },
    draftNotKept: { "le brouillon n’est pas conservé : \($0)" },
    drafts: "brouillons",
    draft: "brouillon",
    draftsKept: {
      Plural.french(
        $0, one: "\($0) brouillon conservé, enregistré à \($1)",
        many: "\($0) brouillons conservés, le dernier enregistré à \($1)",
        other: "\($0) brouillons conservés, le dernier enregistré à \($1)")
    },
    draftNotOpened: { "\($0) ne peut pas être ouvert : \($1) ; laissé tel quel" },
    draftNotRemoved: { "\($0) ne peut pas être supprimé : \($1)" },
    nothingToSend: "rien à envoyer",
    tooLarge: "plus de 64 Mio : à garder comme fichier",
    nothingSent: "rien n’a encore été envoyé",
    historyKeys: "Entrée montre tout · r réessaie · u annule · o ouvre · y copie · Échap retour",
    detailKeys: "Échap retour",
    reviewQuestion: "Que pensez-vous de Slip ? Alt-1 à Alt-5 étoiles, Alt-0 pas maintenant",
    thanks: "merci",
    terminalFailed: { "le terminal est inutilisable : \($0)" },
    isWaiting: "en attente",
    isUncertain: "incertain",
    isHeld: "retenu",
    isDelivered: "livré",
    isDropped: "abandonné",
    isUndone: "annulé",
    isUnknown: "inconnu"
  )
}
