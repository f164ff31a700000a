import Markdown
import Testing

/// Whether a text may link to a file.
@Suite struct MentionedFilesTests {
  private func names(_ name: String, in text: String) -> Bool {
    MentionedFiles(in: Array(text.utf8)).contains(name)
  }

  @Test(arguments: [
    "a.png", "a b.png", "scan (1).pdf", "100%.png", "a%20b.png", "a`b'c.zip", "C# & <x>.txt",
    "[x]|y^z.png", "Ärger über µ.jpg", "文件 (2).png", "a\"b\\c.png", "no ending", "note 2.md",
    "50%41.png",
  ])
  func `every link that a note is given is found again`(name: String) {
    for syntax in [LinkStyle.Syntax.wikilink, .markdown] {
      for target in [LinkStyle.Target.shortest, .relative, .absolute] {
        for folders in [[], ["C#"], ["Files", "a (b)"]] {
          let link = FileLink(
            to: name, in: folders, fromNoteIn: ["Daily"], LinkStyle(syntax: syntax, target: target),
            namesakes: .some
          ).description
          #expect(names(name, in: "text \(link) text"), "\(link)")
          #expect(!names("x" + name, in: "text \(link) text"), "\(link)")
        }
      }
    }
  }

  @Test(arguments: [
    ("a b.png", "![](a%20b.png)"), ("scan (1).pdf", "![](scan%20(1).pdf)"),
    ("scan (1).pdf", "[[Scan (1).PDF|the scan]]"), ("Scan (1).pdf", "![](<scan (1).pdf>)"),
    ("ä.png", "![](%C3%A4.png)"), ("\u{E4}.png", "![[a\u{308}.png]]"),
    ("a\u{308}.png", "![[\u{E4}.png]]"), ("\u{E4}.png", "![](a%CC%88.PNG)"),
    ("[x].png", "![](%5bx%5D.png)"), ("A.png", #"{"type":"file","file":"Files/a.png"}"#),
    ("Plan.md", "[[plan]]"), ("Plan.md", "[p](Plan.md)"),
  ])
  func `so are links that others wrote`(name: String, text: String) {
    #expect(names(name, in: text))
  }

  @Test(arguments: [
    ("a.png", ""), ("a.png", "b.png a png"), ("a b.png", "a%2 b.png a%20b.pn"), ("a.png", "%61.pn"),
    ("a.png", "%"), ("a.png", "a.pn%6"),
  ])
  func `what is not named is not found`(name: String, text: String) {
    #expect(!names(name, in: text))
  }
}
