import JSON
import Posix
import Recording
import Sealing
import Timekeeping
import Translations
import Wiring

/// `slip key`: lists, rotates, exports and imports the master keys.
struct KeyCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.Ledger { desk.phrases.ledger }

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    let operands = arguments.operands
    switch (operands.first, operands.count) {
    case (nil, _): return try list()
    case ("rotate", 1): return try rotate()
    case ("export", 1...2): return try export(operands.count == 2 ? operands[1] : nil)
    case ("import", 1): return try importKey()
    default: throw UsageError.badOperands(.key)
    }
  }

  private func current() throws -> KeyID? {
    let reports = try desk.read { () throws(LedgerFailure) in try desk.ledger.inspect() }
    return reports.last { $0.unreadable == nil }?.key
  }

  private func list() throws -> ExitStatus {
    let current = try current()
    for (id, failure) in try attempt({ () throws(KeyFailure) in try desk.ledger.keys.files() }) {
      let state = failure != nil ? "wrong" : id == current ? "current" : "usable"
      let words = failure != nil ? phrases.wrong : id == current ? phrases.current : phrases.usable
      desk.console.result(
        "\(id)  \(words)", ["key": .string(id.description), "state": .string(state)])
    }
    return .done
  }

  private func rotate() throws -> ExitStatus {
    try desk.write { () throws(LedgerFailure) in
      try desk.ledger.rotateKey(at: desk.now().instant)
    }
    let id = try current()?.description ?? ""
    desk.console.result(
      phrases.sealedUnder(id),
      ["key": .string(id), "state": "current"])
    return .done
  }

  private func export(_ name: String?) throws -> ExitStatus {
    let id =
      try name.map { text in
        guard let id = KeyID(text) else {
          throw Stop(.notFound, phrases.noKeyID(text), hint: phrases.listsKeys)
        }
        return id
      } ?? current()
    guard let id else { throw Stop(.notFound, phrases.noKey) }
    let key = try attempt { () throws(KeyFailure) in try desk.ledger.keys.key(id) }
    desk.console.raw(key.exposedText())
    if desk.console.style == .text {
      desk.console.note("slip: " + phrases.guardKey)
    }
    return .done
  }

  private func importKey() throws -> ExitStatus {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try StandardStream.input.read(upTo: 4_096)
    } catch {
      throw desk.inputNotRead(error)
    }
    let id = try attempt { () throws(KeyFailure) in
      try desk.ledger.keys.take(exposedText: String(decoding: bytes, as: UTF8.self))
    }
    desk.console.result(
      phrases.keyIsHere("\(id)"), ["key": .string(id.description), "state": "usable"])
    return .done
  }

  private func attempt<Result>(_ body: () throws(KeyFailure) -> Result) throws -> Result {
    do throws(KeyFailure) {
      return try body()
    } catch {
      throw Stop(error.status, desk.wording.key(error, desk.places))
    }
  }
}
