extension Phrases.Syntax {
  static let italian = Self(
    endOfText: "la fine del testo",
    endOfLine: "la fine della riga",
    invalidUTF8: "questo non è UTF-8",
    controlCharacter: { "il carattere di controllo \($0) non può stare qui" },
    bareCarriageReturn: "un ritorno a capo senza avanzamento di riga",
    noKey: { "serve una chiave, non \($0)" },
    multiLineKey: "una chiave non può essere una stringa con tre virgolette",
    noEquals: { "dopo la chiave serve \"=\", non \($0)" },
    noValue: { "serve un valore, non \($0)" },
    noLineEnd: { "la riga deve finire qui, non continuare con \($0)" },
    noHeaderEnd: { "dopo il nome della tabella serve \($0), non \($1)" },
    noCommaInArray: { "nell’array serve \",\" o \"]\", non \($0)" },
    noCommaInInlineTable: { "nella tabella in linea serve \",\" o \"}\", non \($0)" },
    unclosedArray: "l’array non viene mai chiuso",
    unclosedInlineTable: "la tabella in linea non è chiusa sulla sua riga",
    trailingComma: "una tabella in linea non ha virgole prima di \"}\"",
    tooDeep: { "l’annidamento supera \($0) livelli" },
    unclosedString: "la stringa non è chiusa",
    unknownEscape: { "\($0) non può seguire \"\\\"" },
    malformedUnicodeEscape: "a \"\\u\" servono quattro cifre esadecimali, a \"\\U\" otto",
    noSuchScalar: { "\($0) non è un carattere" },
    unknownWord: { "\($0) non è un valore; a una stringa servono le virgolette" },
    malformedNumber: "un numero non si scrive così",
    misplacedUnderscore: "in un numero un trattino basso vuole una cifra da ogni lato",
    leadingZero: "un numero non ha zeri davanti",
    signBeforePrefix: "un numero esadecimale, ottale o binario non ha segno",
    integerOutOfRange: "l’intero non sta in 64 bit",
    malformedDateTime: "una data o un’ora non si scrive così",
    noSuchDate: "questa data non esiste",
    noSuchTime: "questa ora non esiste",
    noSuchOffset: "questo scarto da UTC non esiste",
    repeatedKey: { "\($0) è già impostata in \($1)" },
    repeatedTable: { "la tabella \($0) è già definita in \($1)" },
    notATable: { "\($0) in \($1) non è una tabella" },
    extendedInlineTable: { "non si può aggiungere nulla alla tabella in linea \($0) in \($1)" },
    extendedArray: { "non si può aggiungere nulla all’array \($0) in \($1)" },
    notAnArrayOfTables: { "\($0) in \($1) è una tabella, non un array di tabelle" },
    dottedIntoHeader: {
      """
      \($0) ha una propria intestazione in \($1); una chiave con punti non può \
      aggiungervi nulla
      """
    }
  )
}
