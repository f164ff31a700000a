extension Phrases.Compose {
  static let french = Self(
    command: "écrire des mémos sur un écran à part",
    optionsOfScreen: "Options de l’écran\u{A0}:",
    once: "terminer quand un mémo est envoyé",
    trace: "ajouter à ce fichier la durée de chaque étape",
    languageName: "Français",
    hint: { "\($0) envoie · \($1) récents · \($2) quitte" },
    waiting: { "\($0) en attente" },
    held: {
      Plural.french(
        $0, one: "\($0) retenu", many: "\($0) retenus", other: "\($0) retenus")
    },
    notSent: { "non envoyé\u{A0}: \($0)" },
    draftNotKept: { "le brouillon n’est pas gardé\u{A0}: \($0)" },
    draftNotKeptYet: "le brouillon n’est pas encore gardé\u{A0}: le disque est trop lent",
    drafts: "brouillons",
    draft: "brouillon",
    draftsKept: {
      Plural.french(
        $0, one: "\($0) brouillon gardé, enregistré à \($1)",
        many: "\($0) de brouillons gardés, le dernier enregistré à \($1)",
        other: "\($0) brouillons gardés, le dernier enregistré à \($1)")
    },
    draftNotOpened: { "impossible d’ouvrir \($0)\u{A0}: \($1)\u{A0}; laissé tel quel" },
    draftNotRemoved: { "impossible de supprimer \($0)\u{A0}: \($1)" },
    nothingToSend: "rien à envoyer",
    tooLarge: "plus de 64 MiB\u{A0}: à garder comme fichier",
    nothingSent: "rien n’a encore été envoyé",
    historyKeys: "Entrée montre · r réessaie · u reprend · o ouvre · y copie · Échap sort",
    detailKeys: "Échap retour",
    reviewQuestion: "Que vaut Slip\u{A0}? Alt-1 à Alt-5 étoiles, Alt-0 plus tard",
    thanks: "merci",
    terminalFailed: { "le terminal est inutilisable\u{A0}: \($0)" },
    isWaiting: "en attente",
    isUncertain: "incertain",
    isHeld: "retenu",
    isDelivered: "livré",
    isDropped: "abandonné",
    isUndone: "repris",
    isUnknown: "inconnu"
  )
}
