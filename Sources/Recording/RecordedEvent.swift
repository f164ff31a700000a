public import Timekeeping

/// An event as the ledger holds it.
public struct RecordedEvent: Hashable, Sendable {
  /// Its number: consecutive over the whole ledger, and the only order that counts.
  public let number: EventNumber
  /// When it was recorded, by a clock that may go back: for display alone.
  public let instant: Instant
  /// What happened.
  public let event: Event
  /// Where it stands.
  public let place: EventPlace
}

/// Counts events over all segments, from 1.
public struct EventNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The count.
  public let rawValue: UInt64

  /// The event of that number.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The event before the first: what to follow the ledger from to see all of it.
  public static let none = EventNumber(0)
  /// The first event of all.
  public static let first = EventNumber(1)

  /// The number `count` events later.
  func advanced(by count: Int) -> EventNumber {
    EventNumber(rawValue &+ UInt64(count))
  }

  /// Earlier comes first.
  public static func < (left: EventNumber, right: EventNumber) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The count in decimal.
  public var description: String { String(rawValue) }
}

/// Where an event stands in the ledger.
public struct EventPlace: Hashable, Sendable {
  /// The segment.
  public let segment: SegmentNumber
  /// Where its record begins there, in bytes.
  let offset: UInt32
  /// Which of the record's events it is, from 0.
  let index: UInt32
}

/// Counts segments, from 1.
public struct SegmentNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The count.
  public let rawValue: UInt32

  /// The segment of that number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The segment after this one.
  var next: SegmentNumber { SegmentNumber(rawValue + 1) }

  /// Earlier comes first.
  public static func < (left: SegmentNumber, right: SegmentNumber) -> Bool {
    left.rawValue < right.rawValue
  }

  /// At least eight digits: how files are named.
  public var description: String {
    let digits = String(rawValue)
    return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }

  /// The name of the segment's file.
  var fileName: String { "\(self).segment" }

  /// The number in the name of a segment's file; nil for any other name.
  init?(fileName: String) {
    let suffix = ".segment"
    guard fileName.hasSuffix(suffix), let number = UInt32(fileName.dropLast(suffix.count)),
      number > 0
    else { return nil }
    rawValue = number
    guard self.fileName == fileName else { return nil }
  }
}
