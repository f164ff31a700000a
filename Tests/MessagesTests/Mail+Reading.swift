import Foundation
import Messages
import Testing
import Timekeeping

extension Mail {
  /// A message that says `text`, with what a test does not speak of filled in.
  static func saying(
    _ text: String, subject: String = "memo", from name: String? = nil, files: [File] = []
  ) throws -> Mail {
    let address = try EmailAddress("slip@example.com")
    return try Mail(
      message: Message(
        id: #require(Message.ID("0193@relay.example.com")), from: Mailbox(address, name: name),
        to: EmailAddress("j@example.org"), subject: Subject(subject),
        date: Timestamp(rfc3339: "2026-11-30T09:07:03+09:00"), text: text),
      files: files)
  }

  /// The lines of the whole, without their ends.
  var lines: [String] { bytes(.lf).asLines }

  /// The lines of the first field of that name, as they stand; the first without the name.
  func field(_ name: String) -> [String] { fields(name).first ?? [] }

  /// The same for all fields of that name, those of the parts too.
  func fields(_ name: String) -> [[String]] {
    let lines = lines
    return lines.indices.filter { lines[$0].hasPrefix(name + ":") }.map { index in
      let others = lines[(index + 1)...].prefix { $0.hasPrefix(" ") }
      return [String(lines[index].dropFirst(name.utf8.count + 1))] + others
    }
  }

  /// The lines below the head.
  var body: [String] { Array(lines.drop { !$0.isEmpty }.dropFirst()) }
}

extension [UInt8] {
  var asLines: [String] {
    var lines = split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// What the encoded words of a field say, each read alone.
func decodedAlone(_ lines: [String]) throws -> [String] {
  try lines.joined().split(separator: " ").map { word in
    #expect(word.utf8.count <= 75)
    let inside = try #require(word.wholeMatch(of: /=\?UTF-8\?B\?([A-Za-z0-9+\/]+=*)\?=/))
    let data = try #require(Data(base64Encoded: String(inside.1)))
    // Fails for a word that ends inside a scalar.
    return try #require(String(validating: data, as: UTF8.self))
  }
}
