internal import Timekeeping

extension Message {
  /// Hands the message with its attachments to `receive`, piece by piece: its head and text first,
  /// then of each attachment as much as was read of it at once. No more is in memory.
  ///
  /// Throws what `receive` throws, or the reading of an attachment; then what was received is no
  /// message.
  public func write<Failure: Error>(
    lineEnding: LineEnding,
    attaching attachments: [MessageAttachment<Failure>],
    to receive: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let body = EncodedText(text, lineEnding)
    guard !attachments.isEmpty else {
      var head = head(lineEnding)
      Message.describe(body, in: &head)
      return try receive(head.bytes + body.bytes)
    }
    let end = lineEnding.bytes
    let delimiter = Array("--\(id.boundary)".utf8)
    var head = head(lineEnding)
    head.write(.contentType, ["multipart/mixed;", "boundary=\"\(id.boundary)\""])
    head.end()
    var textHead = Head(lineEnding)
    Message.describe(body, in: &textHead)
    try receive(head.bytes + delimiter + end + textHead.bytes + body.bytes)
    // The line's end before a delimiter is no part of what stands above it.
    for attachment in attachments {
      try receive(end + delimiter + end + Message.head(of: attachment.name, lineEnding))
      var base64 = Base64(lineEnding)
      let read = try attachment.open()
      while let piece = try read() { try receive(base64.lines(of: piece)) }
      try receive(base64.lastLine())
    }
    try receive(end + delimiter + Array("--".utf8) + end)
  }

  /// The whole message without attachments.
  public func bytes(lineEnding: LineEnding) -> [UInt8] {
    var bytes: [UInt8] = []
    write(lineEnding: lineEnding, attaching: [MessageAttachment<Never>]()) { bytes += $0 }
    return bytes
  }

  /// What the heads of all messages have.
  private func head(_ lineEnding: LineEnding) -> Head {
    var head = Head(lineEnding)
    head.write(.date, [date.rfc5322])
    head.write(.from, from)
    head.write(.to, Mailbox(to))
    head.write(.subject, text: subject.description)
    head.write(.messageID, ["<\(id)>"])
    head.write(.autoSubmitted, ["auto-generated"])
    head.write(.version, ["1.0"])
    return head
  }

  private static func describe(_ body: EncodedText, in head: inout Head) {
    head.write(.contentType, ["text/plain;", "charset=utf-8"])
    head.write(.transferEncoding, [body.encoding])
    head.end()
  }

  private static func head(of fileName: String, _ lineEnding: LineEnding) -> [UInt8] {
    let name = PartName(fileName)
    var head = Head(lineEnding)
    head.write(
      .contentType, ["\(MediaType.type(ofFile: name.name));", "name=\"\(name.fallback)\""])
    head.write(.contentDisposition, ["attachment;"] + name.parameters)
    head.write(.transferEncoding, ["base64"])
    head.end()
    return head.bytes
  }
}
