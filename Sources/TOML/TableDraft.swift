/// A table while the text that fills it is being read.
///
/// How it came about decides what may still be added:
///
///     came about by         [x] again   [x.y]   x.y = … in the parent
///     implied  ([x.y])      once        yes     yes, and counts as dotted from then on
///     header   ([x])        no          yes     no
///     dotted   (x.y = …)    no          yes     yes
///
/// An inline table is complete when it is closed: it is a `Node.value`, like any other value.
final class TableDraft {
  enum Origin {
    case implied
    case header
    case dotted
  }

  enum Node {
    case value(Value)
    case table(TableDraft)
    case tables(TableArrayDraft)
  }

  let depth: Int
  private var origin: Origin
  private(set) var span: Range<Position>
  private var entries: [(key: Key, node: Node)] = []
  private var indices: [Name: Int] = [:]

  init(origin: Origin, span: Range<Position>, depth: Int) {
    self.origin = origin
    self.span = span
    self.depth = depth
  }

  /// The finished table.
  var table: Table {
    let finished = entries.map { entry in
      switch entry.node {
      case .value(let value): Table.Entry(key: entry.key, value: value)
      case .table(let draft): Table.Entry(key: entry.key, value: draft.value)
      case .tables(let draft): Table.Entry(key: entry.key, value: draft.value)
      }
    }
    return Table(entries: finished, indices: indices)
  }

  var value: Value {
    Value(content: .table(table), span: span)
  }

  /// Adds a key that the table does not have.
  func add(_ key: Key, _ node: Node) {
    indices[Name(key.name)] = entries.count
    entries.append((key, node))
  }
}

/// An array of tables while it is being read.
final class TableArrayDraft {
  let span: Range<Position>
  private var elements: [TableDraft]
  private(set) var last: TableDraft

  init(first: TableDraft) {
    span = first.span
    elements = [first]
    last = first
  }

  func append(_ element: TableDraft) {
    elements.append(element)
    last = element
  }

  var value: Value {
    Value(content: .array(elements.map(\.value)), span: span)
  }
}

// Where a key or header leads.
extension TableDraft {
  /// The table that `[keys]` opens, `header` being where it stands.
  func open(_ keys: [Key], header: Range<Position>) throws(SyntaxError) -> TableDraft {
    let (parent, key) = try parent(of: keys)
    switch parent.entry(of: key) {
    case nil:
      return try parent.addTable(key, origin: .header, span: header)
    case (_, .table(let draft))? where draft.origin == .implied:
      draft.origin = .header
      draft.span = header
      return draft
    case (_, .table(let draft))?:
      throw SyntaxError(
        reason: .repeatedTable(key.name, first: draft.span.lowerBound), position: key.position)
    case (let first, _)?:
      throw SyntaxError(
        reason: .repeatedKey(key.name, first: first.position), position: key.position)
    }
  }

  /// The new table that `[[keys]]` opens, `header` being where it stands.
  func openElement(_ keys: [Key], header: Range<Position>) throws(SyntaxError) -> TableDraft {
    let (parent, key) = try parent(of: keys)
    guard let (first, node) = parent.entry(of: key) else {
      let element = try parent.newTable(key, origin: .header, span: header)
      parent.add(key, .tables(TableArrayDraft(first: element)))
      return element
    }
    switch node {
    case .tables(let array):
      let element = try parent.newTable(key, origin: .header, span: header)
      array.append(element)
      return element
    case .table:
      throw SyntaxError(
        reason: .notAnArrayOfTables(key.name, first: first.position), position: key.position)
    case .value(let value):
      let reason: SyntaxError.Reason =
        value.kind == .array
        ? .extendedArray(key.name, first: first.position)
        : .repeatedKey(key.name, first: first.position)
      throw SyntaxError(reason: reason, position: key.position)
    }
  }

  /// The table that takes the value of the dotted `keys`; it does not have the last of them.
  func tableForValue(of keys: [Key]) throws(SyntaxError) -> TableDraft {
    var table = self
    for key in keys.dropLast() {
      switch table.entry(of: key) {
      case nil:
        table = try table.addTable(key, origin: .dotted, span: key.span)
      case (_, .table(let draft))? where draft.origin != .header:
        draft.origin = .dotted
        table = draft
      case (let first, .value(let value))?:
        throw SyntaxError(notATable: value, of: first, at: key)
      case (let first, _)?:
        throw SyntaxError(
          reason: .dottedIntoHeader(key.name, first: first.position), position: key.position)
      }
    }
    if let key = keys.last, let (first, _) = table.entry(of: key) {
      throw SyntaxError(
        reason: .repeatedKey(key.name, first: first.position), position: key.position)
    }
    return table
  }

  /// The table that holds the last of a header's keys.
  private func parent(of keys: [Key]) throws(SyntaxError) -> (TableDraft, Key) {
    var table = self
    for key in keys.dropLast() {
      switch table.entry(of: key) {
      case nil: table = try table.addTable(key, origin: .implied, span: key.span)
      case (_, .table(let draft))?: table = draft
      case (_, .tables(let array))?: table = array.last
      case (let first, .value(let value))?:
        throw SyntaxError(notATable: value, of: first, at: key)
      }
    }
    return (table, keys[keys.count - 1])
  }

  private func entry(of key: Key) -> (Key, Node)? {
    indices[Name(key.name)].map { entries[$0] }
  }

  private func addTable(
    _ key: Key, origin: Origin, span: Range<Position>
  ) throws(SyntaxError) -> TableDraft {
    let draft = try newTable(key, origin: origin, span: span)
    add(key, .table(draft))
    return draft
  }

  private func newTable(
    _ key: Key, origin: Origin, span: Range<Position>
  ) throws(SyntaxError) -> TableDraft {
    guard depth < Document.depthLimit else {
      throw SyntaxError(reason: .tooDeep, position: key.position)
    }
    return TableDraft(origin: origin, span: span, depth: depth + 1)
  }
}

extension SyntaxError {
  /// `key` goes on into the value that stands at `first`.
  fileprivate init(notATable value: Value, of first: Key, at key: Key) {
    position = key.position
    reason =
      switch value.kind {
      case .table: .extendedInlineTable(key.name, first: first.position)
      case .array: .extendedArray(key.name, first: first.position)
      default: .notATable(key.name, first: first.position)
      }
  }
}
