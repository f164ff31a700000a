extension Phrases.Formats {
  static let italian = Self(
    yearBesideLocalWeek: "YYYY accanto a ww è sbagliato intorno a Capodanno; con ww va gggg",
    yearBesideISOWeek: "YYYY accanto a WW è sbagliato intorno a Capodanno; con WW va GGGG",
    isoYearBesideLocalWeek: "GGGG va con WW, gggg con ww",
    localYearBesideISOWeek: "gggg va con ww, GGGG con WW",
    weekYearWithMonth: "gggg e GGGG sono anni di settimane; con i mesi va YYYY",
    minuteForMonth: "mm è il minuto; MM è il mese",
    monthForMinute: "MM è il mese; mm è il minuto",
    weekdayForDay: "dd è il giorno della settimana; DD è il giorno del mese",
    dayOfYearForDay: "DDD è il giorno dell’anno; DD è il giorno del mese",
    halfDayUnnamed: "hh è una di dodici ore, e nulla dice quale metà del giorno",
    unbracketedWord: { "\($0) è letto come codici; scrivere [\($0)]" },
    unclosedBracket: "una parentesi non è chiusa",
    lostLineBreak: "un’interruzione di riga è omessa",
    propertyLine: { "riga \($0) di quella nota: \($1)" },
    unclosed: "nessun --- chiude le proprietà",
    tab: "una tabulazione dove YAML vuole spazi",
    indentation: "un rientro che nessuna riga può avere lì",
    noName: "nessun \"nome: valore\"",
    repeatedName: "un nome che c’è già",
    open: "una virgoletta o una parentesi che nulla chiude",
    escape: "un \\ che non significa nulla tra virgolette doppie",
    character: "un carattere che non può stare lì senza virgolette",
    unsupported: "YAML in cui Slip non scrive"
  )
}
