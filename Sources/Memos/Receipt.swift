/// What a sink answers: where the memo now is.
public struct Receipt: Hashable, Sendable {
  /// The place as a person and a script read it: an absolute path for a vault, the first line of
  /// its output for a command, empty where the sink has nothing to say.
  public let place: String
  /// What the sink itself wants to know again later (to find, check or undo the memo); its own
  /// format with a version byte, nobody else reads it.
  public let evidence: [UInt8]
  /// What the person should know of it all the same. It is told at the delivery, and no ledger
  /// keeps it.
  public let warning: DeliveryWarning?

  /// A receipt for that place.
  public init(place: String, evidence: [UInt8] = [], warning: DeliveryWarning? = nil) {
    self.place = place
    self.evidence = evidence
    self.warning = warning
  }

  /// The receipt as a ledger keeps it.
  public var lasting: Receipt {
    Receipt(place: place, evidence: evidence)
  }
}
