import Messages
import Testing

@Suite struct EmailAddressTests {
  private static let long = String(repeating: "a", count: 63)

  @Test(arguments: [
    "a@b", "j@example.com", "First.Last+tag@example.com", "j.o.h.n@gmail.com",
    "!#$%&'*+/=?^_`{|}~-@example.com", "1@2.example", "x@xn--wgv71a119e.jp", "x@a-b--c.example",
  ])
  func `an address is what was written`(_ text: String) throws {
    #expect(try EmailAddress(text).description == text)
  }

  @Test func `a domain is lower-case, and a local part keeps its case`() throws {
    let address = try EmailAddress("J.Doe@EXAMPLE.Com")
    #expect(address.localPart == "J.Doe")
    #expect(address.domain == "example.com")
    #expect(try address == EmailAddress("J.Doe@example.com"))
    #expect(try address != EmailAddress("JDoe@example.com"))
    #expect(try address != EmailAddress("j.doe@example.com"))
  }

  @Test(
    arguments: [
      ("", .noAtSign), ("example.com", .noAtSign), ("a@b@c", .severalAtSigns),
      ("@@", .severalAtSigns),
      ("-f@example.com", .leadingHyphen), ("@example.com", .noLocalPart), ("a@", .malformedDomain),
      ("a\r\nBcc: x@b", .forbiddenCharacter("\r")), ("a\n@b", .forbiddenCharacter("\n")),
      ("a\0@b", .forbiddenCharacter("\0")), ("a@b\u{85}", .forbiddenCharacter("\u{85}")),
      ("a@b\u{2028}", .forbiddenCharacter("\u{2028}")),
      ("a\u{7F}@b", .forbiddenCharacter("\u{7F}")),
      (" a@b", .forbiddenCharacter(" ")), ("a@b ", .forbiddenCharacter(" ")),
      ("a\u{A0}@b", .forbiddenCharacter("\u{A0}")), ("\"a\"@b", .forbiddenCharacter("\"")),
      ("<a@b>", .forbiddenCharacter("<")), ("a@b>", .forbiddenCharacter(">")),
      ("a@b,c@d", .forbiddenCharacter(",")), ("a@b;c", .forbiddenCharacter(";")),
      ("x:a@b", .forbiddenCharacter(":")), ("a\\@b", .forbiddenCharacter("\\")),
      ("a(c)@b", .forbiddenCharacter("(")), ("a@[127.0.0.1]", .forbiddenCharacter("[")),
      (".a@b", .misplacedDot), ("a.@b", .misplacedDot), ("a..b@c", .misplacedDot),
      (".@b", .misplacedDot), ("jörg@example.com", .localPartNotASCII), ("😀@b", .localPartNotASCII),
      ("a@b..c", .malformedDomain), ("a@.b", .malformedDomain), ("a@b.", .malformedDomain),
      ("a@-b.c", .malformedDomain), ("a@b-.c", .malformedDomain), ("a@b_c.d", .malformedDomain),
      ("a@127.0.0.1", .malformedDomain), ("a@b!c", .malformedDomain),
      ("a@\(long)a.com", .malformedDomain), ("a@😀.com", .domainNotConverted),
      ("a@e\u{301}.com", .domainNotConverted), ("a@ﬁ.com", .domainNotConverted),
      ("a@ab--ü.com", .domainNotConverted), ("a@-ü.com", .domainNotConverted),
      ("a@١٢٣.com", .domainNotConverted), ("a@क्‍ष.com", .domainNotConverted),
    ] as [(String, AddressFailure)])
  func `what is no address is refused, and the failure says why`(
    _ text: String, _ failure: AddressFailure
  ) {
    #expect(throws: failure) { try EmailAddress(text) }
  }

  @Test func `no character that an address must not hold gets in anywhere`() throws {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isForbidden =
        scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
        || "\"<>,;:\\".unicodeScalars.contains(scalar)
      guard isForbidden else { continue }
      for text in ["a\(scalar)b@c.d", "\(scalar)a@c.d", "a@c\(scalar).d", "a@c.d\(scalar)"] {
        #expect(throws: AddressFailure.forbiddenCharacter(scalar)) { try EmailAddress(text) }
      }
    }
  }

  @Test func `64 bytes before the at sign, 63 in a label and 254 in all are the most`() throws {
    let local = Self.long + "b"
    #expect(try EmailAddress(local + "@b").localPart == local)
    #expect(throws: AddressFailure.localPartTooLong) { try EmailAddress(local + "c@b") }
    let domain = [Self.long, Self.long, String(repeating: "b", count: 61)].joined(separator: ".")
    let longest = local + "@" + domain
    #expect(longest.utf8.count == 254)
    #expect(try EmailAddress(longest).description == longest)
    #expect(throws: AddressFailure.tooLong) { try EmailAddress(longest + "b") }
    let name = Array(repeating: Self.long, count: 4).joined(separator: ".")
    #expect(throws: AddressFailure.malformedDomain) { try EmailAddress("a@" + name) }
  }

  @Test(arguments: [
    ("münchen.de", "xn--mnchen-3ya.de"), ("Bücher.example", "xn--bcher-kva.example"),
    ("BÜCHER.example", "xn--bcher-kva.example"), ("日本語.jp", "xn--wgv71a119e.jp"),
    ("日本語。jp", "xn--wgv71a119e.jp"), ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
    ("faß.de", "xn--fa-hia.de"), ("βόλος.com", "xn--nxasmm1c.com"), ("한국.kr", "xn--3e0b707e.kr"),
    ("例え.テスト", "xn--r8jz45g.xn--zckzah"), ("ü", "xn--tda"), ("a-ü-b", "xn--a--b-1ra"),
  ])
  func `a domain of other letters is written in ASCII`(_ name: String, _ domain: String) throws {
    #expect(try EmailAddress("a@" + name).domain == domain)
  }

  @Test(arguments: [
    ("jane@example.com", "j***@example.com"), ("j@example.com", "j***@example.com"),
    ("J.Doe+private@sub.example.com", "J***@sub.example.com"),
  ])
  func `a masked address shows one letter and the domain`(
    _ text: String, _ masked: String
  ) throws {
    #expect(try EmailAddress(text).masked == masked)
  }
}
