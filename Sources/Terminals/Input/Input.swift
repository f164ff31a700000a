/// Something that a person did at the terminal.
public enum Input: Hashable, Sendable {
  /// Characters typed, or put in by an input method; characters that came together are one text.
  ///
  /// Never empty, and without control characters. Bytes that are no UTF-8 come out as U+FFFD.
  case text(String)

  /// A key that is no text.
  case key(Key)

  /// One paste, whole, as the terminal brackets it.
  ///
  /// Its lines end in LF. Bytes that are no UTF-8 come out as U+FFFD; control characters
  /// other than the ends of lines are left in.
  case paste(String)

  /// The front of a paste that is longer than the reader takes, as in `paste`.
  case longPaste(String)
}
