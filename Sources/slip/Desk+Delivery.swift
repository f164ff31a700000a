import Commands
import Configuration
import Delivery
import Markdown
import Memos
import Posix
import Recording
import Timekeeping
import Vaults
import Wiring

extension Desk {
  /// A courier for the sinks that the configuration names; a new sink is one line here.
  func courier() -> Courier {
    let settings = self.settings.settings
    let sinks = settings.sinks.map { sink -> any Sink in
      let name = SinkName(sink.name.value)
      return switch sink.destination {
      case .vault(let vault): self.sink(plan(vault, named: name, settings))
      case .command(let command): CommandSink(name: name, command, places)
      case .email: DistantSink(name: name)
      }
    }
    return Courier(
      ledger: ledger, sinks: sinks, routing: settings.routing,
      distant: Set(settings.distantSinks),
      vault: { [self] path in
        sink(plan(VaultSettings.standard(path), named: .vault(path: path), settings))
      })
  }

  /// The sink for that plan, which finds what is attached in the state folder.
  private func sink(_ plan: VaultPlan) -> VaultSink {
    VaultSink(plan, attachments: ledger.attachments.contents)
  }

  /// Makes the vault that `--vault` names, if there is none. What stands in the way is what the
  /// sink will meet too, and say.
  func makeVault(at path: String) {
    do throws(Errno) {
      _ = try Folder(making: path, mode: 0o755)
    } catch {
      // Said by the sink: the memo waits for the vault.
    }
  }

  /// Where the vault is that was at `path` when `sink` delivered: if there is none any more, where the
  /// configuration has it now.
  func currentPath(ofVault path: String, _ sink: SinkName) -> String {
    guard !isFolder(path), case .read(let settings) = settings,
      let now = settings.sinks.first(where: { $0.name.value == sink.description }),
      case .vault(let vault) = now.destination
    else { return path }
    let configured = places.expanded(vault.path.value)
    return isFolder(configured) ? configured : path
  }

  private func isFolder(_ path: String) -> Bool {
    do throws(Errno) {
      _ = try Folder(atPath: path)
      return true
    } catch {
      return false
    }
  }

  /// What the settings of a vault come to.
  func plan(
    _ vault: Configuration.VaultSettings, named name: SinkName, _ settings: Settings
  ) -> VaultPlan {
    var plan = VaultPlan(name: name, path: places.expanded(vault.path.value))
    plan.mode = vault.mode.value.planned
    plan.placement = Placement(
      under: vault.heading.value.flatMap { HeadingLine($0) ?? HeadingLine("## " + $0) },
      position: vault.position.value == .top ? .top : .bottom,
      missing: vault.headingMissing.value.planned)
    plan.marker = vault.marker.value.planned
    plan.properties = vault.frontMatter.value.map {
      Property($0.name, $0.value.planned, $0.rule == .always ? .always : .whenAbsent)
    }
    plan.folder = vault.folder.value
    plan.filename = vault.filename.value
    plan.template = vault.template.value
    plan.language = vault.locale.value ?? console.configuration.language
    plan.entry = vault.entry.value.planned(in: plan.language)
    plan.dayStart = settings.dayStartsAt.value
    return plan
  }
}

extension Configuration.VaultSettings {
  fileprivate static func standard(_ path: String) -> Self {
    Self(path: .standard(path))
  }
}

extension Configuration.VaultSettings.Mode {
  fileprivate var planned: VaultPlan.Mode {
    switch self {
    case .memo: .memo
    case .daily: .periodic(.daily)
    case .weekly: .periodic(.weekly)
    case .monthly: .periodic(.monthly)
    case .quarterly: .periodic(.quarterly)
    case .yearly: .periodic(.yearly)
    }
  }
}

extension Configuration.VaultSettings.PropertyValue {
  fileprivate var planned: Property.Value {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .date(let text), .dateTime(let text): .date(text)
    case .list(let items): .list(items.map(\.planned))
    }
  }
}

extension Configuration.VaultSettings.HeadingMissing {
  fileprivate var planned: Placement.MissingHeading {
    switch self {
    case .bottom: .makeAtBottom
    case .top: .makeAtTop
    case .error: .fail
    }
  }
}

extension Configuration.VaultSettings.Entry {
  fileprivate func planned(in language: Language) -> EntryStyle {
    switch self {
    case .template(let text): .template(Template(text), language)
    case .style(.list): .list
    case .style(.task): .task
    case .style(.heading): .heading
    case .style(.paragraph): .paragraph
    case .style(.callout): .callout
    }
  }
}

extension Configuration.VaultSettings.Marker {
  fileprivate var planned: Markdown.Marker {
    switch self {
    case .none: .none
    case .blockID: .blockID
    case .comment: .comment
    }
  }
}

extension CommandSink {
  fileprivate init(name: SinkName, _ settings: CommandSettings, _ places: Places) {
    let words = settings.argv.value
    let program = words[0].hasPrefix("~/") ? places.expanded(words[0]) : words[0]
    self.init(
      name: name, program: program, arguments: Array(words.dropFirst()),
      timeLimit: settings.timeout.value)
  }
}

/// A distant sink's place in `slip`, whose courier leaves it to `slip-courier`: it is never asked.
private struct DistantSink: Sink {
  let name: SinkName

  func prepare(_ memos: [Memo]) -> [Preparation] {
    let cause = DeliveryFailure.Cause(.noSuchSink, at: name.description)
    return [
      Preparation(
        memos: memos.map(\.id), result: .failure(.temporary(cause, after: .seconds(1))))
    ]
  }

  func recover(_ intent: Intent, of memos: [Memo]) -> [Memo.ID: Fate] { [:] }
}
