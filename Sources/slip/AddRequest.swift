import JSON
import Markdown
import Memos
import Timekeeping

/// What `slip add` is asked to capture, read from options, operands and input; nothing is captured
/// yet.
struct AddRequest {
  /// The texts and what belongs to each, in order.
  var drafts: [Draft]
  /// What is to be attached to the one memo.
  let attachments: AttachRequest
  /// Lines of `--each json` that are no memo.
  var rejected: [Rejection] = []

  /// What standard input is needed for.
  enum Need {
    /// The memo is there.
    case memo
    /// A text may be there, but nobody is asked to type one.
    case textIfAny
  }

  /// A memo that has no ID yet.
  struct Draft {
    var text: String
    var title: String?
    var tags: [String] = []
    /// Nil for now.
    var created: Timestamp?
    var destination: Memo.Destination = .routed
    /// The line that names its sinks, counted from 1; nil where they were named for all.
    var line: Int?
  }

  /// A line that is no memo, counted from 1.
  struct Rejection {
    let line: Int
    let reason: Reason

    enum Reason {
      case notJSON(SyntaxError)
      case notAnObject
      case noText
      case wrongType(String)
      case unknownField(String)
      case badTime(String)
      case badTag(String)
      case unknownSink(String)
      case input(InputError)
    }
  }

  /// Reads the request: `input` is called only if standard input is needed.
  init(
    _ arguments: Arguments, _ attachments: AttachRequest, destination: Memo.Destination,
    input: (Need) throws -> [UInt8]
  ) throws {
    self.attachments = attachments
    var shared = Draft(text: "", title: arguments[.title], destination: destination)
    for tag in arguments.all(.tag) { shared.tags.append(try Self.tag(tag)) }
    if let text = arguments[.at] { shared.created = try Self.time(text) }
    let encoding: MemoInput.Encoding = arguments.has(.repairEncoding) ? .repaired : .strict

    guard let name = arguments[.each] else {
      let operands = arguments.operands
      let isAttached = !attachments.items.isEmpty
      let bytes: [UInt8] =
        switch operands {
        case ["-"]: try input(.memo)
        case []: attachments.takesInput ? [] : try input(isAttached ? .textIfAny : .memo)
        default: Array(operands.joined(separator: " ").utf8)
        }
      let text = try MemoInput.text(bytes, encoding)
      shared.text = try MemoInput.memo(text, isAttached ? .mayBeEmpty : .notEmpty)
      drafts = [shared]
      return
    }
    guard let separator = MemoInput.Separator(rawValue: name) else {
      throw UsageError.badValue(.each, name, expected: .separator)
    }
    guard arguments.operands.isEmpty || arguments.operands == ["-"] else {
      throw UsageError.together(.each, .text)
    }
    let bytes = try input(.memo)
    if separator == .json {
      drafts = []
      readLines(bytes, like: shared, encoding)
    } else {
      let text = try MemoInput.text(bytes, encoding, nulSeparates: separator == .nul)
      drafts = try MemoInput.memos(text, separatedBy: separator).map { text in
        var draft = shared
        draft.text = text
        return draft
      }
    }
  }

  static func tag(_ text: String) throws(UsageError) -> String {
    let name = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard Tag(name) != nil else {
      throw .badValue(.tag, text, expected: .tag)
    }
    return name
  }

  static func time(_ text: String) throws(UsageError) -> Timestamp {
    do throws(MalformedTime) {
      return try Timestamp(rfc3339: text)
    } catch {
      throw .badValue(.at, text, expected: .time)
    }
  }
}
