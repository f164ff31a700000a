/// What a grapheme does to the end of a row: a subset of UAX #14.
///
/// Taken, by the classes there: white space is broken after (LB18) and hangs (LB7); nothing breaks at a
/// no-break space or word joiner (LB11, LB12), and everything behind a zero-width space (LB8); no row
/// begins with closing brackets, full stops, small kana, iteration marks and the like (LB13, LB16,
/// LB21, LB22: classes CL, CP, EX, IS, SY, NS, CJ, IN, PO) nor ends with an opening bracket or the sign of a
/// currency (LB14, LB25: OP, PR); between ideographs, kana, Hangul syllables and emoji, and between them and
/// letters, a row may end (LB31); marks and invisible controls change nothing (LB9, LB10). Quotation
/// marks open or close by their category, as Chinese wants it.
///
/// Different: white space is broken after even before a closing bracket; a hyphen or dash is broken
/// after between letters alone. Left out: dictionaries for Thai, Lao, Khmer and Burmese, whose words are cut
/// where the row is full, Hebrew hyphens (LB21a), and breaks after other marks of class BA.
package enum BreakClass: UInt8, Sendable {
  case other
  case letter
  case space
  case ideograph
  case closing
  case wideClosing
  case opening
  case wideOpening
  case hyphen
  case glue
  case zeroWidthSpace
  case tab
  case transparent

  /// The class of an ASCII character.
  @inline(__always)
  package init(ascii byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x20: self = .space
    case 0x09: self = .tab
    case 0x2D: self = .hyphen
    // ! % ) , . / : ; ? ] }
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    // $ ( + [ \ {
    case 0x24, 0x28, 0x2B, 0x5B, 0x5C, 0x7B: self = .opening
    default: self = .other
    }
  }

  /// Whether it hangs at the end of a row.
  @inline(__always)
  var isWhiteSpace: Bool { self == .space || self == .tab }

  /// Whether a row may end between two graphemes, of which the second is not white space.
  ///
  /// `before` is what stands before the first.
  static func mayBreak(_ before: BreakClass, _ first: BreakClass, _ second: BreakClass) -> Bool {
    if first.isWhiteSpace || first == .zeroWidthSpace { return true }
    switch second {
    case .closing, .wideClosing, .hyphen, .glue, .zeroWidthSpace: return false
    case .other, .letter, .space, .tab, .transparent, .ideograph, .opening, .wideOpening: break
    }
    switch first {
    case .opening, .wideOpening, .glue: return false
    case .ideograph, .wideClosing: return true
    case .hyphen where before == .letter && second == .letter: return true
    case .other, .letter, .closing, .hyphen, .transparent, .space, .tab, .zeroWidthSpace:
      return second == .ideograph || second == .wideOpening
    }
  }
}
