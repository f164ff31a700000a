/// The characters that mean something to Markdown or YAML, as bytes of UTF-8.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var exclamation: UInt8 { 0x21 }
  static var doubleQuote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var percent: UInt8 { 0x25 }
  static var singleQuote: UInt8 { 0x27 }
  static var openParenthesis: UInt8 { 0x28 }
  static var closeParenthesis: UInt8 { 0x29 }
  static var star: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var dash: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var caret: UInt8 { 0x5E }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var openBrace: UInt8 { 0x7B }
  static var bar: UInt8 { 0x7C }
  static var closeBrace: UInt8 { 0x7D }
  static var tilde: UInt8 { 0x7E }

  var isSpaceOrTab: Bool { self == .space || self == .tab }
  var isLineEnding: Bool { self == .lineFeed || self == .carriageReturn }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The lower-case form of an ASCII letter; anything else as it is.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
