/// What a clock shows: a time from 00:00:00.000 to 23:59:59.999.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Milliseconds since midnight, 0 to 86 399 999.
  public let millisecondsSinceMidnight: Int

  /// The start of a day.
  public static let midnight = TimeOfDay(existing: 0)

  static let millisecondsInDay = 86_400_000

  /// Fails if a part is out of its range.
  public init?(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999 ~= millisecond else {
      return nil
    }
    self.init(existing: ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond)
  }

  /// A time that the caller knows to exist.
  init(existing milliseconds: Int) {
    millisecondsSinceMidnight = milliseconds
  }

  /// The hour, 0 to 23.
  public var hour: Int { millisecondsSinceMidnight / 3_600_000 }
  /// The minute, 0 to 59.
  public var minute: Int { millisecondsSinceMidnight / 60_000 % 60 }
  /// The second, 0 to 59.
  public var second: Int { millisecondsSinceMidnight / 1_000 % 60 }
  /// The millisecond, 0 to 999.
  public var millisecond: Int { millisecondsSinceMidnight % 1_000 }

  /// Earlier in the day.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.millisecondsSinceMidnight < right.millisecondsSinceMidnight
  }
}
