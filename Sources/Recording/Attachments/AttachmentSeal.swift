internal import Memos
internal import Sealing

/// Seals and opens the pieces of one sealed attachment.
///
/// Every piece is a box: nonce (12), the sealed bytes, tag (16). All but the last hold 65,536 bytes;
/// the last holds the rest, 1 to 65,536, or none if the attachment is empty. Sealed with a piece,
/// but not stored: the attachment's ID (16 bytes), the number of the piece from 0 (u64), and 1 if it
/// is the last, else 0 (u8). So none can be changed, moved, repeated or left out, and the end cannot
/// be cut off, without a seal that breaks.
///
/// The nonce is the number of the piece. It is never used twice: the data key is made for one file,
/// is in no other, and seals in the one process that made it, which writes the file once from front
/// to end. A file that was not finished is never gone on with: its key is forgotten with it.
struct AttachmentSeal {
  private let id: Attachment.ID
  private let key: Key

  /// How many bytes a piece holds, if it is not the last.
  static let pieceByteCount = 65_536
  /// How many bytes its box has.
  static let boxByteCount = pieceByteCount + Key.boxByteCount

  /// Whether another piece follows.
  enum Place: UInt8 {
    case more = 0
    case last = 1
  }

  init(id: Attachment.ID, key: Key) {
    self.id = id
    self.key = key
  }

  /// How long the file of an attachment is that has `byteCount` bytes.
  static func fileByteCount(of byteCount: Int) -> Int {
    let boxes = max(1, (byteCount + pieceByteCount - 1) / pieceByteCount)
    return AttachmentHeader.byteCount + byteCount + boxes * Key.boxByteCount
  }

  /// The box of the piece of that number.
  func box(_ piece: [UInt8], _ number: UInt64, _ place: Place) -> [UInt8] {
    var box: [UInt8] = []
    box.reserveCapacity(piece.count + Key.boxByteCount)
    box.append(contentsOf: repeatElement(0, count: Nonce.byteCount))
    box.append(contentsOf: piece)
    key.seal(&box, from: 0, in: circumstances(number, place), nonce: Nonce(counting: number))
    return box
  }

  /// The piece in the box of that number.
  func open(_ box: [UInt8], _ number: UInt64, _ place: Place) throws(BrokenSeal) -> [UInt8] {
    try key.open(box, 0..<box.count, in: circumstances(number, place))
  }

  private func circumstances(_ number: UInt64, _ place: Place) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(raw: id.bytes)
    writer.write(number)
    writer.write(place.rawValue)
    return writer.bytes
  }
}
