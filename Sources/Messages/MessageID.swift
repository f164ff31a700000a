extension Message {
  /// What a message is known by, the same at every try: `<…>` in its head, without the brackets.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The ID itself.
    public let description: String

    /// The most bytes that an ID has, so that its line is none that a server refuses.
    private static let limit = 500

    /// The ID in `text`. Fails unless it is two dot-atoms of RFC 5322, section 3.2.3, with an `@`
    /// between them.
    public init?(_ text: String) {
      let sides = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
      guard sides.count == 2, text.utf8.count <= ID.limit,
        sides.allSatisfy({ String($0).isDotAtom })
      else { return nil }
      description = text
    }

    /// The line between the parts of the message, without the dashes before it: at most 60
    /// characters, and none that would have to be escaped between quotes.
    ///
    /// No line of any part is this one: quoted-printable never writes `=_`, and base64 no `_`.
    var boundary: String {
      let fit = description.unicodeScalars.prefix { $0 != "@" }
        .filter { $0.isLetterOrDigit || $0 == "-" || $0 == "." }
      return "=_" + String(String.UnicodeScalarView(fit.prefix(58)))
    }
  }
}

extension String {
  /// Whether it is atoms with one dot between any two.
  var isDotAtom: Bool {
    unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isAtomText) }
  }
}
