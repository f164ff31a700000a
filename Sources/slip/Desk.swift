import Configuration
import Memos
import Posix
import Recording
import Timekeeping

/// What every command works with. Each thing is made when it is first needed: a memo that is only
/// to be accepted needs no settings.
final class Desk {
  let places: Places
  let console: Console
  let ledger: Ledger

  init(_ arguments: Arguments, _ console: Console) throws(Stop) {
    guard let places = Places(arguments) else {
      throw Stop(
        .badConfiguration, "HOME is not set",
        hint: "set HOME, or SLIP_STATE and SLIP_CONFIG and XDG_DATA_HOME")
    }
    self.places = places
    self.console = console
    ledger = Ledger(at: places.state, keys: Keyring(at: places.keys))
  }

  /// What the configuration says.
  enum Reading {
    /// There is none: standard values, no sink.
    case absent
    case read(Settings)
    /// It says nothing that can be relied on.
    case wrong(Problems, bytes: [UInt8])
    /// The system does not let it be read.
    case unreadable(Errno)

    /// What keeps memos from being delivered by it; nil if nothing does.
    func obstacle(_ places: Places) -> DeliveryFailure.Cause? {
      switch self {
      case .absent: .init(.noSink)
      case .read(let settings): settings.sinks.isEmpty ? .init(.noSink) : nil
      case .wrong: .init(.brokenConfiguration, at: places.configuration)
      case .unreadable(let error):
        .init(.brokenConfiguration, at: places.configuration, number: Int(error.rawValue))
      }
    }
  }

  /// Why a memo that no route was found for waits; nil if nothing but its turn is missing.
  var obstacleToRouting: DeliveryFailure.Cause? {
    if let cause = settings.obstacle(places) { return cause }
    guard case .read(let settings) = settings else { return nil }
    let named = Set(settings.routes.flatMap(\.sinks.value))
    return settings.sinks.allSatisfy { named.contains($0.name.value) } ? .init(.noRoute) : nil
  }

  /// The configuration, read once.
  private(set) lazy var settings: Reading = {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File(atPath: places.configuration, for: .read).readAll()
    } catch {
      return error == .noEntry ? .absent : .unreadable(error)
    }
    do throws(Problems) {
      return .read(try Settings(reading: bytes))
    } catch {
      return .wrong(error, bytes: bytes)
    }
  }()

  /// The wall clock, and the local offset at that moment.
  func now() -> Timestamp {
    let milliseconds = Clock.millisecondsSinceEpoch()
    return at(Instant(milliseconds: milliseconds))
  }

  /// `instant` with the local offset at that moment.
  func at(_ instant: Instant) -> Timestamp {
    let seconds = Clock.secondsEastOfUTC(atMilliseconds: instant.milliseconds)
    return Timestamp(instant, offset: UTCOffset(seconds: seconds) ?? .utc)
  }
}
