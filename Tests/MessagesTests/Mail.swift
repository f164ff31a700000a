import Messages

/// A message and the files that go with it.
struct Mail {
  let message: Message
  let files: [File]

  /// The whole of it; files are read `piece` bytes at a time.
  func bytes(_ lineEnding: LineEnding, piece: Int = 1_000) -> [UInt8] {
    var bytes: [UInt8] = []
    message.write(lineEnding: lineEnding, attaching: files.map { $0.attachment(piece: piece) }) {
      bytes += $0
    }
    return bytes
  }
}

/// A file in memory.
struct File {
  let name: String
  let bytes: [UInt8]

  func attachment(piece: Int) -> MessageAttachment<Never> {
    MessageAttachment(name: name) {
      var rest = bytes[...]
      return {
        defer { rest = rest.dropFirst(piece) }
        return rest.isEmpty ? nil : Array(rest.prefix(piece))
      }
    }
  }
}
