/// A TOML 1.0 text, read in full and strictly.
public struct Document: Sendable {
  /// How deep tables and arrays may be nested, counted from the root, dotted keys included.
  public static let depthLimit = 256

  /// All that the text says.
  public let root: Table

  /// Reads `bytes`, which are UTF-8, with a byte order mark or without.
  ///
  /// Throws the first error in the text, except that a text that is not UTF-8 fails as such.
  /// Takes time in proportion to the length.
  public init(parsing bytes: [UInt8]) throws(SyntaxError) {
    var parser = Parser(bytes: bytes)
    root = try parser.parseDocument()
  }
}
