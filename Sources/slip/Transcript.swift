/// What a command says, kept instead of printed.
final class Transcript {
  private var text = ""

  /// Adds what was said.
  func add(_ text: String) {
    self.text += text
  }

  /// The first line that says anything; nil if none does.
  var first: String? {
    text.split(separator: "\n").first.map(String.init)
  }
}
