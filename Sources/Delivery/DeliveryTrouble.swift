public import Posix
public import Recording

/// Why a courier stopped before it was done. No memo is lost by it.
public enum DeliveryTrouble: Error, Hashable, Sendable {
  /// The delivery lock at that path was neither obtained nor found taken.
  case notLocked(path: String, Errno)
  /// The ledger did not say what is to be delivered, or did not take down what was.
  case ledger(LedgerFailure)
}
