/// Adds up how many cells the scalars of one grapheme take.
///
/// The sum, as terminals count that know no graphemes, but never more than two; two wherever an
/// emoji is asked for by U+FE0F (UTS #51, ED-9a), as in a keycap. A flag is two regional indicators of one
/// cell each: so count glibc's wcwidth and the terminals that rely on it, where kitty and those that
/// count graphemes give even a lone one two. Marks with nothing to stand on take one cell.
struct GraphemeWidth {
  private var sum = 0
  private var previous: UInt32 = 0
  private var isEmoji = false
  private var hasMark = false
  /// Whether a joiner or non-joiner is among the scalars.
  private(set) var hasJoiner = false

  /// Begins with the first scalar.
  @inline(__always)
  init(_ scalar: UInt32, _ traits: CellTraits) {
    sum = traits.width
    hasMark = traits.isMark
    previous = scalar
  }

  /// Goes on with the next one.
  @inline(__always)
  mutating func add(_ scalar: UInt32, _ traits: CellTraits) {
    sum += traits.width
    if traits.isMark { hasMark = true }
    if scalar & 0xFFFE == 0x200C { hasJoiner = true }
    if scalar == 0xFE0F, let base = Unicode.Scalar(previous), base.properties.isEmoji {
      isEmoji = true
    }
    previous = scalar
  }

  /// The cells of all of them.
  @inline(__always)
  var cells: Int {
    if isEmoji { return 2 }
    return sum == 0 ? (hasMark ? 1 : 0) : min(sum, 2)
  }

  /// Whether they are marks that nothing carries.
  var isBare: Bool { sum == 0 && hasMark }
}
