/// The words for the halves, or the finer parts, of a day: what `a` and `A` write.
enum DayHalves: Sendable {
  /// `am` and `pm`, in capitals for `A`.
  case latin
  case halves(morning: String, afternoon: String)
  /// Parts in the order of the day; the last one ends it.
  case parts([Part])

  struct Part: Sendable {
    let name: String
    /// The hour and minute, as `hmm`, at which the next part begins.
    let end: Int
    let hours: Hours
  }

  /// Which hour of the day an hour means that is read together with a part.
  enum Hours: Sendable {
    case morning
    /// Hours after 12 stay what they are.
    case afternoon
    /// Hours after 12 become impossible.
    case strictAfternoon
    /// Eleven and twelve stay what they are.
    case aroundNoon

    func hour(_ hour: Int) -> Int {
      switch self {
      case .morning: hour == 12 ? 0 : hour
      case .afternoon: hour < 12 ? hour + 12 : hour
      case .strictAfternoon: hour == 12 ? 12 : hour + 12
      case .aroundNoon: hour == 11 || hour > 12 ? hour : hour % 12 + 12
      }
    }

    /// Whether the part says nothing without an hour, and makes the whole text say nothing.
    var needsHour: Bool { self == .strictAfternoon || self == .aroundNoon }
  }

  /// How `am` and `pm` are written.
  enum LetterCase: Hashable, Sendable {
    case lower, upper
  }

  func name(at time: TimeOfDay, in letters: LetterCase) -> String {
    let isMorning = time.hour < 12
    switch (self, letters) {
    case (.latin, .lower): return isMorning ? "am" : "pm"
    case (.latin, .upper): return isMorning ? "AM" : "PM"
    case (.halves(let morning, let afternoon), _): return isMorning ? morning : afternoon
    case (.parts(let parts), _):
      let clock = time.hour * 100 + time.minute
      return (parts.first { clock < $0.end } ?? parts[parts.count - 1]).name
    }
  }
}
