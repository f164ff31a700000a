import Configuration
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("hedding", "heading"), ("heading", "heading"), ("haeding", "heading"), ("eading", "heading"),
    ("HEADING", "heading"), ("heading-missing", "heading_missing"),
    ("headingmissing", "heading_missing"),
    ("folders", "folder"), ("too", "to"), ("colour", nil), ("", nil), ("x", nil), ("zz", nil),
    ("Überschrift", nil), ("pathname", nil), ("paht", "path"),
  ])
  func `the nearest name is what was likely meant`(word: String, name: String?) {
    #expect(nearest(to: word, ["path", "heading", "heading_missing", "folder", "to"]) == name)
  }

  @Test func `of equally near names the first is taken and of none none`() {
    #expect(nearest(to: "bat", ["cat", "hat"]) == "cat")
    #expect(nearest(to: "bat", []) == nil)
  }
}
