/// A bracket that has a partner (UAX #9, BD14 and BD15).
enum Bracket {
  /// Opens a pair, which the bracket that it names closes.
  case opening(closedBy: UInt32)
  /// Closes a pair; named as an opening one names it.
  case closing(UInt32)

  /// What kind of bracket a scalar is, if it is any.
  init?(_ scalar: UInt32) {
    if let partner = ScalarLookup.partner(of: scalar, in: MirrorTable.opening) {
      self = .opening(closedBy: Self.canonical(partner))
    } else if ScalarLookup.partner(of: scalar, in: MirrorTable.closing) != nil {
      self = .closing(Self.canonical(scalar))
    } else {
      return nil
    }
  }

  /// The angle brackets that are canonically the same count as one.
  private static func canonical(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }
}
