import Memos
import Posix
import Recording
import Sealing
import Translations
import Wiring

extension AddCommand {
  /// Makes sure that every file can be read, before anything is typed or taken.
  func check(_ request: AttachRequest) throws(Stop) {
    for item in request.items {
      guard case .file(let path) = item else { continue }
      do throws(Errno) {
        _ = try AttachedFile(desk.places.typed(path))
      } catch {
        throw Stop(error.statusAtOpening, desk.wording.notAttached(item, error))
      }
    }
  }

  /// What keeps sealed attachments until their memo is accepted; nil where none are asked for.
  func hold(_ request: AttachRequest) throws(Stop) -> AttachmentHold? {
    guard !request.items.isEmpty else { return nil }
    do throws(LedgerFailure) {
      return try desk.ledger.attachments.hold()
    } catch {
      throw Stop(error.status, desk.wording.notAccepted(error, count: 1, desk.places))
    }
  }

  /// Seals what is to be attached; it is durable on return. On throw nothing is kept.
  func seal(_ request: AttachRequest, holding hold: AttachmentHold?) throws(Stop) -> [Attachment] {
    guard let hold else { return [] }
    let key: Key
    do throws(LedgerFailure) {
      key = try desk.ledger.sealingKey()
    } catch {
      throw Stop(error.status, desk.wording.notAccepted(error, count: 1, desk.places))
    }
    do throws(SealingFailure) {
      return try desk.ledger.attachments.seal(request.items.map(source), under: key, holding: hold)
    } catch {
      throw stop(error, request)
    }
  }

  private func source(_ item: AttachRequest.Item) -> AttachmentSource {
    AttachmentSource(name: item.name) { [places = desk.places] () throws(Errno) in
      switch item {
      case .input:
        return { count throws(Errno) in try StandardStream.input.read(upTo: count) }
      case .file(let path):
        let file = try AttachedFile(places.typed(path))
        return { count throws(Errno) in try file.read(count) }
      }
    }
  }

  private func stop(_ failure: SealingFailure, _ request: AttachRequest) -> Stop {
    switch failure {
    case .notOpened(let index, let error):
      Stop(error.statusAtOpening, desk.wording.notAttached(request.items[index], error))
    case .notRead(let index, let error):
      Stop(.inputOutput, desk.wording.notAttached(request.items[index], error))
    case .notStored(let error):
      Stop(.inputOutput, desk.wording.notStored(error))
    }
  }
}

/// A file that is being attached, read once from front to end. Whatever is read by then counts, if
/// it grows or shrinks meanwhile.
private final class AttachedFile {
  private let file: File
  private var offset = 0

  /// Throws `.isFolder` for a folder, and `.invalid` for what has no content of its own.
  init(_ path: String) throws(Errno) {
    file = try File(atPath: path, for: .read)
    switch try file.status().kind {
    case .regular: break
    case .folder: throw .isFolder
    case .symbolicLink, .other: throw .invalid
    }
  }

  /// The next `count` bytes; fewer at the end.
  func read(_ count: Int) throws(Errno) -> [UInt8] {
    let bytes = try file.read(count, at: offset)
    offset += bytes.count
    return bytes
  }
}

extension Errno {
  /// How the process ends if a file to attach cannot be opened for this reason.
  fileprivate var statusAtOpening: ExitStatus {
    self == .accessDenied || self == .notPermitted ? .noPermission : .notFound
  }
}

extension Wording {
  /// Why a file cannot be attached.
  func notAttached(
    _ item: AttachRequest.Item, _ error: Errno
  ) -> (words: String, hint: String?) {
    let words = phrases.capture
    let isPipe = error == .invalid
    let written =
      switch item {
      case .file(let path): MemoLine.harmless(path)
      case .input: phrases.basics.standardInput
      }
    return (
      words.notAttached(written, isPipe ? words.noFile : system(error)),
      isPipe ? words.attachInput : nil
    )
  }

  /// Why what is attached was not kept.
  func notStored(_ error: Errno) -> (words: String, hint: String?) {
    let words = phrases.capture
    return (
      words.attachmentNotKept(system(error)), error.isFull ? words.freeSpace : words.sendAgain
    )
  }
}
