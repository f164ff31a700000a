internal import CTerminal
internal import Foundation
internal import Posix

/// A program at a terminal of its own, with a person before it.
///
///     far side  device  program
/// S1     +        +       -      what is typed ahead is in the terminal, and echoed
/// S2     +        +       +      runs as the leader of a session that the terminal controls
/// S3     -        ?       +      hung up: it was told by SIGHUP
/// S4     ?        -       ended  its number stays its own, so that no other can be meant by it
/// S5     -        -       reaped
///
/// S1→S2: spawn, then our hold of the device is given up. S2…S4→S5: `deinit`, which kills all that
/// is left of the session. Nothing is ever slept for: each wait is for something of the program,
/// and ends with it or with an error that shows the screen.
public final class TerminalSession {
  /// Who gets a signal.
  public enum Recipient: Hashable, Sendable {
    /// The program that was started.
    case program
    /// The processes that have the terminal: a shell's job.
    case foreground
  }

  /// How long anything is waited for at most, unless said otherwise.
  public static let patience = Duration.seconds(120)

  /// What the person sees.
  public private(set) var screen: TerminalScreen
  /// Every byte that came so far.
  public private(set) var rawOutput: [UInt8] = []
  /// The program's number.
  public let process: Int32

  /// The program and what it started.
  public var processes: ProcessSession { ProcessSession(leader: process) }

  private let farSide: FarSide
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var isOver = false

  /// Starts `arguments[0]`, looked up in PATH, with the other arguments.
  ///
  /// On return it has started, and `typeAhead` was in the terminal before it: in a line discipline
  /// as a terminal is found, which edits lines and echoes. With `answers` the screen answers what
  /// it is asked, as soon as it is read.
  public init(
    _ arguments: [String], environment: [String: String], in folder: String, rows: Int = 24,
    columns: Int = 80, typeAhead: [UInt8] = [], width: CellWidth = .ofCharacters,
    answers: TerminalScreen.Answers = .none
  ) throws(TerminalFailure) {
    let farSide = try FarSide(rows: rows, columns: columns)
    var screen = TerminalScreen(rows: rows, columns: columns, width: width, answers: answers)
    let echo = try Self.typeAhead(typeAhead, at: farSide)
    screen.feed(echo)
    process = try farSide.spawn(arguments, environment: environment, in: folder)
    farSide.letGo()
    self.farSide = farSide
    self.screen = screen
    rawOutput = echo
  }

  deinit {
    if let group = farSide.foregroundGroup, group != getpgrp() { kill(-group, SIGKILL) }
    processes.end(for: Self.patience)
    terminal_end(process)
  }

  /// Types bytes as they are.
  public func type(_ bytes: [UInt8]) throws(TerminalFailure) {
    var rest = bytes[...]
    let deadline = Clock.monotonic() + Self.patience
    while !rest.isEmpty {
      switch farSide.write(rest) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .notNow:
        guard Clock.monotonic() < deadline else { throw .timedOut(screen) }
        // A program that waits for us to read would never read.
        farSide.wait(milliseconds: 50, writing: true)
        hear()
      case .over: throw .ended(screen)
      }
    }
  }

  /// Types a text as it is.
  public func type(_ text: String) throws(TerminalFailure) {
    try type(Array(text.utf8))
  }

  /// Pastes a text as a terminal does: new lines are the Return key, and the whole stands between
  /// marks if the program asked for them.
  public func paste(_ text: String) throws(TerminalFailure) {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\r")
      .replacingOccurrences(of: "\n", with: "\r")
    try type(screen.bracketsPastes ? "\u{1B}[200~" + lines + "\u{1B}[201~" : lines)
  }

  /// Gives the window another size; the program is told by SIGWINCH.
  public func resize(rows: Int, columns: Int) throws(TerminalFailure) {
    // What came before the change was meant for the former size.
    hear()
    screen.resize(rows: rows, columns: columns)
    try farSide.resize(rows: rows, columns: columns)
  }

  /// Sends a signal.
  public func signal(
    _ number: Int32, to recipient: Recipient = .program
  ) throws(TerminalFailure) {
    let target = recipient == .program ? process : farSide.foregroundGroup.map { -$0 } ?? process
    guard kill(target, number) == 0 else { throw .system("kill") }
  }

  /// Sends the signal to a thread that is not the program's first, as if it were a fault of its own.
  /// Linux alone tells which threads there are.
  public func signalOtherThread(_ number: Int32) throws(TerminalFailure) {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    guard let other = threads.compactMap({ pid_t($0) }).first(where: { $0 != process }),
      terminal_signal_thread(process, other, number) == 0
    else { throw .system("tgkill") }
  }

  /// Closes the window: the terminal is gone, and the program is told by SIGHUP.
  public func hangUp() {
    farSide.close()
    isOver = true
  }

  /// How the terminal treats what is typed now.
  public var manner: TerminalManner { farSide.manner }

  /// Returns as soon as `condition` holds of what is shown, frames that are only half painted
  /// (synchronized output) left out. Throws with the screen when the time is over, or when the
  /// program has ended and it still does not hold.
  public func wait(
    for time: Duration = patience, until condition: (TerminalScreen) -> Bool
  ) throws(TerminalFailure) {
    let deadline = Clock.monotonic() + time
    while true {
      // Asked before the rest is read, so that nothing is missed of what it printed.
      let hasEnded = try ending() != nil || isOver
      let isAllRead = hear()
      if !screen.isSynchronizing, condition(screen) { return }
      if hasEnded, isAllRead { throw .ended(screen) }
      guard Clock.monotonic() < deadline else { throw .timedOut(screen) }
      farSide.wait(milliseconds: 50, writing: false)
    }
  }

  /// Returns as soon as `text` is to be seen in a row, whose blanks at the end do not count.
  public func wait(untilShown text: String) throws(TerminalFailure) {
    try wait { screen in (0..<screen.rows).contains { screen.row($0).contains(text) } }
  }

  /// Returns as soon as a job of the shell that was started has the terminal: what is typed is for
  /// the job only from then on. Ctrl-Z may find it before its program runs, and is lost then.
  public func waitForJob() throws(TerminalFailure) {
    let deadline = Clock.monotonic() + Self.patience
    while farSide.foregroundGroup.map({ $0 == process }) ?? true {
      if isOver { throw .ended(screen) }
      guard Clock.monotonic() < deadline else { throw .timedOut(screen) }
      // Nothing tells that the terminal went to another, so it is asked.
      Clock.sleep(for: .milliseconds(1))
      hear()
    }
  }

  /// Returns the exit status, or 128 + the signal, when the program has ended and all that it
  /// printed was read.
  public func waitForExit(for time: Duration = patience) throws(TerminalFailure) -> Int32 {
    let deadline = Clock.monotonic() + time
    while true {
      let status = try ending()
      let isAllRead = hear()
      if let status, isAllRead { return status }
      guard Clock.monotonic() < deadline else { throw .timedOut(screen) }
      // Nothing tells that a program ended, so it is asked.
      if isOver { Clock.sleep(for: .milliseconds(1)) }
      farSide.wait(milliseconds: 5, writing: false)
    }
  }

  /// The exit status, or 128 + the signal; nil if the program runs.
  private func ending() throws(TerminalFailure) -> Int32? {
    var status: Int32 = 0
    let answer = terminal_ending(process, &status)
    guard answer >= 0 else { throw .system("waitid") }
    return answer == 1 ? status : nil
  }

  /// Takes what came, and answers what was asked in it: true if that was all. At most so much that
  /// a program which never stops keeps nobody waiting.
  @discardableResult
  private func hear() -> Bool {
    for _ in 0..<16 where !isOver {
      switch farSide.read(into: &buffer) {
      case .moved(let count):
        let bytes = buffer[..<count]
        rawOutput += bytes
        screen.feed(bytes)
        let answers = screen.takeAnswers()
        // An answer is short; a terminal with no room for it drops it, as real ones do.
        if !answers.isEmpty { _ = farSide.write(answers[...]) }
      case .notNow: return true
      case .over: isOver = true
      }
    }
    return isOver
  }

  /// Writes `bytes` into the terminal and reads their echo, so that the line discipline has dealt
  /// with them before anybody can change its settings.
  ///
  /// The echo of a control is two characters (`ECHOCTL`), that of Return a new line; of keys that
  /// edit, stop or end something it is not foretold, nor waited for.
  private static func typeAhead(
    _ bytes: [UInt8], at farSide: FarSide
  ) throws(TerminalFailure) -> [UInt8] {
    let plain = bytes.prefix { !keysOfLineDiscipline.contains($0) }
    let expected = plain.reduce(0) { $0 + ($1 < 0x20 && $1 != 0x09 ? 2 : 1) }
    var echo: [UInt8] = []
    var rest = bytes[...]
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let deadline = Clock.monotonic() + patience
    while !rest.isEmpty || echo.count < expected {
      if !rest.isEmpty, case .moved(let count) = farSide.write(rest) {
        rest = rest.dropFirst(count)
      }
      farSide.wait(milliseconds: 50, writing: !rest.isEmpty)
      if case .moved(let count) = farSide.read(into: &buffer) { echo += buffer[..<count] }
      guard Clock.monotonic() < deadline else {
        throw .system(call: "echo of what is typed ahead", number: ETIMEDOUT)
      }
    }
    return echo
  }

  /// Ctrl-C, -D, -O, -Q, -R, -S, -U, -V, -W, -Z, -\ and Backspace.
  private static let keysOfLineDiscipline: Set<UInt8> = [
    0x03, 0x04, 0x0F, 0x11, 0x12, 0x13, 0x15, 0x16, 0x17, 0x1A, 0x1C, 0x7F,
  ]
}
