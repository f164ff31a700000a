/// The one of `names` that someone most likely meant who wrote `word`; nil if none is near.
///
/// Near is: the same but for upper and lower case, `-` and `_`; or no more slips of the pen away
/// (a character too many, too few, wrong, or swapped with its neighbour) than a third of the
/// word's characters, one at least. Of equally near names the first.
public func nearest(to word: String, _ names: [String]) -> String? {
  let written = simplified(word)
  let limit = max(1, written.count / 3)
  let ranked = names.map { name in (name: name, slips: slips(from: written, to: simplified(name))) }
  guard let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= limit,
    best.slips < best.name.unicodeScalars.count
  else { return nil }
  return best.name
}

private func simplified(_ word: String) -> [Unicode.Scalar] {
  word.lowercased().unicodeScalars.map { $0 == "-" ? "_" : $0 }
}

/// The optimal string alignment distance.
private func slips(from word: [Unicode.Scalar], to name: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...name.count)
  for (row, written) in word.enumerated() {
    var current = [row + 1]
    for (column, meant) in name.enumerated() {
      var least = min(last[column + 1], current[column]) + 1
      least = min(least, last[column] + (written == meant ? 0 : 1))
      if row > 0, column > 0, written == name[column - 1], word[row - 1] == meant {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[name.count]
}
