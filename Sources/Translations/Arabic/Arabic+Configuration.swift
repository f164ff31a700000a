extension Phrases.Configuration {
  static let arabic = Self(
    notTOML: { "ليس TOML: \($0.isolated)" },
    unknownKey: { "مفتاح غير معروف \($0.isolated)" },
    unknownKeyIn: { "مفتاح غير معروف \($0.isolated) في \($1.isolated)" },
    missingKey: { "المفتاح \($0.isolated) ناقص" },
    missingKeyIn: { "المفتاح \($0.isolated) ناقص في \($1.isolated)" },
    propertyTable: "خاصية من \u{2068}front_matter\u{2069}",
    wrongType: {
      "لا يمكن أن يكون \($0.isolated) قيمة من النوع \($1.isolated): المتوقع \($2.isolated)"
    },
    unknownValue: { "لا يمكن أن يكون \($0.isolated) هو \($1.isolated)" },
    unknownPlace: { "لا شيء يملأ \($0.isolated) في \($1.isolated)" },
    malformed: { "\($0.isolated) يجب أن يكون: \($1.isolated)" },
    empty: { "\($0.isolated) فارغ" },
    repeatedElement: { "في \($0.isolated) يرد \($1.isolated) مرتين" },
    notApplicable: { "لا معنى لـ \($0.isolated) \($1.isolated)" },
    repeatedSink: { "توجد وجهة اسمها \($0.isolated) من قبل، في السطر \($1.isolated)" },
    unknownSink: { "لا وجهة اسمها \($0.isolated)" },
    takenKey: { "الزر \($0.isolated) مخصص لـ \($1.isolated) من قبل" },
    noKey: { "يحتاج \($0.isolated) إلى زر" },
    noCondition: """
      يأخذ \u{2068}when\u{2069} واحدًا فقط من \u{2068}prefix\u{2069} و\u{2068}tag\u{2069} \
      و\u{2068}contains\u{2069}، وليس فيه أي منها
      """,
    conditions: {
      """
      يأخذ \u{2068}when\u{2069} واحدًا فقط من \u{2068}prefix\u{2069} و\u{2068}tag\u{2069} \
      و\u{2068}contains\u{2069}، وعدد ما فيه \($0.isolated)
      """
    },
    timeOfDay: "وقت من اليوم بين \u{2068}00:00\u{2069} و\u{2068}23:59\u{2069}",
    duration: "مدة مثل \u{2068}30s\u{2069} أو \u{2068}5m\u{2069} أو \u{2068}2h\u{2069}",
    retention: "مدة مثل \u{2068}365d\u{2069}، أو \u{2068}forever\u{2069}",
    relayAddress: "عنوان \u{2068}https\u{2069} (و\u{2068}http\u{2069} إلى هذا الجهاز نفسه فقط)",
    webAddress: "عنوان \u{2068}http\u{2069} أو \u{2068}https\u{2069}",
    absolutePath: "مسار يبدأ بـ \u{2068}/\u{2069} أو \u{2068}~/\u{2069}",
    pathInVault: "مسار لا يخرج من الخزنة",
    noteName: "اسم ملاحظة، بلا \u{2068}: * ? \" < > |\u{2069} وبلا نقطة في أوله",
    line: "سطر واحد من النص",
    heading: "نص عنوان، أو من واحدة إلى ست \u{2068}#\u{2069} ومسافة والنص",
    program: "اسم برنامج، أو مسار يبدأ بـ \u{2068}/\u{2069} أو \u{2068}~/\u{2069}",
    argument: "نص بلا NUL",
    tag: "حروف وأرقام و\u{2068}_ - /\u{2069}، لا أرقام وحدها",
    keyName:
      "اسم زر، مثل \u{2068}ctrl-d\u{2069} أو \u{2068}alt-enter\u{2069} أو \u{2068}f5\u{2069}",
    silentKey:
      "زر لا يكتب شيئًا، مثل \u{2068}ctrl-x\u{2069} أو \u{2068}alt-x\u{2069} أو \u{2068}f5\u{2069}",
    finite: "عدد",
    entryTemplate: "قالب فيه \u{2068}{{text}}\u{2069}",
    inSinkOfType: { "في وجهة من النوع \($0.isolated)" },
    withSetting: { "مع \($0.isolated)" },
    forList: "مع قائمة: القوائم تُجمع دائمًا",
    withoutHeading: "بلا \u{2068}heading\u{2069}",
    noProblem: { "\($0.isolated): لا مشكلة، \($1.isolated)" },
    standard: "مبدئي",
    none: "(لا شيء)",
    alreadyThere: { "\($0.isolated) موجود من قبل وتُرك كما هو" },
    checkReads: """
      \u{2068}slip config check\u{2069} يفحصه؛ و\u{2068}slip config show\u{2069} يعرض ما \
      يسري
      """,
    emptyVault: "يحتاج \u{2068}slip init\u{2069} إلى خزنة، لا إلى اسم فارغ",
    needsVault: "يحتاج \u{2068}slip init\u{2069} إلى خزنة: مجلد ملاحظاتك",
    written: { "كُتب \($0.isolated)، للخزنة \($1.isolated)" },
    tryIt: "جرّب: \u{2068}slip add \"مذكرتي الأولى\"\u{2069}",
    knownVaults: "هذه هي الخزنات التي يعرفها Obsidian: اختر واحدة",
    vaultNotMade: { "يتعذر إنشاء الخزنة \($0.isolated): \($1.isolated)" }
  )
}
