extension Phrases.Formats {
  static let french = Self(
    yearBesideLocalWeek: "YYYY à côté de ww est faux autour du Nouvel An\u{A0}; gggg va avec ww",
    yearBesideISOWeek: "YYYY à côté de WW est faux autour du Nouvel An\u{A0}; GGGG va avec WW",
    isoYearBesideLocalWeek: "GGGG va avec WW, gggg avec ww",
    localYearBesideISOWeek: "gggg va avec ww, GGGG avec WW",
    weekYearWithMonth: "gggg et GGGG sont des années de semaines\u{A0}; YYYY va avec les mois",
    minuteForMonth: "mm est la minute\u{A0}; MM est le mois",
    monthForMinute: "MM est le mois\u{A0}; mm est la minute",
    weekdayForDay: "dd est le jour de la semaine\u{A0}; DD est le jour du mois",
    dayOfYearForDay: "DDD est le jour de l’année\u{A0}; DD est le jour du mois",
    halfDayUnnamed: "hh est une heure sur douze, et rien ne dit quelle moitié du jour",
    unbracketedWord: { "\($0) est lu comme des codes\u{A0}; écrire [\($0)]" },
    unclosedBracket: "un crochet n’est pas fermé",
    lostLineBreak: "un saut de ligne est omis",
    propertyLine: { "ligne \($0) de cette note\u{A0}: \($1)" },
    unclosed: "aucun --- ne termine les propriétés",
    tab: "une tabulation là où YAML veut des espaces",
    indentation: "en retrait comme aucune ligne ne peut l’être ici",
    noName: "pas de \"nom: valeur\"",
    repeatedName: "un nom déjà présent",
    open: "un guillemet ou un crochet que rien ne ferme",
    escape: "un \\ qui ne signifie rien entre guillemets doubles",
    character: "un caractère qui ne peut pas être là sans guillemets",
    unsupported: "du YAML dans lequel Slip n’écrit pas"
  )
}
