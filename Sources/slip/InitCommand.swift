import Configuration
import JSON
import Posix
import Translations
import Wiring

/// `slip init`: writes a commented configuration for a vault, and makes the vault if there is none.
struct InitCommand {
  let desk: Desk
  let arguments: Arguments
  private var phrases: Phrases.Configuration { desk.phrases.configuration }

  private static let example = "slip init ~/Notes"

  init(_ arguments: Arguments, _ console: Console) throws {
    self.arguments = arguments
    desk = try Desk(arguments, console)
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw UsageError.badOperands(.`init`) }
    let path = desk.places.configuration
    if case .absent = desk.settings {
    } else {
      throw Stop(
        .cannotCreate, phrases.alreadyThere(desk.places.shown(path)), hint: phrases.checkReads)
    }
    guard let vault = arguments.operands.first else { return try offer() }
    if vault.isEmpty {
      throw Stop(.usage, phrases.emptyVault, hint: Self.example)
    }
    let absolute = try desk.absolute(vault)
    try make(absolute)
    try write(Settings.template(vault: desk.places.shown(absolute)), to: path)
    desk.console.result(
      phrases.written(desk.places.shown(path), desk.places.shown(absolute)),
      ["config": .string(path), "vault": .string(absolute)])
    if desk.console.style == .text { desk.console.hint(phrases.tryIt) }
    return .done
  }

  /// Without a vault: the choices, and nothing written.
  private func offer() throws -> ExitStatus {
    let vaults = ObsidianVaults.listed(desk.places)
    guard !vaults.isEmpty else {
      throw Stop(.usage, phrases.needsVault, hint: Self.example)
    }
    for vault in vaults {
      desk.console.result(
        "slip init \(Wording.quoted(desk.places.shown(vault)))", ["vault": .string(vault)])
    }
    desk.console.hint(phrases.knownVaults)
    return .usage
  }

  private func make(_ vault: String) throws {
    do throws(Errno) {
      _ = try Folder(making: vault, mode: 0o755)
    } catch {
      throw Stop(
        .cannotCreate,
        phrases.vaultNotMade(desk.places.shown(vault), desk.wording.system(error)))
    }
  }

  private func write(_ text: String, to path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    let parent = parts.dropLast().joined(separator: "/")
    do throws(Errno) {
      let folder = try Folder(making: parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent)
      try folder.publish(
        Array(text.utf8), as: name, scratch: ".\(name).\(Process.number).new", mode: 0o600)
    } catch {
      throw Stop(
        .cannotCreate,
        desk.phrases.system.notWritten(desk.places.shown(path), desk.wording.system(error)))
    }
  }
}
