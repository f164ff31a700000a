/// The members of a JSON object, in the order written; no name occurs twice.
///
/// Names are compared scalar by scalar: a precomposed and a decomposed "é" are two names.
public struct Object: Hashable, Sendable {
  /// The members, in order.
  public private(set) var members: [Member]

  /// One name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public var value: Value

    /// The pair of the two.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }

    /// True if both are written alike.
    public static func == (left: Member, right: Member) -> Bool {
      Name(left.name) == Name(right.name) && left.value == right.value
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(Name(name))
      hasher.combine(value)
    }
  }

  /// An object of these members. Traps if a name occurs twice.
  public init(_ members: [Member] = []) {
    precondition(Set(members.map { Name($0.name) }).count == members.count, "a name occurs twice")
    self.members = members
  }

  /// For the parser, which has looked for repeated names itself.
  init(unique members: [Member]) {
    self.members = members
  }

  /// The value of that name. Setting a new name puts it last, setting nil removes the member.
  ///
  /// Looks at the members one after the other.
  public subscript(name: String) -> Value? {
    get {
      members.first { Name($0.name) == Name(name) }?.value
    }
    set {
      let index = members.firstIndex { Name($0.name) == Name(name) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
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
