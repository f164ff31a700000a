internal import Memos

/// The name of a note that holds one memo: what every disk, sync tool and link takes.
enum OwnNoteName {
  /// The memo's title, or what its first line says without the marks of Markdown before it.
  static func title(of memo: Memo) -> String {
    let line =
      memo.title ?? memo.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return String(line.drop { "#>-*+ \t".contains($0) })
  }

  /// `name` as a file's name, with `.md`.
  ///
  /// What is forbidden somewhere (`/ \ : * ? " < > |` and control characters) or breaks a link
  /// (`# ^ [ ] %%`) becomes a space or goes; runs of spaces are one; a dot or dash in front and
  /// dots and spaces behind go; a name that Windows keeps for itself gets an underscore. At most 200
  /// bytes, cut between characters; never empty.
  static func file(named name: String) -> String {
    var clean = ""
    for character in name.split(whereSeparator: isUnfit).joined(separator: " ") {
      if character == " ", clean.last == " " || clean.isEmpty { continue }
      guard clean.utf8.count + character.utf8.count <= limit else { break }
      clean.append(character)
    }
    while let first = clean.first, first == "." || first == "-" || first == " " {
      clean.removeFirst()
    }
    while let last = clean.last, last == "." || last == " " { clean.removeLast() }
    if clean.isEmpty { clean = "memo" }
    let stem = clean.prefix { $0 != "." }.uppercased()
    if reserved.contains(stem) { clean = "_" + clean }
    return clean + ".md"
  }

  private static let limit = 200

  private static let reserved: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] })

  private static func isUnfit(_ character: Character) -> Bool {
    if "/\\:*?\"<>|#^[]%".contains(character) || character.isWhitespace { return true }
    return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
