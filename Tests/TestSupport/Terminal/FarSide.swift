internal import CTerminal
internal import Foundation

/// The side of a pseudo-terminal at which a person would sit. It closes itself.
final class FarSide {
  /// What came of a read or a write.
  enum Transfer: Hashable {
    /// So many bytes went.
    case moved(Int)
    /// None now.
    case notNow
    /// Nobody has the device open any more, or this side is closed.
    case over
  }

  private var descriptor: Int32
  /// Our own hold of the device: without one the far side says that all is over.
  private var held: Int32 = -1
  private let device: String

  /// A terminal of that size with nobody at its device.
  init(rows: Int, columns: Int) throws(TerminalFailure) {
    var name = [CChar](repeating: 0, count: 256)
    descriptor = terminal_open(&name, name.count)
    let units = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    device = String(decoding: units, as: UTF8.self)
    guard descriptor >= 0 else { throw .system("posix_openpt") }
    held = open(device, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard held >= 0 else { throw .system("open") }
    try resize(rows: rows, columns: columns)
  }

  deinit {
    letGo()
    close()
  }

  /// Starts a program at the device, and gives its number.
  func spawn(
    _ arguments: [String], environment: [String: String], in folder: String
  ) throws(TerminalFailure) -> Int32 {
    let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let words = arguments.map { strdup($0) } + [nil]
    let settings = pairs.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    let number = terminal_spawn(device, folder, words, settings)
    guard number > 0 else { throw .system("posix_spawn \(arguments.first ?? "")") }
    return number
  }

  /// Gives up our own hold of the device.
  func letGo() {
    if held >= 0 { _ = Foundation.close(held) }
    held = -1
  }

  /// Closes this side: whoever is at the device is hung up.
  func close() {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }

  func resize(rows: Int, columns: Int) throws(TerminalFailure) {
    guard terminal_resize(descriptor, UInt16(rows), UInt16(columns)) == 0 else {
      throw .system("ioctl TIOCSWINSZ")
    }
  }

  /// Waits that long until there is something to read, or room for `writing`, or an end to see.
  func wait(milliseconds: Int32, writing: Bool) {
    let wanted = Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0)
    var sides = [pollfd(fd: descriptor, events: wanted, revents: 0)]
    _ = poll(&sides, 1, milliseconds)
  }

  func read(into buffer: inout [UInt8]) -> Transfer {
    transfer(Foundation.read(descriptor, &buffer, buffer.count))
  }

  func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
    transfer(bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) })
  }

  /// The group of processes that has the terminal; nil if none has.
  var foregroundGroup: Int32? {
    let group = tcgetpgrp(descriptor)
    return group > 1 ? group : nil
  }

  /// How the terminal treats what is typed.
  var manner: TerminalManner {
    var settings = termios()
    _ = tcgetattr(descriptor, &settings)
    return TerminalManner(
      editsLines: settings.c_lflag & tcflag_t(ICANON) != 0,
      echoes: settings.c_lflag & tcflag_t(ECHO) != 0,
      sendsSignals: settings.c_lflag & tcflag_t(ISIG) != 0,
      translatesOutput: settings.c_oflag & tcflag_t(OPOST) != 0)
  }

  private func transfer(_ count: Int) -> Transfer {
    if count > 0 { return .moved(count) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .notNow : .over
  }
}

/// How a terminal's line discipline treats what is typed and printed (`termios`).
public struct TerminalManner: Hashable, Sendable {
  /// Lines are edited before a program gets them (`ICANON`).
  public var editsLines = true
  /// What is typed is shown (`ECHO`).
  public var echoes = true
  /// Ctrl-C, Ctrl-Z and Ctrl-\ are signals (`ISIG`).
  public var sendsSignals = true
  /// A new line also goes to the left (`OPOST`).
  public var translatesOutput = true

  /// What is on.
  public init(
    editsLines: Bool = true, echoes: Bool = true, sendsSignals: Bool = true,
    translatesOutput: Bool = true
  ) {
    self.editsLines = editsLines
    self.echoes = echoes
    self.sendsSignals = sendsSignals
    self.translatesOutput = translatesOutput
  }

  /// As a terminal is found.
  public static let cooked = TerminalManner()
}
