#if !canImport(CryptoKit)
  internal import CNettle

  /// AES-256-GCM (NIST SP 800-38D) and SHA-256 by Nettle: the key schedule, made once, and what is
  /// done with it. Overwrites itself when released.
  final class Cipher: Sendable {
    /// Written in `init` and `deinit` alone; any number of threads may read.
    private nonisolated(unsafe) let schedule: UnsafeMutablePointer<gcm_aes256_ctx>
    private nonisolated(unsafe) let key: UnsafeMutablePointer<UInt8>

    init(_ bytes: [UInt8]) {
      precondition(bytes.count == Key.byteCount)
      key = .allocate(capacity: Key.byteCount)
      key.initialize(from: bytes, count: Key.byteCount)
      schedule = .allocate(capacity: 1)
      nettle_gcm_aes256_set_key(schedule, key)
    }

    deinit {
      slip_wipe(schedule, MemoryLayout<gcm_aes256_ctx>.size)
      slip_wipe(key, Key.byteCount)
      schedule.deallocate()
      key.deallocate()
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      body(UnsafeRawBufferPointer(start: key, count: Key.byteCount))
    }

    /// Seals `bytes[range]` in place and writes the tag behind it.
    func seal(
      _ bytes: inout [UInt8], _ range: Range<Int>, nonce: Nonce, in circumstances: [UInt8]
    ) {
      bytes.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        slip_gcm_seal(
          schedule, nonce.bytes, circumstances.count, circumstances, range.count,
          base + range.lowerBound, base + range.upperBound)
      }
    }

    /// Opens the box `bytes[range]`, which is long enough to be one.
    func open(
      _ bytes: [UInt8], _ range: Range<Int>, in circumstances: [UInt8]
    ) throws(BrokenSeal) -> [UInt8] {
      let count = range.count - Key.boxByteCount
      var isWhole = false
      let plain = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
        filled = count
        bytes.withUnsafeBufferPointer { source in
          // Nettle wants an address even where there is nothing to write.
          guard let box = source.baseAddress.map({ $0 + range.lowerBound }) else { return }
          let sealed = box + Nonce.byteCount
          var nothing: UInt8 = 0
          withUnsafeMutablePointer(to: &nothing) { nothing in
            let answer = slip_gcm_open(
              schedule, box, circumstances.count, circumstances, count, sealed, sealed + count,
              target.baseAddress ?? nothing)
            isWhole = answer == 1
          }
        }
      }
      guard isWhole else { throw BrokenSeal() }
      return plain
    }
  }

  /// SHA-256 of bytes that come in pieces.
  struct SHA256Pieces {
    private var state = sha256_ctx()

    init() {
      nettle_sha256_init(&state)
    }

    mutating func take(_ piece: [UInt8]) {
      nettle_sha256_update(&state, piece.count, piece)
    }

    /// The digest of all that was taken; the state is spent.
    mutating func finish() -> [UInt8] {
      let count = Int(SHA256_DIGEST_SIZE)
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        nettle_sha256_digest(&state, count, buffer.baseAddress)
        filled = count
      }
    }
  }

  /// Overwrites secret bytes. Only the one array: copies are the caller's business.
  func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { buffer in
      if let base = buffer.baseAddress { slip_wipe(base, buffer.count) }
    }
  }
#endif
