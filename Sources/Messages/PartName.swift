/// The name under which an attachment is to be saved.
///
/// It is one that no program on the way misreads: `/` and `\` are written as `_`, `"` as `'`, control
/// characters as spaces; marks that turn the direction of writing, with which `fdp.exe` can look like
/// `exe.pdf`, are left out. A name of which nothing is left, and `.` and `..`, are `attachment`.
struct PartName {
  let name: String

  private static let turningMarks: [ClosedRange<UInt32>] = [
    0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
  ]

  init(_ text: String) {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", "\\": safe.append("_")
      case "\"": safe.append("'")
      case _ where PartName.turningMarks.contains { $0.contains(scalar.value) }: break
      default: safe.append(scalar)
      }
    }
    let name = String(safe).oneLine
    self.name = name.allSatisfy { $0 == "." } ? "attachment" : name
  }

  /// The parameter that says the name: between quotes if it is short and of ASCII, or else as
  /// RFC 2231 has it, in segments of whole scalars where one line cannot hold it.
  var parameters: [String] {
    if name == fallback { return ["filename=\"\(name)\""] }
    let whole = "filename*=UTF-8''" + name.percentEncoded
    if whole.utf8.count < Head.lineLimit { return [whole] }
    var segments: [String] = []
    var segment = "filename*0*=UTF-8''"
    for scalar in name.unicodeScalars {
      let encoded = String(scalar).percentEncoded
      // A space before it and a `;` behind it stand in the same line.
      if segment.utf8.count + encoded.utf8.count + 2 > Head.lineLimit {
        segments.append(segment + ";")
        segment = "filename*\(segments.count)*="
      }
      segment += encoded
    }
    return segments + [segment]
  }

  /// The name for programs that do not know RFC 2231, in at most 60 characters of ASCII. It stands
  /// in `Content-Type`: two parameters of one name in `Content-Disposition` would be two answers.
  var fallback: String {
    let plain = name.map { character in
      let isPlain =
        character.unicodeScalars.count == 1 && character.isASCII && character != "?"
      return isPlain ? String(character) : "_"
    }.joined()
    guard plain.utf8.count > 60 else { return plain }
    let dot = plain.lastIndex(of: ".") ?? plain.endIndex
    let ending = plain[dot...].utf8.count <= 16 ? plain[dot...] : ""
    return String(plain.prefix(60 - ending.utf8.count) + ending)
  }
}

extension String {
  /// Its bytes of UTF-8, letters, digits and `-._` as they are.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isLetterOrDigit || "-._".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
