#if !canImport(Darwin)
  @_spi(_Unicode) internal import Swift
#endif

/// The scalars of a text in Unicode's composed form, NFC: the one in which links and sync tools
/// compare names.
///
/// The standard library has the tables, for comparing strings, but shows them to none but
/// Foundation. They are reached here and nowhere else; a library that moves them stops the build.
/// Darwin's kit hides them: there a name keeps the form in which it was written, and its disks take
/// all forms for one.
enum ComposedForm {
  #if canImport(Darwin)
    static func scalars(of text: String) -> String.UnicodeScalarView { text.unicodeScalars }
    static func decomposed(_ text: String) -> String { text }
  #else
    static func scalars(of text: String) -> some Sequence<Unicode.Scalar> { text._nfc }
    /// The other canonical form, NFD, in which some disks keep names.
    static func decomposed(_ text: String) -> String {
      String(String.UnicodeScalarView(text._nfd))
    }
  #endif

  /// The text in that form.
  static func text(_ text: String) -> String {
    String(String.UnicodeScalarView(scalars(of: text)))
  }
}
