internal import Memos
internal import Timekeeping

/// How a memo is written:
///
/// | what | how |
/// | --- | --- |
/// | ID | 16 bytes |
/// | created | milliseconds since 1970 (i64), seconds east of UTC (i32) |
/// | destination | 0 routed; 1 and a list of sinks; 2 and the vault's path as text |
/// | title | option of text |
/// | tags | list of texts |
/// | text | text |
///
/// What is attached is not part of it: see `Event` and `Attachment`.
extension Memo {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(created.instant.milliseconds)
    writer.write(created.offset.seconds)
    switch destination {
    case .routed:
      writer.write(0 as UInt8)
    case .sinks(let sinks):
      writer.write(1 as UInt8)
      writer.write(list: sinks) { $0.write($1.description) }
    case .vault(let path):
      writer.write(2 as UInt8)
      writer.write(path)
    }
    writer.write(option: title) { $0.write($1) }
    writer.write(list: tags) { $0.write($1) }
    writer.write(text)
  }

  init(from reader: inout ByteReader) throws(Undecodable) {
    let id = try reader.readID()
    let instant = Instant(milliseconds: try reader.read())
    guard let offset = UTCOffset(seconds: try reader.read()) else { throw .outOfRange }
    let destination: Destination =
      switch try reader.read() as UInt8 {
      case 0: .routed
      case 1: .sinks(try reader.readList { reader throws(Undecodable) in try reader.readSink() })
      case 2: .vault(path: try reader.readText())
      case let other: throw .unknownKind(other)
      }
    let title = try reader.readOption { reader throws(Undecodable) in try reader.readText() }
    let tags = try reader.readList { reader throws(Undecodable) in try reader.readText() }
    self.init(
      id: id, text: try reader.readText(), title: title, tags: tags,
      created: Timestamp(instant, offset: offset), destination: destination)
  }
}

extension Memo {
  /// The same memo with these attachments.
  func with(_ attachments: [Attachment]) -> Memo {
    Memo(
      id: id, text: text, title: title, tags: tags, attachments: attachments, created: created,
      destination: destination)
  }
}
