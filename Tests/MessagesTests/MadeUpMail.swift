import Messages
import TestSupport
import Testing
import Timekeeping

/// Mail such as nobody wrote, drawn from what people write and from what broke mail programs.
struct MadeUpMail {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Pieces one after the other, up to `most` of them.
  mutating func words(upTo most: Int) -> String {
    let usual = pick([Self.plain, Self.plain, Self.foreign, Self.plain + Self.foreign, Self.odd])
    return (0..<number(0...most)).map { _ in pick(usual) + pick(["", " ", " ", "  "]) }.joined()
  }

  mutating func subject() -> String {
    pick(["", "", "Re: ", "=?", " "]) + words(upTo: pick([3, 10, 60]))
  }

  mutating func text() -> String {
    let breaks = pick([["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r", "\n\n", "\n\r", "\r\r\n"]])
    var text = ""
    for _ in 0..<number(0...12) {
      text += pick(["", "", "", ".", "..", "From ", ">From ", "--", " ", "\t"])
      text += words(upTo: pick([0, 3, 30]))
      text += pick(["", "", " ", "\t ", "=", "."]) + pick(breaks)
    }
    return text + words(upTo: 3)
  }

  mutating func fileName() -> String {
    words(upTo: pick([1, 3, 20])) + pick(["", ".pdf", ".txt", ".JPG", ".tar.gz", ".日本", "."])
  }

  mutating func bytes() -> [UInt8] {
    let kind = number(0...2)
    let count = pick([0, 1, 2, 56, 57, 58, 1_000, number(0...5_000)])
    return (0..<count).map { _ in
      kind == 0 ? UInt8(number(0...255)) : kind == 1 ? pick([10, 13, 46]) : 65
    }
  }

  mutating func timestamp() -> Timestamp {
    let milliseconds = Int64(number(-2_208_988_800...4_102_444_800)) * 1_000
    let offset = UTCOffset(seconds: Int32(number(-86_399...86_399)))
    return Timestamp(Instant(milliseconds: milliseconds), offset: offset ?? .utc)
  }

  mutating func mail() throws -> Mail {
    let name: String? = pick([nil, "Slip", "J. \"Q\" O'Hara\\", words(upTo: 8)])
    let message = try Message(
      id: #require(Message.ID("0193-\(number(0...9_999))@relay.example.com")),
      from: Mailbox(EmailAddress("slip@example.com"), name: name),
      to: EmailAddress(pick(["j@example.org", "first.last+tag@sub.example.org"])),
      subject: Subject(subject()), date: timestamp(), text: text())
    let files = (0..<pick([0, 0, 1, 2, 3])).map { _ in File(name: fileName(), bytes: bytes()) }
    return Mail(message: message, files: files)
  }

  static let plain = [
    "memo", "the", "quick", "brown", "fox", "a", "is", "e=mc2", "100%", "x;y", "(note)", "<b>", "@",
    "name@example.com", "it's", "From", ".", "..", "...", "--", "=", "=3D", "?", "!", "_", "#", "~",
  ]

  static let foreign = [
    "Grüße", "世界", "日本語のメモ", "한국어", "مرحبا", "بالعالم", "мир", "e\u{301}", "a\u{308}\u{323}",
    "😀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "नमस्ते", "ไทย", "ﷺ", "\u{FEFF}", "ß", "…", "𝔘𝔫𝔦",
  ]

  static let odd = [
    "\0", "\r", "\n", "\r\n", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}",
    "\u{0B}", "\u{0C}", "\r\nBcc: a@example.com", "\r\n\r\n.\r\n", "\n.\n", "=?UTF-8?B?QQ==?=",
    "=?x", "?=", "\"", "\\", "/", "../", "\u{202E}fdp.exe", "\u{200F}", "*", "'", "%41",
    String(repeating: "x", count: 200), String(repeating: "字", count: 100),
    "z" + String(repeating: "\u{335}", count: 120), "\u{A0}", "\u{3000}", "\t", "\u{FFFD}",
    "\u{FFFF}",
  ]
}
