import JSON
import Memos
import Timekeeping

extension AddRequest {
  /// Takes `--each json` apart: one object a line. A bad line is noted and the others are kept.
  mutating func readLines(_ bytes: [UInt8], like shared: Draft, _ encoding: MemoInput.Encoding) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where line.contains(where: { $0 != 32 && $0 != 9 && $0 != 13 }) {
      do throws(LineError) {
        var draft = try Self.draft(Array(line), like: shared, encoding)
        if draft.destination != shared.destination { draft.line = index + 1 }
        drafts.append(draft)
      } catch {
        rejected.append(Rejection(line: index + 1, reason: error.reason))
      }
    }
  }

  private struct LineError: Error {
    let reason: Rejection.Reason
  }

  private static func draft(
    _ line: [UInt8], like shared: Draft, _ encoding: MemoInput.Encoding
  ) throws(LineError) -> Draft {
    let object = try object(line, encoding)
    var draft = shared
    var text: String?
    for member in object.members {
      switch member.name {
      case "text": text = try string(member)
      case "title": draft.title = try string(member)
      case "tags": draft.tags += try tags(member)
      case "at": draft.created = try time(member)
      case "to":
        let sinks = try strings(member).map(SinkName.init)
        if !sinks.isEmpty { draft.destination = .sinks(sinks) }
      default: throw LineError(reason: .unknownField(member.name))
      }
    }
    guard let text else { throw LineError(reason: .noText) }
    do throws(InputError) {
      let clean = try MemoInput.text(Array(text.utf8), encoding)
      draft.text = try MemoInput.memo(clean)
    } catch {
      throw LineError(reason: .input(error))
    }
    return draft
  }

  private static func tags(_ member: Object.Member) throws(LineError) -> [String] {
    var tags: [String] = []
    for text in try strings(member) {
      do throws(UsageError) {
        tags.append(try tag(text))
      } catch {
        throw LineError(reason: .badTag(text))
      }
    }
    return tags
  }

  private static func time(_ member: Object.Member) throws(LineError) -> Timestamp {
    let text = try string(member)
    do throws(UsageError) {
      return try time(text)
    } catch {
      throw LineError(reason: .badTime(text))
    }
  }

  private static func object(
    _ line: [UInt8], _ encoding: MemoInput.Encoding
  ) throws(LineError) -> Object {
    let line = encoding == .repaired ? Array(String(decoding: line, as: UTF8.self).utf8) : line
    let value: Value
    do throws(SyntaxError) {
      value = try Value(parsing: line)
    } catch {
      throw LineError(reason: .notJSON(error))
    }
    guard let object = value.object else { throw LineError(reason: .notAnObject) }
    return object
  }

  private static func string(_ member: Object.Member) throws(LineError) -> String {
    guard let text = member.value.string else {
      throw LineError(reason: .wrongType(member.name))
    }
    return text
  }

  private static func strings(_ member: Object.Member) throws(LineError) -> [String] {
    guard let values = member.value.array else {
      throw LineError(reason: .wrongType(member.name))
    }
    var texts: [String] = []
    for value in values {
      guard let text = value.string else { throw LineError(reason: .wrongType(member.name)) }
      texts.append(text)
    }
    return texts
  }
}
