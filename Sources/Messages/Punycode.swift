/// Scalars as letters and digits of ASCII: RFC 3492, with the parameters of its section 5.
enum Punycode {
  private static let (base, least, most) = (36, 1, 26)
  private static let (skew, damp, firstBias, firstScalar) = (38, 700, 72, 128)

  /// The label, in which ASCII is lower-case, without the prefix of IDNA.
  static func encoded(_ scalars: [Unicode.Scalar]) -> String {
    let values = scalars.map { Int($0.value) }
    let basic = values.filter { $0 < firstScalar }
    var output = basic.map { UInt8($0) }
    if !basic.isEmpty { output.append(UInt8(ascii: "-")) }

    var (next, delta, bias) = (firstScalar, 0, firstBias)
    var handled = basic.count
    while let smallest = values.filter({ $0 >= next }).min() {
      delta += (smallest - next) * (handled + 1)
      next = smallest
      for value in values {
        if value < next { delta += 1 }
        guard value == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, isFirst: handled == basic.count, count: handled + 1)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a number whose digits end where one is below its threshold.
  private static func append(_ number: Int, bias: Int, to output: inout [UInt8]) {
    var rest = number
    for position in 1... {
      let threshold = min(max(base * position - bias, least), most)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26)
  }

  private static func adapted(_ delta: Int, isFirst: Bool, count: Int) -> Int {
    var rest = isFirst ? delta / damp : delta / 2
    rest += rest / count
    var bias = 0
    while rest > (base - least) * most / 2 {
      rest /= base - least
      bias += base
    }
    return bias + (base - least + 1) * rest / (rest + skew)
  }
}
