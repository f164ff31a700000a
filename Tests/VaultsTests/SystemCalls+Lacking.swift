import Posix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Systems that lack something, and systems on which something happens at a certain call.
extension SystemCalls {
  /// A file system on which two files cannot change places.
  static var withoutExchange: SystemCalls {
    var calls = SystemCalls.kernel
    calls.rename = { folder, name, target, newName, rule in
      if rule == Folder.RenameRule.exchanging.rawValue { return -Int(EINVAL) }
      return SystemCalls.kernel.rename(folder, name, target, newName, rule)
    }
    return calls
  }

  /// A file system on which every file has a name.
  static var withoutUnnamedFiles: SystemCalls {
    var calls = SystemCalls.kernel
    calls.openUnnamed = { _, _ in -Int(EOPNOTSUPP) }
    return calls
  }

  /// A network file system or an old one: neither of the two, nor a rename that replaces nothing.
  static var withoutAnything: SystemCalls {
    var calls = SystemCalls.withoutUnnamedFiles
    calls.rename = { folder, name, target, newName, rule in
      if rule != Folder.RenameRule.replacing.rawValue { return -Int(EINVAL) }
      return SystemCalls.kernel.rename(folder, name, target, newName, rule)
    }
    return calls
  }

  /// A system on which nobody may open a file of that name.
  static func denying(_ name: String) -> SystemCalls {
    var calls = SystemCalls.kernel
    calls.open = { folder, path, flags, mode in
      if String(cString: path) == name { return -Int(EACCES) }
      return SystemCalls.kernel.open(folder, path, flags, mode)
    }
    return calls
  }

  /// A system whose exchange of two files is what `exchange` makes of the real one. It is given
  /// the number of the exchange, from 0 on, and answers as the kernel does.
  static func exchanging(
    _ exchange: @escaping @Sendable (Int, _ real: () -> Int) -> Int
  ) -> SystemCalls {
    let counter = Counter()
    var calls = SystemCalls.kernel
    calls.rename = { folder, name, target, newName, rule in
      let real = { SystemCalls.kernel.rename(folder, name, target, newName, rule) }
      guard rule == Folder.RenameRule.exchanging.rawValue else { return real() }
      return exchange(counter.next(), real)
    }
    return calls
  }

  /// What a device answers that fails.
  static let deviceError = -Int(EIO)
}
