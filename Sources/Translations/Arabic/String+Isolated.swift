extension String {
  /// Set apart from the direction of the text around it, as a path or command in an Arabic sentence
  /// has to be: between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Annex 9).
  var isolated: String {
    "\u{2068}\(self)\u{2069}"
  }
}
