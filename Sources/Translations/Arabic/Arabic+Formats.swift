extension Phrases.Formats {
  static let arabic = Self(
    yearBesideLocalWeek: """
      \u{2068}YYYY\u{2069} بجانب \u{2068}ww\u{2069} خطأ حول رأس السنة؛ مع \
      \u{2068}ww\u{2069} تأتي \u{2068}gggg\u{2069}
      """,
    yearBesideISOWeek: """
      \u{2068}YYYY\u{2069} بجانب \u{2068}WW\u{2069} خطأ حول رأس السنة؛ مع \
      \u{2068}WW\u{2069} تأتي \u{2068}GGGG\u{2069}
      """,
    isoYearBesideLocalWeek: """
      تأتي \u{2068}GGGG\u{2069} مع \u{2068}WW\u{2069}، و\u{2068}gggg\u{2069} مع \
      \u{2068}ww\u{2069}
      """,
    localYearBesideISOWeek: """
      تأتي \u{2068}gggg\u{2069} مع \u{2068}ww\u{2069}، و\u{2068}GGGG\u{2069} مع \
      \u{2068}WW\u{2069}
      """,
    weekYearWithMonth: """
      \u{2068}gggg\u{2069} و\u{2068}GGGG\u{2069} سنوات أسابيع؛ مع الأشهر تأتي \
      \u{2068}YYYY\u{2069}
      """,
    minuteForMonth: "\u{2068}mm\u{2069} هي الدقيقة؛ \u{2068}MM\u{2069} هي الشهر",
    monthForMinute: "\u{2068}MM\u{2069} هي الشهر؛ \u{2068}mm\u{2069} هي الدقيقة",
    weekdayForDay: "\u{2068}dd\u{2069} هي يوم الأسبوع؛ \u{2068}DD\u{2069} هي يوم الشهر",
    dayOfYearForDay: "\u{2068}DDD\u{2069} هي يوم السنة؛ \u{2068}DD\u{2069} هي يوم الشهر",
    halfDayUnnamed: "\u{2068}hh\u{2069} ساعة من اثنتي عشرة، ولا شيء يقول أي نصف من اليوم",
    unbracketedWord: { "يُقرأ \($0.isolated) كرموز؛ اكتب \u{2068}[\($0)]\u{2069}" },
    unclosedBracket: "قوس لا يُغلق",
    lostLineBreak: "يُحذف فاصل أسطر",
    propertyLine: { "السطر \($0.isolated) من تلك الملاحظة: \($1.isolated)" },
    unclosed: "لا \u{2068}---\u{2069} تنهي الخصائص",
    tab: "علامة جدولة حيث يريد YAML مسافات",
    indentation: "إزاحة لا يكون لسطر مثلها هنا",
    noName: "لا \u{2068}\"name: value\"\u{2069}",
    repeatedName: "اسم موجود من قبل",
    open: "علامة اقتباس أو قوس لا يغلقه شيء",
    escape: "\u{2068}\\\u{2069} لا معنى لها بين علامتي اقتباس مزدوجتين",
    character: "محرف لا يجوز هناك بلا علامات اقتباس",
    unsupported: "صيغة YAML لا يكتب Slip إليها"
  )
}
