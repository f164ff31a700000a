extension Phrases.Syntax {
  static let german = Self(
    endOfText: "das Ende des Textes",
    endOfLine: "das Zeilenende",
    invalidUTF8: "das ist kein UTF-8",
    controlCharacter: { "das Steuerzeichen \($0) darf hier nicht stehen" },
    bareCarriageReturn: "ein Wagenrücklauf steht ohne Zeilenvorschub",
    noKey: { "hier muss ein Schlüssel stehen, nicht \($0)" },
    multiLineKey: "ein Schlüssel kann keine Zeichenkette mit drei Anführungszeichen sein",
    noEquals: { "nach dem Schlüssel muss \"=\" stehen, nicht \($0)" },
    noValue: { "hier muss ein Wert stehen, nicht \($0)" },
    noLineEnd: { "die Zeile muss hier enden, nicht mit \($0) weitergehen" },
    noHeaderEnd: { "nach dem Namen der Tabelle muss \($0) stehen, nicht \($1)" },
    noCommaInArray: { "im Array muss \",\" oder \"]\" stehen, nicht \($0)" },
    noCommaInInlineTable: { "in der Inline-Tabelle muss \",\" oder \"}\" stehen, nicht \($0)" },
    unclosedArray: "das Array wird nie geschlossen",
    unclosedInlineTable: "die Inline-Tabelle wird nicht in ihrer Zeile geschlossen",
    trailingComma: "vor dem \"}\" einer Inline-Tabelle steht kein Komma",
    tooDeep: { "das ist tiefer als \($0) Ebenen verschachtelt" },
    unclosedString: "die Zeichenkette wird nicht geschlossen",
    unknownEscape: { "nach \"\\\" kann \($0) nicht stehen" },
    malformedUnicodeEscape: "\"\\u\" braucht vier Hexadezimalziffern, \"\\U\" acht",
    noSuchScalar: { "\($0) ist kein Zeichen" },
    unknownWord: { "\($0) ist kein Wert; eine Zeichenkette braucht Anführungszeichen" },
    malformedNumber: "so wird keine Zahl geschrieben",
    misplacedUnderscore: "ein Unterstrich in einer Zahl braucht auf beiden Seiten eine Ziffer",
    leadingZero: "eine Zahl hat keine Null am Anfang",
    signBeforePrefix: "eine hexadezimale, oktale oder binäre Zahl hat kein Vorzeichen",
    integerOutOfRange: "die ganze Zahl passt nicht in 64 Bit",
    malformedDateTime: "so wird kein Datum und keine Zeit geschrieben",
    noSuchDate: "dieses Datum gibt es nicht",
    noSuchTime: "diese Uhrzeit gibt es nicht",
    noSuchOffset: "diesen Abstand zu UTC gibt es nicht",
    repeatedKey: { "\($0) ist bei \($1) schon gesetzt" },
    repeatedTable: { "die Tabelle \($0) ist bei \($1) schon definiert" },
    notATable: { "\($0) bei \($1) ist keine Tabelle" },
    extendedInlineTable: { "die Inline-Tabelle \($0) bei \($1) lässt sich nicht ergänzen" },
    extendedArray: { "das Array \($0) bei \($1) lässt sich nicht ergänzen" },
    notAnArrayOfTables: { "\($0) bei \($1) ist eine Tabelle, kein Array von Tabellen" },
    dottedIntoHeader: {
      """
      \($0) hat bei \($1) eine eigene Kopfzeile; ein Schlüssel mit Punkten kann nichts \
      ergänzen
      """
    }
  )
}
