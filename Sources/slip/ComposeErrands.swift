import Composing
import Configuration
import Delivery
import Memos
import Posix
import Recording
import Terminals
import Timekeeping
import Translations
import Wiring

/// What the compose screen leaves to the commands: each errand is one of them, run with a console that
/// keeps what is said. Every errand has a desk of its own, so that a configuration that was mended
/// meanwhile counts.
struct ComposeErrands: Sendable {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  var all: Errands {
    Errands(
      preferences: preferences, deliver: deliver, act: act, openPage: openPage,
      failure: { failure, language in
        inWords(language) { $0.wording.ledger(failure, $0.places).words }
      },
      draftFailure: { failure, language in
        inWords(language) { $0.wording.draft(failure, $0.places) }
      },
      event: { event, id, language in
        inWords(language) { EventLine.all(event, about: id, $0).map(\.text).joined() }
      })
  }

  private func preferences() -> Preferences {
    var preferences = Preferences()
    let configuration = ConfigurationFile(arguments)
    guard case .read(let settings) = configuration.reading else {
      preferences.trouble = trouble(configuration)
      return preferences
    }
    preferences.language = settings.language.value
    preferences.enter = settings.compose.enter.value == .sends ? .sends : .breaks
    preferences.bindings = settings.compose.keyBindings
    preferences.afterSend = settings.compose.afterSend.value == .exit ? .exit : .stay
    preferences.reviewPage = settings.feedback.url.value
    return preferences
  }

  /// What is wrong with the configuration; nil if there is just none.
  private func trouble(_ configuration: ConfigurationFile) -> String? {
    var trouble: String?
    inDesk(configuration.language) { desk in
      guard let cause = desk.settings.obstacle(desk.places), cause.kind == .brokenConfiguration
      else { return }
      trouble = desk.wording.cause(cause, desk.places)
    }
    return trouble
  }

  /// Without a configuration that can be relied on nothing is delivered: it waits, and is counted.
  private func deliver() {
    inDesk { desk in
      guard desk.settings.obstacle(desk.places) == nil else { return }
      _ = desk.courier().deliver()
    }
  }

  private func act(_ errand: MemoErrand, _ id: Memo.ID, _ language: Language) -> String {
    let (name, words): (CommandTable.Name, [String]) =
      switch errand {
      case .retry: (.outbox, ["outbox", "retry", id.description])
      case .undo: (.undo, ["undo", id.description])
      case .open: (.open, ["open", "--app", id.description])
      }
    let said = Transcript()
    let console = Console(keeping: said, ConfigurationFile(arguments, in: language))
    do {
      _ = try Command.run(name, try Arguments(words, like: arguments), console)
    } catch let stop as Stop {
      said.add(stop.words)
    } catch {
      said.add(console.wording.phrases.system.unexpected("\(type(of: error))"))
    }
    return said.first ?? ""
  }

  private func openPage(_ address: String) {
    do throws(Errno) {
      _ = try Desktop.open(address)
    } catch {
      // The person was thanked already; there is no browser to be had.
    }
  }

  private func inWords(_ language: Language, _ body: (Desk) -> String) -> String {
    var words = ""
    inDesk(language) { words = body($0) }
    return words
  }

  private func inDesk(_ language: Language? = nil, _ body: (Desk) -> Void) {
    let console = Console(keeping: Transcript(), ConfigurationFile(arguments, in: language))
    do throws(Stop) {
      body(try Desk(arguments, console))
    } catch {
      // There was a home when the screen began.
    }
  }
}

extension ComposeSettings {
  /// The person's own keys, as the screen has them. Enter, if the configuration says what it does, is one
  /// of the keys of its action.
  fileprivate var keyBindings: [(action: ComposeAction, keys: [Key])] {
    let ofEnter: ScreenAction? =
      switch (enter.origin, enter.value) {
      case (.standard, _): nil
      case (.text, .breaks): .newline
      case (.text, .sends): .send
      }
    return bindings.compactMap { binding in
      guard let action = ComposeAction.named[binding.action.rawValue] else { return nil }
      let isOfEnter = binding.action == ofEnter
      return (action, binding.keys.value + (isOfEnter ? [Key(.enter)] : []))
    }
  }
}
