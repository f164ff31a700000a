internal import Foundation
public import Posix

/// Another program beside the one under test: a line of shell that runs at its own pace.
public final class Neighbour {
  private let process = Foundation.Process()

  /// Starts `script` in `folder` and does not wait for it.
  public init(_ script: String, in folder: TemporaryFolder) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Returns once the script is kept waiting in `open` by a lease on that file, or has ended.
  public func waitUntilKept(from file: FileIdentity) throws {
    while process.isRunning {
      let locks = try File(atPath: "/proc/locks", for: .read).readAll()
      let isKept = String(decoding: locks, as: UTF8.self).split(separator: "\n").contains {
        $0.contains("BREAKING") && $0.contains(":\(file.file) ")
      }
      if isKept { return }
      Clock.sleep(for: .milliseconds(1))
    }
  }

  /// Waits until the script has ended, and tells whether it did what it was to do.
  public func finish() -> Bool {
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
