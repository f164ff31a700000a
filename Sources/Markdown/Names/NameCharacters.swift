/// Takes from a text what may stand in a name, one Unicode scalar at a time.
///
/// - White space of every kind, and what some disk, sync tool or link refuses (`/ \ : * ? " < > |`,
///   `# ^ [ ]`, and the pair `%%`), becomes a space. Runs of spaces are one; none is at either end.
/// - What nobody sees goes: control characters, marks of writing direction, zero-width and soft
///   characters, tags, noncharacters. Joiners and variation selectors stay where the character
///   before them needs them.
/// - A combining mark that has lost its letter goes too.
struct NameCharacters {
  private(set) var text = String.UnicodeScalarView()
  private var size = 0
  private var isGapOpen = false

  /// Reads `text`, until about `limit` bytes of it are taken.
  init(_ text: some Sequence<Unicode.Scalar>, upTo limit: Int) {
    var scalars = text.makeIterator()
    var upcoming = scalars.next()
    while let scalar = upcoming, size < limit {
      upcoming = scalars.next()
      take(scalar, before: upcoming)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    if scalar == "%", text.last == "%", !isGapOpen {
      text.removeLast()
      if text.last == " " { text.removeLast() }
      isGapOpen = true
    } else if scalar.isUnfitForNames {
      isGapOpen = true
    } else if let base = isGapOpen ? nil : text.last {
      guard !scalar.isUnseen || scalar.isNeeded(after: base, before: next) else { return }
      append(scalar)
    } else if !scalar.isUnseen, !scalar.isMark {
      if isGapOpen, !text.isEmpty { append(" ") }
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.append(scalar)
    size += UTF8.width(scalar)
    isGapOpen = false
  }
}

extension Unicode.Scalar {
  /// Whether a space stands for it in a name.
  fileprivate var isUnfitForNames: Bool {
    switch self {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "#", "^", "[", "]": true
    default: properties.isWhitespace
    }
  }

  /// Whether it leaves no trace on paper.
  ///
  /// The signs that Arabic and its like write before numbers count as format characters too, but
  /// are seen; so Unicode's property is asked, and not the category.
  fileprivate var isUnseen: Bool {
    properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
      || properties.isNoncharacterCodePoint || 0xFFF9...0xFFFB ~= value
  }

  /// Whether it is drawn on the character before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it makes one sign of those around it, though it is not seen itself.
  func isNeeded(after base: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200C:
      return base.isJoining && next?.isJoining == true
    case 0x200D:
      if base.isPictographic || base.endsPictograph { return next?.isPictographic == true }
      return base.isJoining
    case 0xFE0E, 0xFE0F:
      return base.isASCII ? next == "\u{20E3}" && base.properties.isEmoji : base.takesPresentation
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF:
      return !base.isASCII && base.isSeenBase
    case 0x180B...0x180D, 0x180F:
      return 0x1800...0x18AF ~= base.value && base.isSeenBase
    default:
      return false
    }
  }

  private var takesPresentation: Bool {
    properties.isEmoji || isPictographic
  }

  private var isSeenBase: Bool { !isUnseen && !isMark && !properties.isWhitespace }

  /// Whether a joined emoji can begin or go on with it. The standard library does not show
  /// `Extended_Pictographic`; of what has it, all that takes part in a joined emoji is an emoji.
  private var isPictographic: Bool { properties.isEmoji && !isASCII && !isModifier }

  /// Whether it stands between an emoji and its joiner: a presentation selector, a skin tone.
  private var endsPictograph: Bool { value == 0xFE0F || isModifier }

  private var isModifier: Bool { properties.isEmojiModifier }

  /// A letter or mark of a script in which joiners change the letters: Arabic and its like, Indic,
  /// South-East Asian, Mongolian.
  private var isJoining: Bool {
    switch value {
    case 0x0600...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF,
      0xFE70...0xFEFE, 0x10A00...0x11FFF, 0x16D40...0x16D7F, 0x1E900...0x1E95F:
      switch properties.generalCategory {
      case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter: true
      case .nonspacingMark, .spacingMark: true
      default: false
      }
    default: false
    }
  }
}
