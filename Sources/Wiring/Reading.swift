public import Configuration
public import Memos
public import Posix

/// What the configuration file says.
public enum Reading: Sendable {
  /// There is none: standard values, no sink.
  case absent
  /// These settings.
  case read(Settings)
  /// Nothing that can be relied on.
  case wrong(Problems, bytes: [UInt8])
  /// The system does not let it be read.
  case unreadable(Errno)

  /// Reads the file at that path; nil where there is no place for one.
  public init(of path: String?) {
    guard let path else {
      self = .absent
      return
    }
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File(atPath: path, for: .read).readAll()
    } catch {
      self = error == .noEntry ? .absent : .unreadable(error)
      return
    }
    do throws(Problems) {
      self = .read(try Settings(reading: bytes))
    } catch {
      self = .wrong(error, bytes: bytes)
    }
  }

  /// The settings; the standard ones where none can be read.
  public var settings: Settings {
    if case .read(let settings) = self { settings } else { Settings() }
  }

  /// What keeps memos from being delivered by it; nil if nothing does.
  public func obstacle(_ places: Places) -> DeliveryFailure.Cause? {
    switch self {
    case .absent: .init(.noSink)
    case .read(let settings): settings.sinks.isEmpty ? .init(.noSink) : nil
    case .wrong: .init(.brokenConfiguration, at: places.configuration)
    case .unreadable(let error):
      .init(.brokenConfiguration, at: places.configuration, number: Int(error.rawValue))
    }
  }
}
