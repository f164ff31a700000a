import Configuration
import Memos
import Posix
import Timekeeping
import Translations
import Vaults
import Wiring

extension DoctorCommand {
  private var vaults: Phrases.Vaults { desk.phrases.vaults }

  /// Every sink: can it be reached, and what was understood of it?
  func lookAtSinks() {
    guard case .read(let settings) = desk.settings else { return }
    for sink in settings.sinks {
      let subject = words.sink(sink.name.value)
      switch sink.destination {
      case .vault(let vault):
        let plan = desk.plan(vault, named: SinkName(sink.name.value), settings)
        look(at: VaultSink(plan), subject)
      case .command(let command):
        look(at: command.argv.value[0], subject)
      case .email:
        tell(subject, .warning, vaults.leftToCourier)
      }
    }
  }

  private func look(at sink: VaultSink, _ subject: String) {
    do throws(DeliveryFailure) {
      let found = try VaultExamination(of: sink, at: desk.now())
      tell(
        subject, .good,
        found.note.map { vaults.todaysNote(desk.places.shown($0)) }
          ?? vaults.noteEach(desk.places.shown(found.path)))
      if found.note != nil { tell(subject, .good, desk.wording.settings(found.settings)) }
      for doubt in found.doubts {
        tell(
          subject, .warning, vaults.formatDoubt(doubt.format, desk.wording.format(doubt.warning)))
      }
      if let format = found.dayMixingFormat {
        tell(subject, .warning, vaults.daysShare(format), hint: vaults.nameFully)
      }
      if let name = found.unfitName {
        let cause = DeliveryFailure.Cause(.unfitName, at: name)
        tell(
          subject, .bad, desk.wording.cause(cause, desk.places),
          hint: desk.wording.wayOut(of: cause))
      }
      if let template = found.missingTemplate {
        tell(subject, .warning, vaults.noTemplate(template), hint: vaults.makeTemplate)
      }
      if let problem = found.propertyProblem {
        tell(
          subject, .warning,
          vaults.propertiesStay(desk.wording.properties(problem)), hint: vaults.mendLines)
      }
      let missing: String? =
        switch (found.features.exchanges, found.features.leases) {
        case (true, true): nil
        case (false, true): vaults.cannotExchange
        case (true, false): vaults.cannotLease
        case (false, false): vaults.cannotEither
        }
      if let missing { tell(subject, .warning, missing, hint: vaults.localDisk) }
    } catch {
      tell(
        subject, .bad, desk.wording.cause(error.cause, desk.places),
        hint: desk.wording.wayOut(of: error.cause))
    }
  }

  private func look(at program: String, _ subject: String) {
    let path = program.hasPrefix("~/") ? desk.places.expanded(program) : program
    guard path.hasPrefix("/") else {
      return tell(subject, .good, vaults.runsByName(program))
    }
    do throws(Errno) {
      _ = try File(atPath: path, for: .read)
      tell(subject, .good, vaults.runs(desk.places.shown(path)))
    } catch {
      tell(
        subject, .bad,
        desk.places.shown(path) + desk.phrases.basics.colon + desk.wording.system(error),
        hint: vaults.mendProgram)
    }
  }
}

extension Wording {
  /// What a vault says of its periodic notes.
  fileprivate func settings(_ settings: ObsidianSettings) -> String {
    let words = phrases.vaults
    guard let source = settings.source else { return words.noSettings(settings.format) }
    let folder = settings.folder.isEmpty ? words.topFolder : words.folder(settings.folder)
    return words.notesGo(source, folder, settings.format)
      + (settings.template.map(words.fromTemplate) ?? "")
  }
}
