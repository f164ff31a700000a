/// Lines being cut into stretches.
struct Cutting {
  private(set) var stretches: [Stretch] = []
  /// The ID of the next stretch made.
  private(set) var nextID: Int

  init(nextID: Int) { self.nextID = nextID }

  /// Cuts a whole line.
  mutating func append(_ line: String, ending: Stretch.Ending) {
    _ = append(line, ending: ending, followedBy: [])
  }

  /// Cuts a line that begins with `line`, and goes on in `followers` if its ending is none. Gives
  /// the index of the first follower that stays as it is.
  ///
  /// A cut depends on what stands behind the cut before it alone: once a new cut meets an old
  /// one, all that follow would be the same again.
  mutating func append(
    _ line: String, ending: Stretch.Ending, followedBy followers: ArraySlice<Stretch>
  ) -> Int {
    var (rest, ending, start) = (line, ending, 0)
    var next = followers.startIndex
    var joined = -1
    func goesOn() -> Bool { ending == .none && next < followers.endIndex }
    func join() {
      rest += followers[next].text
      joined = followers[next].count
      ending = followers[next].ending
      next += 1
    }
    while true {
      while goesOn(), rest.utf8.count - start <= Stretch.limit + 4 { join() }
      if rest.utf8.count - start == joined { return next - 1 }
      let end = Stretch.cut(in: rest, from: start) ?? rest.utf8.count
      if end == rest.utf8.count {
        guard goesOn() else {
          add(rest.slice(start..<end), ending: ending)
          return next
        }
        // A grapheme longer than a stretch may go on as well.
        join()
      } else {
        add(rest.slice(start..<end), ending: .none)
        start = end
      }
    }
  }

  private mutating func add(_ text: String, ending: Stretch.Ending) {
    stretches.append(Stretch(id: nextID, text: text, ending: ending))
    nextID += 1
  }
}
