/// Why a command ends before it is done: what is said, and the exit status.
struct Stop: Error {
  let status: ExitStatus
  let words: String
  var hint: String?

  init(_ status: ExitStatus, _ words: String, hint: String? = nil) {
    self.status = status
    self.words = words
    self.hint = hint
  }

  init(_ status: ExitStatus, _ said: (words: String, hint: String?)) {
    self.init(status, said.words, hint: said.hint)
  }
}
