public import Memos
public import Posix
internal import Timekeeping

extension AttachmentStore {
  /// The attachments that are sealed here, in no order; none where there is no folder.
  public func sealed() throws(Errno) -> [Attachment.ID] {
    do throws(Errno) {
      return try Folder(atPath: path, calls: calls).names().compactMap { .init(fileName: $0) }
    } catch {
      if error == .noEntry { return [] }
      throw error
    }
  }

  /// The names of sealed copies and unfinished ones whose content last changed before `instant`.
  /// None where the system does not tell.
  func names(changedBefore instant: Instant) -> [String] {
    var old: [String] = []
    do throws(Errno) {
      let folder = try Folder(atPath: path, calls: calls)
      for name in try folder.names() where AttachmentStore.isOwn(name) {
        guard let status = try folder.status(of: name) else { continue }
        if status.modified / 1_000_000 < instant.milliseconds { old.append(name) }
      }
    } catch {
      // There is no folder, or nothing is swept this time.
    }
    return old
  }

  /// Removes files by their names.
  func remove(names: [String]) {
    do throws(Errno) {
      let folder = try Folder(atPath: path, calls: calls)
      for name in names { discard(name, in: folder) }
    } catch {
      // The next sweep does it.
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    let scratch = scratchName(of: "")
    let id = name.hasSuffix(scratch) ? name.dropLast(scratch.count) : name[...]
    return Attachment.ID(fileName: id) != nil
  }
}
