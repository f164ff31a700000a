extension DisplayOrder {
  /// The order of the terminal which the environment names; `value` gives a variable's.
  ///
  /// `runsTurned` for those that order rows by themselves and do not heed BDSM (`CSI 8 l`):
  /// Konsole, whose profiles have bidi on by default, whose emulation has no mode 8, and which
  /// mirrors nothing; macOS's Terminal; and VTE from 0.58 on and mlterm inside tmux or screen,
  /// which keep from them what they would heed.
  /// `wordsTurned` for kitty, unless its `force_ltr` is set, which can't be seen.
  /// `kept` for all others: VTE itself, mintty and WezTerm heed BDSM, and xterm, foot,
  /// Alacritty, Ghostty, rxvt and the Linux console do not reorder.
  /// A user may have set his terminal otherwise, and PuTTY, which reorders, can't be told from
  /// xterm: this is advice.
  ///
  /// Sources: terminal-wg, "BiDi in Terminal Emulators", the recommendation and "Prior work:
  /// terminal emulators"; Konsole's `Profile.cpp` and `Vt102Emulation.cpp`; Vim's 'termbidi';
  /// mintty's CtrlSeqs; mlterm's PROTOCOL; WezTerm's `bidi_enabled`; kitty's `force_ltr`; tmux's
  /// `input.c` and its issue 3262; what was seen is in docs/compose.md.
  public init(advisedBy value: (_ variable: String) -> String?) {
    let terminal = value("TERM") ?? ""
    let isShared =
      value("TMUX") != nil || value("STY") != nil || terminal.hasPrefix("tmux")
      || terminal.hasPrefix("screen")
    let version = value("VTE_VERSION").flatMap { Int($0) } ?? 0
    let isMlterm = value("MLTERM") != nil || terminal.hasPrefix("mlterm")
    if value("KONSOLE_VERSION") != nil || terminal.hasPrefix("konsole") {
      self = .runsTurned(.unmirrored)
    } else if isMlterm, !isShared {
      self = .keptByMlterm
    } else if isMlterm || value("TERM_PROGRAM") == "Apple_Terminal"
      || (isShared && version >= 5800)
    {
      self = .runsTurned(.mirrored)
    } else if terminal == "xterm-kitty" || (isShared && value("KITTY_WINDOW_ID") != nil) {
      self = .wordsTurned
    } else {
      self = .kept
    }
  }
}
