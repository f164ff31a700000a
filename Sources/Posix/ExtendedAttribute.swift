internal import CPosix

/// A named value that the file system keeps beside a file's bytes: Finder tags, access lists.
public struct ExtendedAttribute: Hashable, Sendable {
  /// The full name, with its namespace: `user.xdg.tags`.
  public let name: String
  /// Its bytes.
  public let value: [UInt8]

  /// An attribute of that name.
  public init(name: String, value: [UInt8]) {
    self.name = name
    self.value = value
  }

  static func all(of descriptor: Int32) throws(Errno) -> [ExtendedAttribute] {
    let list: [UInt8]
    do throws(Errno) {
      list = try sized { slip_listxattr(descriptor, $0, $1) }
    } catch .notSupported {
      return []
    }
    var found: [ExtendedAttribute] = []
    for name in list.split(separator: 0) {
      let name = String(decoding: name, as: UTF8.self)
      found.append(
        ExtendedAttribute(
          name: name, value: try sized { slip_getxattr(descriptor, name, $0, $1) }))
    }
    return found
  }

  func set(on descriptor: Int32) throws(Errno) {
    try retryingInterrupts {
      value.withUnsafeBytes { Int(slip_setxattr(descriptor, name, $0.baseAddress, $0.count)) }
    }
  }

  /// Asks for the size, then for the bytes.
  private static func sized(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int64
  ) throws(Errno) -> [UInt8] {
    let size = try retryingInterrupts { Int(call(nil, 0)) }
    if size == 0 { return [] }
    var bytes = [CChar](repeating: 0, count: size)
    let filled = try retryingInterrupts { Int(call(&bytes, size)) }
    return bytes.prefix(filled).map(UInt8.init(bitPattern:))
  }
}
