import Foundation
import Testing
import Timekeeping
import Translations
import Typesetting

/// Every message in every language, found by going through the groups.
@Suite struct PhrasesTests {
  static let translations = Language.allCases.filter { $0 != .en }

  @Test(arguments: Language.allCases)
  func `no phrase is empty, and none is left out here`(language: Language) {
    let messages = Message.all(in: language)
    #expect(messages.count > 550)
    for message in messages {
      #expect(!message.texts.isEmpty, "\(message.name)")
      for text in message.texts {
        #expect(text.contains { !$0.isWhitespace }, "\(message.name)")
        #expect(!text.contains("  "), "\(message.name): \(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a phrase contains what it is told`(language: Language) {
    for message in Message.all(in: language) {
      for text in message.texts {
        for argument in message.arguments {
          #expect(text.contains(argument), "\(message.name): \(text)")
        }
      }
    }
  }

  /// Zero, one and two may be words.
  @Test(arguments: Language.allCases)
  func `a phrase that counts says how many in digits`(language: Language) {
    for message in Message.all(in: language) {
      for (count, text) in zip(message.counts, message.texts) where count > 2 {
        #expect(text.contains("\(count)"), "\(message.name): \(text)")
      }
    }
  }

  /// An Italian memo is the same word in the singular and the plural; an Arabic one in the two
  /// categories of larger numbers.
  @Test(arguments: Language.allCases)
  func `a number of memos has as many forms as the language`(language: Language) {
    let memos = Phrases(language).basics.memos
    let forms = Set(
      Message.counts.map { count in
        memos(count).split(separator: "\(count)").joined(separator: "#")
      })
    let categories = Set(Message.counts.map(language.pluralCategory))
    let alike = language == .it || language == .ar ? 1 : 0
    #expect(forms.count == categories.count - alike)
  }

  @Test(arguments: Language.allCases)
  func `a memo's state has one name, on the screen and in the history`(language: Language) {
    let phrases = Phrases(language)
    #expect(phrases.compose.isDelivered == phrases.history.delivered)
    #expect(phrases.compose.isDropped == phrases.history.dropped)
    #expect(phrases.compose.isHeld == phrases.history.held)
    #expect(phrases.capture.held == phrases.history.held)
  }

  /// What is the same word, or holds no word.
  private static let alike: [Language: Set<String>] = [
    .de: [
      "basics.inSeconds", "basics.inMinutes", "basics.inHours", "capture.inPlace",
    ],
    .fr: ["doctor.configuration", "doctor.routes", "doctor.segment", "basics.segments"],
    .es: ["basics.error", "basics.bytes"],
    .it: ["capture.inPlace", "basics.memos", "basics.files", "basics.bytes"],
    .pt: ["basics.bytes"],
  ]

  @Test(arguments: translations)
  func `a phrase is translated`(language: Language) {
    let alike = Self.alike[language, default: []]
    var unused = alike
    for (message, english) in zip(Message.all(in: language), Message.all(in: .en)) {
      #expect(message.name == english.name)
      guard message.texts.contains(where: english.texts.contains) else { continue }
      // Without its arguments nothing but punctuation is left.
      let words = english.arguments.reduce(english.texts[0]) { text, argument in
        text.split(separator: argument).joined()
      }
      guard words.contains(where: \.isLetter) else { continue }
      unused.remove(message.name)
      #expect(alike.contains(message.name), "\(message.name): \(message.texts[0])")
    }
    #expect(unused.isEmpty)
  }

  /// What is typed, or stands in a file, or is asked for by name.
  private static func literals(_ text: String) -> Set<String> {
    let patterns = [
      #/slip(?: (?:add|init|replay|outbox|undo|open|verify|history|tail|trace|render|config|doctor|key|completions|help)(?: (?:show|retry|drop|check|export|import|bash)\b)?(?: --?[a-z-]+)?|-courier)/#,
      #/--[a-z-]+/#, #/(?:^| )-{1,3}(?:n\b)?(?=$|[ .,])/#, #/\{\{text\}\}/#,
      #/front_matter|\bargv\b|\bprefix\b|\bcontains\b|^(?:when|at)\b|\bforever\b/#,
      #/\bparagraph\b|\bnul\b|\bjson\b|\bcheck(?=\.)|waiting, .*undone …/#,
      #/\b[A-Z_]*(?:HOME|PATH|STATE|CONFIG|TEXT|NAME|FILE|COMMAND)\b|\bVAULT\b/#,
      #/obsidian:\/\/|64 MiB|U\+FFFD|RFC 3339|YYYY|GGGG|gggg/#, #/\b(?:30s|5m|2h|365d)\b/#,
      #/[0-9]{4}-[0-9]{2}-[0-9]{2}[0-9T:+Z]*/#, #/en ja es fr de it pt ko zh-Hans ar/#,
    ]
    return Set(
      patterns.flatMap { pattern in
        text.matches(of: pattern).map { text[$0.range].trimmingCharacters(in: .whitespaces) }
      })
  }

  @Test(arguments: translations)
  func `what is typed stands in every language as it is typed`(language: Language) {
    for (message, english) in zip(Message.all(in: language), Message.all(in: .en)) {
      for literal in Self.literals(english.texts.last ?? "") {
        for text in message.texts {
          #expect(text.contains(literal), "\(message.name) lacks \(literal): \(text)")
        }
      }
    }
  }

  /// Invisible where it is right, and a garbled sentence where it is not.
  @Test(arguments: Language.allCases)
  func `an isolate is opened and closed in Arabic, and stands in no other language`(
    language: Language
  ) {
    for message in Message.all(in: language) {
      for text in message.texts {
        let scalars = text.unicodeScalars
        let opened = scalars.count { $0 == "\u{2068}" }
        #expect(opened == scalars.count { $0 == "\u{2069}" }, "\(message.name)")
        if language != .ar { #expect(opened == 0, "\(message.name)") }
        guard language == .ar, message.name != "help.sentence" else { continue }
        for argument in message.arguments {
          #expect(Self.isIsolated(argument, in: text), "\(message.name): \(text)")
        }
      }
    }
  }

  private static func isIsolated(_ argument: String, in text: String) -> Bool {
    guard let range = text.range(of: argument) else { return false }
    let before = text[..<range.lowerBound].unicodeScalars
    return before.count { $0 == "\u{2068}" } > before.count { $0 == "\u{2069}" }
  }

  @Test(arguments: Language.allCases)
  func `help below a command is no wider than a terminal is`(language: Language) {
    for message in Message.all(in: language) where message.name.hasSuffix(".details") {
      for line in message.texts[0].split(separator: "\n") {
        #expect(CellWidth.of(String(line)) <= 92, "\(message.name): \(line)")
      }
    }
  }

  /// The width that `docs/hotkeys.md` recommends for a window of its own, without the margins.
  @Test(arguments: Language.allCases)
  func `which keys there are is said whole in a small window`(language: Language) {
    let words = Phrases(language).compose
    let lines = [words.hint("Ctrl-D", "Ctrl-R", "Ctrl-Q"), words.historyKeys, words.detailKeys]
    for line in lines { #expect(CellWidth.of(line) <= 72, "\(line)") }
    // Beside what waits, on a usual screen.
    let mark = max(CellWidth.of(words.waiting(999)), CellWidth.of(words.held(999)))
    for line in [lines[0], words.reviewQuestion] {
      #expect(CellWidth.of(line) + 2 + mark <= 76, "\(line)")
    }
  }
}
