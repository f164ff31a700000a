extension Phrases.Basics {
  static let arabic = Self(
    error: "خطأ:",
    warning: "تحذير:",
    hint: "تلميح:",
    colon: ": ",
    comma: "، ",
    or: " أو ",
    memos: {
      Plural.arabic(
        $0, zero: "لا مذكرات", one: "مذكرة واحدة", two: "مذكرتان", few: "\($0) مذكرات",
        many: "\($0) مذكرة", other: "\($0) مذكرة")
    },
    files: {
      Plural.arabic(
        $0, zero: "لا ملفات", one: "ملف واحد", two: "ملفان", few: "\($0) ملفات", many: "\($0) ملفًا",
        other: "\($0) ملف")
    },
    bytes: {
      Plural.arabic(
        $0, zero: "لا بايتات", one: "بايت واحد", two: "بايتان", few: "\($0) بايتات",
        many: "\($0) بايتًا", other: "\($0) بايت")
    },
    sinks: {
      Plural.arabic(
        $0, zero: "لا وجهات", one: "وجهة واحدة", two: "وجهتان", few: "\($0) وجهات",
        many: "\($0) وجهة", other: "\($0) وجهة")
    },
    problems: {
      Plural.arabic(
        $0, zero: "لا مشاكل", one: "مشكلة واحدة", two: "مشكلتان", few: "\($0) مشاكل",
        many: "\($0) مشكلة", other: "\($0) مشكلة")
    },
    events: {
      Plural.arabic(
        $0, zero: "لا أحداث", one: "حدث واحد", two: "حدثان", few: "\($0) أحداث", many: "\($0) حدثًا",
        other: "\($0) حدث")
    },
    segments: {
      Plural.arabic(
        $0, zero: "لا مقاطع", one: "مقطع واحد", two: "مقطعان", few: "\($0) مقاطع",
        many: "\($0) مقطعًا", other: "\($0) مقطع")
    },
    now: "الآن",
    inSeconds: { "بعد \($0) ث" },
    inMinutes: { "بعد \($0) د" },
    inHours: { "بعد \($0) س" },
    sink: "الوجهة",
    standardInput: "الدخل القياسي"
  )
}
