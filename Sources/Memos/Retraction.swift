/// A memo that a sink delivered.
public struct DeliveredMemo: Hashable, Sendable {
  /// The memo.
  public let memo: Memo.ID
  /// What the sink answered.
  public let receipt: Receipt
  /// Whether it was taken back since.
  public let standing: Standing

  /// Whether a delivered memo counts as being there.
  public enum Standing: Hashable, Sendable {
    /// Nobody took it back.
    case delivered
    /// It was taken back.
    case retracted
  }

  /// A memo with its receipt.
  public init(_ memo: Memo.ID, _ receipt: Receipt, _ standing: Standing = .delivered) {
    self.memo = memo
    self.receipt = receipt
    self.standing = standing
  }
}

/// Why a sink does not take a memo out again. Nothing was changed.
public enum RetractionRefusal: Error, Hashable, Sendable {
  /// This kind of sink cannot.
  case impossible
  /// It is not there any more.
  case gone
  /// It does not stand there as it was put: a person changed it.
  case changed
  /// Of how it came in too little is known.
  case unknown
  /// Something stands in the way.
  case failed(DeliveryFailure)
}

/// A retraction of which all that can be undone is done.
public struct PreparedRetraction {
  /// To be durable in the ledger before `commit` is called.
  public let intent: Intent
  /// Takes the memo out; called at most once.
  public let commit: () -> RetractionFate
  /// Undoes the preparation, when the intent could not be recorded.
  public let abandon: () -> Void

  /// A retraction that does this.
  public init(
    intent: Intent, commit: @escaping () -> RetractionFate, abandon: @escaping () -> Void
  ) {
    self.intent = intent
    self.commit = commit
    self.abandon = abandon
  }
}

/// What became of a retraction.
public enum RetractionFate: Hashable, Sendable {
  /// The memo is not there any more, durably. These files came with it and stay where they are: they
  /// changed, something may name them, or the system refuses to move them.
  case retracted(staying: [String] = [])
  /// It is there, for certain. A temporary failure `after: .zero` asks for an immediate new
  /// `prepareRetraction`.
  case kept(DeliveryFailure)
  /// It cannot be told now; the intent stands, and `recoverRetraction` is to be asked again later.
  case undecided(DeliveryFailure)
}
