import Memos
struct DeliveryReport {
  init(_ ids: [Memo.ID], _ desk: Desk) {}
  var isSettled: Bool { true }
  mutating func run(ignoringPauses: Bool = false) {}
  mutating func look() {}
  mutating func tellRest() {}
}
struct ReplayCommand { init(_ a: Arguments, _ c: Console) throws {}; func run() throws -> ExitStatus { .done } }
struct RenderCommand { init(_ a: Arguments, _ c: Console) throws {}; func run() throws -> ExitStatus { .done } }
struct DoctorCommand { init(_ a: Arguments, _ c: Console) throws {}; func run() throws -> ExitStatus { .done } }
enum Tags { static func isValid(_ s: String) -> Bool { true } }
extension Desk { func makeVault(at: String) {} }
