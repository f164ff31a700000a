extension Phrases.Help {
  static let french = Self(
    motto: "Slip recueille une pensée à l’instant où elle vient.",
    usage: "usage\u{A0}:",
    inputAsMemo: "saisir l’entrée standard comme un seul mémo",
    commonOptions: "Options de toutes les commandes\u{A0}:",
    options: "Options\u{A0}:",
    saysMore: "slip COMMAND --help en dit plus sur l’une d’elles.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "saisir un mémo et le livrer",
      """
      Le mémo est TEXT, ses mots joints par des espaces\u{A0}; sans TEXT, ou avec un seul -,
      c’est ce qui arrive par l’entrée standard. Il est sur stockage durable quand son ID
      s’affiche. Les fins de ligne finales de l’entrée standard ne font pas partie du mémo.
      Avec --attach le texte peut être vide\u{A0}; un terminal n’est alors interrogé que par -.
      """),
    initialize: .init(
      "écrire une configuration commentée",
      """
      VAULT est le dossier des notes\u{A0}; il est créé s’il n’existe pas. Sans lui, les coffres
      qu’Obsidian connaît sont énumérés. Une configuration déjà présente n’est jamais
      remplacée.
      """),
    replay: .init(
      "reprendre après un plantage et livrer tout ce qui attend, maintenant",
      """
      Les pauses entre essais sont ignorées. Code de sortie 75 si quelque chose attend \
      encore.
      """),
    outbox: .init(
      "montrer ce qui attend, et pourquoi",
      "ID est un début ou une fin de l’ID d’un mémo, d’au moins 4 caractères."),
    outboxShow: "chaque événement d’un mémo, avec son texte",
    outboxRetry: "le livrer maintenant, même s’il était retenu",
    outboxDrop: "l’abandonner\u{A0}; son historique reste",
    undo: .init(
      "reprendre un mémo du coffre ou de la boîte d’envoi",
      """
      Sans ID\u{A0}: le dernier mémo saisi. Ce qui a été mis dans la note en sort exactement, tant
      que rien n’y a changé\u{A0}; le mémo reste dans l’historique.
      """),
    open: .init(
      "montrer où est un mémo, ou l’ouvrir dans Obsidian",
      """
      Sans ID\u{A0}: le dernier mémo saisi. Affiche sa note, sa ligne dans la note et une adresse
      obsidian:// qui ouvre la note.
      """),
    verify: .init(
      "comparer chaque mémo livré avec le coffre",
      """
      Dit quels mémos ont été modifiés, déplacés vers une autre note ou manquent, et quelles
      copies d’outils de synchronisation en contiennent. Code de sortie 75 s’il en manque un.
      """),
    history: .init(
      "montrer ce qui est arrivé à quel mémo, le plus récent en dernier",
      "Avec un ID, chaque événement de ce mémo est montré."),
    tail: .init(
      "afficher chaque événement quand il survient",
      "Les -n derniers événements viennent d’abord. Se termine par une interruption."),
    render: .init(
      "afficher ce que donne un modèle",
      "Le texte du mémo est ce qui arrive par l’entrée standard."),
    config: .init(
      "vérifier ou montrer la configuration",
      "Sans mot\u{A0}: check."),
    configCheck: "tous les problèmes, chacun avec son endroit et une proposition",
    configPath: "d’où la configuration est lue",
    configShow: "chaque valeur, et d’où elle vient",
    doctor: .init(
      "tout examiner et dire comment corriger ce qui ne va pas",
      "Ne change rien, sauf que les octets endommagés sont copiés à part."),
    key: .init(
      "gérer les clés maîtresses",
      "Sans mot, les clés sont énumérées."),
    keyRotate: "sceller ce qui vient désormais sous une nouvelle clé",
    keyExport: "afficher une clé, pour un lieu sûr",
    keyImport: "ajouter une clé depuis l’entrée standard\u{A0}; aucune n’est jamais remplacée",
    completions: .init(
      "afficher les complétions pour un shell",
      """
      Pour bash\u{A0}: slip completions bash > \
      ~/.local/share/bash-completion/completions/slip
      """),
    help: .init(
      "montrer l’aide",
      nil)
  )
}
