/// A `CSI` sequence: `ESC [`, a private mark, parameters, intermediate bytes and the final byte
/// that names the function (ECMA-48, 5.4).
struct ControlSequence: Hashable, Sendable {
  /// `<`, `=`, `>` or `?`, if it begins with one.
  var mark: UInt8?
  /// The parameters with their parts; nil is one left out.
  var parameters: [[Int?]] = []
  /// Bytes 0x20…0x2F before the final byte.
  var intermediates: [UInt8] = []
  /// The byte that names the function.
  var final: UInt8 = 0
  /// All of it, `CSI` left out.
  var bytes: [UInt8] = []

  /// The function: mark, intermediates and final byte together.
  var name: String {
    String(decoding: (mark.map { [$0] } ?? []) + intermediates + [final], as: UTF8.self)
  }

  /// The n-th parameter, or `standard` if it is left out.
  func value(_ index: Int, or standard: Int) -> Int {
    guard index < parameters.count else { return standard }
    return (parameters[index].first ?? nil) ?? standard
  }

  /// The n-th parameter as a number of times: one left out or 0 is 1.
  func count(_ index: Int = 0) -> Int {
    max(1, value(index, or: 1))
  }

  /// Reads mark, parameters and intermediates from `bytes`; nil if they are not in that order.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var rest = bytes[...]
    guard let last = rest.popLast() else { return nil }
    final = last
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      mark = first
      rest = rest.dropFirst()
    }
    let body = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest[body.endIndex...])
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    if body.isEmpty { return }
    parameters = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
    }
  }
}
