internal import Memos
internal import Posix
internal import Recording
internal import Terminals
internal import Timekeeping
internal import Translations

extension ComposeScreen {
  /// How long the rest of what was begun may take, on a slow line.
  private static func pause(for wait: InputReader.Wait) -> Duration {
    switch wait {
    case .escape: .milliseconds(100)
    case .sequence, .paste: .seconds(1)
    }
  }

  /// Takes what was typed before the terminal was raw. The system has edited it as it edits a line: an
  /// Enter is a line feed, and a Ctrl-D a zero (Linux, n_tty).
  func takeTypeAhead() throws(Errno) {
    let bytes = try terminal.read().map { byte -> UInt8 in
      switch byte {
      case 0: 4
      case 10: 13
      default: byte
      }
    }
    try take(bytes)
  }

  /// Takes what was typed, all there is at once, so that one frame shows it.
  func takeInput() throws(Errno) {
    let bytes = try terminal.read()
    if bytes.isEmpty { ending = .ended }
    try take(bytes)
  }

  /// Takes what was typed before something ended the screen: all of it that is there by now.
  func takeRest() throws(Errno) {
    while terminal.typedCount > 0 {
      let bytes = try terminal.read()
      if bytes.isEmpty { break }
      try take(bytes)
    }
    for input in reader.settle() { write(input) }
  }

  private func take(_ bytes: [UInt8]) throws(Errno) {
    for input in reader.take(bytes) {
      switch ending {
      case nil: try handle(input)
      case .ended: write(input)
      case .left: break
      }
    }
    waitEnds = reader.wait.map { Clock.monotonic() + Self.pause(for: $0) }
  }

  /// Does what one key, or one piece of text, means.
  func handle(_ input: Input) throws(Errno) {
    needsPainting = true
    hint = .gone
    switch view {
    case .field: try handleInField(input)
    case .history, .detail:
      guard case .text(let text) = input, text.count > 1 else { return handleInHistory(input) }
      // Keys that were typed in one breath.
      for character in text { try handle(.text(String(character))) }
    }
  }

  private func handleInField(_ input: Input) throws(Errno) {
    if isAsking, answer(input) { return }
    switch input {
    case .text(let text): change { $0.insert(text) }
    case .paste(let text): change { $0.paste(text) }
    case .longPaste(let text):
      change { $0.paste(text) }
      say(words.tooLarge, .warning)
    case .key(let key):
      try requirePreferences()
      guard ending == nil else { return }
      if let action = bindings[key] {
        try perform(action)
      } else if key == Key(name: "tab") {
        change { $0.insert("\t") }
      }
    }
  }

  /// Does what one key, or one piece of text, means for the field, and nothing else that it means: the screen
  /// has ended, and what was written is to be kept.
  private func write(_ input: Input) {
    guard view.isField else { return }
    switch input {
    case .text(let text): change { $0.insert(text) }
    case .paste(let text), .longPaste(let text): change { $0.paste(text) }
    case .key(let key):
      if hasPreferences, case .edit(let command) = bindings[key] { change { $0.perform(command) } }
    }
  }

  /// Changes the field, and has the change saved in time.
  func change(_ body: (inout Editor) -> Void) {
    let before = editor.changeCount
    body(&editor)
    draft.change(at: Clock.monotonic())
    if editor.changeCount != before {
      isAsking = false
      say("")
    }
  }

  private func perform(_ action: ComposeAction) throws(Errno) {
    switch action {
    case .send: try send()
    case .leave: ending = .left
    case .suspend: try suspend()
    case .history: openHistory()
    case .language: nextLanguage()
    case .redraw: painter.forget()
    case .cancel:
      say("")
      if isOnce, editor.selection == nil { ending = .left }
      change { $0.perform(.cancelSelection) }
    case .edit(.killSelection) where editor.selection == nil: change { $0.perform(.killWordLeft) }
    case .edit(let command): change { $0.perform(command) }
    }
  }

  /// Fits everything to the size that the terminal has now.
  func fitTerminal() {
    painter.forget()
    needsPainting = true
    layout = ScreenLayout(terminal.size ?? layout.size)
    editor.resize(columns: layout.fieldColumns, rows: layout.fieldRows)
    switch view {
    case .field: break
    case .history(let list): show(list)
    case .detail(let list, var detail):
      detail.lay(columns: layout.size.columns)
      detail.move(by: 0, seen: max(1, layout.size.rows - 1))
      view = .detail(list, detail)
    }
  }

  private func nextLanguage() {
    let all = Language.allCases
    let next = (all.firstIndex(of: language) ?? 0) + 1
    speak(all[next % all.count])
    say(words.languageName)
  }

  /// Says everything in that language from now on.
  func speak(_ language: Language) {
    self.language = language
    words = Phrases(language).compose
    needsPainting = true
  }

  /// Says something below the field, until the field is changed.
  func say(_ words: String, _ style: Style = .dim) {
    status.words = words
    status.style = style
    saying = .anything
    needsPainting = true
  }
}
