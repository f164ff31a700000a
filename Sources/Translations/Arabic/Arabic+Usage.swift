extension Phrases.Usage {
  static let arabic = Self(
    unknownCommand: { "لا يوجد أمر \($0.isolated)" },
    didYouMean: { "أتقصد \($0.isolated)؟" },
    listsCommands: "\u{2068}slip help\u{2069} يسرد الأوامر",
    dashText: "النص الذي يبدأ بـ \u{2068}-\u{2069} يُعد خيارًا",
    dashTextOf: { "النص الذي يبدأ بـ \u{2068}-\u{2069} يُعد خيارًا من خيارات \($0.isolated)" },
    putDashes: "ضع \u{2068}--\u{2069} قبله، أو أعطِه عبر الدخل القياسي",
    unknownOption: { "ليس للأمر \($0.isolated) خيار \($1.isolated)" },
    listsOptions: { "\u{2068}\($0) --help\u{2069} يسرد الخيارات" },
    missingValue: { "يحتاج \($0.isolated) إلى قيمة: \($1.isolated)" },
    unexpectedValue: { "\($0.isolated) لا يأخذ قيمة" },
    repeated: { "أُعطي \($0.isolated) مرتين" },
    badValue: { "قيمة غير صالحة للخيار \($0.isolated): \($1.isolated)" },
    emptyValue: { "لا يجوز أن يكون \($0.isolated) فارغًا" },
    takes: { "المتوقع: \($0.isolated)" },
    operands: { "يأخذ \($0.isolated): \($1.isolated)" },
    noOperands: { "\($0.isolated) لا يأخذ معاملات" },
    moreHelp: { "\u{2068}\($0) --help\u{2069} يقول المزيد" },
    together: { "لا يجتمع \($0.isolated) و\($1.isolated)" },
    anotherInput: "\u{2068}--attach -\u{2069} آخر",
    dashAsText: "\u{2068}-\u{2069} في موضع \u{2068}TEXT\u{2069}",
    onlyWith: { "لا يُستعمل \($0.isolated) إلا مع \($1.isolated)" },
    tooMany: { "يمكن إعطاء \($0.isolated) بحد أقصى \($1.isolated) مرة" },
    unknownSink: { "لا وجهة معدّة باسم \($0.isolated)" },
    noSinks: "لا وجهة معدّة: \u{2068}slip init\u{2069} يكتب إعدادًا",
    sinksAre: { "الوجهات هي: \($0.isolated)" },
    oneOf: { "واحد من: \($0.isolated)" },
    seconds: "عدد من الثواني",
    folder: "مجلد",
    positiveNumber: "عدد أكبر من 0",
    dayOrTime: "يوم مثل \u{2068}2026-11-30\u{2069} أو وقت مثل \u{2068}2026-11-30T14:32:00Z\u{2069}",
    time: "وقت مثل \u{2068}2026-11-30T14:32:00+01:00\u{2069}",
    tag: "حروف وأرقام و\u{2068}_ - /\u{2069}، لا أرقام وحدها",
    separator: """
      \u{2068}line\u{2069} أو \u{2068}paragraph\u{2069} أو \u{2068}nul\u{2069} أو \
      \u{2068}json\u{2069}
      """,
    fileOrInput: "ملف، أو \u{2068}-\u{2069}",
    oneName: "اسم واحد، بلا مجلدات",
    shortID: { "\($0.isolated) أقصر من أن يكون ID: يلزم 4 محارف منه على الأقل" },
    unknownID: { "لا مذكرة يبدأ ID الخاص بها أو ينتهي بـ \($0.isolated)" },
    showsIDs: "\u{2068}slip history\u{2069} يعرض قيم ID",
    ambiguousID: {
      Plural.arabic(
        $0, zero: "لا مذكرات تطابق \($1.isolated)", one: "مذكرة واحدة تطابق \($1.isolated)",
        two: "مذكرتان تطابقان \($1.isolated)", few: "\($0) مذكرات تطابق \($1.isolated)",
        many: "\($0) مذكرة تطابق \($1.isolated)", other: "\($0) مذكرة تطابق \($1.isolated)")
    }
  )
}
