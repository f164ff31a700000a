public import Posix
public import Sealing

/// The keys of this machine: files in one folder, each named by the ID of the key in it.
///
/// A key is durable before anything is sealed under it. No key file is ever replaced or removed,
/// not even one that holds something else than its name says.
public final class Keyring {
  /// The folder.
  public let path: String

  private let calls: SystemCalls
  private var known: [KeyID: Key] = [:]

  /// The keys in the folder at `path`, which need not exist yet.
  public init(at path: String, calls: SystemCalls = .kernel) {
    self.path = path
    self.calls = calls
  }

  /// The key of that ID. A key once read is kept in memory.
  public func key(_ id: KeyID) throws(KeyFailure) -> Key {
    if let key = known[id] { return key }
    let key = try read(id)
    known[id] = key
    return key
  }

  /// A fresh key, durable on return, and the folder with it.
  public func make() throws(KeyFailure) -> Key {
    let key = Key()
    try store(key)
    return key
  }

  /// Takes in a key that `Key.exposedText` wrote on this or another machine; durable on return. A
  /// key that is here already is left alone.
  public func take(exposedText text: String) throws(KeyFailure) -> KeyID {
    guard let key = Key(exposedText: text) else { throw .noKeyText }
    do throws(KeyFailure) {
      _ = try read(key.id)
      try settle()
    } catch .missing {
      try store(key)
    }
    return key.id
  }

  /// What is in the folder: each name that a key could have, and whether its key can be used.
  public func files() throws(KeyFailure) -> [(id: KeyID, failure: KeyFailure?)] {
    var found: [(id: KeyID, failure: KeyFailure?)] = []
    do throws(Errno) {
      let names = try Folder(atPath: path, calls: calls).names()
      for id in names.compactMap({ KeyID($0) }).sorted() {
        do throws(KeyFailure) {
          _ = try key(id)
          found.append((id, nil))
        } catch {
          found.append((id, error))
        }
      }
    } catch {
      guard error == .noEntry else { throw .notStored(error) }
    }
    return found
  }

  /// A key that nothing is sealed under yet: the first that is here and not among `used`, made
  /// durable again in case whoever made it did not live to see that, or a fresh one.
  func unusedKey(except used: Set<KeyID>) throws(KeyFailure) -> Key {
    let usable = try files().first { $0.failure == nil && !used.contains($0.id) }
    guard let usable else { return try make() }
    try settle()
    return try key(usable.id)
  }

  /// The key of that ID; without it, why nothing under it can be read.
  func keyToRead(_ id: KeyID) throws(Unreadable) -> Key {
    do throws(KeyFailure) {
      return try key(id)
    } catch {
      switch error {
      case .missing: throw .keyMissing(id)
      case .wrong, .noKeyText: throw .keyWrong(id)
      case .notRead(_, let error), .notStored(let error): throw .refused(error)
      }
    }
  }

  private func read(_ id: KeyID) throws(KeyFailure) -> Key {
    let text: [UInt8]
    do throws(Errno) {
      let folder = try Folder(atPath: path, calls: calls)
      let file = try File(opening: id.description, in: folder, for: .read)
      // A key file is 77 bytes long; whatever is longer is none.
      text = try file.read(1_024, at: 0)
    } catch {
      throw error == .noEntry ? .missing(id) : .notRead(id, error)
    }
    guard let key = Key(exposedText: String(decoding: text, as: UTF8.self)), key.id == id else {
      throw .wrong(id)
    }
    return key
  }

  private func store(_ key: Key) throws(KeyFailure) {
    do throws(Errno) {
      let folder = try Folder(making: path, calls: calls)
      let scratch = ".new-\(KeyID.random())"
      try folder.publish(
        Array(key.exposedText().utf8), as: key.id.description, scratch: scratch)
      try Folder.synchronizeAncestors(of: path, calls: calls)
    } catch {
      throw .notStored(error)
    }
    known[key.id] = key
  }

  private func settle() throws(KeyFailure) {
    do throws(Errno) {
      try Folder(atPath: path, calls: calls).synchronize()
      try Folder.synchronizeAncestors(of: path, calls: calls)
    } catch {
      throw .notStored(error)
    }
  }
}

extension KeyID {
  /// A number for a scratch name.
  fileprivate static func random() -> KeyID {
    KeyID(rawValue: Randomness.bytes(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
