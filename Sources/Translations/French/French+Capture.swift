extension Phrases.Capture {
  static let french = Self(
    notUTF8: { "l’entrée n’est plus en UTF-8 à l’octet \($0)\u{A0}; rien n’a été pris" },
    repairEncoding: "--repair-encoding remplace ce qui n’est pas du texte",
    nul: { "l’entrée contient NUL à l’octet \($0)\u{A0}; rien n’a été pris" },
    nulSeparates: "--repair-encoding le remplace\u{A0}; avec --each nul il sert de séparateur",
    empty: "le mémo est vide",
    tooLarge: "le mémo dépasse 64 MiB\u{A0}; rien n’a été pris",
    ownFile: "le garder comme fichier à part",
    rejectedLine: { "ligne \($0)\u{A0}: \($1)\u{A0}; la ligne n’a pas été prise" },
    notJSON: { "ce n’est plus du JSON à la colonne \($0)" },
    notObject: "ce n’est pas un objet JSON",
    noText: "pas de texte",
    wrongType: { "\($0) est du mauvais type" },
    unknownField: { "il n’y a pas de champ \($0)" },
    badTime: { "valeur non valide pour at\u{A0}: \($0)" },
    badTag: { "\($0) n’est pas une étiquette" },
    textHasNul: { "le texte contient NUL à l’octet \($0)" },
    textNotUTF8: { "le texte n’est plus en UTF-8 à l’octet \($0)" },
    overLimit: "le mémo dépasse 64 MiB",
    notAttached: { "impossible de joindre \($0)\u{A0}: \($1)\u{A0}; rien n’a été pris" },
    noFile: "ce n’est pas un fichier",
    attachInput: "--attach - joint ce qui arrive par l’entrée standard",
    attachmentNotKept: {
      "le mémo n’a PAS été accepté\u{A0}: impossible de garder la pièce jointe\u{A0}: \($0)"
    },
    notAccepted: {
      Plural.french(
        $0, one: "le mémo n’a PAS été accepté\u{A0}: \($1)",
        many: "les \($0) de mémos n’ont PAS été acceptés\u{A0}: \($1)",
        other: "les \($0) mémos n’ont PAS été acceptés\u{A0}: \($1)")
    },
    sendAgain: "rien de ce qui existe encore n’est perdu\u{A0}: envoyer de nouveau",
    freeSpace: "libérer de l’espace, puis envoyer de nouveau",
    inPlace: "dans",
    waits: "attend",
    held: "retenu",
    takenBack: "repris",
    kept: "est gardé",
    nextRun: "attend la prochaine exécution",
    turn: "attend son tour",
    leftToAnother: "un autre processus le livre",
    mendHeld: {
      """
      corriger, puis\u{A0}: slip outbox retry \($0)\u{A0}; ou\u{A0}: slip outbox drop \
      \($0)
      """
    }
  )
}
