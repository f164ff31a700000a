extension Phrases.Syntax {
  static let arabic = Self(
    endOfText: "نهاية النص",
    endOfLine: "نهاية السطر",
    invalidUTF8: "هذا ليس UTF-8",
    controlCharacter: { "لا يجوز محرف التحكم \($0.isolated) هنا" },
    bareCarriageReturn: "رجوع إلى أول السطر بلا سطر جديد",
    noKey: { "يلزم مفتاح، لا \($0.isolated)" },
    multiLineKey: "لا يمكن أن يكون المفتاح نصًا بثلاث علامات اقتباس",
    noEquals: { "يلزم \u{2068}\"=\"\u{2069} بعد المفتاح، لا \($0.isolated)" },
    noValue: { "تلزم قيمة، لا \($0.isolated)" },
    noLineEnd: { "يجب أن ينتهي السطر هنا، لا أن يستمر بـ \($0.isolated)" },
    noHeaderEnd: { "يلزم \($0.isolated) بعد اسم الجدول، لا \($1.isolated)" },
    noCommaInArray: {
      "يلزم \u{2068}\",\"\u{2069} أو \u{2068}\"]\"\u{2069} في المصفوفة، لا \($0.isolated)"
    },
    noCommaInInlineTable: {
      """
      يلزم \u{2068}","\u{2069} أو \u{2068}"}"\u{2069} في الجدول السطري، لا \
      \($0.isolated)
      """
    },
    unclosedArray: "المصفوفة لا تُغلق أبدًا",
    unclosedInlineTable: "الجدول السطري لا يُغلق في سطره",
    trailingComma: "لا فاصلة قبل \u{2068}\"}\"\u{2069} في جدول سطري",
    tooDeep: { "التداخل أعمق من \($0.isolated) مستوى" },
    unclosedString: "النص لا يُغلق",
    unknownEscape: { "لا يأتي \($0.isolated) بعد \u{2068}\"\\\"\u{2069}" },
    malformedUnicodeEscape: """
      يحتاج \u{2068}"\\u"\u{2069} إلى أربعة أرقام ست عشرية، و\u{2068}"\\U"\u{2069} \
      إلى ثمانية
      """,
    noSuchScalar: { "\($0.isolated) ليس محرفًا" },
    unknownWord: { "\($0.isolated) ليس قيمة؛ النص يحتاج إلى علامات اقتباس" },
    malformedNumber: "لا يُكتب العدد هكذا",
    misplacedUnderscore: "الشرطة السفلية في العدد تحتاج إلى رقم على كل جانب",
    leadingZero: "لا صفر في أول العدد",
    signBeforePrefix: "لا إشارة للعدد الست عشري أو الثماني أو الثنائي",
    integerOutOfRange: "العدد الصحيح لا يسعه 64 بتًا",
    malformedDateTime: "لا يُكتب التاريخ أو الوقت هكذا",
    noSuchDate: "لا يوجد تاريخ كهذا",
    noSuchTime: "لا يوجد وقت كهذا",
    noSuchOffset: "لا توجد إزاحة كهذه",
    repeatedKey: { "\($0.isolated) معيّن من قبل عند \($1.isolated)" },
    repeatedTable: { "الجدول \($0.isolated) معرّف من قبل عند \($1.isolated)" },
    notATable: { "\($0.isolated) عند \($1.isolated) ليس جدولًا" },
    extendedInlineTable: {
      "لا يمكن إضافة شيء إلى الجدول السطري \($0.isolated) عند \($1.isolated)"
    },
    extendedArray: { "لا يمكن إضافة شيء إلى المصفوفة \($0.isolated) عند \($1.isolated)" },
    notAnArrayOfTables: { "\($0.isolated) عند \($1.isolated) جدول، لا مصفوفة جداول" },
    dottedIntoHeader: {
      "لـ \($0.isolated) ترويسة خاصة عند \($1.isolated)؛ لا يضيف إليها مفتاح منقّط"
    }
  )
}
