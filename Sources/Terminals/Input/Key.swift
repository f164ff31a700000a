/// A key and the modifiers held with it, in the one form that stands for all ways to say it.
///
/// A letter is in lower case: `Alt-A` is `a` with `alt` and `shift`. Beside a character that is
/// neither a letter nor a digit nor the space, `shift` is left out, since the character says it
/// already: `Alt-<` is the same key whether `<` needs Shift on that keyboard or not.
public struct Key: Hashable, Sendable {
  /// What a key is without its modifiers.
  public enum Code: Hashable, Sendable {
    /// A key that types this character when pressed alone.
    case character(Character)
    /// Enter, also the keypad's.
    case enter
    /// Tab.
    case tab
    /// Escape.
    case escape
    /// The key that deletes before the cursor.
    case backspace
    /// The key that deletes behind the cursor.
    case delete
    /// Insert.
    case insert
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// F1 to F35.
    case function(Int)
  }

  /// Keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, as terminals number them.
    public let rawValue: UInt8

    /// The modifiers with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public let code: Code

  /// What was held with it.
  public let modifiers: Modifiers

  /// The key `code` pressed while `modifiers` were held.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    guard case .character(let character) = code else {
      self.code = code
      self.modifiers = modifiers
      return
    }
    let lower = character.lowercased()
    if lower != String(character), lower.count == 1, let small = lower.first {
      self.code = .character(small)
      self.modifiers = modifiers.union(.shift)
    } else if character.isLetter || character.isNumber || character == " " {
      self.code = code
      self.modifiers = modifiers
    } else {
      self.code = code
      self.modifiers = modifiers.subtracting(.shift)
    }
  }
}
