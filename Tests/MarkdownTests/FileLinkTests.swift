import Markdown
import Testing

/// How a note links to a file.
@Suite struct FileLinkTests {
  private func link(
    _ path: String, from note: String = "", _ syntax: LinkStyle.Syntax,
    _ target: LinkStyle.Target = .shortest, _ namesakes: FileLink.Namesakes = .none
  ) -> String {
    var folders = path.split(separator: "/").map(String.init)
    let name = folders.removeLast()
    return FileLink(
      to: name, in: folders, fromNoteIn: note.split(separator: "/").map(String.init),
      LinkStyle(syntax: syntax, target: target), namesakes: namesakes
    ).description
  }

  @Test func `the shortest link is the name, or the whole path where others have that name`() {
    #expect(link("Files/scan.zip", from: "Daily", .wikilink) == "[[scan.zip]]")
    #expect(link("Files/scan.zip", .wikilink, .shortest, .some) == "[[Files/scan.zip]]")
    #expect(link("scan.zip", from: "Daily", .wikilink, .shortest, .some) == "[[scan.zip]]")
    #expect(link("Files/scan.zip", .markdown) == "[scan.zip](scan.zip)")
    #expect(link("Files/scan.zip", .markdown, .shortest, .some) == "[scan.zip](Files/scan.zip)")
  }

  @Test(arguments: [
    ("Files/a.zip", "", "Files/a.zip"), ("a.zip", "", "a.zip"), ("a.zip", "Daily", "../a.zip"),
    ("Daily/a.zip", "Daily", "a.zip"), ("Daily/x/a.zip", "Daily", "x/a.zip"),
    ("Files/a.zip", "Daily/2026", "../../Files/a.zip"), ("Daily/a.zip", "Daily/2026", "../a.zip"),
  ])
  func `a relative link leads from the folder of the note`(
    path: String, note: String, target: String
  ) {
    #expect(link(path, from: note, .wikilink, .relative) == "[[\(target)]]")
    #expect(link(path, from: note, .markdown, .relative) == "[a.zip](\(target))")
  }

  @Test func `an absolute link leads from the root`() {
    #expect(link("Files/a.zip", from: "Files", .wikilink, .absolute) == "[[Files/a.zip]]")
    #expect(link("a.zip", from: "Files", .markdown, .absolute) == "[a.zip](a.zip)")
  }

  @Test(arguments: [
    "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "webp", "flac", "m4a", "mp3", "ogg", "wav",
    "webm", "3gp", "mkv", "mov", "mp4", "ogv", "pdf", "PNG", "Pdf",
  ])
  func `what Obsidian can show is embedded`(ending: String) {
    #expect(link("f.\(ending)", .wikilink) == "![[f.\(ending)]]")
    #expect(link("f.\(ending)", .markdown) == "![](f.\(ending))")
  }

  @Test(arguments: ["zip", "md", "canvas", "txt", "heic", "exe", "pdf2"])
  func `anything else is a plain link`(ending: String) {
    #expect(link("f.\(ending)", .wikilink) == "[[f.\(ending)]]")
    #expect(link("f.\(ending)", .markdown) == "[f.\(ending)](f.\(ending))")
    #expect(link("png", .wikilink) == "[[png]]")
  }

  @Test(arguments: [
    ("Pasted image 1.png", "Pasted%20image%201.png"), ("a (1).png", "a%20%281%29.png"),
    ("100%.png", "100%25.png"), ("a%20b.png", "a%2520b.png"), ("日本語.png", "日本語.png"),
    ("R&D+x=y,z;'!@~$.png", "R&D+x=y,z;'!@~$.png"), ("#1/[x]/a.png", "%231/%5Bx%5D/a.png"),
    ("a\"<b>`|\\^/c.png", "a%22%3Cb%3E%60%7C%5C%5E/c.png"), ("a\u{1}\t/c.png", "a%01%09/c.png"),
  ])
  func `a Markdown link encodes what would end it`(path: String, target: String) {
    #expect(link(path, .markdown, .absolute) == "![](\(target))")
  }

  @Test(arguments: ["C#", "a|b", "[x]", "a^b", "x%%y", "a`b"])
  func `a folder that would end a wikilink makes it a Markdown link`(folder: String) {
    #expect(link("\(folder)/a.png", .wikilink) == "![[a.png]]")
    #expect(link("\(folder)/a.png", .wikilink, .absolute).hasPrefix("![]("))
  }
}
