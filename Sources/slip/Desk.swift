import Configuration
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
