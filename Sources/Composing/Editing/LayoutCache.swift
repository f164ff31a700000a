internal import Typesetting

/// How stretches are laid out, by their IDs.
///
/// The first few are looked through, the rest stand in a table: a screen that was just opened needs no
/// table, and making the first of a kind is among the dearest things that a start can do.
struct LayoutCache: Sendable {
  private static let fewest = 8

  private struct Entry: Sendable {
    let id: Int
    let layout: LineLayout
  }

  private var few: [Entry] = []
  private var many: [Int: LineLayout] = [:]

  subscript(id: Int) -> LineLayout? {
    if let entry = few.first(where: { $0.id == id }) { return entry.layout }
    return few.count < Self.fewest ? nil : many[id]
  }

  /// Keeps the layout of a stretch that has none here.
  mutating func add(_ layout: LineLayout, for id: Int) {
    if few.count < Self.fewest {
      few.append(Entry(id: id, layout: layout))
    } else {
      many[id] = layout
    }
  }
}
