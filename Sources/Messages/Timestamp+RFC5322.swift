internal import Timekeeping

extension Timestamp {
  /// The date-time of RFC 5322, section 3.3, at the timestamp's own offset: `Mon, 30 Nov 2026
  /// 09:07:03 +0900`.
  ///
  /// The RFC has no seconds in offsets: they are cut off, and the local time is that of the offset
  /// which is written. A year outside 0 to 9999, which has no four digits, is written as the nearest
  /// that has.
  var rfc5322: String {
    let minutes = offset.seconds / 60
    let local = Timestamp(instant, offset: UTCOffset(seconds: minutes * 60) ?? .utc).localTime
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let date = [
      weekdays[local.day.weekday.rawValue] + ",", padded(local.day.dayOfMonth),
      months[local.day.month - 1], padded(min(max(local.day.year, 0), 9999), to: 4),
    ]
    let time = [local.time.hour, local.time.minute, local.time.second].map { padded($0) }
    let size = Int(abs(minutes))
    let zone = (minutes < 0 ? "-" : "+") + padded(size / 60) + padded(size % 60)
    return (date + [time.joined(separator: ":"), zone]).joined(separator: " ")
  }
}

private func padded(_ number: Int, to width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
