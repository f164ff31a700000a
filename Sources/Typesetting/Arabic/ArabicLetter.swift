/// What letters of the Arabic script look like next to each other.
///
/// Terminals that do not reorder text do not join letters either, so each letter is replaced by its
/// presentation form (The Unicode Standard, 9.2, and the decompositions of U+FB50–FEFF). A letter
/// without such forms stays as it is.
package enum ArabicLetter {
  /// The letter that forms a ligature with an alef behind it.
  static let lam: UInt32 = 0x0644

  /// How a scalar joins its neighbours (Joining_Type).
  package enum JoiningType: UInt8 {
    case none
    case right
    case left
    case dual
    case causing
    case transparent

    /// The type of any scalar.
    package init(of scalar: UInt32) {
      let value = ScalarLookup.value(of: scalar, in: ArabicTable.joining)
      self = JoiningType(rawValue: value) ?? .none
    }

    /// Whether it reaches out to the scalar that follows.
    var joinsNext: Bool { self == .dual || self == .left || self == .causing }
    /// Whether it reaches out to the scalar before.
    var joinsPrevious: Bool { self == .dual || self == .right || self == .causing }
  }

  /// The four shapes, in the order of the table.
  package enum Form: Int, CaseIterable, Sendable {
    case isolated
    case final
    case initial
    case medial

    /// The shape of a letter that is joined on these sides.
    init(joinedBefore: Bool, joinedAfter: Bool) {
      switch (joinedBefore, joinedAfter) {
      case (false, false): self = .isolated
      case (true, false): self = .final
      case (false, true): self = .initial
      case (true, true): self = .medial
      }
    }
  }

  /// Whether a scalar is an alef that melts into a lam before it.
  static func isAlef(_ scalar: UInt32) -> Bool {
    scalar == 0x0627 || scalar == 0x0622 || scalar == 0x0623 || scalar == 0x0625
  }

  /// The presentation form of a letter, or nil if it has none.
  package static func presentation(of letter: UInt32, _ form: Form) -> UInt32? {
    guard letter <= 0xFFFF, let place = place(of: UInt16(letter)) else { return nil }
    let scalar = ArabicTable.forms[4 * place + form.rawValue]
    return scalar == 0 ? nil : UInt32(scalar)
  }

  /// Lam with an alef, isolated or joined to what stands before.
  static func ligature(with alef: UInt32, _ form: Form) -> UInt32 {
    let isolated: UInt32
    switch alef {
    case 0x0622: isolated = 0xFEF5
    case 0x0623: isolated = 0xFEF7
    case 0x0625: isolated = 0xFEF9
    default: isolated = 0xFEFB
    }
    return form == .isolated ? isolated : isolated + 1
  }

  private static func place(of letter: UInt16) -> Int? {
    var low = 0
    var high = ArabicTable.letters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ArabicTable.letters[middle] <= letter { low = middle } else { high = middle }
    }
    return ArabicTable.letters[low] == letter ? low : nil
  }
}
