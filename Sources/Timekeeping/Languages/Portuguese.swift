extension Vocabulary {
  /// moment's `pt`, the European one.
  static let portuguese = Vocabulary(
    months: Names(
      full: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto",
        "setembro", "outubro", "novembro", "dezembro",
      ],
      abbreviated: [
        "jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez",
      ],
      reading: .wholeWord),
    weekdays: Names(
      full: [
        "Domingo", "Segunda-feira", "Terça-feira", "Quarta-feira", "Quinta-feira",
        "Sexta-feira", "Sábado",
      ],
      abbreviated: ["Dom", "Seg", "Ter", "Qua", "Qui", "Sex", "Sáb"],
      shortest: ["Do", "2ª", "3ª", "4ª", "5ª", "6ª", "Sá"],
      reading: .longestName),
    longForms: LongForms(
      time: "HH:mm",
      timeWithSeconds: "HH:mm:ss",
      dates: [
        "DD/MM/YYYY", "D [de] MMMM [de] YYYY", "D [de] MMMM [de] YYYY HH:mm",
        "dddd, D [de] MMMM [de] YYYY HH:mm",
      ]),
    weeks: .iso,
    ordinals: Ordinals(write: { number, _ in "\(number)º" }, dayOfMonthEndings: ["º"]))
}
