/// The sequences that take the terminal for a full screen and give it back.
///
/// Nothing is put into the title, and the scroll region is left alone. Bytes to write as they are;
/// `leaving` may be written twice, and without `entering` before it.
///
///     ?1049  the alternate screen, with the cursor kept
///     ?2004  bracketed paste
///     >4;1m  xterm's modifyOtherKeys 1: Ctrl-Enter and Shift-Enter are told from Enter
///     >5u    kitty's protocol: 1, keys without doubt, and 4, what else a key types, without
///            which Alt-< is Alt-Shift-comma and Ctrl-D is unknown in another script
///     8      bidi (BDSM): explicit, so that cells stay where they are put
///     5379   on mlterm instead: no complex text layout, and so no bidi
///     ?7     no wrapping at the last column
///
/// modifyOtherKeys comes before the push for terminals in which one setting replaces the other:
/// kitty's says more. kitty's stack belongs to the screen, so push and pop happen on the
/// alternate one. Terminals that take `>4;1m` for underlining exist, so SGR 0 follows; what
/// others print of what they do not know, the last clearing removes.
///
/// The screen is cleared by erasing from its first cell to its end: on some terminals that
/// ignore ?1049, erasing all at once would move the text into the scrollback instead.
///
/// Sources: xterm's ctlseqs; mlterm's PROTOCOL; the kitty keyboard protocol; "BiDi in Terminal Emulators" of
/// freedesktop's terminal-wg, by which a program that orders text itself says `CSI 8 l` on its
/// start and `CSI 8 h` at its end.
public enum TerminalMode {
  /// What prepares the terminal for frames in this order.
  ///
  /// A terminal that is known to turn text around all the same is not asked to refrain.
  public static func entering(_ order: DisplayOrder = .kept) -> [UInt8] {
    let bidi =
      switch order {
      case .kept: "\u{1B}[8l"
      case .keptByMlterm: "\u{1B}]5379;use_ctl=false\u{7}"
      default: ""
      }
    return Array(
      ("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[>4;1m\u{1B}[>5u" + bidi + "\u{1B}[?7l" + clear).utf8)
  }

  /// What undoes `entering`, in reverse, after clearing the screen.
  public static func leaving(_ order: DisplayOrder = .kept) -> [UInt8] {
    let bidi =
      switch order {
      case .kept: "\u{1B}[8h"
      case .keptByMlterm: "\u{1B}]5379;use_ctl=true\u{7}"
      default: ""
      }
    let undone = "\u{1B}[?7h" + bidi + "\u{1B}[<u\u{1B}[>4m\u{1B}[?2004l"
    // Ends an update that a killed program left open, and shows the cursor again.
    return Array(
      ("\u{1B}[?2026l" + clear + undone + "\u{1B}[m\u{1B}[?1049l\u{1B}[?25h").utf8)
  }

  private static let clear = "\u{1B}[m\u{1B}[H\u{1B}[J"
}
