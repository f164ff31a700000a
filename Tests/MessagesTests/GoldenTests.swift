import Foundation
import Messages
import Testing
import Timekeeping

/// Whole messages, byte by byte: `Fixtures/mail/<case>/memo.txt` says what goes in, fields first and
/// the text below a blank line; `message.eml` is what comes out, with LF.
///
/// `SLIP_RECORD=1 swift test --filter Messages` writes them anew, and fails.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/mail")

  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()

  @Test func `there are messages to compare`() {
    #expect(Self.cases.count >= 4)
  }

  @Test(arguments: cases)
  func `a memo becomes the message that was reviewed`(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let written = try Self.mail(folder.appending(path: "memo.txt")).bytes(.lf)
    let file = folder.appending(path: "message.eml")
    if ProcessInfo.processInfo.environment["SLIP_RECORD"] != nil {
      try Data(written).write(to: file)
      Issue.record("\(name) was written anew: review the difference")
    }
    #expect(
      try String(decoding: written, as: UTF8.self) == String(contentsOf: file, encoding: .utf8))
  }

  private static func mail(_ file: URL) throws -> Mail {
    let lines = Array(try Data(contentsOf: file)).asLines
    let head = lines.prefix { !$0.isEmpty }
    func values(_ name: String) -> [String] {
      head.filter { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
    }
    func value(_ name: String) throws -> String { try #require(values(name).first, "\(name)") }
    let text = lines.dropFirst(head.count + 1).joined(separator: "\n")
    return Mail(
      message: try Message(
        id: #require(Message.ID(value("id"))),
        from: Mailbox(EmailAddress(value("from")), name: values("name").first),
        to: EmailAddress(value("to")),
        subject: #require(Subject(title: values("title").first, text: text)),
        date: Timestamp(rfc3339: value("date")), text: text),
      files: values("attach").map { File(name: $0, bytes: Array("content of \($0)\n".utf8)) })
  }
}
