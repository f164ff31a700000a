import Foundation
import Messages
import Testing

@Suite struct AttachmentTests {
  private enum Trouble: Error { case unreadable, full }

  @Test func `what is attached follows the text, each in a part of its own`() throws {
    let files = [File(name: "a.txt", bytes: Array("one\r\n".utf8)), File(name: "b", bytes: [])]
    let mail = try Mail.saying("text", files: files)
    #expect(mail.field("Content-Type") == [#" multipart/mixed; boundary="=_0193""#])
    #expect(
      mail.body == [
        "--=_0193", "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable", "", "text", "",
        "--=_0193", #"Content-Type: text/plain; name="a.txt""#,
        #"Content-Disposition: attachment; filename="a.txt""#,
        "Content-Transfer-Encoding: base64", "", "b25lDQo=", "",
        "--=_0193", #"Content-Type: application/octet-stream; name="b""#,
        #"Content-Disposition: attachment; filename="b""#,
        "Content-Transfer-Encoding: base64", "", "",
        "--=_0193--",
      ])
  }

  @Test(arguments: [1, 2, 3, 56, 57, 58, 76, 1_000, 65_536])
  func `the message is the same however much is read at once`(_ piece: Int) throws {
    for count in [0, 1, 2, 3, 56, 57, 58, 113, 114, 115, 4_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let mail = try Mail.saying("", files: [File(name: "x", bytes: bytes)])
      let written = mail.bytes(.lf, piece: piece)
      #expect(written == mail.bytes(.lf, piece: 5_000))
      let digits = written.asLines.drop { !$0.hasPrefix("Content-Disposition") }
        .drop { !$0.isEmpty }.prefix { !$0.hasPrefix("--") }
      #expect(Data(base64Encoded: digits.joined()) == Data(bytes))
      #expect(digits.dropFirst().dropLast(2).allSatisfy { $0.utf8.count == 76 })
    }
  }

  @Test func `no more of a file is in memory than was read at once`() throws {
    let (piece, pieces) = (65_536, 32)
    let message = try Mail.saying("text").message
    var read = 0
    var received = 0
    let attachment = MessageAttachment<Never>(name: "large") {
      {
        guard read < pieces * piece else { return nil }
        read += piece
        return [UInt8](repeating: 1, count: piece)
      }
    }
    message.write(lineEnding: .crlf, attaching: [attachment]) { bytes in
      received += bytes.count
      #expect(bytes.count < 2 * piece)
      #expect(read * 4 / 3 < received + 2 * piece)
    }
    #expect(received > pieces * piece * 4 / 3)
  }

  @Test func `a file is opened only when all before it is written`() throws {
    let message = try Mail.saying("text").message
    var written: [UInt8] = []
    var openings: [String?] = []
    let attachments = ["a", "b"].map { name in
      MessageAttachment<Never>(name: name) {
        openings.append(written.asLines.last { $0.contains("filename") })
        return { nil }
      }
    }
    message.write(lineEnding: .lf, attaching: attachments) { written += $0 }
    #expect(openings == ["a", "b"].map { "Content-Disposition: attachment; filename=\"\($0)\"" })
  }

  @Test func `what a file or the receiver throws is thrown, and nothing is written after it`()
    throws
  {
    let message = try Mail.saying("text").message
    let unopened = MessageAttachment<Trouble>(name: "x") { () throws(Trouble) in throw .unreadable }
    let unread = MessageAttachment<Trouble>(name: "x") {
      { () throws(Trouble) in throw .unreadable }
    }
    for attachment in [unopened, unread] {
      var written: [UInt8] = []
      #expect(throws: Trouble.unreadable) {
        try message.write(lineEnding: .lf, attaching: [attachment]) {
          (bytes) throws(Trouble) in written += bytes
        }
      }
      #expect(written.asLines.last == "")
      #expect(!written.asLines.contains { $0.hasPrefix("--") && $0.hasSuffix("--") })
    }
    var calls = 0
    #expect(throws: Trouble.full) {
      try message.write(lineEnding: .lf, attaching: [unread]) { (_) throws(Trouble) in
        calls += 1
        throw .full
      }
    }
    #expect(calls == 1)
  }

  @Test(arguments: [
    "0193@relay.example.com", "a'b@b", "=_@b", "+/?@b",
    String(repeating: "x", count: 300) + "@b",
  ])
  func `no line of a part is the line between parts`(_ id: String) throws {
    let id = try #require(Message.ID(id))
    let usual = try Mail.saying("")
    func mail(_ text: String) -> Mail {
      let message = Message(
        id: id, from: usual.message.from, to: usual.message.to, subject: Subject(text),
        date: usual.message.date, text: text)
      return Mail(message: message, files: [File(name: text, bytes: Array(text.utf8))])
    }
    let type = mail("").field("Content-Type").joined()
    let match = try #require(type.firstMatch(of: /boundary="([A-Za-z0-9=_.-]{2,60})"$/))
    let line = "--" + match.1
    for evil in [line, "\n\(line)\n\(line)--\n", "x \(line)", String(repeating: line, count: 40)] {
      let delimiters = mail(evil).lines.filter { $0.hasPrefix(line) }
      #expect(delimiters == [line, line, line + "--"])
    }
  }
}
