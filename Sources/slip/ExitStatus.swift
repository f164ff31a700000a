/// How the process ends. The numbers are those of sysexits(3), as far as they fit; scripts rely
/// on them.
enum ExitStatus: Int32, Error {
  /// All that was asked for is done.
  case done = 0
  /// The command line makes no sense.
  case usage = 64
  /// The input is not what it should be; nothing of it was taken.
  case badData = 65
  /// There is no such memo or file.
  case notFound = 66
  /// A sink cannot be reached.
  case unavailable = 69
  /// Slip itself is wrong.
  case internalError = 70
  /// A file or folder cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed: a memo that was to be accepted was NOT.
  case inputOutput = 74
  /// Accepted, but not delivered yet.
  case notDelivered = 75
  /// The system does not permit it.
  case noPermission = 77
  /// The configuration is wrong.
  case badConfiguration = 78
}
