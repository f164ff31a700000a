internal import Memos
internal import Posix

/// The names of notes in a folder that nothing has yet, in any spelling that some disk takes for
/// the same.
struct FreeNames {
  /// By `key`.
  private var taken: Set<String>
  /// The number last given to each stem, by its key, so that many of one name are no trouble.
  private var numbers: [String: Int] = [:]

  /// More of one name than this, and something else is wrong.
  static let limit = 10_000

  init(in folder: borrowing Folder, path: String) throws(DeliveryFailure) {
    do throws(Errno) {
      taken = Set(try folder.names().map { Self.key(Self.withoutPlaceholder($0)) })
    } catch {
      throw DeliveryFailure(error, at: path)
    }
  }

  /// `name`, or the first of `name 2`, `name 3`, … that is free; it is taken from now on. Nil if
  /// there is none.
  mutating func take(_ name: String) -> String? {
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    var number = numbers[Self.key(stem)] ?? 0
    while number < Self.limit {
      number += 1
      let candidate = number == 1 ? name : "\(stem) \(number).md"
      if taken.insert(Self.key(candidate)).inserted {
        numbers[Self.key(stem)] = number
        return candidate
      }
    }
    numbers[Self.key(stem)] = number
    return nil
  }

  /// iCloud leaves `.name.icloud` where it took a note away to save space.
  static func withoutPlaceholder(_ name: String) -> String {
    name.hasPrefix(".") && name.hasSuffix(".icloud") ? String(name.dropFirst().dropLast(7)) : name
  }

  /// Equal for all spellings: strings are compared by canonical equivalence, and letters that have
  /// one capital (`s` and `ſ`) are one. A disk may tell more apart, none less.
  static func key(_ name: String) -> String {
    name.uppercased().lowercased()
  }
}
