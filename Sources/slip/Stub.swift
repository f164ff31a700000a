import Markdown
struct RenderCommand {
  init(_ a: Arguments, _ c: Console) throws {}; func run() throws -> ExitStatus { .done }
}
enum Tags { static func isValid(_ s: String) -> Bool { Tag(s) != nil } }
