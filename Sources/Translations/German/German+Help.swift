extension Phrases.Help {
  static let german = Self(
    motto: "Slip nimmt einen Gedanken in dem Moment auf, in dem er kommt.",
    usage: "Aufruf:",
    inputAsMemo: "die Standardeingabe als ein Memo aufnehmen",
    commonOptions: "Optionen jedes Befehls:",
    options: "Optionen:",
    saysMore: "slip COMMAND --help sagt mehr über einen davon.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "ein Memo aufnehmen und zustellen",
      """
      Das Memo ist TEXT, die Wörter durch Leerzeichen verbunden; ohne TEXT oder mit einem
      einzelnen - ist es, was über die Standardeingabe kommt. Es ist dauerhaft gespeichert,
      sobald seine ID ausgegeben wird. Zeilenenden am Schluss der Standardeingabe gehören
      nicht zum Memo. Mit --attach darf der Text leer sein; an einem Terminal wird dann nur
      mit - danach gefragt.
      """),
    initialize: .init(
      "eine kommentierte Konfiguration schreiben",
      """
      VAULT ist der Ordner der Notizen; er wird angelegt, wenn es ihn nicht gibt. Ohne ihn
      werden die Vaults aufgelistet, die Obsidian kennt. Eine vorhandene Konfiguration wird
      nie ersetzt.
      """),
    replay: .init(
      "nach einem Absturz aufräumen und alles Wartende jetzt zustellen",
      "Pausen zwischen Versuchen werden übergangen. Exit-Status 75, wenn noch etwas wartet."),
    outbox: .init(
      "zeigen, was wartet, und warum",
      "ID ist Anfang oder Ende der ID eines Memos, mindestens 4 Zeichen lang."),
    outboxShow: "jedes Ereignis eines Memos, mit seinem Text",
    outboxRetry: "jetzt zustellen, auch wenn es angehalten war",
    outboxDrop: "aufgeben; der Verlauf bleibt",
    undo: .init(
      "ein Memo aus dem Vault oder dem Ausgang zurückholen",
      """
      Ohne ID: das zuletzt aufgenommene Memo. Genau das, was in die Notiz geschrieben wurde,
      kommt wieder heraus, solange es dort unverändert steht; das Memo bleibt im Verlauf.
      """),
    open: .init(
      "zeigen, wo ein Memo ist, oder es in Obsidian öffnen",
      """
      Ohne ID: das zuletzt aufgenommene Memo. Gibt die Notiz aus, die Zeile darin und eine
      obsidian://-Adresse, die die Notiz öffnet.
      """),
    verify: .init(
      "jedes zugestellte Memo mit dem Vault vergleichen",
      """
      Sagt, welche Memos bearbeitet oder in eine andere Notiz verschoben wurden oder fehlen,
      und welche Kopien von Sync-Programmen Memos enthalten. Exit-Status 75, wenn eins fehlt.
      """),
    history: .init(
      "zeigen, was mit welchem Memo geschah, das neueste zuletzt",
      "Mit einer ID wird jedes Ereignis dieses Memos gezeigt."),
    tail: .init(
      "jedes Ereignis ausgeben, sobald es eintritt",
      "Zuerst kommen die letzten -n Ereignisse. Endet mit einer Unterbrechung."),
    render: .init(
      "ausgeben, was aus einer Vorlage wird",
      "Der Text des Memos ist, was über die Standardeingabe kommt."),
    config: .init(
      "die Konfiguration prüfen oder zeigen",
      "Ohne ein Wort: check."),
    configCheck: "alle Probleme, jedes mit seiner Stelle und einem Vorschlag",
    configPath: "woher die Konfiguration gelesen wird",
    configShow: "jeder Wert, und woher er kommt",
    doctor: .init(
      "alles prüfen und sagen, wie sich Fehler beheben lassen",
      "Ändert nichts, außer dass beschädigte Bytes beiseite kopiert werden."),
    key: .init(
      "die Hauptschlüssel verwalten",
      "Ohne ein Wort werden die Schlüssel aufgelistet."),
    keyRotate: "was jetzt kommt, mit einem neuen Schlüssel versiegeln",
    keyExport: "einen Schlüssel ausgeben, für einen sicheren Ort",
    keyImport: "einen Schlüssel aus der Standardeingabe hinzufügen; keiner wird je ersetzt",
    completions: .init(
      "Vervollständigungen für eine Shell ausgeben",
      "Für bash: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "Hilfe zeigen",
      nil)
  )
}
