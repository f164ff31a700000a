import JSON
import Memos
import Translations

extension Console {
  /// Says that a memo is on stable storage, the moment it is. To a person the line about the
  /// delivery that follows says so.
  func accepted(_ id: Memo.ID) {
    guard style == .json else { return }
    result("", ["event": "accepted", "id": .string(id.description)])
  }

  /// Says which line of the input is no memo, and why.
  func rejected(_ rejection: AddRequest.Rejection) {
    let words = wording.rejection(rejection.reason)
    if style == .json {
      result(
        "",
        ["event": "rejected", "line": .integer(Int64(rejection.line)), "reason": .string(words)])
    }
    error(wording.phrases.capture.rejectedLine("\(rejection.line)", words))
  }
}

extension Wording {
  /// Why a line of `--each json` is no memo.
  func rejection(_ reason: AddRequest.Rejection.Reason) -> String {
    let words = phrases.capture
    return switch reason {
    case .notJSON(let error): words.notJSON("\(error.column)")
    case .notAnObject: words.notObject
    case .noText: words.noText
    case .wrongType(let name): words.wrongType(name)
    case .unknownField(let name): words.unknownField(MemoLine.harmless(name))
    case .badTime(let text): words.badTime(MemoLine.harmless(text))
    case .badTag(let text): words.badTag(MemoLine.harmless(text))
    case .unknownSink(let name): phrases.usage.unknownSink(MemoLine.harmless(name))
    case .input(.empty): words.empty
    case .input(.nul(let offset)): words.textHasNul("\(offset)")
    case .input(.notUTF8(let offset)): words.textNotUTF8("\(offset)")
    case .input(.tooLarge): words.overLimit
    }
  }
}
