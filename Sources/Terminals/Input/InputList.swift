/// Inputs in the making, with neighbouring characters joined.
struct InputList {
  private var inputs: [Input] = []
  private var text: [UInt8] = []

  mutating func add(ascii byte: UInt8) { text.append(byte) }

  mutating func add(text string: String) { text.append(contentsOf: string.utf8) }

  mutating func add(_ key: Key) { add(.key(key)) }

  mutating func add(_ input: Input) {
    joinText()
    inputs.append(input)
  }

  mutating func finish() -> [Input] {
    joinText()
    return inputs
  }

  private mutating func joinText() {
    guard !text.isEmpty else { return }
    inputs.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }
}
