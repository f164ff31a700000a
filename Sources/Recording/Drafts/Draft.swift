public import Memos

/// A memo that is still being written: the text, and where the person is in it.
///
/// It carries the ID that its memo will have, and ends when the ledger accepts that ID. Invariant,
/// for whoever sends memos: the text under an ID never changes once its acceptance was, or may have
/// been, attempted; that is, after `append` threw and after `Ledger.claimDraft`. A changed text goes
/// on under a fresh ID (`Ledger.beginDraft(of:from:)`), for a second acceptance of an ID changes
/// nothing: the change would end with the draft and be in no memo.
public struct Draft: Hashable, Sendable {
  /// The ID that the memo will have.
  public let memo: Memo.ID
  /// The ledger's newest segment when the draft was begun: the memo's acceptance cannot stand
  /// before it.
  public let begun: SegmentNumber
  /// What is written so far, exactly.
  public var text: String
  /// Where the caret is: an offset into the text's UTF-8, not negative.
  public var caret: Int
  /// Where a selection began, in the same way; nil if nothing is selected.
  public var anchor: Int?
  /// How far the view is scrolled: where its first row begins, in the same way.
  public var top: Int

  /// A draft of these parts. What the places mean is the screen's to know.
  public init(
    memo: Memo.ID, begun: SegmentNumber, text: String = "", caret: Int = 0, anchor: Int? = nil,
    top: Int = 0
  ) {
    (self.memo, self.begun, self.text) = (memo, begun, text)
    (self.caret, self.anchor) = (caret, anchor)
    self.top = top
  }
}
