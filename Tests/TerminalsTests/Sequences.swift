/// What terminals send, and what it says.
enum Sequences {
  /// `␛` stands for ESC.
  static let keys: [(String, String)] = [
    // C0 controls, ASCII and DEL, and the same behind ESC.
    ("\u{0}", "ctrl-space"), ("\u{1}", "ctrl-a"), ("\u{4}", "ctrl-d"), ("\u{8}", "backspace"),
    ("\t", "tab"), ("\n", "ctrl-j"), ("\r", "enter"), ("\u{1A}", "ctrl-z"), ("␛", "escape"),
    ("\u{1C}", "ctrl-\\"), ("\u{1D}", "ctrl-]"), ("\u{1E}", "ctrl-^"), ("\u{1F}", "ctrl-_"),
    ("\u{7F}", "backspace"), ("␛a", "alt-a"), ("␛A", "alt-shift-a"), ("␛<", "alt-<"),
    ("␛\r", "alt-enter"), ("␛\t", "alt-tab"), ("␛\u{7F}", "alt-backspace"),
    ("␛\u{1}", "ctrl-alt-a"), ("␛\u{0}", "ctrl-alt-space"), ("␛ ", "alt-space"), ("␛é", "alt-é"),
    ("␛語", "alt-語"), ("␛[", "alt-["), ("␛O", "alt-shift-o"), ("␛]", "alt-]"),
    ("␛P", "alt-shift-p"), ("␛\\", "alt-\\"),
    // xterm, VTE, Konsole, tmux.
    ("␛[A", "up"), ("␛[B", "down"), ("␛[C", "right"), ("␛[D", "left"), ("␛[H", "home"),
    ("␛[F", "end"), ("␛OA", "up"), ("␛OD", "left"), ("␛OH", "home"), ("␛OF", "end"),
    ("␛OP", "f1"), ("␛OQ", "f2"), ("␛OR", "f3"), ("␛OS", "f4"), ("␛[15~", "f5"),
    ("␛[17~", "f6"), ("␛[18~", "f7"), ("␛[19~", "f8"), ("␛[20~", "f9"), ("␛[21~", "f10"),
    ("␛[23~", "f11"), ("␛[24~", "f12"), ("␛[1~", "home"), ("␛[4~", "end"), ("␛[2~", "insert"),
    ("␛[3~", "delete"), ("␛[5~", "pageup"), ("␛[6~", "pagedown"), ("␛[Z", "shift-tab"),
    ("␛[1;2A", "shift-up"), ("␛[1;3D", "alt-left"), ("␛[1;5C", "ctrl-right"),
    ("␛[1;6H", "ctrl-shift-home"), ("␛[1;8F", "ctrl-alt-shift-end"), ("␛[1;9D", "alt-left"),
    ("␛[3;5~", "ctrl-delete"), ("␛[5;2~", "shift-pageup"), ("␛[1;5P", "ctrl-f1"),
    ("␛[15;2~", "shift-f5"), ("␛O2P", "shift-f1"), ("␛O5A", "ctrl-up"), ("␛OM", "enter"),
    // ESC before the sequence.
    ("␛␛[A", "alt-up"), ("␛␛OC", "alt-right"), ("␛␛[3~", "alt-delete"), ("␛␛[Z", "alt-shift-tab"),
    // The Linux console.
    ("␛[[A", "f1"), ("␛[[B", "f2"), ("␛[[C", "f3"), ("␛[[D", "f4"), ("␛[[E", "f5"),
    ("␛[25~", "f13"), ("␛[26~", "f14"), ("␛[28~", "f15"), ("␛[34~", "f20"),
    // rxvt.
    ("␛[7~", "home"), ("␛[8~", "end"), ("␛[11~", "f1"), ("␛[14~", "f4"), ("␛[a", "shift-up"),
    ("␛[b", "shift-down"), ("␛[c", "shift-right"), ("␛[d", "shift-left"), ("␛Oa", "ctrl-up"),
    ("␛Od", "ctrl-left"), ("␛[7$", "shift-home"), ("␛[8^", "ctrl-end"), ("␛[3$", "shift-delete"),
    ("␛[6^", "ctrl-pagedown"), ("␛[5@", "ctrl-shift-pageup"),
    // xterm's modifyOtherKeys.
    ("␛[27;5;13~", "ctrl-enter"), ("␛[27;2;13~", "shift-enter"), ("␛[27;3;13~", "alt-enter"),
    ("␛[27;5;105~", "ctrl-i"), ("␛[27;6;68~", "ctrl-shift-d"), ("␛[27;4;60~", "alt-<"),
    ("␛[27;5;9~", "ctrl-tab"), ("␛[27;3;27~", "alt-escape"), ("␛[27;2;32~", "\" \""),
    // The kitty keyboard protocol.
    ("␛[13u", "enter"), ("␛[13;5u", "ctrl-enter"), ("␛[13;2u", "shift-enter"),
    ("␛[13;3u", "alt-enter"), ("␛[27u", "escape"), ("␛[9;5u", "ctrl-tab"),
    ("␛[105;5u", "ctrl-i"), ("␛[109;5u", "ctrl-m"), ("␛[127;5u", "ctrl-backspace"),
    ("␛[100;5u", "ctrl-d"), ("␛[100;6u", "ctrl-shift-d"), ("␛[100:68;6u", "ctrl-shift-d"),
    ("␛[44:60;4u", "alt-<"), ("␛[51;6u", "ctrl-shift-3"), ("␛[32;5u", "ctrl-space"),
    ("␛[1074::100;5u", "ctrl-d"), ("␛[1092:1060:97;4u", "alt-shift-a"), ("␛[100;69u", "ctrl-d"),
    ("␛[97;1:1u", "\"a\""), ("␛[97;5:2u", "ctrl-a"), ("␛[97;2;65u", "\"A\""),
    ("␛[97;2u", "\"A\""), ("␛[0;;229u", "\"å\""), ("␛[32;2u", "\" \""), ("␛[13~", "f3"),
    ("␛[57376u", "f13"), ("␛[57398u", "f35"), ("␛[57414u", "enter"), ("␛[57417;5u", "ctrl-left"),
    ("␛[57404u", "\"5\""), ("␛[57413;129u", "\"+\""), ("␛[1;1:2A", "up"), ("␛[57424u", "end"),
    // The keypad in application mode.
    ("␛Oj", "\"*\""), ("␛Oy", "\"9\""), ("␛On", "\".\""), ("␛OX", "\"=\""),
  ]

  /// Sequences that say nothing, and so must leave no trace.
  static let silent: [String] = [
    "␛[?62;1;4c", "␛[>41;390;0c", "␛[=1c", "␛[24;80R", "␛[1;2R", "␛[?24;80;1R", "␛[0n", "␛[?997;1n",
    "␛[?2026;2$y", "␛[4;2$y", "␛[?1u", "␛[?31u", "␛[8;24;80t", "␛[I", "␛[O", "␛[M !!", "␛[MCaa",
    "␛[<0;10;20M", "␛[<35;1;1m", "␛[32;10;20M", "␛[2;3H", "␛[12 q", "␛[99~", "␛[201~", "␛[E",
    "␛[97;1:3u", "␛[1;1:3A", "␛[13;5:3u", "␛[57441;2u", "␛[57358u", "␛[57427~", "␛[118;9u",
    "␛]11;rgb:0000/0000/0000␛\\", "␛]10;rgb:ffff/ffff/ffff\u{7}", "␛]0;título␛\\", "␛]52;c;YWJj␛\\",
    "␛P>|XTerm(390)␛\\", "␛P1+r524742=38␛\\", "␛P0$r1m␛\\", "␛_Gi=1;OK␛\\", "␛^private␛\\",
    "␛Xstring␛\\", "␛[999999999999999999999u", "␛[;;;;;;u", "␛[::::u", "␛[2;999999999999A",
    "␛[!p", "␛[\"q", "␛[?", "␛[1;5", "␛[[", "␛[M!", "␛O5", "␛]0;x", "␛P1$r", "␛[[Z",
  ]
}

extension String {
  /// The text with ESC for `␛`.
  var sequence: String { replacing("␛", with: "\u{1B}") }
}
