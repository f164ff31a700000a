extension Phrases.Doctor {
  static let arabic = Self(
    good: "سليم",
    warning: "تحذير",
    bad: "معطوب",
    configuration: "الإعداد",
    routes: "التوجيهات",
    key: { "المفتاح \($0.isolated)" },
    keys: "المفاتيح",
    segment: { "المقطع \($0.isolated)" },
    ledger: "الدفتر",
    attachment: "المرفق",
    attachments: "المرفقات",
    sink: { "الوجهة \($0.isolated)" },
    clock: "الساعة",
    initWrites: "\u{2068}slip init\u{2069} يكتب واحدًا",
    mendPermissions: "صحّح صلاحياته",
    hasProblems: {
      Plural.arabic(
        $0, zero: "لا مشاكل في \($1.isolated)", one: "في \($1.isolated) مشكلة واحدة",
        two: "في \($1.isolated) مشكلتان", few: "في \($1.isolated) \($0) مشاكل",
        many: "في \($1.isolated) \($0) مشكلة", other: "في \($1.isolated) \($0) مشكلة")
    },
    checkShows: "\u{2068}slip config check\u{2069} يعرضها",
    hasSinks: { "\($0.isolated)، \($1.isolated)" },
    initShows: "\u{2068}slip init\u{2069} يعرض كيف تُكتب الوجهة",
    nowhereToGo: "المذكرات التي لا ينطبق عليها توجيه ليس لها مكان تذهب إليه",
    usableKeys: {
      Plural.arabic(
        $0, zero: "لا مفاتيح صالحة في \($1.isolated)", one: "مفتاح صالح واحد في \($1.isolated)",
        two: "مفتاحان صالحان في \($1.isolated)", few: "\($0) مفاتيح صالحة في \($1.isolated)",
        many: "\($0) مفتاحًا صالحًا في \($1.isolated)", other: "\($0) مفتاح صالح في \($1.isolated)")
    },
    exportPrints: "\u{2068}slip key export\u{2069} يطبع مفتاحًا، لمكان آمن",
    setClock: "اضبط الساعة: المذكرات تحمل وقتها",
    ledgerHolds: { "\($0.isolated)، \($1.isolated)، في صندوق الصادر \($2.isolated)" },
    segmentUnreadable: { "تتعذر قراءته: \($0.isolated)؛ \($1.isolated)، \($2.isolated)" },
    bytesChanged: {
      """
      غيّر أحدٌ البايتات من \($0.isolated) إلى \($1.isolated)؛ تتعذر قراءة: \
      \($2.isolated)؛ وكل ما بعدها مقروء
      """
    },
    bytesDamaged: {
      """
      البايتات من \($0.isolated) إلى \($1.isolated) تالفة؛ تتعذر قراءة: \($2.isolated)؛ \
      وكل ما بعدها مقروء
      """
    },
    copyKept: { "نسخة من البايتات في \($0.isolated)؛ افحص القرص" },
    passedOver: {
      Plural.arabic(
        $0, zero: "لم تُتجاوز أي بايتات من كتابة انقطعت",
        one: "تُجووز بايت واحد من كتابة انقطعت؛ لم يُبلّغ عنها قط",
        two: "تُجووز بايتان من كتابة انقطعت؛ لم يُبلّغ عنها قط",
        few: "تُجووزت \($0) بايتات من كتابة انقطعت؛ لم يُبلّغ عنها قط",
        many: "تُجووز \($0) بايتًا من كتابة انقطعت؛ لم يُبلّغ عنها قط",
        other: "تُجووز \($0) بايت من كتابة انقطعت؛ لم يُبلّغ عنها قط")
    },
    endsTorn: {
      Plural.arabic(
        $0, zero: "لا ينتهي بكتابة انقطعت", one: "ينتهي ببايت واحد من كتابة انقطعت",
        two: "ينتهي ببايتين من كتابة انقطعت", few: "ينتهي بـ \($0) بايتات من كتابة انقطعت",
        many: "ينتهي بـ \($0) بايتًا من كتابة انقطعت", other: "ينتهي بـ \($0) بايت من كتابة انقطعت")
    },
    abandoned: {
      Plural.arabic(
        $0, zero: "وصلت كل البايتات إلى القرص",
        one: "بايت واحد لم يصل إلى القرص وكُتب من جديد في مكان آخر",
        two: "بايتان لم يصلا إلى القرص وكُتبا من جديد في مكان آخر",
        few: "\($0) بايتات لم تصل إلى القرص وكُتبت من جديد في مكان آخر",
        many: "\($0) بايتًا لم يصل إلى القرص وكُتب من جديد في مكان آخر",
        other: "\($0) بايت لم يصل إلى القرص وكُتب من جديد في مكان آخر")
    },
    checkDisk: "افحص القرص",
    importKey: "\u{2068}slip key import\u{2069} يأخذ المفتاح من حيث يُحفظ",
    mendFile: "صحّح صلاحيات الملف",
    newerSlip: "استعمل النسخة الأحدث من \u{2068}slip\u{2069} التي كتبته",
    attachmentsWait: {
      Plural.arabic(
        $0, zero: "لا مرفقات مختومة تنتظر (\($1.isolated))",
        one: "مرفق مختوم واحد ينتظر، المجموع \($1.isolated)",
        two: "مرفقان مختومان ينتظران، المجموع \($1.isolated)",
        few: "\($0) مرفقات مختومة تنتظر، المجموع \($1.isolated)",
        many: "\($0) مرفقًا مختومًا ينتظر، المجموع \($1.isolated)",
        other: "\($0) مرفق مختوم ينتظر، المجموع \($1.isolated)")
    },
    unreadableOfThem: { "، غير المقروء منها: \($0)" },
    leftOver: { "؛ ما لا تنتظره أي مذكرة يزول مع تسليم بعد يوم: \($0)" }
  )
}
