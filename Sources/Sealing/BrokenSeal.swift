/// The bytes are not what was sealed: another key, other circumstances, or a changed byte. Which
/// of them, nobody can tell.
public struct BrokenSeal: Error, Hashable, Sendable {
  /// There is only one.
  public init() {}
}
