import Composing
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

/// `slip` at a terminal: the compose screen.
struct ComposeCommand {
  private let arguments: Arguments
  private let console: Console
  private let terminal: Terminal

  /// Fails where there is no terminal to show a screen on.
  init?(_ arguments: Arguments, _ console: Console) {
    guard let terminal = Terminal(), Process.environment("TERM") != "dumb" else { return nil }
    self.arguments = arguments
    self.console = console
    self.terminal = terminal
  }

  /// Shows the screen until the person leaves it. `start` is when the program began, for `--trace`.
  func run(since start: Start) throws -> ExitStatus {
    Process.overwriteFreedMemory()
    let places = try Desk.places(arguments, console)
    let (state, keys) = (places.state, places.keys)
    var screen: ComposeScreen?
    do throws(Errno) {
      let shown = try ComposeScreen(
        terminal, errands: ComposeErrands(arguments).all,
        ComposeScreen.Beginning(
          state: state, ledger: { Ledger(at: state, keys: Keyring(at: keys)) },
          language: ConfigurationFile.systemLanguage,
          whenItEnds: arguments.has(.once) ? .onceSent : .asConfigured, clock: Timestamp.now,
          traced: arguments.has(.trace)
            ? (processorTime: start.processorTime, began: start.moment) : nil))
      screen = shown
      _ = try shown.run()
    } catch {
      giveBack(screen?.unkept)
      let wording = console.wording
      throw Stop(.inputOutput, wording.phrases.compose.terminalFailed(wording.system(error)))
    }
    giveBack(screen?.unkept)
    if let path = arguments[.trace] { try write(screen?.traced, to: path) }
    if let reason = screen?.unkept?.reason {
      throw Stop(.inputOutput, console.wording.unkept(reason, places))
    }
    return .done
  }

  /// A text that could not be kept is not eaten: it is printed back. At a terminal that is gone nobody
  /// gets it.
  private func giveBack(_ field: UnkeptField?) {
    guard let text = field?.text, !text.isEmpty else { return }
    console.note(StandardStream.error.isTerminal ? MemoLine.harmless(text) : text)
  }

  private func write(_ run: TraceRun?, to path: String) throws(Stop) {
    guard let run else { return }
    do throws(Errno) {
      try run.append(toFileAt: path)
    } catch {
      let wording = console.wording
      throw Stop(
        .cannotCreate, wording.phrases.system.notWritten(path, wording.system(error)))
    }
  }

  /// When the program began.
  struct Start {
    /// By the clock that never goes back.
    let moment = Clock.monotonic()
    /// The processor time that was used by then.
    let processorTime = Process.processorTime()
  }
}
