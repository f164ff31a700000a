import Posix
import TestSupport
import Testing

@Suite struct FileTests {
  let folder = TemporaryFolder()

  @Test func `a file holds what was written, where it was written`() throws {
    let file = try File(creating: "a", in: try Folder(atPath: folder.path))
    try file.write(Array("hello".utf8), at: 3)
    #expect(folder.bytes(of: "a") == [0, 0, 0] + Array("hello".utf8))
    #expect(try file.read(2, at: 3) == Array("he".utf8))
    #expect(try file.read(100, at: 6) == Array("lo".utf8))
    #expect(try file.readAll().count == 8)
    try file.close()
  }

  @Test(arguments: [FragileDisk.Trouble.shortWrite, .interrupted])
  func `a write that is cut short or interrupted goes on where it was`(
    trouble: FragileDisk.Trouble
  ) throws {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    try withEvery(trouble) { disk in
      let place = TemporaryFolder()
      let file = try File(creating: "a", in: try Folder(atPath: place.path, calls: disk.calls))
      try file.write(bytes, at: 0)
      #expect(place.bytes(of: "a") == bytes)
    }
  }

  @Test func `making a file never replaces one`() throws {
    try folder.write("old", to: "a")
    #expect(throws: Errno.exists) {
      _ = try File(creating: "a", in: try Folder(atPath: folder.path))
    }
    #expect(folder.text(of: "a") == "old")
  }

  @Test func `a symbolic link is not followed below a folder`() throws {
    try folder.write("secret", to: "target")
    try folder.link("link", to: "target")
    #expect(throws: Errno.symbolicLink) {
      _ = try File(opening: "link", in: try Folder(atPath: folder.path), for: .read)
    }
  }

  @Test func `a lock excludes another open file of the same process`() throws {
    let place = try Folder(atPath: folder.path)
    let first = try File(openingOrCreating: "lock", in: place)
    let second = try File(openingOrCreating: "lock", in: place)
    #expect(try first.tryLock())
    #expect(try !second.tryLock())
    first.unlock()
    #expect(try second.tryLock())
  }

  @Test func `a lease is refused while someone has the file open, and whole until one comes`()
    throws
  {
    try folder.write("text", to: "note")
    let place = try Folder(atPath: folder.path)
    let note = try File(opening: "note", in: place, for: .read)
    do {
      let other = try File(opening: "note", in: place, for: .read)
      #expect(throws: Errno.tryAgain) { try note.takeLease() }
      try other.close()
    }
    try takeLeaseOnceAlone(note)
    #expect(try note.leaseIsWhole())
    // An opener that does not wait is refused, and breaks the lease all the same.
    #expect(throws: Errno.tryAgain) { _ = try File(opening: "note", in: place, for: .readWrite) }
    #expect(try !note.leaseIsWhole())
    try note.releaseLease()
  }

  /// A program that another test starts at this moment has every open file of this process until it
  /// is that program.
  private func takeLeaseOnceAlone(_ file: borrowing File) throws {
    for _ in 0..<5_000 {
      do throws(Errno) {
        return try file.takeLease()
      } catch {
        guard error == .tryAgain else { throw error }
        Clock.sleep(for: .milliseconds(1))
      }
    }
    throw Errno.tryAgain
  }

  @Test func `extended attributes come back as they were set`() throws {
    let file = try File(creating: "a", in: try Folder(atPath: folder.path))
    let attribute = ExtendedAttribute(name: "user.slip.test", value: [1, 0, 2])
    try file.setAttribute(attribute)
    #expect(try file.attributes().contains(attribute))
  }

  @Test func `an error speaks the system's words`() {
    #expect(Errno.noSpace.description == "no space left on device")
  }
}
