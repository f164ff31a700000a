#if canImport(CryptoKit)
  internal import CryptoKit

  /// AES-256-GCM (NIST SP 800-38D) and SHA-256 by CryptoKit, which overwrites its keys itself.
  final class Cipher: Sendable {
    private let key: SymmetricKey

    init(_ bytes: [UInt8]) {
      precondition(bytes.count == Key.byteCount)
      key = SymmetricKey(data: bytes)
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      key.withUnsafeBytes { body($0) }
    }

    /// Seals `bytes[range]` in place and writes the tag behind it.
    func seal(
      _ bytes: inout [UInt8], _ range: Range<Int>, nonce: Nonce, in circumstances: [UInt8]
    ) {
      do {
        let box = try AES.GCM.seal(
          Array(bytes[range]), using: key, nonce: AES.GCM.Nonce(data: nonce.bytes),
          authenticating: circumstances)
        bytes.replaceSubrange(range, with: Array(box.ciphertext))
        bytes.replaceSubrange(
          range.upperBound..<range.upperBound + Key.tagByteCount, with: Array(box.tag))
      } catch {
        preconditionFailure("CryptoKit refuses sizes that are right by construction")
      }
    }

    /// Opens the box `bytes[range]`, which is long enough to be one.
    func open(
      _ bytes: [UInt8], _ range: Range<Int>, in circumstances: [UInt8]
    ) throws(BrokenSeal) -> [UInt8] {
      do {
        let box = try AES.GCM.SealedBox(combined: Array(bytes[range]))
        return Array(try AES.GCM.open(box, using: key, authenticating: circumstances))
      } catch {
        throw BrokenSeal()
      }
    }
  }

  /// SHA-256 of bytes that come in pieces.
  struct SHA256Pieces {
    private var state = SHA256()

    init() {}

    mutating func take(_ piece: [UInt8]) {
      state.update(data: piece)
    }

    /// The digest of all that was taken; the state is spent.
    mutating func finish() -> [UInt8] {
      Array(state.finalize())
    }
  }

  /// Overwrites secret bytes. Only the one array: copies are the caller's business.
  func wipe(_ bytes: inout [UInt8]) {
    for index in bytes.indices { bytes[index] = 0 }
  }
#endif
