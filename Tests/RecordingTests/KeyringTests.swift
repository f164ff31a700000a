import Foundation
import Memos
import Posix
import Recording
import Sealing
import TestSupport
import Testing
import Timekeeping

@Suite struct KeyringTests {
  let folder = TemporaryFolder(inMemory: true)
  var path: String { folder.path("data/slip/keys") }

  @Test func `a key is a private file named by its ID`() throws {
    let key = try Keyring(at: path).make()
    #expect(folder.files() == ["data/slip/keys/\(key.id)"])
    let status = try Folder(atPath: path).status(of: key.id.description)
    #expect(status?.mode == 0o600)
    #expect(try Folder(atPath: path).status().mode == 0o700)
    #expect(folder.text(of: "data/slip/keys/\(key.id)") == key.exposedText())
    #expect(try Keyring(at: path).key(key.id).id == key.id)
  }

  @Test func `an exported key is taken in elsewhere, and a second time changes nothing`() throws {
    let key = Key()
    let keys = Keyring(at: path)
    #expect(throws: KeyFailure.missing(key.id)) { try keys.key(key.id) }
    #expect(try keys.take(exposedText: key.exposedText()) == key.id)
    #expect(try keys.take(exposedText: key.exposedText()) == key.id)
    #expect(try Keyring(at: path).key(key.id).id == key.id)
    #expect(throws: KeyFailure.noKeyText) { try keys.take(exposedText: "slip-key-v1\nx\n") }
    #expect(folder.files().count == 1)
  }

  @Test(arguments: ["", "slip-key-v1\n", "not a key", Key().exposedText()])
  func `a file that holds something else is named and left alone`(text: String) throws {
    let key = Key()
    try folder.write(text, to: "data/slip/keys/\(key.id)")
    let keys = Keyring(at: path)
    #expect(throws: KeyFailure.wrong(key.id)) { try keys.key(key.id) }
    #expect(throws: KeyFailure.wrong(key.id)) { try keys.take(exposedText: key.exposedText()) }
    #expect(folder.text(of: "data/slip/keys/\(key.id)") == text)
    let files = try keys.files()
    #expect(files.map(\.id) == [key.id])
    #expect(files.first?.failure == .wrong(key.id))
  }

  @Test func `other files in the folder are nobody's business`() throws {
    try folder.write("hello", to: "data/slip/keys/README")
    try folder.write("hello", to: "data/slip/keys/.new-0123456789abcdef")
    #expect(try Keyring(at: path).files().isEmpty)
    #expect(try Keyring(at: folder.path("nowhere")).files().isEmpty)
  }

  @Test(arguments: FragileDisk.Trouble.allCases, FragileDisk.Loss.allCases)
  func `a key that make returned is there after any trouble`(
    trouble: FragileDisk.Trouble, loss: FragileDisk.Loss
  ) throws {
    try withEvery(trouble) { disk in
      let folder = TemporaryFolder(inMemory: true)
      let path = folder.path("data/slip/keys")
      var made: KeyID?
      do {
        made = try Keyring(at: path, calls: disk.calls).make().id
      } catch {}
      disk.restart(losing: loss)
      let keys = Keyring(at: path)
      if let made { #expect(try keys.key(made).id == made) }
      let files = try keys.files()
      #expect(files.allSatisfy { $0.failure == nil })
    }
  }
}
