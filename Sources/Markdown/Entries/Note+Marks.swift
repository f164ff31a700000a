extension Note {
  /// The names in all marks of that kind, as a marker writes them: `^slip-ID`, `%% slip-ID %%`.
  ///
  /// One pass over the note, wherever a mark stands: a person may have moved the entry.
  public func marks(_ marker: Marker) -> Set<String> {
    let (open, close): ([UInt8], [UInt8])
    switch marker {
    case .none: return []
    case .blockID: (open, close) = (Array("^slip-".utf8), [])
    case .comment: (open, close) = (Array("%% slip-".utf8), Array(" %%".utf8))
    }
    var found: Set<String> = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: open[0]) {
      at = start + 1
      guard bytes[start...].starts(with: open) else { continue }
      let name = bytes[(start + open.count)...].prefix { $0.isLetter || $0.isDigit || $0 == .dash }
      guard !name.isEmpty, bytes[name.endIndex...].starts(with: close) else { continue }
      found.insert(String(decoding: name, as: UTF8.self))
      at = name.endIndex
    }
    return found
  }
}
