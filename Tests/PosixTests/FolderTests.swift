import Posix
import TestSupport
import Testing

@Suite struct FolderTests {
  let folder = TemporaryFolder()

  @Test func `two names change places in one step`() throws {
    try folder.write("1", to: "a")
    try folder.write("2", to: "b")
    try Folder(atPath: folder.path).rename("a", to: "b", .exchanging)
    #expect(folder.text(of: "a") == "2")
    #expect(folder.text(of: "b") == "1")
  }

  @Test func `a rename that must not replace does not`() throws {
    try folder.write("1", to: "a")
    try folder.write("2", to: "b")
    let place = try Folder(atPath: folder.path)
    #expect(throws: Errno.exists) { try place.rename("a", to: "b", .notReplacing) }
    #expect(folder.text(of: "b") == "2")
  }

  @Test func `missing parents are made, for their owner alone, and are durable`() throws {
    let disk = FragileDisk()
    _ = try Folder(making: folder.path("x/y/z"), calls: disk.calls)
    disk.restart(losing: .everything)
    let made = try #require(try Folder(atPath: folder.path).status(of: "x"))
    #expect(made.mode == 0o700)
    _ = try Folder(atPath: folder.path("x/y/z"))
  }

  @Test func `all names are listed`() throws {
    for name in ["a", ".b", "c d"] { try folder.write("", to: name) }
    #expect(try Folder(atPath: folder.path).names().sorted() == [".b", "a", "c d"])
  }

  @Test func `a name that is not there has no status`() throws {
    #expect(try Folder(atPath: folder.path).status(of: "nothing") == nil)
  }
}

@Suite struct PublishingTests {
  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `a published file is whole or absent, and there once publishing returned`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    let bytes = Array("a key, or a configuration".utf8)
    try withEvery(trouble) { disk in
      let place = TemporaryFolder()
      let folder = try Folder(atPath: place.path, calls: disk.calls)
      var returned = false
      do throws(Errno) {
        try folder.publish(bytes, as: "file", scratch: ".scratch")
        returned = true
      } catch {}
      disk.restart(losing: loss)
      let found = place.bytes(of: "file")
      #expect(found == bytes || (found == nil && !returned))
    }
  }

  @Test func `publishing never replaces a file, and leaves no scratch`() throws {
    let place = TemporaryFolder()
    try place.write("mine", to: "file")
    let folder = try Folder(atPath: place.path)
    #expect(throws: Errno.exists) { try folder.publish([1], as: "file", scratch: ".scratch") }
    #expect(place.text(of: "file") == "mine")
    #expect(place.files() == ["file"])
  }
}
