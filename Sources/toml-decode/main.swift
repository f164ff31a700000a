// Reads TOML from standard input and writes it as tagged JSON to standard output: the decoder
// that the public toml-test suite asks for. Exits 1 if the text is not TOML 1.0, saying where
// and why on standard error; 74 if input or output fails.

import Posix
import TOML

do {
  let document = try Document(parsing: StandardStream.input.read(upTo: .max))
  try StandardStream.output.write("\(tagged(document.root))\n")
} catch let error as SyntaxError {
  end(1, saying: "standard input:\(error)")
} catch {
  end(74, saying: "\(error)")
}

func end(_ status: Int32, saying words: String) -> Never {
  do {
    try StandardStream.error.write("toml-decode: error: \(words)\n")
  } catch {
    // Nobody is there to be told; the exit status says it too.
  }
  Process.end(status)
}
