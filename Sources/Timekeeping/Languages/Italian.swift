extension Vocabulary {
  /// moment's `it`.
  static let italian = Vocabulary(
    months: Names(
      full: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
        "settembre", "ottobre", "novembre", "dicembre",
      ],
      abbreviated: [
        "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
      ],
      reading: .wholeWord),
    weekdays: Names(
      full: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
      abbreviated: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
      shortest: ["do", "lu", "ma", "me", "gi", "ve", "sa"],
      reading: .wholeWord),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: ["DD/MM/YYYY", "D MMMM YYYY", "D MMMM YYYY HH:mm", "dddd D MMMM YYYY HH:mm"]),
    weeks: .iso,
    ordinals: Ordinals(write: { number, _ in "\(number)º" }, dayOfMonthEndings: ["º"]))
}
