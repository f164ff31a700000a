internal import Memos
public import Posix
public import Recording
internal import Terminals
internal import Translations
public import Timekeeping
internal import Typesetting

/// An empty field, words, one key, an empty field again.
///
/// The walk of one memo, and what is on the disk after each step:
///
///     a key                 the editor has it, a frame shows it            –
///     0.3 s to 0.9 s later  the draft is saved, on another thread          draft
///     the key that sends    `Ledger.append(.accepted)`, on this thread     memo
///                           an empty frame is written                      memo
///     after that            the draft's file is removed                    memo
///                           the courier delivers, on a third thread        memo, note, receipt
///
/// A draft carries the ID of the memo that it will be, and ends when the ledger has that ID: so the
/// append moves both, and a crash between any two lines leaves the memo or the draft, never both and
/// never neither. If the append fails the text stays in the field, and the reason is said.
///
/// Before the first frame nothing is opened but the folder of drafts. The configuration, the key and the
/// ledger are read behind the first frame, as soon as nothing is typed.
public final class ComposeScreen {
  let terminal: Terminal
  let pipe: WakeUpPipe
  let background: Background
  /// The main thread's own: a draft begins from it, and waits for nobody who has the other one.
  let ledger: Ledger
  let errands: Errands
  let state: String
  let trace: Trace?
  let clock: @Sendable () -> Timestamp
  /// What the terminal does by itself to text from right to left.
  let order: DisplayOrder

  var painter: Painter
  var reader = InputReader(pasteLimit: SentText.limit)
  var layout: ScreenLayout
  var editor: Editor
  var draft: FieldDraft
  var view = View.field
  var status = StatusLine()
  /// What is said below the field, as far as it matters what is said next.
  var saying = Saying.anything
  var waiting = WaitingMemos()
  var preferences = Preferences()
  /// Made with the first key that is no text.
  lazy var bindings = KeyBindings(preferences)
  var hintKeys = HintKeys()
  var words: Phrases.Compose
  var language: Language
  var isReadyAsked = false
  var hasPreferences = false
  let isOnce: Bool
  var hint = Hint.shown
  var needsPainting = true
  /// What the terminal has not taken yet. Nothing is painted before it has.
  var unwritten: [UInt8] = []
  var ending: Ending?
  var waitEnds: Duration?
  var isAsking = false
  /// Why a draft was passed over at the start; nil if none was.
  private let unread: DraftFailure?
  /// Whether the person knows that the field is not kept, and wanted to leave all the same.
  var isWarned = false

  /// What is seen.
  enum View {
    case field
    case history(HistoryList)
    case detail(HistoryList, DetailView)
  }

  /// What is said below the field.
  enum Saying {
    case anything
    /// Why the memo was not sent.
    case notSent
    /// Why the field is not kept.
    case notKept
  }

  /// The line that says which key does what.
  enum Hint {
    case shown
    case gone
  }

  /// How the screen ended.
  public enum Ending: Hashable, Sendable {
    /// The person left it.
    case left
    /// A signal, or the end of the terminal, ended it. What was in the field is kept.
    case ended
  }

  /// When a screen ends by itself.
  public enum WhenItEnds: Hashable, Sendable {
    /// As the configuration says.
    case asConfigured
    /// When a memo is sent.
    case onceSent
  }

  /// What a screen begins with.
  public struct Beginning {
    /// The state folder: drafts are in it.
    public var state: String
    /// Gives a ledger in that folder.
    public var ledger: @Sendable () -> sending Ledger
    /// The language until the configuration is read.
    public var language: Language
    /// When it ends, whatever the configuration says.
    public var whenItEnds: WhenItEnds
    /// The time, and the local offset.
    public var clock: @Sendable () -> Timestamp
    /// How much processor time the process had used at its first instruction, and when that was; nil if
    /// nobody wants to know.
    public var traced: (processorTime: Duration, began: Duration)?

    /// A beginning of these parts.
    public init(
      state: String, ledger: @escaping @Sendable () -> sending Ledger, language: Language,
      whenItEnds: WhenItEnds,
      clock: @escaping @Sendable () -> Timestamp,
      traced: (processorTime: Duration, began: Duration)? = nil
    ) {
      self.state = state
      self.ledger = ledger
      self.language = language
      self.whenItEnds = whenItEnds
      self.clock = clock
      self.traced = traced
    }
  }

  /// Takes over the terminal and shows what is in the field: the draft of an earlier run, if there is one,
  /// and what was typed ahead. Throws if the terminal does not let itself be used; then it is as it was.
  public init(
    _ terminal: Terminal, errands: Errands, _ beginning: Beginning
  ) throws(Errno) {
    self.terminal = terminal
    self.errands = errands
    state = beginning.state
    clock = beginning.clock
    language = beginning.language
    isOnce = beginning.whenItEnds == .onceSent
    words = Phrases(beginning.language).compose
    trace = beginning.traced.map { Trace(began: $0.began, processorTime: $0.processorTime) }
    order = DisplayOrder(advisedBy: Process.environment)
    pipe = try WakeUpPipe()
    // Whatever ends the program from now on leaves the terminal as it was.
    try pipe.wake(on: [.resized, .suspended, .continued])
    try pipe.wake(on: Self.ends)
    try terminal.guardAgainstFaults(writing: TerminalMode.leaving(order))
    try terminal.makeRaw()
    trace?.mark(.terminalReady)
    layout = ScreenLayout(terminal.size ?? Terminal.Size(rows: 24, columns: 80))
    editor = Editor(columns: layout.fieldColumns, rows: layout.fieldRows)
    painter = Painter(palette: Palette(environment: Process.environment), order: order)
    ledger = beginning.ledger()
    let claimed = ledger.claimDraft()
    unread = claimed.failures.first
    draft = claimed.draft.map { FieldDraft(restored: $0) } ?? FieldDraft()
    background = Background(
      ledger: Custody(beginning.ledger()), draft: claimed.file, errands: errands, pipe: pipe)
    if let field = draft.field { editor.restore(field) }
    trace?.mark(.draftRestored)
  }

  /// The signals that end the screen.
  private static let ends: [Signal] = [
    .hungUp, .terminated, .interrupted, .quit, .alarm, .user1, .user2, .processorTimeUsed,
  ]

  static func ends(_ signals: Set<Signal>) -> Bool { signals.contains { ends.contains($0) } }

  /// What was in the field when the screen ended and could not be kept; nil if all is.
  public private(set) var unkept: UnkeptField?

  /// How long the run took to get where; nil if nobody wanted to know.
  public var traced: TraceRun? { trace?.run }

  /// Shows the screen until the person leaves it. On return and on throw the terminal is as it was, nothing of
  /// any memo is on it, and what is in the field is kept or `unkept`.
  public func run() throws(Errno) -> Ending {
    do throws(Errno) {
      try begin()
      try goOn()
    } catch {
      leaveTerminal(keepDraft())
      throw error
    }
    background.finishDelivering(within: .seconds(2))
    return ending ?? .left
  }

  /// Goes on until the screen ends. Whoever leaves a field that is not kept is told so first, and leaves it
  /// with the same key.
  private func goOn() throws(Errno) {
    while true {
      while ending == nil { try step() }
      if ending == .ended { try takeRest() }
      let reason = keepDraft()
      guard let reason, ending == .left, !isWarned else { return leaveTerminal(reason) }
      (isWarned, ending) = (true, nil)
      sayNotKept(words(for: reason))
      try paint()
    }
  }

  private func begin() throws(Errno) {
    let entering = TerminalMode.entering(order)
    if terminal.typedCount > 0 {
      // What was typed ahead may paint: a memo that is sent clears the field at once.
      try put(entering)
      try takeTypeAhead()
      try paint()
    } else {
      try paint(behind: entering)
    }
    trace?.mark(.firstFrame)
    if let unread { say(errands.draftFailure(unread, language), .warning) }
  }

  /// Waits for one thing to happen, and does what follows from it.
  private func step() throws(Errno) {
    let wish: Terminal.Wish = unwritten.isEmpty ? .typed : .typedOrWritable
    var ready = try terminal.wait(for: wish, or: pipe, atMost: timeToWait)
    if ready.contains(.writable) { try put([]) }
    if ready.contains(.woken) {
      try hearAll()
      // The program may have been stopped: what was typed by then may be another's by now.
      ready = try terminal.wait(or: pipe, atMost: .zero)
    }
    if ready.contains(.typed) {
      try takeInput()
    } else if ready.contains(.hungUp) {
      ending = .ended
    }
    try runTimers()
    if !isReadyAsked, ready.isEmpty { makeReady() }
    if needsPainting, ending == nil, unwritten.isEmpty { try paint() }
  }

  /// Until when nothing has to happen by itself; nil for ever.
  private var timeToWait: Duration? {
    if !isReadyAsked { return .zero }
    let now = Clock.monotonic()
    var moments = [waitEnds, draft.due].compactMap { $0 }
    if let next = waiting.next { moments.append(now + next.since(clock().instant)) }
    if case .history = view { moments.append(now + .milliseconds(500)) }
    return moments.min().map { max(.zero, $0 - now) }
  }

  private func runTimers() throws(Errno) {
    let now = Clock.monotonic()
    if let waitEnds, now >= waitEnds {
      self.waitEnds = nil
      for input in reader.settle() { try handle(input) }
    }
    if let due = draft.due, now >= due { saveDraft() }
    if let next = waiting.next, clock().instant >= next {
      // What is due is asked for once; how it stands then is told by what came of it.
      waiting.forgetNext()
      background.deliver()
    }
    if !view.isField { refreshHistory() }
  }

  /// Has everything made ready that the first send needs, off the way of any key.
  func makeReady() {
    isReadyAsked = true
    background.makeReady(at: clock().instant)
  }

  /// Waits until it is known what the configuration says: no key is obeyed before that may mean something
  /// else by it. What ends the screen ends the wait.
  func requirePreferences() throws(Errno) {
    if !isReadyAsked { makeReady() }
    while !hasPreferences, ending == nil {
      let ready = try terminal.waitUntilWoken(by: pipe)
      if ready.contains(.woken) {
        try hearAll()
      } else if ready.contains(.hungUp) {
        ending = .ended
      }
    }
  }

  /// Shows the frame that is to be seen now, behind `bytes`, in one write; later, if the terminal has not
  /// taken the frame before it yet. Never waits.
  func paint(behind bytes: [UInt8] = []) throws(Errno) {
    guard unwritten.isEmpty else {
      needsPainting = true
      return
    }
    needsPainting = false
    try put(bytes + painter.paint(frame()))
    if case .gone = hint { trace?.mark(.firstKeyShown) }
  }

  /// Writes what is unwritten and `bytes`, as far as the terminal takes them.
  private func put(_ bytes: [UInt8]) throws(Errno) {
    unwritten += bytes
    let count = try terminal.write(unwritten)
    if count == unwritten.count { unwritten = [] } else { unwritten.removeFirst(count) }
  }

  /// The same, with all that there is, before something else happens to the terminal; one that takes nothing
  /// for a while never gets it.
  func putAtOnce(_ bytes: [UInt8]) throws(Errno) {
    let all = unwritten + bytes
    unwritten = []
    try terminal.write(all, within: .seconds(1))
  }

  private func leaveTerminal(_ reason: UnkeptField.Reason?) {
    unkept = reason.map { UnkeptField(text: editor.text, reason: $0) }
    do throws(Errno) {
      try putAtOnce(TerminalMode.leaving(order))
    } catch {
      // Nobody is there.
    }
    do throws(Errno) {
      try terminal.restore()
    } catch {
      // The same.
    }
  }
}

extension ComposeScreen.View {
  var isField: Bool {
    if case .field = self { true } else { false }
  }
}
