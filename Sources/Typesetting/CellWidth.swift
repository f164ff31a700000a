/// How many cells text takes that is not laid out in rows.
public enum CellWidth {
  /// The cells of one character, 0 to 2; of a tab 8.
  public static func of(_ character: Character) -> Int { of(String(character)) }

  /// The cells of a text that begins at the left edge; each tab reaches to a multiple of 8.
  ///
  /// Linear in the length of the text.
  public static func of(_ text: String) -> Int {
    var width = 0
    forEachGrapheme(of: text) { grapheme, _ in width += cells(of: grapheme, at: width) }
    return width
  }

  /// What a text shows, cut to at most that many cells, with … at its end where something was cut.
  ///
  /// It can be written to a terminal as it is: control characters are replaced as in a `Glyph`, tabs are
  /// spaces, and what takes no cell is left out.
  public static func clipped(_ text: String, to columns: Int) -> String {
    var shown = ""
    var width = 0
    var kept = 0
    forEachGrapheme(of: text) { grapheme, bytes in
      let cells = cells(of: grapheme, at: width)
      guard cells > 0, width <= columns else { return }
      width += cells
      shown +=
        grapheme.breakClass == .tab
        ? String(repeating: " ", count: cells)
        : GlyphText.of(grapheme.start..<grapheme.end, in: bytes)
      if width < columns { kept = shown.utf8.count }
    }
    if width <= columns { return shown }
    return columns < 1 ? "" : String(decoding: shown.utf8.prefix(kept), as: UTF8.self) + "…"
  }

  private static func cells(of grapheme: Grapheme, at width: Int) -> Int {
    grapheme.breakClass.isWhiteSpace
      ? RowBreaker.width(ofWhiteSpace: grapheme, at: width) : grapheme.width
  }

  private static func forEachGrapheme(of text: String, do body: (Grapheme, [UInt8]) -> Void) {
    var text = text
    text.makeContiguousUTF8()
    let bytes = Array(text.utf8)
    var walker = GraphemeWalker(text, bytes, in: 0..<bytes.count, lamAlef: .apart)
    while let grapheme = walker.next() { body(grapheme, bytes) }
  }
}
