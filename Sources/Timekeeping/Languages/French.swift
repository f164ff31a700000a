extension Vocabulary {
  /// moment's `fr`.
  static let french = Vocabulary(
    months: Names(
      full: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      abbreviated: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
        "nov.", "déc.",
      ],
      reading: .longestNameWithOrWithoutDot),
    weekdays: Names(
      full: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
      abbreviated: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
      shortest: ["di", "lu", "ma", "me", "je", "ve", "sa"],
      reading: .longestName),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: ["DD/MM/YYYY", "D MMMM YYYY", "D MMMM YYYY HH:mm", "dddd D MMMM YYYY HH:mm"]),
    weeks: .iso,
    ordinals: Ordinals(
      write: { number, quantity in
        switch quantity {
        case .dayOfMonth: number == 1 ? "1er" : "\(number)"
        case .week, .isoWeek: number == 1 ? "1re" : "\(number)e"
        default: number == 1 ? "1er" : "\(number)e"
        }
      },
      dayOfMonthEndings: ["er", ""]))
}
