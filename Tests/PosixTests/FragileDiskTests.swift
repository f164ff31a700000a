import Posix
import TestSupport
import Testing

/// The fragile disk is an instrument: it must lose what a power cut may lose, and nothing else.
@Suite struct FragileDiskTests {
  let place = TemporaryFolder()

  @Test func `bytes that were not synchronised are lost, others stay`() throws {
    let disk = FragileDisk()
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    let file = try File(creating: "a", in: folder)
    try file.write([1, 2, 3], at: 0)
    try file.synchronizeData()
    try folder.synchronize()
    try file.write([9, 9], at: 2)
    disk.restart(losing: .everything)
    #expect(place.bytes(of: "a") == [1, 2, 3])
  }

  @Test func `a name is lost if its folder was not synchronised`() throws {
    let disk = FragileDisk()
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    let file = try File(creating: "a", in: folder)
    try file.write([1], at: 0)
    try file.synchronize()
    disk.restart(losing: .names)
    #expect(place.files() == [])
  }

  @Test func `a rename that was not synchronised is taken back, with the file it replaced`() throws
  {
    try place.write("old", to: "note")
    try place.write("new", to: "scratch")
    let disk = FragileDisk()
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    try folder.rename("scratch", to: "note", .replacing)
    #expect(place.files() == ["note"])
    disk.restart(losing: .names)
    #expect(place.text(of: "note") == "old")
    #expect(place.text(of: "scratch") == "new")
  }

  @Test func `bytes before a failed synchronisation are lost whatever succeeds later`() throws {
    let disk = FragileDisk(.inputOutput, at: 2)
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    let file = try File(creating: "a", in: folder)
    try file.write([1], at: 0)
    #expect(throws: Errno.inputOutput) { try file.synchronize() }
    try file.synchronize()
    try folder.synchronize()
    disk.restart(losing: .bytes)
    #expect(place.bytes(of: "a") == [])
  }

  @Test func `a full disk refuses what needs space and takes the rest`() throws {
    let disk = FragileDisk(.noSpace, at: 2)
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    let file = try File(creating: "a", in: folder)
    try file.allocate(upTo: 100)
    #expect(throws: Errno.noSpace) { try file.write([1], at: 100) }
    try file.write([1], at: 50)
    #expect(throws: Errno.noSpace) { _ = try File(creating: "b", in: folder) }
  }

  @Test func `after a power cut nothing reaches the disk`() throws {
    let disk = FragileDisk(.tornWrite, at: 1)
    let folder = try Folder(atPath: place.path, calls: disk.calls)
    let file = try File(creating: "a", in: folder)
    #expect(throws: Errno.inputOutput) { try file.write([1, 2, 3, 4], at: 0) }
    #expect(throws: Errno.inputOutput) { try file.write([5], at: 0) }
    #expect(place.bytes(of: "a") == [1, 2])
  }
}
