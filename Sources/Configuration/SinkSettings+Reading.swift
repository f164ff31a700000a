import TOML

extension SinkSettings {
  /// Nil after reporting why it is no sink.
  init?(_ reader: SectionReader<SinkKey>, at position: Position) {
    let findings = reader.findings
    let name = reader.required(.name) { value in
      findings.string(value, key: SinkKey.name.rawValue, form: .line) { $0.asLine }
    }
    let kind = reader.required(.type, suggestion: SinkSettings.typeLine(for: reader)) { value in
      findings.choice(value, key: SinkKey.type.rawValue, of: Kind.self)
    }
    guard let kind = kind?.value else { return nil }
    for key in SinkKey.allCases where !key.kinds.contains(kind) {
      reader.reject(key, .sinkType(kind), suggestion: key.counterpart(in: kind)?.rawValue)
    }
    let destination: Destination? =
      switch kind {
      case .vault: VaultSettings(reader).map { .vault($0) }
      case .email: EmailSettings(reader).map { .email($0) }
      case .command: CommandSettings(reader).map { .command($0) }
      }
    guard let name, let destination else { return nil }
    self.name = name
    self.destination = destination
    self.position = position
  }

  /// The line that a sink lacks which does not say its type but has the keys of one.
  private static func typeLine(for reader: SectionReader<SinkKey>) -> String? {
    let used = SinkKey.allCases.filter { reader.value($0) != nil }
    let kinds = Kind.allCases.filter { kind in used.allSatisfy { $0.kinds.contains(kind) } }
    guard kinds.count == 1 else { return nil }
    return "\(SinkKey.type.rawValue) = \(Literal.string(kinds[0].rawValue))"
  }
}

extension SinkKey {
  /// The key that says in a sink of that type what this one says in another.
  fileprivate func counterpart(in kind: SinkSettings.Kind) -> SinkKey? {
    switch (self, kind) {
    case (.command, .command): .argv
    case (.argv, .email): .command
    default: nil
    }
  }
}

extension EmailSettings {
  fileprivate init?(_ reader: SectionReader<SinkKey>) {
    var name: Setting<Transport.Name> = .standard(.relay)
    reader.choice(.transport, into: &name)
    let transport: Setting<Transport>?
    switch name.value {
    case .relay:
      reader.reject(.command, .relayTransport)
      transport = reader.required(.relay) { value in
        reader.findings.string(value, key: SinkKey.relay.rawValue, form: .relayAddress) {
          $0.asRelayAddress.map { .relay(url: $0) }
        }
      }
    case .sendmail:
      reader.reject(.relay, .sendmailTransport)
      transport = reader.program(.command).map { Setting(.sendmail($0.value), from: $0.origin) }
    }
    guard let transport else { return nil }
    self.transport = transport
    reader.duration(.timeout, into: &timeout)
  }
}

extension CommandSettings {
  fileprivate init?(_ reader: SectionReader<SinkKey>) {
    guard let argv = reader.program(.argv) else { return nil }
    self.argv = argv
    reader.duration(.timeout, into: &timeout)
  }
}
