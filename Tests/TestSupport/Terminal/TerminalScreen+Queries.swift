extension TerminalScreen {
  /// The sequences that ask the terminal something.
  mutating func asks(_ sequence: ControlSequence) -> Bool {
    let first = sequence.value(0, or: 0)
    switch sequence.name {
    case "c" where first == 0: answer("\u{1B}[?62;22c", from: .plain)
    case ">c" where first == 0: answer("\u{1B}[>41;380;0c", from: .plain)
    case ">q" where first == 0: answer("\u{1B}P>|terminal(1)\u{1B}\\", from: .modern)
    case "n" where first == 5: answer("\u{1B}[0n", from: .plain)
    case "n" where first == 6:
      answer("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R", from: .plain)
    case "?n" where first == 6 || first == 996: break
    case "?u": answer("\u{1B}[?\(keyboardFlags)u", from: .modern)
    case "?m" where first == 4: answer("\u{1B}[>4;\(modifyOtherKeys)m", from: .plain)
    case "?$p": answerMode(first)
    case "$p": answer("\u{1B}[\(first);\(modes.contains(first) ? 1 : 2)$y", from: .modern)
    case "t" where first == 18: answer("\u{1B}[8;\(rows);\(columns)t", from: .plain)
    case "t" where first == 14 || first == 16: break
    default: return false
    }
    ask("CSI " + String(decoding: sequence.bytes, as: UTF8.self))
    return true
  }

  mutating func ask(_ question: String) {
    queries.append(question)
  }

  /// The colour of text, background or cursor.
  mutating func answerColour(_ number: String) {
    guard number != "4" else { return }
    let level = number == "11" ? "0000" : "ffff"
    answer("\u{1B}]\(number);rgb:\(level)/\(level)/\(level)\u{1B}\\", from: .modern)
  }

  /// `DECRPM`: 1 is on, 2 is off, 0 is unknown; an older terminal does not know those from 2026.
  private mutating func answerMode(_ mode: Int) {
    let isKnown = Self.startModes.contains(mode) || (mode >= 2026 ? answers == .modern : true)
    let state = !isKnown ? 0 : privateModes.contains(mode) ? 1 : 2
    answer("\u{1B}[?\(mode);\(state)$y", from: .plain)
  }

  private mutating func answer(_ text: String, from least: Answers) {
    guard answers == .modern || answers == least else { return }
    unsentAnswers += Array(text.utf8)
  }
}
