/// What the layout asks of a scalar, in one byte.
///
///     bits 0–1  cells            0 none, 1 one, 2 two, 3 none of its own: a mark on what stands before
///     bits 2–3  segmentation     0 plain, 1 extending, 2 special
///     bits 4–7  break class      see `BreakClass`
///
/// Cells (UAX #11, and what wcwidth answers in glibc): East Asian wide and full width take two; marks
/// that enclose or take no space, and the vowels and final consonants that complete a Hangul
/// syllable, take none; format characters and those that are ignored by default take none and are
/// not shown; everything else takes one, with it ambiguous width, marks that take space, and a
/// regional indicator.
package struct CellTraits: RawRepresentable {
  package let rawValue: UInt8

  /// How a scalar behaves next to others in a grapheme (UAX #29).
  package enum Segmentation: UInt8 {
    /// A grapheme of its own, together with the extending scalars that follow.
    case plain
    /// Belongs to the plain scalar before it, and joins nothing that follows.
    case extending
    /// All else, and what Unicode has not assigned yet: ask the standard library.
    case special
  }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The traits of any scalar.
  @inline(__always)
  package init(of scalar: UInt32) {
    rawValue = ScalarLookup.value(of: scalar, in: CellTable.ranges, pages: PageTable.cells)
  }

  /// How many cells it takes.
  package var width: Int { Int(rawValue & 3) % 3 }
  /// Whether it is drawn upon what stands before it.
  package var isMark: Bool { rawValue & 3 == 3 }
  package var segmentation: Segmentation { Segmentation(rawValue: rawValue >> 2 & 3) ?? .special }
  package var breakClass: BreakClass { BreakClass(rawValue: rawValue >> 4) ?? .other }
}
