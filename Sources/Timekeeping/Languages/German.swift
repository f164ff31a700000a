extension Vocabulary {
  /// moment's `de`.
  static let german = Vocabulary(
    months: Names(
      full: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      abbreviated: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.",
        "Dez.",
      ],
      reading: .longestName),
    weekdays: Names(
      full: [
        "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
      ],
      abbreviated: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
      shortest: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
      reading: .longestName),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: ["DD.MM.YYYY", "D. MMMM YYYY", "D. MMMM YYYY HH:mm", "dddd, D. MMMM YYYY HH:mm"]),
    weeks: .iso,
    ordinals: Ordinals(write: { number, _ in "\(number)." }, dayOfMonthEndings: ["."]))
}
