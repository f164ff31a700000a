#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Foundation

/// A new empty folder that is removed with everything in it when the last reference goes.
public final class TemporaryFolder: Sendable {
  /// Its absolute path, without a symbolic link in it.
  public let path: String

  /// Makes one below the system's folder for temporary files; or in memory, where there is such a
  /// place: for tests that synchronise thousands of times on a disk that only pretends to fail.
  public init(inMemory: Bool = false) {
    let memory = "/dev/shm"
    let parent = inMemory && access(memory, W_OK) == 0 ? memory : "/tmp"
    var template = Array("\(parent)/slip-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
      fatalError("no temporary folder: errno \(errno)")
    }
    path = String(cString: real)
    free(real)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` inside.
  public func path(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file inside, making its folders.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file inside, making its folders.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link inside.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// The bytes of a file inside; nil if there is none.
  public func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map(Array.init)
  }

  /// The text of a file inside; nil if there is none.
  public func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files inside, relative and sorted; hidden ones too, folders not.
  public func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
