internal import Timekeeping

/// Takes a template apart.
struct TemplateReader {
  private(set) var pieces: [Template.Piece] = []
  private let bytes: [UInt8]
  private var at = 0
  /// Up to here no braces close anything, so that none are looked for twice.
  private var unclosedEnd = 0

  /// How a date ends: with a format or without.
  private struct Ending {
    var format: DateFormat?
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var literalStart = 0
    while let open = nextOpening() {
      at = open + 2
      if let variable = variable() {
        addLiteral(literalStart..<open)
        pieces.append(.variable(variable, source: string(open..<at)))
        literalStart = at
      } else {
        at = open + 1
      }
    }
    addLiteral(literalStart..<bytes.count)
  }

  private func nextOpening() -> Int? {
    var open = at
    while open + 1 < bytes.count {
      if bytes[open] == .openBrace, bytes[open + 1] == .openBrace { return open }
      open += 1
    }
    return nil
  }

  /// Reads what stands between the braces, and goes behind those that close it.
  private mutating func variable() -> Template.Variable? {
    skipSpace()
    let start = at
    while at < bytes.count, bytes[at].isLetter { at += 1 }
    let name = String(decoding: bytes[start..<at].map(\.lowercased), as: UTF8.self)
    switch name {
    case "date", "time":
      let shift = shift()
      skipSpace()
      guard let ending = ending() else { return nil }
      return name == "date" ? .date(shift, ending.format) : .time(shift, ending.format)
    case "yesterday": return closed(.yesterday)
    case "tomorrow": return closed(.tomorrow)
    case "title": return closed(.title)
    case "text": return closed(.text)
    case "tags": return closed(.tags)
    case "id": return closed(.id)
    default: return nil
    }
  }

  private mutating func closed(_ variable: Template.Variable) -> Template.Variable? {
    skipSpace()
    return skipBraces() ? variable : nil
  }

  private mutating func skipBraces() -> Bool {
    guard at + 1 < bytes.count, bytes[at] == .closeBrace, bytes[at + 1] == .closeBrace else {
      return false
    }
    at += 2
    return true
  }

  /// `+1d`; leaves the place alone if there is none.
  private mutating func shift() -> Template.Shift? {
    let start = at
    skipSpace()
    guard at < bytes.count, bytes[at] == .plus || bytes[at] == .dash else {
      at = start
      return nil
    }
    let isBack = bytes[at] == .dash
    at += 1
    let digits = at
    while at < bytes.count, bytes[at].isDigit { at += 1 }
    guard at > digits, at < bytes.count, "yqmwdhs".utf8.contains(bytes[at].lowercased) else {
      at = start
      return nil
    }
    let amount = Int(string(digits..<at)) ?? .max
    let letter = Character(Unicode.Scalar(bytes[at]))
    at += 1
    return Template.Shift(
      amount: isBack ? -amount : amount, unit: DateUnit(momentLetter: letter))
  }

  /// What follows the name: `:FORMAT}}`, or `}}` alone. A format is on one line and not empty.
  private mutating func ending() -> Ending? {
    guard at < bytes.count, bytes[at] == .colon else { return skipBraces() ? Ending() : nil }
    let start = at + 1
    guard start >= unclosedEnd else { return nil }
    var end = start
    while end + 1 < bytes.count, !bytes[end].isLineEnding {
      if bytes[end] == .closeBrace, bytes[end + 1] == .closeBrace {
        guard end > start else { return nil }
        at = end + 2
        return Ending(format: DateFormat(string(bytes.trimmed(start..<end))))
      }
      end += 1
    }
    unclosedEnd = end
    return nil
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at].isSpaceOrTab || bytes[at].isLineEnding { at += 1 }
  }

  private mutating func addLiteral(_ range: Range<Int>) {
    if !range.isEmpty { pieces.append(.literal(string(range))) }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
