import JSON
import Memos

extension Console {
  /// Says that a memo is on stable storage, the moment it is. To a person the line about the
  /// delivery that follows says so.
  func accepted(_ id: Memo.ID) {
    guard style == .json else { return }
    result("", ["event": "accepted", "id": .string(id.description)])
  }

  /// Says which line of the input is no memo, and why.
  func rejected(_ rejection: AddRequest.Rejection) {
    let words = Wording.rejection(rejection.reason)
    if style == .json {
      result(
        "",
        ["event": "rejected", "line": .integer(Int64(rejection.line)), "reason": .string(words)])
    }
    error("line \(rejection.line): \(words); the line was not taken")
  }
}

extension Wording {
  /// Why a line of `--each json` is no memo.
  static func rejection(_ reason: AddRequest.Rejection.Reason) -> String {
    switch reason {
    case .notJSON(let error): "not JSON at column \(error.column)"
    case .notAnObject: "not a JSON object"
    case .noText: "no text"
    case .wrongType(let name): "\(name) is of the wrong type"
    case .unknownField(let name): "there is no field \(MemoLine.harmless(name))"
    case .badTime(let text): "at can't be \(MemoLine.harmless(text))"
    case .badTag(let text): "\(MemoLine.harmless(text)) is no tag"
    case .unknownSink(let name): "no sink named \(MemoLine.harmless(name)) is configured"
    case .input(.empty): "the memo is empty"
    case .input(.nul(let offset)): "the text has a NUL at byte \(offset)"
    case .input(.notUTF8(let offset)): "the text is not UTF-8 at byte \(offset)"
    case .input(.tooLarge): "the memo is over 64 MiB"
    }
  }
}
