extension Phrases.Help {
  static let italian = Self(
    motto: "Slip raccoglie un pensiero nel momento in cui arriva.",
    usage: "uso:",
    inputAsMemo: "prendere lo standard input come un solo memo",
    commonOptions: "Opzioni di ogni comando:",
    options: "Opzioni:",
    saysMore: "slip COMMAND --help dice di più su uno di essi.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "prendere un memo e consegnarlo",
      """
      Il memo è TEXT, con le parole unite da spazi; senza TEXT, o con un solo -, è ciò che
      arriva dallo standard input. È al sicuro sul disco quando viene stampato il suo ID. Gli
      a capo alla fine dello standard input non fanno parte del memo. Con --attach il testo
      può essere vuoto; su un terminale viene allora chiesto solo con -.
      """),
    initialize: .init(
      "scrivere una configurazione commentata",
      """
      VAULT è la cartella delle note; se non c’è viene creata. Senza, sono elencati i vault
      che Obsidian conosce. Una configurazione già presente non viene mai sostituita.
      """),
    replay: .init(
      "riprendersi da un arresto e consegnare ora tutto ciò che attende",
      """
      Le pause tra i tentativi sono ignorate. Stato di uscita 75 se qualcosa attende \
      ancora.
      """),
    outbox: .init(
      "mostrare che cosa attende, e perché",
      "ID è un inizio o una fine qualsiasi dell’ID di un memo, di almeno 4 caratteri."),
    outboxShow: "ogni evento di un memo, con il suo testo",
    outboxRetry: "consegnarlo ora, anche se era trattenuto",
    outboxDrop: "abbandonarlo; la sua cronologia resta",
    undo: .init(
      "riprendere un memo dal vault o dalla posta in uscita",
      """
      Senza ID: l’ultimo memo preso. Dalla nota esce esattamente ciò che vi è stato messo,
      finché vi sta immutato; il memo resta nella cronologia.
      """),
    open: .init(
      "mostrare dov’è un memo, o aprirlo in Obsidian",
      """
      Senza ID: l’ultimo memo preso. Stampa la sua nota, la riga nella nota e un indirizzo
      obsidian:// che apre la nota.
      """),
    verify: .init(
      "confrontare ogni memo consegnato con il vault",
      """
      Dice quali memo sono stati modificati, spostati in un’altra nota o mancano, e quali
      copie di strumenti di sincronizzazione contengono memo. Stato di uscita 75 se ne manca uno.
      """),
    history: .init(
      "mostrare che cosa è successo a quale memo, il più recente per ultimo",
      "Con un ID viene mostrato ogni evento di quel memo."),
    tail: .init(
      "stampare ogni evento quando accade",
      "Prima vengono gli ultimi -n eventi. Termina con un’interruzione."),
    render: .init(
      "stampare ciò che un modello produce",
      "Il testo del memo è ciò che arriva dallo standard input."),
    config: .init(
      "controllare o mostrare la configurazione",
      "Senza una parola: check."),
    configCheck: "tutti i problemi, ciascuno con il suo posto e una proposta",
    configPath: "da dove si legge la configurazione",
    configShow: "ogni valore, e da dove viene",
    doctor: .init(
      "esaminare tutto e dire come correggere ciò che non va",
      "Non cambia nulla, salvo che i byte danneggiati sono copiati a parte."),
    key: .init(
      "gestire le chiavi principali",
      "Senza una parola sono elencate le chiavi."),
    keyRotate: "sigillare con una nuova chiave ciò che verrà d’ora in poi",
    keyExport: "stampare una chiave, per un luogo sicuro",
    keyImport: "aggiungere una chiave dallo standard input; nessuna viene mai sostituita",
    completions: .init(
      "stampare i completamenti per una shell",
      "Per bash: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "mostrare l’aiuto",
      nil)
  )
}
