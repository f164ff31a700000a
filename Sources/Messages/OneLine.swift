extension String {
  /// The text as one line for a head: every run of control characters and line separators is one
  /// space, and no white space stands at either end.
  ///
  /// Decided scalar by scalar: CR and LF together are one `Character`, which is neither of them.
  var oneLine: String {
    var line = String.UnicodeScalarView()
    var isInRun = false
    for scalar in unicodeScalars {
      if !scalar.isControl {
        line.append(scalar)
      } else if !isInRun {
        line.append(" ")
      }
      isInRun = scalar.isControl
    }
    return String(String(line)[...].trimmed)
  }
}

extension Substring {
  /// Without white space at either end.
  var trimmed: Substring {
    var rest = unicodeScalars.drop { $0.properties.isWhitespace }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return Substring(rest)
  }

  /// As many whole characters from the start as have at most `limit` bytes of UTF-8, and of a
  /// first character that is longer as many scalars. Not empty if four bytes are allowed.
  func beginning(upTo limit: Int) -> Substring {
    var size = 0
    let characters = prefix {
      size += $0.utf8.count
      return size <= limit
    }
    guard characters.isEmpty else { return characters }
    size = 0
    return Substring(
      unicodeScalars.prefix {
        size += UTF8.width($0)
        return size <= limit
      })
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, C0, DEL or C1, or one of the separators of lines and
  /// paragraphs, U+2028 and U+2029.
  var isControl: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || 0x2028...0x2029 ~= value
  }

  /// Whether it may stand in an atom of RFC 5322, section 3.2.3.
  var isAtomText: Bool {
    isLetterOrDigit || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(self)
  }

  /// Whether it is a letter or digit of ASCII.
  var isLetterOrDigit: Bool {
    "a"..."z" ~= self || "A"..."Z" ~= self || "0"..."9" ~= self
  }
}
