public import Typesetting

extension DisplayOrder {
  /// The order that suits the terminal which the environment names; `value` gives a variable's.
  ///
  /// `logical` for those that order rows by themselves and do not heed BDSM (`CSI 8 l`):
  /// Konsole, whose profiles have bidi on by default and whose emulation has no mode 8; mlterm;
  /// macOS's Terminal; and VTE from 0.58 on inside tmux or screen, which keep BDSM from it.
  /// `visual` for all others: VTE itself, mintty and WezTerm heed BDSM, and xterm, kitty, foot,
  /// Alacritty, Ghostty, rxvt and the Linux console do not reorder (kitty only within words).
  /// A user may have set his terminal otherwise, and PuTTY, which reorders, can't be told from
  /// xterm: this is advice, to be overruled by a setting.
  ///
  /// Sources: terminal-wg, "BiDi in Terminal Emulators", the recommendation and "Prior work:
  /// terminal emulators"; Konsole's `Profile.cpp` and `Vt102Emulation.cpp`; Vim's 'termbidi';
  /// mintty's CtrlSeqs; WezTerm's `bidi_enabled`; tmux's `input.c` and its issue 3262.
  public init(advisedBy value: (_ variable: String) -> String?) {
    let terminal = value("TERM") ?? ""
    let isShared =
      value("TMUX") != nil || value("STY") != nil || terminal.hasPrefix("tmux")
      || terminal.hasPrefix("screen")
    let version = value("VTE_VERSION").flatMap { Int($0) } ?? 0
    let reorders =
      value("TERM_PROGRAM") == "Apple_Terminal" || value("KONSOLE_VERSION") != nil
      || value("MLTERM") != nil || terminal.hasPrefix("mlterm") || terminal.hasPrefix("konsole")
    self = reorders || (isShared && version >= 5800) ? .logical : .visual
  }
}
