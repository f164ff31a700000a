/// Texts of a form: the text itself, or nil if it is not of the form.
extension String {
  /// Not blank, and without control characters.
  var asLine: String? {
    guard !isBlank, !hasControlCharacter else { return nil }
    return self
  }

  /// An absolute path, or one below `~`.
  var asAbsolutePath: String? {
    guard !hasControlCharacter, utf8.first == UInt8(ascii: "/") || self == "~" || hasPrefix("~/")
    else { return nil }
    return self
  }

  /// A path that stays where it is put: no part of it is `..`.
  var asPathInVault: String? {
    let parts = utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    guard !hasControlCharacter, !parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
      return nil
    }
    return self
  }

  /// A heading's text, or its `#`s, a space and the text.
  var asHeading: String? {
    guard let line = asLine else { return nil }
    let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }
    guard !marks.isEmpty else { return line }
    let rest = line.utf8.dropFirst(marks.count)
    guard marks.count <= 6, rest.first == 0x20, rest.contains(where: { $0 != 0x20 }) else {
      return nil
    }
    return line
  }

  /// A template that has a place for the memo's text.
  var asEntryTemplate: String? {
    var rest = self[...]
    while let open = rest.firstRange(of: "{{") {
      rest = rest[open.upperBound...]
      let inside = rest.prefix { $0 != "}" }
      if inside.filter({ !$0.isWhitespace }).lowercased() == "text",
        rest[inside.endIndex...].hasPrefix("}}")
      {
        return self
      }
    }
    return nil
  }

  /// A bare name, to be looked for, or a path that does not depend on where the process is.
  var asProgram: String? {
    guard let line = asLine else { return nil }
    return line.utf8.contains(UInt8(ascii: "/")) ? line.asAbsolutePath : line
  }

  /// An argument that a process can be given.
  var asArgument: String? {
    utf8.contains(0) ? nil : self
  }

  /// A tag with its `#` or without it; returned without it.
  var asTag: String? {
    let name = hasPrefix("#") ? String(dropFirst()) : self
    let isMadeOfTagCharacters = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar == "_" || scalar == "-" || scalar == "/" || scalar.properties.isAlphabetic
          || "0"..."9" ~= scalar
        : !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }
    guard isMadeOfTagCharacters, name.utf8.contains(where: { !(0x30...0x39 ~= $0) }) else {
      return nil
    }
    return name
  }

  /// An http or https address of a host.
  var asWebAddress: String? {
    host == nil ? nil : self
  }

  /// An https address, or an http address of this machine itself.
  var asRelayAddress: String? {
    guard let host else { return nil }
    let isLocal = host == "localhost" || host == "127.0.0.1" || host == "[::1]"
    return lowercased().hasPrefix("https://") || isLocal ? self : nil
  }

  /// The host of an http or https address, in lower case, without its port.
  private var host: String? {
    let address = lowercased()
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix),
      address.unicodeScalars.allSatisfy({ "!"..."~" ~= $0 }),
      !address.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    let authority = address.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { return nil }
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      let port = authority[authority.index(after: end)...]
      return port.isPortOrEmpty ? String(authority[...end]) : nil
    }
    let host = authority.prefix { $0 != ":" }
    guard !host.isEmpty, authority.dropFirst(host.count).isPortOrEmpty else { return nil }
    return String(host)
  }

  private var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  private var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Substring {
  fileprivate var isPortOrEmpty: Bool {
    isEmpty || (first == ":" && UInt16(dropFirst()).map { $0 > 0 } ?? false)
  }
}

extension Duration {
  /// The duration that a setting says: a whole number over 0 and one of s, m, h, d, w.
  init?(setting text: String) {
    let seconds: Int64
    switch text.utf8.last {
    case UInt8(ascii: "s"): seconds = 1
    case UInt8(ascii: "m"): seconds = 60
    case UInt8(ascii: "h"): seconds = 3_600
    case UInt8(ascii: "d"): seconds = 86_400
    case UInt8(ascii: "w"): seconds = 604_800
    default: return nil
    }
    let digits = text.utf8.dropLast()
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), let count = Int32(Substring(digits)), count > 0
    else { return nil }
    self = .seconds(Int64(count) * seconds)
  }

  /// How a setting says it: a whole number of the largest unit that fits.
  var settingText: String {
    let seconds = components.seconds
    let units: [(Int64, String)] = [(86_400, "d"), (3_600, "h"), (60, "m")]
    for (length, name) in units where seconds.isMultiple(of: length) {
      return "\(seconds / length)\(name)"
    }
    return "\(seconds)s"
  }
}
