import Foundation
import JSON
import Posix
import TestSupport
import Testing

/// The languages of the compose screen, its question, and its trace.
@Suite struct ComposeWishesTests {
  @Test func `F4 goes through the ten languages, and the text stays`() throws {
    let place = try ComposePlace()
    let session = try place.open()
    try session.type("stays")
    try session.wait { $0.field == "stays" }
    var seen: [String] = []
    for key in ["\u{1B}OS", "\u{1B}[14~"] + Array(repeating: "\u{1B}l", count: 8) {
      let before = session.screen.said
      try session.type(key)
      try session.wait { $0.said != before && $0.said != "" }
      #expect(session.screen.field == "stays")
      seen.append(session.screen.said)
    }
    #expect(Set(seen).count == 10)
    #expect(seen.last == "English")
    #expect(seen.contains("日本語") && seen.contains("Deutsch"))
    try session.type("!")
    try session.wait { $0.field == "stays!" && $0.said == "" }
  }

  @Test(arguments: ["language = \"de\"\n", nil])
  func `the language of the configuration counts, else that of the system`(
    settings: String?
  ) throws {
    let place = try ComposePlace(settings: settings)
    let session = try place.open(adding: ["LC_ALL": settings == nil ? "de_AT.UTF-8" : "fr_FR.UTF-8"]
    )
    try session.type(" \u{4}")
    try session.wait { $0.said == "nichts zu senden" }
  }

  private func placeOfMany(sends: Int) throws -> ComposePlace {
    let place = try ComposePlace(
      settings: "[feedback]\nurl = \"https://example.org/review?a=b&c\"\n")
    try place.slip.home.write(
      "slip-review-v1\nsends \(sends)\nasked -\ndismissed -\n", to: "state/slip/review")
    try place.slip.home.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$HOME/opened.new\"\nmv \"$HOME/opened.new\" \"$HOME/opened\"\n",
      to: "bin/xdg-open")
    #expect(chmod(place.slip.home.path("bin/xdg-open"), 0o755) == 0)
    return place
  }

  private func open(_ place: ComposePlace, _ arguments: String...) throws -> TerminalSession {
    let path = place.slip.environment["PATH"] ?? ""
    let session = try place.slip.atTerminal(
      arguments, adding: ["PATH": place.slip.home.path("bin") + ":" + path])
    try session.wait { $0.isUp }
    return session
  }

  @Test func `after a hundred memos one question is asked, and no key that writes answers it`()
    throws
  {
    let place = try placeOfMany(sends: 99)
    let session = try open(place)
    try session.type("the hundredth\u{4}")
    try session.wait { $0.said.hasPrefix("How is Slip?") }
    #expect(session.screen.field == "")
    try session.type("5 stars, 1 to 5")
    try session.wait { $0.field == "5 stars, 1 to 5" }
    #expect(!session.screen.said.hasPrefix("How"))
    try session.type("\u{4}")
    try session.wait { $0.field == "" && !$0.said.hasPrefix("How") }
    #expect(try place.memos().map(\.text) == ["the hundredth", "5 stars, 1 to 5"])
    try place.wait { $0.slip.home.text(of: "state/slip/review")?.contains("sends 1\n") == true }
  }

  @Test func `whoever writes on has not been asked: what is typed then is no answer`() throws {
    let place = try placeOfMany(sends: 99)
    let session = try open(place)
    try session.type("the hundredth\u{4}")
    try session.wait { $0.said.hasPrefix("How is Slip?") }
    try session.type("a\u{1B}5b")
    try session.wait { $0.field == "ab" }
    #expect(!session.screen.everShown("thank you"))
    try session.type("\u{11}")
    #expect(try session.waitForExit() == 0)
    #expect(place.slip.home.text(of: "opened") == nil)
  }

  @Test(arguments: ["--once", "after_send"])
  func `where the screen ends with the memo nobody is asked, and the next screen asks`(
    way: String
  ) throws {
    let place = try placeOfMany(sends: 98)
    let asking = try #require(place.slip.home.text(of: "config/slip/config.toml"))
    if way == "after_send" { try place.configure(asking + "[compose]\nafter_send = \"exit\"\n") }
    for number in [99, 100] {
      let session = try way == "--once" ? open(place, "--once") : open(place)
      try session.type("number \(number)\u{4}")
      #expect(try session.waitForExit() == 0)
    }
    #expect(
      place.slip.home.text(of: "state/slip/review")
        == "slip-review-v1\nsends 100\nasked -\ndismissed -\n")
    try place.configure(asking)
    let session = try open(place)
    try session.type("one more\u{4}")
    try session.wait { $0.said.hasPrefix("How is Slip?") }
  }

  @Test func `memos of two screens are counted together`() throws {
    let place = try placeOfMany(sends: 10)
    let (first, second) = (try open(place), try open(place))
    for (number, session) in [(11, first), (12, second), (13, first), (14, second)] {
      try session.type("number \(number)\u{4}")
      try place.wait {
        $0.slip.home.text(of: "state/slip/review")?.contains("sends \(number)\n") == true
      }
    }
  }

  @Test func `five stars open the page for reviews`() throws {
    let place = try placeOfMany(sends: 99)
    let session = try open(place)
    try session.type("the hundredth\u{4}")
    try session.wait { $0.said.hasPrefix("How is Slip?") }
    try session.type("\u{1B}5")
    try session.wait { $0.said.hasPrefix("thank you") }
    try place.wait { $0.slip.home.text(of: "opened") == "https://example.org/review?a=b&c\n" }
  }

  @Test(arguments: [("1", "thank you"), ("3", "thank you"), ("4", "thank you"), ("0", "")])
  func `fewer stars are thanked for, and no wish to say is none`(
    stars: String, said: String
  ) throws {
    let place = try placeOfMany(sends: 99)
    let session = try open(place)
    try session.type("the hundredth\u{4}")
    try session.wait { $0.said.hasPrefix("How is Slip?") }
    try session.type("\u{1B}\(stars)")
    try session.wait { $0.said.hasPrefix(said) && !$0.said.hasPrefix("How") }
    // Behind whatever an answer leads to.
    try session.type("\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(place.slip.home.text(of: "opened") == nil)
    let review = try #require(place.slip.home.text(of: "state/slip/review"))
    #expect(review.hasPrefix("slip-review-v1\nsends 0\nasked 1"))
    #expect(review.hasSuffix("dismissed -\n") == (stars != "0"))
  }

  @Test func `nobody is asked before, nor where there is no page for reviews`() throws {
    let early = try placeOfMany(sends: 98)
    let unasked = try placeOfMany(sends: 99)
    try unasked.configure("")
    for place in [early, unasked] {
      let session = try open(place)
      try session.type("the ninety-ninth\u{4}next")
      try session.wait { $0.field == "next" }
      #expect(session.screen.said == "1 waiting" || session.screen.said == "")
      try session.type("\u{1B}5\u{11}")
      #expect(try session.waitForExit() == 0)
      #expect(place.slip.home.text(of: "opened") == nil)
    }
  }

  @Test func `a trace tells how long each step took, and several are summed up`() throws {
    let place = try ComposePlace()
    for _ in 1...2 {
      let session = try place.open("--trace", "trace.jsonl")
      try session.type("a")
      try session.wait { $0.field == "a" }
      try session.type("\u{4}b\u{4}c\u{4}")
      try session.type("\u{4}")
      #expect(try session.waitForExit() == 0)
    }
    let lines = try #require(place.slip.home.text(of: "trace.jsonl")).split(separator: "\n")
    #expect(lines.count == 2)
    let run = try #require(try Value(parsing: Array(lines[0].utf8)).object)
    let moments = ["terminal_ready", "draft_restored", "first_frame", "first_key_shown"]
    let times = moments.compactMap { run[$0]?.integer }
    #expect(times.count == 4 && times == times.sorted())
    #expect(run["sends"]?.array?.count == 3)
    for send in run["sends"]?.array ?? [] {
      let durable = try #require(send.object?["durable"]?.integer)
      #expect(try #require(send.object?["cleared"]?.integer) >= durable)
    }
    let summary = try place.slip.run("trace", "--json", "trace.jsonl")
    #expect(summary.status == 0)
    let rows = try summary.lines.map { try #require(try Value(parsing: Array($0.utf8)).object) }
    #expect(
      rows.map { $0["interval"]?.string } == [
        "processor-before-main", "terminal-ready", "draft-restored", "first-frame",
        "first-key-shown", "first-send-durable", "first-send-cleared", "later-sends-durable",
        "later-sends-cleared",
      ])
    #expect(rows.map { $0["count"]?.integer } == [2, 2, 2, 2, 2, 2, 2, 4, 4])
    for row in rows {
      #expect(try #require(row["median"]?.integer) <= (try #require(row["p95"]?.integer)))
    }
    let told = try place.slip.run("trace", "trace.jsonl")
    #expect(told.lines.count == 9 && told.lines[0].contains(" ms "))
  }

  @Test func `what is no trace is told with its line`() throws {
    let place = try ComposePlace()
    try place.slip.home.write("{}\n", to: "none.jsonl")
    let outcome = try place.slip.run("trace", "none.jsonl")
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics.contains("none.jsonl") && outcome.diagnostics.contains("1"))
    #expect(try place.slip.run("trace", "missing.jsonl").status == 66)
  }

  @Test func `a trace holds nothing of any memo`() throws {
    let place = try ComposePlace()
    let session = try place.open("--trace", "trace.jsonl")
    try session.type("private\u{4}\u{4}")
    #expect(try session.waitForExit() == 0)
    #expect(place.slip.home.text(of: "trace.jsonl")?.contains("private") == false)
  }
}
