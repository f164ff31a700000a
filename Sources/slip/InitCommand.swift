import Configuration
import JSON
import Posix

/// `slip init`: writes a commented configuration for a vault, and makes the vault if there is none.
struct InitCommand {
  let desk: Desk
  let arguments: Arguments

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
        .cannotCreate, "\(desk.places.shown(path)) is there already and was left as it is",
        hint: "slip config check reads it; slip config show shows what is in effect")
    }
    guard let vault = arguments.operands.first else { return try offer() }
    if vault.isEmpty {
      throw Stop(.usage, "slip init needs a vault, not an empty name", hint: "slip init ~/Notes")
    }
    let absolute = try desk.places.absolute(vault)
    try make(absolute)
    try write(Settings.template(vault: desk.places.shown(absolute)), to: path)
    desk.console.result(
      "\(desk.places.shown(path)) is written, for the vault \(desk.places.shown(absolute))",
      ["config": .string(path), "vault": .string(absolute)])
    if desk.console.style == .text { desk.console.hint("try it: slip add \"my first memo\"") }
    return .done
  }

  /// Without a vault: the choices, and nothing written.
  private func offer() throws -> ExitStatus {
    let vaults = ObsidianVaults.listed(desk.places)
    guard !vaults.isEmpty else {
      throw Stop(
        .usage, "slip init needs a vault: the folder of your notes", hint: "slip init ~/Notes")
    }
    for vault in vaults {
      desk.console.result(
        "slip init \(Wording.quoted(desk.places.shown(vault)))", ["vault": .string(vault)])
    }
    desk.console.hint("these are the vaults that Obsidian knows: choose one")
    return .usage
  }

  private func make(_ vault: String) throws {
    do throws(Errno) {
      _ = try Folder(making: vault, mode: 0o755)
    } catch {
      throw Stop(
        .cannotCreate, "the vault \(desk.places.shown(vault)) can't be made: \(error)")
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
      throw Stop(.cannotCreate, "\(desk.places.shown(path)) can't be written: \(error)")
    }
  }
}
