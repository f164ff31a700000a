import Composing
import JSON
import Memos
import Posix
import Recording
import Translations
import Vaults
import Wiring

/// `slip open`: where a memo is, and its address for Obsidian.
struct OpenCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.History { desk.phrases.history }

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw UsageError.badOperands(.open) }
    let id = try arguments.operands.first.map(desk.memo) ?? desk.newestMemo()
    let history = try desk.read { () throws(LedgerFailure) in try desk.ledger.history(of: id) }
    guard let history else {
      throw Stop(.notFound, phrases.notInHistory(MemoLine.short(id)))
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

  /// Where the memo stands. Refuses only if it stands nowhere.
  private func places(of history: MemoHistory) throws(Stop) -> [Place] {
    let id = history.memo.id
    let deliveries = try VaultDelivery.all(in: desk.ledger, desk).byVault
    var places: [Place] = []
    var refusal: Stop?
    for (path, all) in deliveries.sorted(by: { $0.key < $1.key }) {
      for index in all.indices where all[index].state.id == id {
        do throws(Stop) {
          places.append(try place(of: index, among: all, in: path))
        } catch {
          refusal = error
        }
      }
    }
    if !places.isEmpty { return places }
    if let refusal { throw refusal }
    let short = MemoLine.short(id)
    throw Stop(
      .notFound, phrases.inNoNote(short, desk.phrases.compose.status(history.state.status)),
      hint: phrases.becameOf(short))
  }

  /// What is known to be another memo's is not this one's: all memos of the vault are looked for.
  private func place(
    of index: Int, among all: [VaultDelivery], in path: String
  ) throws(Stop) -> Place {
    let delivery = all[index]
    let finding: VaultAudit.Finding
    do throws(DeliveryFailure) {
      finding = try VaultAudit(at: path).finding(
        of: index, among: all.map(\.memo), text: { all[$0].text(in: desk.ledger) })
    } catch {
      throw Stop(
        .unavailable, desk.wording.cause(error.cause, desk.places),
        hint: desk.wording.wayOut(of: error.cause)
      )
    }
    switch finding {
    case .present(let place), .edited(let place), .moved(let place), .inConflictCopy(let place):
      return Place(sink: delivery.sink, path: place.path, line: place.line, finding: finding.name)
    case .missing:
      throw Stop(
        .notFound,
        phrases.notThereAnyMore(
          MemoLine.short(delivery.state.id),
          desk.places.shown(MemoLine.harmless(delivery.receipt.place))),
        hint: phrases.repairDelivers)
    case .unknown(let cause):
      throw Stop(
        .unavailable, desk.wording.cause(cause, desk.places), hint: desk.wording.wayOut(of: cause))
    }
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
  private func open(_ uri: String) throws(Stop) {
    do throws(Errno) {
      if try Desktop.open(uri) { return }
    } catch {
      throw Stop(.unavailable, phrases.noShell(desk.wording.system(error)))
    }
    throw Stop(.unavailable, phrases.noOpener(Desktop.opener), hint: phrases.openByHand)
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
