import Configuration
import Memos
import Posix
import Timekeeping
import Vaults

extension DoctorCommand {
  /// Every sink: can it be reached, and what was understood of it?
  func lookAtSinks() {
    guard case .read(let settings) = desk.settings else { return }
    for sink in settings.sinks {
      let subject = "sink \(sink.name.value)"
      switch sink.destination {
      case .vault(let vault):
        let plan = desk.plan(vault, named: SinkName(sink.name.value), settings)
        look(at: VaultSink(plan), subject)
      case .command(let command):
        look(at: command.argv.value[0], subject)
      case .email:
        tell(subject, .warning, "is left to slip-courier")
      }
    }
  }

  private func look(at sink: VaultSink, _ subject: String) {
    do throws(DeliveryFailure) {
      let found = try VaultExamination(of: sink, at: desk.now())
      tell(
        subject, .good,
        found.note.map { "today's note is \(desk.places.shown($0))" }
          ?? "a note for each memo in \(desk.places.shown(found.path))")
      if found.note != nil { tell(subject, .good, Wording.settings(found.settings)) }
      for doubt in found.doubts {
        tell(subject, .warning, "the format \(doubt.format): \(Wording.format(doubt.warning))")
      }
      if let format = found.dayMixingFormat {
        tell(
          subject, .warning, "the format \(format): several days share a note",
          hint: "name the year, the month and the day in it")
      }
      if let name = found.unfitName {
        let cause = DeliveryFailure.Cause(.unfitName, at: name)
        tell(subject, .bad, Wording.cause(cause, desk.places), hint: Wording.wayOut(of: cause))
      }
      if let template = found.missingTemplate {
        tell(
          subject, .warning, "its template \(template) is not in the vault: new notes begin empty",
          hint: "make it, or name another one")
      }
      if let problem = found.propertyProblem {
        tell(
          subject, .warning,
          "\(Wording.properties(problem)); "
            + "its properties are left as they are, memos land all the same",
          hint: "mend the lines between the two ---")
      }
      let missing = [
        found.features.exchanges ? nil : "exchange two files in one step",
        found.features.leases ? nil : "keep other programs waiting while a note is read",
      ].compactMap(\.self)
      if !missing.isEmpty {
        tell(
          subject, .warning,
          "its file system can't \(missing.joined(separator: " nor ")): "
            + "an edit saved in the same instant as a memo may be lost",
          hint: "keep the vault on a local disk, and let a sync tool copy it")
      }
    } catch {
      tell(
        subject, .bad, Wording.cause(error.cause, desk.places),
        hint: Wording.wayOut(of: error.cause))
    }
  }

  private func look(at program: String, _ subject: String) {
    let path = program.hasPrefix("~/") ? desk.places.expanded(program) : program
    guard path.hasPrefix("/") else {
      return tell(subject, .good, "runs \(program), looked up in PATH")
    }
    do throws(Errno) {
      _ = try File(atPath: path, for: .read)
      tell(subject, .good, "runs \(desk.places.shown(path))")
    } catch {
      tell(
        subject, .bad, "\(desk.places.shown(path)): \(error)",
        hint: "mend argv in the configuration")
    }
  }
}

extension Wording {
  /// What a vault says of its periodic notes.
  fileprivate static func settings(_ settings: ObsidianSettings) -> String {
    guard let source = settings.source else {
      return "the vault has no settings for such notes: they are in its top folder, "
        + "called \(settings.format)"
    }
    let folder = settings.folder.isEmpty ? "its top folder" : "the folder \(settings.folder)"
    let template = settings.template.map { ", made from the template \($0)" } ?? ""
    return "\(source) puts notes into \(folder), called \(settings.format)\(template)"
  }
}
