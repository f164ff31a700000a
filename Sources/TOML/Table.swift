/// Keys and their values, in the order in which the keys first appear; no key occurs twice.
///
/// Keys are compared scalar by scalar: a precomposed and a decomposed "é" are two keys.
public struct Table: Sendable {
  /// The keys and values, in order.
  public let entries: [Entry]
  private let indices: [Name: Int]

  /// One key and its value.
  public struct Entry: Sendable {
    /// The key.
    public let key: Key
    /// The value.
    public let value: Value
  }

  /// `indices` holds the place of every name in `entries`.
  init(entries: [Entry], indices: [Name: Int]) {
    self.entries = entries
    self.indices = indices
  }

  /// The entry of that name. Takes the same time however large the table is.
  public subscript(name: String) -> Entry? {
    indices[Name(name)].map { entries[$0] }
  }
}

/// One part of a dotted key, and where it stands.
public struct Key: Sendable {
  /// What it says, quotes and escapes resolved.
  public let name: String
  /// Where it first appears, quotes included.
  public let span: Range<Position>

  /// Where it begins.
  public var position: Position {
    span.lowerBound
  }
}

/// A string that is only equal to one with the same scalars; `String` itself compares up to
/// canonical equivalence.
struct Name: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Name, right: Name) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
