import Markdown
import Testing

/// What a file beside the notes is called.
@Suite struct AttachmentNameTests {
  private func fitName(_ text: String) -> String { AttachmentName(text).numbered(1) }

  @Test(
    arguments: [
      ("photo.jpg", "photo.jpg"), ("Report (final).PDF", "Report (final).PDF"),
      ("a/b:c.png", "a b c.png"), ("x|y#z^[1].txt", "x y z 1.txt"), ("50%% off.png", "50 off.png"),
      ("a`b`.zip", "a'b'.zip"), ("e\u{301}.png", "\u{E9}.png"), ("\u{202E}gpj.exe", "gpj.exe"),
      ("archive.tar.gz", "archive.tar.gz"), ("README", "README"),
      ("Mr. Smith said", "Mr. Smith said"),
      ("yarn.lock", "yarn.lock"), ("scan.pdf. . ", "scan.pdf"), ("name .txt", "name.txt"),
    ])
  func `a name is made fit and keeps its ending`(text: String, fit: String) {
    #expect(fitName(text).utf8.elementsEqual(fit.utf8), "\(fitName(text))")
  }

  @Test(arguments: [
    (".bashrc", "bashrc"), (".env.local", "env.local"), ("..", "attachment"), ("", "attachment"),
    ("???.jpg", "attachment.jpg"), ("---", "attachment"), ("-.png", "attachment.png"),
    ("~$x.docx", "_~$x.docx"),
  ])
  func `no name is hidden or empty`(text: String, fit: String) {
    #expect(fitName(text) == fit)
  }

  @Test(arguments: [
    ("con.txt", "_con.txt"), ("NUL", "_NUL"), ("lpt1.tar.gz", "_lpt1.tar.gz"),
    ("desktop.ini", "_desktop.ini"), ("Thumbs.db", "_Thumbs.db"),
  ])
  func `a name that a system keeps for itself is mended`(text: String, fit: String) {
    #expect(fitName(text) == fit)
  }

  @Test func `a long name is cut between two characters before its ending`() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let name = fitName(String(repeating: family, count: 60) + ".jpeg")
    #expect(name.utf8.count <= 200)
    #expect(name.utf8.count > 200 - family.utf8.count)
    #expect(name.replacing(family, with: "") == ".jpeg")
    let long = AttachmentName(String(repeating: "a", count: 300) + ".x").numbered(10_000)
    #expect(long.hasSuffix("a 10000.x"))
    #expect(long.utf8.count <= 255 - 46)
    // What is too long for an ending is cut with the rest.
    #expect(fitName("a." + String(repeating: "b", count: 300)).utf8.count == 200)
  }

  @Test func `a number stands before the ending`() {
    #expect(AttachmentName("scan.pdf").numbered(2) == "scan 2.pdf")
    #expect(AttachmentName("README").numbered(3) == "README 3")
  }

  @Test(arguments: [
    "a.b", "..x", "?.?", "a b.c d", ".a", "a.", "con.con", "\u{301}.png", "x.\u{200B}y", "a.-",
  ])
  func `a name made from a name is the same name`(text: String) {
    #expect(fitName(fitName(text)) == fitName(text))
  }
}
