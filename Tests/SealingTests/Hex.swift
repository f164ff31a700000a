/// Bytes written as hexadecimal digits, for vectors.
func hex(_ digits: String) -> [UInt8] {
  let values = digits.compactMap(\.hexDigitValue).map(UInt8.init)
  return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
}
