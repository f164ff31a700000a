/// Hands `bytes` to `write` until all are taken: a short write is continued, never restarted.
///
/// `write` gets what is left and how many bytes are done, and answers as a system call does.
/// On throw any part may have been taken. A call that takes nothing counts as `.inputOutput`.
func writeFully(
  _ bytes: [UInt8], _ write: (_ rest: UnsafeRawPointer, _ count: Int, _ done: Int) -> Int
) throws(Errno) {
  var failure: Errno?
  bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    var done = 0
    do throws(Errno) {
      while done < buffer.count {
        let taken = try retryingInterrupts { write(start + done, buffer.count - done, done) }
        guard taken > 0 else { throw .inputOutput }
        done += taken
      }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
}
