extension Phrases.Formats {
  static let german = Self(
    yearBesideLocalWeek: "YYYY neben ww ist um Neujahr falsch; zu ww gehört gggg",
    yearBesideISOWeek: "YYYY neben WW ist um Neujahr falsch; zu WW gehört GGGG",
    isoYearBesideLocalWeek: "GGGG gehört zu WW, gggg zu ww",
    localYearBesideISOWeek: "gggg gehört zu ww, GGGG zu WW",
    weekYearWithMonth: "gggg und GGGG sind Jahre von Wochen; zu Monaten gehört YYYY",
    minuteForMonth: "mm ist die Minute; MM ist der Monat",
    monthForMinute: "MM ist der Monat; mm ist die Minute",
    weekdayForDay: "dd ist der Wochentag; DD ist der Tag des Monats",
    dayOfYearForDay: "DDD ist der Tag des Jahres; DD ist der Tag des Monats",
    halfDayUnnamed: "hh ist eine von zwölf Stunden, und nichts sagt, welche Tageshälfte",
    unbracketedWord: { "\($0) wird als Platzhalter gelesen; [\($0)] schreiben" },
    unclosedBracket: "eine Klammer wird nicht geschlossen",
    lostLineBreak: "ein Zeilenumbruch fällt weg",
    propertyLine: { "Zeile \($0) dieser Notiz: \($1)" },
    unclosed: "kein --- beendet die Eigenschaften",
    tab: "ein Tabulator, wo YAML Leerzeichen verlangt",
    indentation: "eingerückt, wie hier keine Zeile stehen kann",
    noName: "kein \"Name: Wert\"",
    repeatedName: "ein Name, den es schon gibt",
    open: "ein Anführungszeichen oder eine Klammer, die nichts schließt",
    escape: "ein \\, das in doppelten Anführungszeichen nichts bedeutet",
    character: "ein Zeichen, das dort nicht ohne Anführungszeichen stehen kann",
    unsupported: "YAML, in das Slip nicht schreibt"
  )
}
