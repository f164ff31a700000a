import Foundation
import Messages
import Testing

@Suite struct PartNameTests {
  private static func lines(_ name: String) throws -> [String] {
    try Mail.saying("", files: [File(name: name, bytes: [])]).field("Content-Disposition")
  }

  /// The name that the parameters of RFC 2231 say; every segment is read alone.
  private static func extended(_ lines: [String]) throws -> String {
    let all = lines.joined()
    let parameters = all.split(separator: ";").dropFirst().map {
      String($0.trimmingPrefix(" "))
    }
    let values = try parameters.enumerated().map { index, parameter in
      let prefix =
        parameters.count == 1
        ? "filename*=UTF-8''" : "filename*\(index)*=" + (index == 0 ? "UTF-8''" : "")
      #expect(parameter.hasPrefix(prefix))
      let value = String(parameter.dropFirst(prefix.utf8.count))
      #expect(
        value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "%-._".contains($0)) })
      return try #require(value.removingPercentEncoding)
    }
    return values.joined()
  }

  @Test(arguments: [
    ("scan.pdf", "scan.pdf"), ("my scan; (1) =x%41.pdf", "my scan; (1) =x%41.pdf"),
    ("a\"b.txt", "a'b.txt"), ("a\\b.txt", "a_b.txt"), ("../../etc/passwd", ".._.._etc_passwd"),
    ("C:\\x\\y.exe", "C:_x_y.exe"), ("a\r\nX-Bad: b.txt", "a X-Bad: b.txt"), ("a\0b", "a b"),
    ("a\u{2028}b", "a b"), ("a\u{85}b", "a b"), ("\u{202E}fdp.exe", "fdp.exe"),
    ("a\u{2066}b\u{2069}\u{200F}\u{61C}.x", "ab.x"), ("", "attachment"), (" \r\n", "attachment"),
    (".", "attachment"), ("..", "attachment"), ("\u{202E}", "attachment"), (".bashrc", ".bashrc"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
  ])
  func `a short name of ASCII stands between quotes, made safe`(
    _ name: String, _ safe: String
  ) throws {
    let lines = try Self.lines(name)
    #expect(lines.joined() == " attachment; filename=\"\(safe)\"")
    #expect(lines.allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: [
    ("日本語.pdf", "日本語.pdf"), ("Grüße \"an\" alle.txt", "Grüße 'an' alle.txt"),
    ("=?UTF-8?B?QQ==?=", "=?UTF-8?B?QQ==?="), ("a?", "a?"), ("مر\u{202B}حبا/x", "مرحبا_x"),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 61)),
    (String(repeating: "字", count: 80) + ".pdf", String(repeating: "字", count: 80) + ".pdf"),
    (String(repeating: "👨‍👩‍👧‍👦", count: 9), String(repeating: "👨‍👩‍👧‍👦", count: 9)),
    (
      "z" + String(repeating: "\u{335}", count: 999), "z" + String(repeating: "\u{335}", count: 999)
    ),
  ])
  func `any other name is written as RFC 2231 has it, in segments of whole scalars`(
    _ name: String, _ safe: String
  ) throws {
    let lines = try Self.lines(name)
    #expect(lines.joined().hasPrefix(" attachment; filename*"))
    #expect(try Self.extended(lines).utf8.elementsEqual(safe.utf8))
    #expect(("Content-Disposition:" + lines[0]).utf8.count <= 76)
    #expect(lines.allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: [
    ("scan.pdf", "scan.pdf"), ("日本語.pdf", "___.pdf"), ("a\"b\\c.txt", "a'b_c.txt"),
    ("=?UTF-8?B?QQ==?=", "=_UTF-8_B_QQ==_="), ("👨‍👩‍👧‍👦e\u{301}.JPG", "__.JPG"),
    (String(repeating: "x", count: 99) + ".pdf", String(repeating: "x", count: 56) + ".pdf"),
    ("." + String(repeating: "x", count: 99), "." + String(repeating: "x", count: 59)),
  ])
  func `programs that do not know RFC 2231 find a name of ASCII`(
    _ name: String, _ plain: String
  ) throws {
    let mail = try Mail.saying("", files: [File(name: name, bytes: [])])
    #expect(mail.fields("Content-Type").last?.joined().hasSuffix("; name=\"\(plain)\"") == true)
  }

  @Test(arguments: [
    ("a.pdf", "application/pdf"), ("A.PDF", "application/pdf"), ("a.tar.gz", "application/gzip"),
    ("a.jpeg", "image/jpeg"), ("note.md", "text/markdown"), ("a", "application/octet-stream"),
    ("a.", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
    ("pdf", "application/octet-stream"), ("\u{202E}fdp.exe", "application/octet-stream"),
    ("a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  ])
  func `the ending of a name says what kind of content it is`(
    _ name: String, _ type: String
  ) throws {
    let mail = try Mail.saying("", files: [File(name: name, bytes: [])])
    #expect(mail.fields("Content-Type").last?.first?.hasPrefix(" \(type);") == true)
  }
}
