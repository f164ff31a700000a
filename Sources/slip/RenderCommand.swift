import Markdown
import Memos
import Posix
import Timekeeping
import Wiring

/// `slip render`: prints what a template expands to, for writing templates.
struct RenderCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count == 1 else { throw UsageError.badOperands(.render) }
    let created = try arguments[.at].map(AddRequest.time) ?? desk.now()
    var randomness = SystemRandomNumberGenerator()
    let entry = Entry(
      id: Memo.ID(at: created.instant, from: &randomness).description, text: try text(),
      title: arguments[.title],
      tags: try arguments.all(.tag).map(AddRequest.tag).compactMap { Tag($0) }, created: created)
    let values = TemplateValues(of: entry, language: try language())
    desk.console.result(Template(arguments.operands[0]).expanded(with: values))
    return .done
  }

  /// What comes on standard input; nothing on a terminal, which would only be waited for.
  private func text() throws -> String {
    if StandardStream.input.isTerminal { return "" }
    do {
      let bytes = try StandardStream.input.read(upTo: MemoInput.limit + 1)
      var text = try MemoInput.text(bytes, .strict)
      while text.last?.isNewline == true { text.removeLast() }
      return text
    } catch let error as InputError {
      throw Stop(.badData, desk.wording.input(error))
    } catch let error as Errno {
      throw desk.inputNotRead(error)
    }
  }

  private func language() throws(UsageError) -> Language {
    guard let name = arguments[.locale] else { return desk.console.configuration.language }
    guard let language = Language(rawValue: name) else {
      throw .badValue(.locale, name, expected: .oneOf(Language.allCases.map(\.rawValue)))
    }
    return language
  }
}
