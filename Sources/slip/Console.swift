import JSON
import Posix
import Timekeeping
import Translations

/// Results to standard output, everything else to standard error.
struct Console {
  /// How results are written.
  enum Style {
    case text
    case json
  }

  let style: Style
  /// The configuration, which says what language people are spoken to in. It is looked at when a
  /// word is needed.
  let configuration: ConfigurationFile
  private let destination: Destination
  private let losses = Losses()
  private let warnings = Warnings()

  init(style: Style, _ configuration: ConfigurationFile) {
    self.style = style
    self.configuration = configuration
    destination = .streams
  }

  /// A console that keeps what is said to a person, for somebody else to show.
  init(keeping transcript: Transcript, _ configuration: ConfigurationFile) {
    style = .text
    self.configuration = configuration
    destination = .transcript(transcript)
  }

  /// Where it all goes.
  private enum Destination {
    /// To the process's own streams.
    case streams
    case transcript(Transcript)
  }

  /// The words for a person. Scripts always get English.
  var wording: Wording {
    Wording(phrases: Phrases(style == .json ? .en : configuration.language))
  }

  /// What became of results that could not be written.
  private final class Losses {
    var first: Errno?
  }

  /// What was warned of already.
  private final class Warnings {
    var told: Set<String> = []
  }

  /// Why not all results were written; nil if all were, or their reader had enough.
  var lostResult: Errno? { losses.first }

  /// Writes one result line.
  ///
  /// A reader that has gone away is no failure: what the line reports is done, and stays done.
  func result(_ line: String) {
    write(line + "\n", to: .output)
  }

  /// Writes one result: the object as a line of JSON, or the text.
  func result(_ text: @autoclosure () -> String, _ object: @autoclosure () -> Object) {
    switch style {
    case .text: result(text())
    case .json: result(Value.object(object()).description)
    }
  }

  /// Writes results without adding a line end.
  func raw(_ text: String) {
    write(text, to: .output)
  }

  /// Says what went wrong.
  func error(_ words: String, hint: String? = nil) {
    diagnostic(wording.phrases.basics.error, words, .red)
    if let hint { self.hint(hint) }
  }

  /// Says what a person should know although nothing failed.
  func warning(_ words: String, hint: String? = nil) {
    diagnostic(wording.phrases.basics.warning, words, .yellow)
    if let hint { self.hint(hint) }
  }

  /// Says what a person should know although nothing failed, unless it was said already.
  func warningOnce(_ words: String, hint: String? = nil) {
    if warnings.told.insert(words).inserted { warning(words, hint: hint) }
  }

  /// Says what to do about it.
  func hint(_ words: String) {
    diagnostic(wording.phrases.basics.hint, words, .cyan)
  }

  /// Says something in passing.
  func note(_ words: String) {
    write(words + "\n", to: .error)
  }

  /// Asks, and stays on the line.
  func ask(_ words: String) {
    write(words, to: .error)
  }

  /// The colours there are, as the terminal counts them.
  enum Colour: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
    case dim = 2
  }

  /// `text` in `colour` on a terminal whose user did not set NO_COLOR; plain elsewhere.
  func coloured(_ text: String, _ colour: Colour, on stream: StandardStream = .output) -> String {
    guard case .streams = destination, stream.isTerminal, Process.environment("NO_COLOR") == nil,
      Process.environment("TERM") != "dumb"
    else { return text }
    return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
  }

  private func diagnostic(_ kind: String, _ words: String, _ colour: Colour) {
    note("slip: \(coloured(kind, colour, on: .error)) \(words)")
  }

  private func write(_ text: String, to stream: StandardStream) {
    if case .transcript(let transcript) = destination {
      transcript.add(text)
      return
    }
    do throws(Errno) {
      try stream.write(text)
    } catch {
      // Nobody is there to be told; the exit status still says what is on the disk.
      if stream == .output, error != .brokenPipe, losses.first == nil { losses.first = error }
    }
  }
}
