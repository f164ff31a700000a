import Configuration
import Memos
import Posix
import Recording
import Timekeeping
import Translations
import Wiring

/// What every command works with. Each thing is made when it is first needed: a memo that is only
/// to be accepted needs no settings.
final class Desk {
  let places: Places
  let console: Console
  let ledger: Ledger

  init(_ arguments: Arguments, _ console: Console) throws(Stop) {
    places = try Self.places(arguments, console)
    self.console = console
    ledger = Ledger(at: places.state, keys: Keyring(at: places.keys))
  }

  /// Where things are for this user.
  static func places(_ arguments: Arguments, _ console: Console) throws(Stop) -> Places {
    do throws(Places.NoHome) {
      return try Places(configuration: arguments[.config], state: arguments[.state])
    } catch {
      let phrases = console.wording.phrases.system
      throw Stop(.badConfiguration, phrases.homeNotSet, hint: phrases.setHome)
    }
  }

  /// The words for a person.
  var wording: Wording { console.wording }

  /// The phrases that they are made of.
  var phrases: Phrases { wording.phrases }

  /// What the configuration says.
  var settings: Reading { console.configuration.reading }

  /// Why a memo that no route was found for waits; nil if nothing but its turn is missing.
  var obstacleToRouting: DeliveryFailure.Cause? {
    if let cause = settings.obstacle(places) { return cause }
    guard case .read(let settings) = settings else { return nil }
    let named = Set(settings.routes.flatMap(\.sinks.value))
    return settings.sinks.allSatisfy { named.contains($0.name.value) } ? .init(.noRoute) : nil
  }

  /// The wall clock, and the local offset at that moment.
  func now() -> Timestamp { Timestamp.now() }

  /// `instant` with the local offset at that moment.
  func at(_ instant: Instant) -> Timestamp { Timestamp(at: instant) }

  /// A path that was typed, whole.
  func absolute(_ typed: String) throws(Stop) -> String {
    do throws(Errno) {
      return try places.absolute(typed)
    } catch {
      throw Stop(
        .notFound, phrases.system.folderUnknown(typed, wording.system(error)),
        hint: phrases.system.wholePath)
    }
  }

  /// Ends a command for which standard input could not be read.
  func inputNotRead(_ error: Errno) -> Stop {
    Stop(.inputOutput, phrases.system.inputNotRead(wording.system(error)))
  }
}

extension Timestamp {
  /// The wall clock, and the local offset at that moment.
  static func now() -> Timestamp {
    Timestamp(at: Instant(milliseconds: Clock.millisecondsSinceEpoch()))
  }

  /// `instant` with the local offset at that moment.
  fileprivate init(at instant: Instant) {
    let seconds = Clock.secondsEastOfUTC(atMilliseconds: instant.milliseconds)
    self.init(instant, offset: UTCOffset(seconds: seconds) ?? .utc)
  }
}
