internal import Memos
internal import Posix

extension OpenVault {
  /// The path of the first note of that name, those of outer folders first and then by name; nil
  /// if there is none. Hidden folders and links are not looked into. Reads every folder of the
  /// vault at worst.
  func firstPath(of name: String) throws(DeliveryFailure) -> String? {
    var level: [[String]] = [[]]
    while !level.isEmpty {
      var below: [[String]] = []
      for names in level {
        let (found, folders) = try look(for: name, in: names)
        if let found { return (names + [found]).joined(separator: "/") }
        below += folders.map { names + [$0] }
      }
      level = below
    }
    return nil
  }

  private func look(
    for name: String, in names: [String]
  ) throws(DeliveryFailure) -> (found: String?, folders: [String]) {
    guard let place = try folder(names) else { return (nil, []) }
    var folders: [String] = []
    do throws(Errno) {
      for entry in try place.folder.names().sorted() where entry.utf8.first != UInt8(ascii: ".") {
        switch try place.folder.status(of: entry)?.kind {
        case .regular where entry.lowercased() == name.lowercased(): return (entry, [])
        case .folder: folders.append(entry)
        default: break
        }
      }
    } catch {
      throw DeliveryFailure(error, at: path(names))
    }
    return (nil, folders)
  }
}
