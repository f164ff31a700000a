/// A text as the body of a message: lines of ASCII of at most 76 characters.
///
/// CRLF, CR and LF in the text are all line breaks, and its last line has one whether it is written
/// or not. Whichever of the two encodings is the shorter is taken: base64 where ASCII is rare.
struct EncodedText {
  /// The word for the encoding in a head.
  let encoding: String
  /// The lines with their ends.
  let bytes: [UInt8]

  init(_ text: String, _ lineEnding: LineEnding) {
    let source = Array(text.utf8)
    let lines = EncodedText.lines(of: source)
    var quoted = QuotedPrintable(lineEnding)
    for line in lines { quoted.write(line: source[line]) }

    // Compared without the ends of lines: the choice is the same for both of them.
    let canonicalSize = lines.reduce(0) { $0 + $1.count + 2 }
    guard Base64.size(of: canonicalSize) < quoted.size else {
      (encoding, bytes) = ("quoted-printable", quoted.bytes)
      return
    }
    // A text's line breaks are CRLF before they are encoded, wherever it goes (RFC 2045, 6.8).
    var canonical: [UInt8] = []
    canonical.reserveCapacity(canonicalSize)
    for line in lines { canonical += source[line] + LineEnding.crlf.bytes }
    var base64 = Base64(lineEnding)
    (encoding, bytes) = ("base64", base64.lines(of: canonical) + base64.lastLine())
  }

  /// Where the lines lie, without their ends.
  private static func lines(of source: [UInt8]) -> [Range<Int>] {
    let (lineFeed, carriageReturn) = (0x0A as UInt8, 0x0D as UInt8)
    var lines: [Range<Int>] = []
    var start = 0
    for (at, byte) in source.enumerated() {
      if byte == lineFeed, at > 0, source[at - 1] == carriageReturn {
        start = at + 1
      } else if byte == lineFeed || byte == carriageReturn {
        lines.append(start..<at)
        start = at + 1
      }
    }
    if start < source.count { lines.append(start..<source.count) }
    return lines
  }
}
