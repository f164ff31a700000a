extension TerminalScreen {
  /// Private modes that are kept without anything else that this terminal would do: cursor keys,
  /// blinking, the mouse, focus, bracketed paste, synchronized output, colour-scheme reports.
  private static let keptModes: Set<Int> = [
    1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 2004, 2026, 2027, 2031,
  ]

  /// The sequences that set what holds from then on.
  mutating func sets(_ sequence: ControlSequence) -> Bool {
    switch sequence.name {
    case "m": return style.apply(sequence.parameters)
    case "r": return setMargins(sequence)
    case "h", "l": return setModes(sequence)
    case "?h", "?l": return setPrivateModes(sequence)
    case ">u", "<u", "=u": return setKeyboard(sequence)
    case ">m" where sequence.value(0, or: 0) == 4: modifyOtherKeys = sequence.value(1, or: 0)
    case ">n" where sequence.value(0, or: 0) == 4: modifyOtherKeys = 0
    case " q": cursorShape = sequence.value(0, or: 0)
    case "g": return clearTabStops(sequence.value(0, or: 0))
    // The title is put by or taken back; there is none to show.
    case "t": return [22, 23].contains(sequence.value(0, or: 0))
    default: return false
    }
    return true
  }

  private mutating func clearTabStops(_ which: Int) -> Bool {
    switch which {
    case 0: tabStops.remove(cursor.column)
    case 3: tabStops = []
    default: return false
    }
    return true
  }

  private mutating func setMargins(_ sequence: ControlSequence) -> Bool {
    let top = sequence.count() - 1
    let bottom = min(sequence.value(1, or: rows), rows)
    let end = bottom == 0 ? rows : bottom
    guard top + 1 < end else { return true }
    margins = top..<end
    move(to: privateModes.contains(6) ? top : 0, 0)
    return true
  }

  /// Insertion and the order of right-to-left text.
  private mutating func setModes(_ sequence: ControlSequence) -> Bool {
    for index in sequence.parameters.indices {
      let mode = sequence.value(index, or: 0)
      guard [4, 8].contains(mode) else { return false }
      if sequence.final == UInt8(ascii: "h") { modes.insert(mode) } else { modes.remove(mode) }
    }
    return !sequence.parameters.isEmpty
  }

  private mutating func setPrivateModes(_ sequence: ControlSequence) -> Bool {
    let isOn = sequence.final == UInt8(ascii: "h")
    for index in sequence.parameters.indices {
      let mode = sequence.value(index, or: 0)
      switch mode {
      case 47, 1047, 1049: setAlternate(mode, isOn)
      case 1048: if isOn { saveCursor() } else { restoreCursor() }
      case 6:
        if isOn { privateModes.insert(6) } else { privateModes.remove(6) }
        move(to: isOn ? margins.lowerBound : 0, 0)
      case let mode where Self.keptModes.contains(mode):
        if isOn { privateModes.insert(mode) } else { privateModes.remove(mode) }
        if mode == 2027 { width = isOn ? .ofCharacters : .ofScalars }
      default: return false
      }
    }
    return !sequence.parameters.isEmpty
  }

  /// 47 shows the other buffer as it is; 1047 empties it when it leaves it; 1049 when it enters
  /// it, and keeps the cursor meanwhile.
  private mutating func setAlternate(_ mode: Int, _ isOn: Bool) {
    guard isOn != isAlternate else { return }
    if mode == 1049, isOn { saveCursor() }
    if mode == 1047, !isOn { emptyAlternate(.plain) }
    isAlternate = isOn
    if mode == 1049, isOn { emptyAlternate(style) }
    if mode == 1049, !isOn { restoreCursor() }
  }

  private mutating func emptyAlternate(_ style: TerminalStyle) {
    for row in 0..<rows { alternate.grid.erase(row, 0..<columns, style) }
  }

  /// The kitty keyboard protocol: push, pop and change. Each buffer has its own.
  private mutating func setKeyboard(_ sequence: ControlSequence) -> Bool {
    let flags = sequence.value(0, or: 0)
    let way = sequence.value(1, or: 1)
    withBuffer { buffer in
      let last = buffer.keyboard.count - 1
      switch sequence.mark {
      case UInt8(ascii: ">"): buffer.keyboard.append(flags)
      case UInt8(ascii: "<"):
        buffer.keyboard.removeLast(min(sequence.count(), buffer.keyboard.count))
        if buffer.keyboard.isEmpty { buffer.keyboard = [0] }
      default:
        let held = buffer.keyboard[last]
        buffer.keyboard[last] = way == 2 ? held | flags : way == 3 ? held & ~flags : flags
      }
    }
    return true
  }

  /// `RIS`: all as found, but for what was shown and heard.
  mutating func reset() {
    isAlternate = false
    style = .plain
    emptyAlternate(.plain)
    for row in 0..<rows { main.grid.erase(row, 0..<columns, .plain) }
    let fresh = TerminalScreen(rows: rows, columns: columns)
    privateModes = fresh.privateModes
    modes = fresh.modes
    modifyOtherKeys = 0
    cursorShape = 0
    keypadIsApplication = false
    margins = fresh.margins
    tabStops = fresh.tabStops
    (main.keyboard, alternate.keyboard) = ([0], [0])
    (main.saved, alternate.saved) = (Saved(), Saved())
    move(to: 0, 0)
  }
}
