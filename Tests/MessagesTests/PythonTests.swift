import Foundation
import Messages
import Posix
import TestSupport
import Testing
import Timekeeping

/// What a mail library that knows nothing of Slip reads in its messages: Python's `email`.
@Suite struct PythonTests {
  private static let python = "/usr/bin/python3"
  private static let isThere = FileManager.default.isExecutableFile(atPath: python)
  private static let seeds =
    ProcessInfo.processInfo.environment["SLIP_SEEDS"].flatMap { UInt64($0) } ?? 400

  /// Reads every `*.eml` and writes `read.json`.
  private static let script = """
    import base64, email, email.header, email.policy, email.utils, glob, json, sys
    def name(whole):
        # The newer reader of addresses makes one space of several.
        words = email.utils.parseaddr(email.message_from_bytes(whole)["from"])[0]
        return str(email.header.make_header(email.header.decode_header(words)))
    def read(path):
        with open(path, "rb") as file: whole = file.read()
        mail = email.message_from_bytes(whole, policy=email.policy.default)
        defects = [str(d) for part in mail.walk() for d in part.defects]
        for part in mail.walk():
            defects += [str(d) for value in part.values() for d in value.defects]
        body = mail.get_body()
        return {
            "fields": mail.keys(), "defects": defects, "subject": mail["subject"],
            "to": mail["to"], "name": name(whole),
            "from": mail["from"].addresses[0].addr_spec, "id": mail["message-id"],
            "instant": int(mail["date"].datetime.timestamp()),
            "offset": int(mail["date"].datetime.utcoffset().total_seconds()),
            "type": body.get_content_type() + " " + body.get_content_charset(),
            "text": body.get_payload(decode=True).decode(),
            "files": [{"name": part["content-disposition"].params["filename"],
                       "content": base64.b64encode(part.get_payload(decode=True)).decode()}
                      for part in mail.iter_attachments()]}
    root = sys.argv[1] + "/"
    paths = glob.glob(root + "*.eml")
    with open(root + "read.json", "w") as file:
        json.dump({path[len(root):]: read(path) for path in paths}, file)
    """

  private struct Reading: Decodable {
    struct File: Decodable, Equatable {
      let name: String
      let content: Data
    }
    let fields: [String]
    let defects: [String]
    let subject, to, name, from, id, type, text: String
    let instant, offset: Int
    let files: [File]
  }

  private static func read(_ folder: TemporaryFolder) throws -> [String: Reading] {
    let outcome = try ChildProcess.run([python, "-c", script, folder.path], for: .seconds(120))
    #expect(outcome.ending == .exited(0))
    return try JSONDecoder().decode(
      [String: Reading].self, from: Data(#require(folder.bytes(of: "read.json"))))
  }

  /// Writes each label of `labels.json` as it is in ASCII.
  private static let labelScript = """
    import json, sys
    with open(sys.argv[1] + "/labels.json") as file: labels = json.load(file)
    with open(sys.argv[1] + "/read.json", "w") as file:
        json.dump(["xn--" + label.encode("punycode").decode() for label in labels], file)
    """

  @Test(.enabled(if: isThere, "there is no /usr/bin/python3"))
  func `Python writes the labels of a domain in the same ASCII`() throws {
    let letters = "abcz09-äßéøžσςяґあ漢字한글ابجअก𠀀𐐨".unicodeScalars.map { String($0) }
    var random = SplitMix(seed: 1)
    let labels = (0..<2_000).map { _ in
      let count = Int.random(in: 0...9, using: &random)
      return "ü" + (0..<count).compactMap { _ in letters.randomElement(using: &random) }.joined()
        + "я"
    }.filter { $0.prefix(4).suffix(2) != "--" }
    let folder = TemporaryFolder()
    try folder.write(
      String(decoding: JSONEncoder().encode(labels), as: UTF8.self), to: "labels.json")
    let outcome = try ChildProcess.run(
      [Self.python, "-c", Self.labelScript, folder.path], for: .seconds(60))
    #expect(outcome.ending == .exited(0))
    let read = try JSONDecoder().decode(
      [String].self, from: Data(#require(folder.bytes(of: "read.json"))))
    #expect(read.count == labels.count)
    for (label, expected) in zip(labels, read) where expected.utf8.count <= 63 {
      #expect(try EmailAddress("a@" + label).domain == expected)
    }
  }

  private static func mails() throws -> [Mail] {
    try (0..<seeds).map { seed in
      var made = MadeUpMail(seed: seed)
      return try made.mail()
    }
  }

  @Test(.enabled(if: isThere, "there is no /usr/bin/python3"))
  func `Python's email library reads what was meant, and finds no fault`() throws {
    let folder = TemporaryFolder()
    let mails = try Self.mails()
    for (seed, mail) in mails.enumerated() {
      try folder.write(mail.bytes(.crlf), to: "\(seed)-crlf.eml")
      try folder.write(mail.bytes(.lf, piece: 57), to: "\(seed)-lf.eml")
    }
    let read = try Self.read(folder)
    #expect(read.count == 2 * mails.count)
    for (seed, mail) in mails.enumerated() {
      for lineEnding in ["crlf", "lf"] {
        let reading = try #require(read["\(seed)-\(lineEnding).eml"])
        Self.compare(reading, with: mail, "seed \(seed), \(lineEnding)")
      }
    }
  }

  private static func compare(_ reading: Reading, with mail: Mail, _ words: Comment) {
    let message = mail.message
    #expect(reading.defects == [], words)
    #expect(
      reading.fields == [
        "Date", "From", "To", "Subject", "Message-ID", "Auto-Submitted", "MIME-Version",
        "Content-Type",
      ] + (mail.files.isEmpty ? ["Content-Transfer-Encoding"] : []), words)
    #expect(reading.subject.isSame(as: message.subject.description), words)
    #expect(reading.from == message.from.address.description, words)
    #expect(reading.name.isSame(as: (message.from.name ?? "").folded), words)
    #expect(reading.to == message.to.description, words)
    #expect(reading.id == "<\(message.id)>", words)
    #expect(Int64(reading.instant) == message.date.instant.milliseconds / 1_000, words)
    #expect(reading.offset == Int(message.date.offset.seconds / 60) * 60, words)
    #expect(reading.type == "text/plain utf-8", words)
    #expect(reading.text.linesOfText == message.text.linesOfText, words)
    #expect(reading.files.map { Array($0.content) } == mail.files.map(\.bytes), words)
    for (file, sent) in zip(reading.files, mail.files) {
      #expect(file.name.isSame(as: sent.name.safeName), words)
    }
  }
}

extension String {
  /// Whether both are the same bytes.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The lines as they were meant, whatever ended them; a last empty one is none.
  fileprivate var linesOfText: [[UInt8]] {
    let plain = replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    var lines = plain.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if lines.last == [] { lines.removeLast() }
    return lines
  }

  /// The text with its control characters made spaces, in the words of regular expressions.
  fileprivate var folded: String {
    replacingOccurrences(
      of: "[\\x{00}-\\x{1F}\\x{7F}-\\x{9F}\\x{2028}\\x{2029}]+", with: " ",
      options: .regularExpression
    ).replacingOccurrences(
      of: "^\\p{White_Space}+|\\p{White_Space}+$", with: "", options: .regularExpression)
  }

  /// The name under which a file is to be saved, likewise.
  fileprivate var safeName: String {
    let name = replacingOccurrences(of: "[/\\\\]", with: "_", options: .regularExpression)
      .replacingOccurrences(of: "\"", with: "'")
      .replacingOccurrences(
        of: "[\\x{061C}\\x{200E}\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]", with: "",
        options: .regularExpression
      )
      .folded
    return name.utf8.allSatisfy { $0 == 0x2E } ? "attachment" : name
  }
}
