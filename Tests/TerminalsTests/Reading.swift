import Terminals

/// What a reader makes of some bytes, in one line a thing: `"abc"` is text, `<…>` a paste, and a
/// key stands as its name.
struct Reading {
  private var inputs: [Input] = []

  var words: [String] {
    inputs.map { input in
      switch input {
      case .text(let text): "\"\(text)\""
      case .paste(let text): "<\(text)>"
      case .longPaste(let text): "<\(text)…>"
      case .key(let key): key.name
      }
    }
  }

  /// Reads bytes in pieces of the given sizes, the last of which takes all the rest.
  init(
    _ bytes: [UInt8], pieces: [Int] = [], settling: Settling = .atTheEnd, pasteLimit: Int = .max
  ) {
    var reader = InputReader(pasteLimit: pasteLimit)
    var rest = bytes[...]
    for size in pieces {
      add(reader.take(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    add(reader.take(rest))
    if settling == .atTheEnd { add(reader.settle()) }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  enum Settling { case atTheEnd, never }

  private mutating func add(_ more: [Input]) {
    for input in more {
      if case .text(let new) = input, case .text(let old)? = inputs.last {
        inputs[inputs.count - 1] = .text(old + new)
      } else {
        inputs.append(input)
      }
    }
  }
}
