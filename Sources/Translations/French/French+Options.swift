extension Phrases.Options {
  static let french = Self(
    app: "l’ouvrir, dans le programme auquel vont les adresses obsidian://",
    at: "l’heure du mémo (RFC 3339) au lieu de maintenant",
    attach: "joindre ce fichier, - pour l’entrée standard\u{A0}; peut se répéter",
    config: "lire ce fichier de configuration",
    dryRun: "dire ce qui serait fait et ne rien faire",
    each: "prendre de nombreux mémos de l’entrée standard",
    full: "montrer les textes entiers",
    help: "montrer ceci",
    json: "afficher un objet JSON par ligne",
    locale: "la langue des dates\u{A0}: en ja es fr de it pt ko zh-Hans ar",
    name: "comment s’appelle le fichier de --attach -",
    noDeliver: "accepter seulement, et laisser la livraison à la prochaine exécution",
    number: "combien (20 par défaut)",
    repair: "livrer de nouveau ce qui manque, sous le même ID",
    repairEncoding: "remplacer par U+FFFD les octets qui ne sont pas de l’UTF-8, et NUL",
    sink: "seulement cette destination",
    since: "seulement ce qui a été saisi à cette heure ou ce jour, ou après",
    state: "tenir le registre ici",
    status: """
      seulement les mémos de cet état, comme history le montre\u{A0}: waiting, delivered, \
      undone …
      """,
    tag: "une étiquette, sans son #\u{A0}; peut se répéter",
    title: "un titre",
    to: "livrer à cette destination seulement\u{A0}; peut se répéter",
    until: "seulement ce qui a été saisi avant cette heure, ou jusqu’à la fin de ce jour",
    vault: "utiliser ce coffre avec les valeurs par défaut, en le créant s’il n’existe pas",
    version: "montrer la version",
    wait: "attendre que chaque destination ait fini",
    yes: "ne pas demander"
  )
}
