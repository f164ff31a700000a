extension Vocabulary {
  /// moment's `en`.
  static let english = Vocabulary(
    months: Names(
      full: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      abbreviated: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      reading: .wholeWord),
    weekdays: Names(
      full: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      abbreviated: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      shortest: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
      reading: .wholeWord),
    longForms: LongForms(
      time: "h:mm A",
      timeWithSeconds: "h:mm:ss A",
      dates: ["MM/DD/YYYY", "MMMM D, YYYY", "MMMM D, YYYY h:mm A", "dddd, MMMM D, YYYY h:mm A"]),
    weeks: WeekRule(firstDay: .sunday, firstWeekHoldsJanuary: 1),
    ordinals: Ordinals(
      write: { number, _ in
        switch (number % 10, number / 10 % 10) {
        case (1, let tens) where tens != 1: "\(number)st"
        case (2, let tens) where tens != 1: "\(number)nd"
        case (3, let tens) where tens != 1: "\(number)rd"
        default: "\(number)th"
        }
      },
      dayOfMonthEndings: ["th", "st", "nd", "rd"]))
}
