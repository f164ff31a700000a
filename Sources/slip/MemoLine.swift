import JSON
import Memos
import Recording
import Timekeeping
import Translations
import Wiring

/// How a memo looks in a list: to a person and to a script.
enum MemoLine {
  /// The ID as lists show it: its last six digits, which are random.
  static func short(_ id: Memo.ID) -> String {
    String(id.description.suffix(6))
  }

  /// `2026-11-30 14:32`, at the memo's own offset.
  static func time(_ timestamp: Timestamp) -> String {
    let text = timestamp.rfc3339
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  /// The title, or the first line of the text, or what is attached; cut to `limit` characters and
  /// without what a terminal would obey. How many files are attached follows.
  static func preview(_ memo: Memo, _ wording: Wording, limit: Int = 56) -> String {
    var shown = harmless(memo.title ?? firstLine(memo))
    if shown.isEmpty { shown = memo.attachments.map { name($0) }.joined(separator: ", ") }
    if shown.count > limit { shown = shown.prefix(limit - 1) + "…" }
    let count = memo.attachments.count
    return count == 0 ? shown : "\(shown) [\(wording.phrases.basics.files(count))]"
  }

  /// What JSON says of what is attached; nil where nothing is.
  static func attachments(_ memo: Memo) -> Value? {
    guard !memo.attachments.isEmpty else { return nil }
    return .array(
      memo.attachments.map { attachment in
        .object([
          "name": .string(attachment.name), "size": .integer(Int64(attachment.byteCount)),
        ])
      })
  }

  /// The name of what is attached, on one line and without what a terminal would obey.
  private static func name(_ attachment: Attachment) -> String {
    let scalars = attachment.name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The whole text, and a line for each file that is attached, without what a terminal would obey.
  static func lines(_ memo: Memo, _ wording: Wording) -> [String] {
    let text = harmless(memo.text).split(separator: "\n", omittingEmptySubsequences: false)
    return (memo.text.isEmpty && !memo.attachments.isEmpty ? [] : text.map(String.init))
      + memo.attachments.map { "+ \(name($0)), \(wording.phrases.basics.bytes($0.byteCount))" }
  }

  /// `text` with every control character but tab and line end replaced by U+FFFD.
  static func harmless(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl && scalar != "\t" && scalar != "\n" && scalar != "\r" ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The first line of the text for a script: whole, as it was written.
  static func firstLine(_ memo: Memo) -> String {
    String(memo.text.drop { $0.isNewline }.prefix { !$0.isNewline })
  }

  /// What JSON says of a failure.
  static func failure(
    _ cause: DeliveryFailure.Cause, _ wording: Wording, _ places: Places
  ) -> [Object.Member] {
    var members = [
      Object.Member(name: "reason", value: .string(cause.kind.rawValue)),
      Object.Member(name: "words", value: .string(wording.cause(cause, places))),
    ]
    if let place = cause.place {
      members.append(Object.Member(name: "place", value: .string(place)))
    }
    return members
  }

  /// What JSON says of a warning.
  static func warning(
    _ warning: DeliveryWarning, _ wording: Wording, _ places: Places
  ) -> Object {
    var object: Object = [
      "reason": .string(warning.kind.rawValue), "words": .string(wording.warning(warning, places)),
      "place": .string(warning.place),
    ]
    object["line"] = warning.line.map { .integer(Int64($0)) }
    object["detail"] = warning.detail.map { .string($0) }
    return object
  }

  /// What JSON says of a doubt.
  static func doubt(_ doubt: Doubt, _ wording: Wording) -> [Object.Member] {
    [
      Object.Member(name: "reason", value: "unreadable-record"),
      Object.Member(name: "words", value: .string(wording.doubt(doubt))),
    ]
  }
}
