extension Vocabulary {
  /// moment's `es`.
  static let spanish = Vocabulary(
    months: Names(
      full: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ],
      abbreviated: [
        "ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sep.", "oct.", "nov.",
        "dic.",
      ],
      abbreviatedBetweenHyphens: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
      ],
      reading: .longestNameWithOrWithoutDot),
    weekdays: Names(
      full: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
      abbreviated: ["dom.", "lun.", "mar.", "mié.", "jue.", "vie.", "sáb."],
      shortest: ["do", "lu", "ma", "mi", "ju", "vi", "sá"],
      reading: .longestName),
    longForms: LongForms(
      time: "H:mm",
      timeWithSeconds: "H:mm:ss",
      dates: [
        "DD/MM/YYYY", "D [de] MMMM [de] YYYY", "D [de] MMMM [de] YYYY H:mm",
        "dddd, D [de] MMMM [de] YYYY H:mm",
      ]),
    weeks: .iso,
    ordinals: Ordinals(write: { number, _ in "\(number)º" }, dayOfMonthEndings: ["º"]))
}
