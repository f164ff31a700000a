import Composing
import Configuration
import Terminals
import Testing

@Suite struct KeyBindingsTests {
  private func bindings(
    _ enter: Preferences.Enter = .breaks, _ own: [(action: ComposeAction, keys: [String])] = []
  ) throws -> KeyBindings {
    var preferences = Preferences()
    preferences.enter = enter
    preferences.bindings = try own.map { action, keys in
      (action, try keys.map { try #require(Key(name: $0)) })
    }
    return KeyBindings(preferences)
  }

  @Test func `the configuration and the screen have the same actions under the same names`() {
    #expect(Set(ScreenAction.allCases.map(\.rawValue)) == Set(ComposeAction.named.keys))
  }

  @Test func `the configuration knows the usual keys of what needs one`() throws {
    for action in ScreenAction.allCases {
      let known = try #require(ComposeAction.named[action.rawValue])
      let needsOne = known == .send || known == .leave
      #expect(action.indispensableKeys == (needsOne ? known.usualKeys : []), "\(action)")
    }
  }

  @Test func `a usual key has its one action`() throws {
    let bindings = try bindings()
    var seen: Set<Key> = []
    for action in ComposeAction.named.values {
      for name in action.usualKeys {
        let key = try #require(Key(name: name))
        #expect(bindings[key] == action, "\(name)")
        #expect(seen.insert(key).inserted, "\(name)")
      }
    }
    #expect(seen.count > 70)
  }

  @Test func `an action with keys of one's own has these and no others`() throws {
    let bindings = try bindings(.breaks, [(.send, ["f5", "ctrl-o"]), (.edit(.undo), [])])
    for name in ["f5", "ctrl-o"] { #expect(bindings[try #require(Key(name: name))] == .send) }
    for action in [ComposeAction.send, .edit(.undo)] {
      for name in action.usualKeys {
        #expect(bindings[try #require(Key(name: name))] == nil, "\(name)")
      }
    }
    #expect(bindings.name(of: .send) == "F5")
    #expect(bindings.name(of: .edit(.undo)) == "")
  }

  @Test func `a key that is given away is taken from what it did`() throws {
    let bindings = try bindings(.breaks, [(.history, ["ctrl-d", "left"])])
    #expect(bindings[Key(.left)] == .history)
    #expect(bindings.name(of: .history) == "Ctrl-D")
    #expect(bindings.name(of: .send) == "Ctrl-S")
    #expect(bindings.name(of: .edit(.left)) == "Ctrl-B")
  }

  @Test func `Enter sends where it is said, and other keys break the line then`() throws {
    let newlines = ["alt-enter", "ctrl-enter", "shift-enter", "ctrl-j"]
    for (enter, action) in [
      (Preferences.Enter.breaks, ComposeAction.edit(.newline)), (.sends, .send),
    ] {
      #expect(try bindings(enter)[Key(.enter)] == action)
    }
    let sending = try bindings(.sends, [(.send, ["ctrl-enter", "enter"])])
    #expect(sending[Key(.enter)] == .send)
    for name in newlines {
      let action = sending[try #require(Key(name: name))]
      #expect(action == (name == "ctrl-enter" ? .send : .edit(.newline)), "\(name)")
    }
    #expect(try bindings(.breaks, [(.edit(.newline), ["ctrl-j"])])[Key(.enter)] == nil)
  }
}
