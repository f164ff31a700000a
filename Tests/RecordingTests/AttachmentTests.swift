import Foundation
import Memos
import Posix
import Recording
import Sealing
import TestSupport
import Testing

/// What is sealed comes back whole, or not at all.
@Suite struct AttachmentTests {
  let place = Place()
  static let piece = 65_536

  private func unreadable(_ attachment: Memos.Attachment, _ error: Errno? = nil) -> DeliveryFailure
  {
    .temporary(
      .init(
        .attachmentUnreadable, at: place.ledger().attachments.path(of: attachment.id),
        number: error.map { Int($0.rawValue) }),
      after: .seconds(1))
  }

  @Test(arguments: [0, 1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 17])
  func `what was sealed comes back, with its length and its digest`(count: Int) throws {
    let bytes = sampleBytes(count)
    let attachment = try place.seal(bytes)[0]
    #expect(attachment.name == "file 0")
    #expect(attachment.byteCount == count)
    #expect(attachment.digest == Digest(of: bytes).bytes)
    #expect(try place.content(of: attachment) == bytes)
    let sealed = try place.ledger().attachments.open(attachment.id)
    #expect(sealed.hasLength(of: count))
    #expect(!sealed.hasLength(of: count + 1))
  }

  @Test(arguments: [0, 1, piece, 2 * piece + 17])
  func `what holds the same is known by its digest, without the sealed copy`(count: Int) throws {
    let bytes = sampleBytes(count)
    let attachment = try place.seal(bytes)[0]
    try FileManager.default.removeItem(
      atPath: place.folder.path(place.sealedName(of: attachment)))
    let contents = place.ledger().attachments.contents
    let holds = { (bytes: [UInt8]) in
      var rest = bytes[...]
      return try contents.isContent(
        attachment,
        AttachmentReader {
          defer { rest = rest.dropFirst(1_000) }
          return rest.isEmpty ? nil : Array(rest.prefix(1_000))
        })
    }
    #expect(try holds(bytes))
    #expect(try !holds(bytes + [0]))
    if count > 0 {
      #expect(try !holds(bytes.dropLast()))
      #expect(try !holds(bytes.dropLast() + [~bytes[count - 1]]))
    }
  }

  @Test func `sources are read in pieces, and each to its end before the next is opened`() throws {
    var log: [String] = []
    let sources = ["a", "b"].map { name in
      AttachmentSource(name: name) {
        log.append("open \(name)")
        var left = 3
        return { count in
          left -= 1
          log.append("\(name) \(count)")
          return left > 0 ? [UInt8](repeating: 7, count: count) : [1, 2]
        }
      }
    }
    let ledger = place.ledger()
    let attachments = try ledger.attachments.seal(
      sources, under: try ledger.sealingKey(), holding: try ledger.attachments.hold())
    #expect(attachments.map(\.byteCount) == [2 * Self.piece + 2, 2 * Self.piece + 2])
    let each = { (name: String) in ["open \(name)"] + .init(repeating: "\(name) 65536", count: 3) }
    #expect(log == each("a") + each("b"))
  }

  @Test func `nothing attached stands on the disk in the clear, and all is for its owner alone`()
    throws
  {
    let attachment = try place.seal(Array("attack at dawn".utf8))[0]
    #expect(place.sealedFiles == [place.sealedName(of: attachment)])
    let bytes = try #require(place.folder.bytes(of: place.sealedName(of: attachment)))
    #expect(!bytes.contains(Array("attack".utf8)))
    for name in ["state/slip/attachments", place.sealedName(of: attachment)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place.folder.path(name))
      let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
      #expect(mode & 0o077 == 0)
    }
  }

  @Test func `a change of any byte is found, before the piece that it is in is given out`() throws {
    let attachment = try place.seal(sampleBytes(200))[0]
    let name = place.sealedName(of: attachment)
    let bytes = try #require(place.folder.bytes(of: name))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      try place.folder.write(changed, to: name)
      #expect(throws: unreadable(attachment)) { try place.content(of: attachment) }
    }
  }

  @Test func `the end cannot be cut off, nor anything be put behind it`() throws {
    let attachment = try place.seal(sampleBytes(2 * Self.piece + 5))[0]
    let name = place.sealedName(of: attachment)
    let bytes = try #require(place.folder.bytes(of: name))
    let box = Self.piece + 28
    // Behind the header, behind each piece, and within.
    for count in [0, 95, 96, 100, 96 + box - 1, 96 + box, 96 + 2 * box, bytes.count - 1] {
      try place.folder.write(Array(bytes[..<count]), to: name)
      #expect(throws: unreadable(attachment), "\(count)") { try place.content(of: attachment) }
    }
    for more in [[0], Array(bytes[96..<96 + box]), Array(bytes[(96 + 2 * box)...])] {
      try place.folder.write(bytes + more, to: name)
      #expect(throws: unreadable(attachment)) { try place.content(of: attachment) }
    }
    try place.folder.write(bytes, to: name)
    #expect(try place.content(of: attachment) == sampleBytes(2 * Self.piece + 5))
  }

  @Test(arguments: [0, 5, piece, piece + 5], [-1, 1, piece])
  func `a copy that is shorter or longer than its memo says is not what was captured`(
    count: Int, difference: Int
  ) throws {
    let sealed = try place.seal(sampleBytes(count))[0]
    guard count + difference >= 0 else { return }
    let other = Memos.Attachment(
      id: sealed.id, name: sealed.name, byteCount: count + difference, digest: sealed.digest)
    #expect(throws: unreadable(other)) { try place.content(of: other) }
  }

  @Test func `pieces cannot be moved, repeated, left out, or taken from another attachment`() throws
  {
    let content = sampleBytes(3 * Self.piece)
    let both = try place.seal(content, content)
    let (attachment, other) = (both[0], both[1])
    let name = place.sealedName(of: attachment)
    let bytes = try #require(place.folder.bytes(of: name))
    let others = try #require(place.folder.bytes(of: place.sealedName(of: other)))
    let size = Self.piece + 28
    let pieces = (0..<3).map { Array(bytes[(96 + $0 * size)..<(96 + ($0 + 1) * size)]) }
    let foreign = Array(others[96..<96 + size])
    for order in [
      [pieces[1], pieces[0], pieces[2]], [pieces[0], pieces[0], pieces[2]], [pieces[0], pieces[2]],
      [pieces[2]], [foreign, pieces[1], pieces[2]],
    ] {
      try place.folder.write(Array(bytes[..<96]) + Array(order.joined()), to: name)
      #expect(throws: unreadable(attachment)) { try place.content(of: attachment) }
    }
    // Nor can the whole file stand in for another.
    try place.folder.write(others, to: name)
    #expect(throws: unreadable(attachment)) { try place.content(of: attachment) }
  }

  @Test func `a newer format is told from damage`() throws {
    let attachment = try place.seal([1])[0]
    let name = place.sealedName(of: attachment)
    var bytes = try #require(place.folder.bytes(of: name))
    bytes[7] = 2
    try place.folder.write(bytes, to: name)
    #expect(throws: Unreadable.unknownFormat) {
      try place.ledger().attachments.open(attachment.id)
    }
  }

  @Test func `a copy that is gone is a temporary failure, and so is a key, until it comes back`()
    throws
  {
    let attachment = try place.seal([1, 2, 3])[0]
    let id = try #require(try Keyring(at: place.keys).files().first?.id)
    let name = "data/slip/keys/\(id)"
    let key = try #require(place.folder.bytes(of: name))
    try FileManager.default.removeItem(atPath: place.folder.path(name))
    #expect(throws: unreadable(attachment)) { try place.content(of: attachment) }
    #expect(throws: Unreadable.keyMissing(id)) {
      try place.ledger().attachments.open(attachment.id)
    }
    try place.folder.write(key, to: name)
    #expect(try place.content(of: attachment) == [1, 2, 3])
    try FileManager.default.removeItem(
      atPath: place.folder.path(place.sealedName(of: attachment)))
    #expect(throws: unreadable(attachment, .noEntry)) { try place.content(of: attachment) }
  }

  @Test func `attachments are sealed under the key that their memo is recorded under`() throws {
    // At the first start, after a rotation, and where the newest key is lost.
    _ = try place.seal([1])
    let ledger = place.ledger()
    try ledger.append([.accepted(.sample("a"))], at: .sample)
    #expect(try Keyring(at: place.keys).files().count == 1)
    try ledger.rotateKey(at: .sample)
    let new = try #require(try ledger.inspect().last?.key)
    #expect(try place.ledger().sealingKey().id == new)
    try FileManager.default.removeItem(atPath: place.folder.path("data/slip/keys/\(new)"))
    let key = try place.ledger().sealingKey()
    try place.ledger().append([.accepted(.sample("b"))], at: .sample)
    #expect(try place.ledger().inspect().last?.key == key.id)
  }

  @Test func `where one of several cannot be read, none is kept`() throws {
    let ledger = place.ledger()
    let (key, hold) = (try ledger.sealingKey(), try ledger.attachments.hold())
    let good = AttachmentSource.bytes(sampleBytes(70_000), name: "good")
    let missing = AttachmentSource(name: "missing") { () throws(Errno) in throw .noEntry }
    let broken = AttachmentSource(name: "broken") {
      var isFirst = true
      return { (count) throws(Errno) in
        guard isFirst else { throw .inputOutput }
        isFirst = false
        return [UInt8](repeating: 1, count: count)
      }
    }
    #expect(throws: SealingFailure.notOpened(index: 1, .noEntry)) {
      try ledger.attachments.seal([good, missing], under: key, holding: hold)
    }
    #expect(throws: SealingFailure.notRead(index: 2, .inputOutput)) {
      try ledger.attachments.seal([good, good, broken], under: key, holding: hold)
    }
    #expect(place.sealedFiles == [])
  }
}
