/// How the lines of a message end.
public enum LineEnding: Hashable, Sendable, CaseIterable {
  /// As SMTP wants them.
  case crlf
  /// As `sendmail` reads them from its input.
  case lf

  var bytes: [UInt8] {
    switch self {
    case .crlf: [0x0D, 0x0A]
    case .lf: [0x0A]
    }
  }
}
