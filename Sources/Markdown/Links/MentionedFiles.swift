/// Tells which files a text may link to, however its links are written.
///
/// Each form is known that `FileLink` writes, and any other mix of plain and percent-encoded signs.
/// Capitals of ASCII and its small letters are one, and so are the two canonical forms of Unicode. A
/// name that stands in the text for another reason counts too: only "no" is certain.
public struct MentionedFiles: Sendable {
  /// The text as it is, and if that is another what its percent-encoded signs stand for.
  private let texts: [[UInt8]]

  /// The files in `text`, a note or a canvas. Takes twice its memory.
  public init(in text: [UInt8]) {
    let plain = text.map(\.lowercased)
    let decoded = plain.contains(.percent) ? Self.decoded(plain) : plain
    texts = decoded.count == plain.count ? [plain] : [plain, decoded]
  }

  /// Whether one of them may be called `name`. A note may be named without its ending.
  public func contains(_ name: String) -> Bool {
    let isNote = name.lowercased().hasSuffix(".md")
    let name = isNote && name.utf8.count > 3 ? String(name.dropLast(3)) : name
    let forms = Set(
      [name, ComposedForm.text(name), ComposedForm.decomposed(name)].map {
        $0.utf8.map(\.lowercased)
      })
    return texts.contains { text in forms.contains { text.holds($0) } }
  }

  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == .percent, index + 2 < text.count, let high = text[index + 1].digit,
        let low = text[index + 2].digit
      {
        decoded.append((high << 4 | low).lowercased)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }
}

extension UInt8 {
  /// What it says as a hexadecimal digit in small letters.
  fileprivate var digit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension [UInt8] {
  /// Whether `part` stands in the bytes.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return part.isEmpty }
    return indices.dropLast(part.count - 1).contains {
      self[$0] == first && self[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
