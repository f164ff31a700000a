extension Object: ExpressibleByDictionaryLiteral {
  /// An object of these members, in this order.
  public init(dictionaryLiteral members: (String, Value)...) {
    self.init(members.map { Member(name: $0.0, value: $0.1) })
  }
}
