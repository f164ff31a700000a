import JSON
import Memos
import Posix
import Recording
import Vaults

/// `slip open`: where a memo is, and its address for Obsidian.
struct OpenCommand {
  let desk: Desk
  let arguments: Arguments

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw UsageError.badOperands(.open) }
    let id = try arguments.operands.first.map(desk.memo) ?? desk.newestMemo()
    let history = try desk.read { () throws(LedgerFailure) in try desk.ledger.history(of: id) }
    guard let history else {
      throw Stop(.notFound, "the memo \(MemoLine.short(id)) is not in the history")
    }
    let places = try places(of: history)
    for place in places { show(place, of: id) }
    if arguments.has(.app), let place = places.first { try open(place.uri) }
    return .done
  }

  /// Where a memo stands in a vault.
  private struct Place {
    let sink: SinkName
    let path: String
    /// Nil where nobody can tell.
    let line: Int?
    /// How it stands there.
    let finding: String

    /// Obsidian opens the vault that the path is in (Obsidian help, "Obsidian URI").
    var uri: String { "obsidian://open?path=" + path.percentEncoded }
  }

  private func places(of history: MemoHistory) throws(Stop) -> [Place] {
    var places: [Place] = []
    for progress in history.state.sinks {
      guard case .delivered = progress.state, let receipt = history.receipt(from: progress.sink)
      else { continue }
      if let place = try place(of: receipt, at: progress.sink, history) { places.append(place) }
    }
    if !places.isEmpty { return places }
    let short = MemoLine.short(history.memo.id)
    throw Stop(
      .notFound, "\(short) is in no note: it is \(history.state.status.rawValue)",
      hint: "slip history \(short) says what became of it")
  }

  /// Nil for a receipt of what is no vault.
  private func place(
    of receipt: Receipt, at sink: SinkName, _ history: MemoHistory
  ) throws(Stop) -> Place? {
    guard let path = VaultAudit.vault(of: receipt) else { return nil }
    let all = try neighbours(at: receipt.place, of: sink)
    guard let index = all.firstIndex(where: { $0.memo == history.memo }) else { return nil }
    let finding: VaultAudit.Finding
    do throws(DeliveryFailure) {
      finding = try VaultAudit(at: path).finding(
        of: index, among: all.map(\.receipt), text: { all[$0].memo.text })
    } catch {
      throw Stop(
        .unavailable, Wording.cause(error.cause, desk.places), hint: Wording.wayOut(of: error.cause)
      )
    }
    switch finding {
    case .present(let place), .edited(let place), .moved(let place), .inConflictCopy(let place):
      return Place(sink: sink, path: place.path, line: place.line, finding: finding.name)
    case .missing:
      throw Stop(
        .notFound,
        "\(MemoLine.short(history.memo.id)) is not in "
          + "\(desk.places.shown(MemoLine.harmless(receipt.place))) any more, nor in another note",
        hint: "slip verify --repair delivers it again")
    case .unknown(let cause):
      throw Stop(
        .unavailable, Wording.cause(cause, desk.places), hint: Wording.wayOut(of: cause))
    }
  }

  /// All memos that the sink put into that note: what is known to be another's is not this one's.
  private func neighbours(
    at place: String, of sink: SinkName
  ) throws(Stop) -> [(memo: Memo, receipt: Receipt)] {
    var found: [(memo: Memo, receipt: Receipt)] = []
    try desk.read { () throws(LedgerFailure) in
      try desk.ledger.visitHistory { history in
        if case .delivered = history.state[sink], let receipt = history.receipt(from: sink),
          receipt.place == place
        {
          found.append((history.memo, receipt))
        }
        return .more
      }
    }
    return found
  }

  private func show(_ place: Place, of id: Memo.ID) {
    var object: Object = [
      "id": .string(id.description), "sink": .string(place.sink.description),
      "path": .string(place.path), "status": .string(place.finding), "uri": .string(place.uri),
    ]
    object["line"] = place.line.map { .integer(Int64($0)) }
    let shown = desk.places.shown(MemoLine.harmless(place.path))
    desk.console.result("\(shown)\(place.line.map { ":\($0)" } ?? "")\n\(place.uri)", object)
  }

  /// Hands the address to the desktop.
  private func open(_ uri: String) throws {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // Some of these wait for the program that they start, which is to outlive this one.
    let script = "command -v \(program) >/dev/null || exit 127; \(program) \"$1\" >/dev/null 2>&1 &"
    let ending: ChildProcess.Ending
    do throws(Errno) {
      ending = try ChildProcess.run(["sh", "-c", script, "slip", uri], for: .seconds(10)).ending
    } catch {
      throw Stop(.unavailable, "no shell can be started: \(error)")
    }
    guard ending == .exited(0) else {
      throw Stop(
        .unavailable, "there is no \(program) to open it with", hint: "open the address by hand")
    }
  }
}

extension VaultAudit.Finding {
  /// The finding in one word, for scripts: it never changes.
  var name: String {
    switch self {
    case .present: "present"
    case .edited: "edited"
    case .moved: "moved"
    case .inConflictCopy: "conflict-copy"
    case .missing: "missing"
    case .unknown: "unknown"
    }
  }
}

extension String {
  /// As a value in the query of an address: all but letters, digits and `-._~` as `%XX` (RFC 3986).
  var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar
          || "-._~".unicodeScalars.contains(scalar)
      {
        encoded.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
