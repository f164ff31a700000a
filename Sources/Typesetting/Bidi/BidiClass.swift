/// How a scalar behaves in text of both directions (UAX #9, table 4).
package enum BidiClass: UInt8, Sendable {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popDirectionalIsolate

  /// The class of any scalar.
  @inline(__always)
  package init(of scalar: UInt32) {
    let value = ScalarLookup.value(of: scalar, in: BidiTable.ranges, pages: PageTable.bidi)
    self = BidiClass(rawValue: value) ?? .leftToRight
  }

  /// Whether a scalar lies where those are that make text run from right to left.
  ///
  /// True for all of the classes R, AL, AN, RLE, RLO and RLI, and for a few neighbours of theirs.
  @inline(__always)
  static func canTurnDirection(_ scalar: UInt32) -> Bool {
    if scalar < 0x0590 { return false }
    if scalar <= 0x08FF { return true }
    if scalar < 0x200F { return false }
    if scalar <= 0x2067 {
      return scalar == 0x200F || scalar == 0x202B || scalar == 0x202E || scalar == 0x2067
    }
    if scalar < 0xFB1D { return false }
    return scalar <= 0xFEFF || 0x10800...0x10FFF ~= scalar || 0x1E800...0x1EFFF ~= scalar
  }

  /// Whether it begins or ends an embedding, an override or an isolate.
  var isExplicit: Bool { rawValue >= BidiClass.leftToRightEmbedding.rawValue }

  /// Whether it begins an isolate.
  var opensIsolate: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether the resolution passes over it as if it were not there (X9).
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether it takes its direction from what stands around it (NI).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      true
    default: false
    }
  }

  /// Whether L1 lets it fall back to the level of the line where nothing else follows.
  var trails: Bool {
    self == .whiteSpace || isRemoved || opensIsolate || self == .popDirectionalIsolate
  }
}
