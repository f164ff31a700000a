extension Phrases.Vaults {
  static let arabic = Self(
    leftToCourier: "متروكة لـ \u{2068}slip-courier\u{2069}",
    todaysNote: { "ملاحظة اليوم هي \($0.isolated)" },
    noteEach: { "ملاحظة لكل مذكرة في \($0.isolated)" },
    formatDoubt: { "الصيغة \($0.isolated): \($1.isolated)" },
    daysShare: { "الصيغة \($0.isolated): تشترك عدة أيام في ملاحظة واحدة" },
    nameFully: "اذكر فيها السنة والشهر واليوم",
    noTemplate: { "قالبها \($0.isolated) ليس في الخزنة: تبدأ الملاحظات الجديدة فارغة" },
    makeTemplate: "أنشئه، أو سمِّ غيره",
    propertiesStay: { "\($0.isolated)؛ تبقى خصائصها كما هي، وتصل المذكرات رغم ذلك" },
    mendLines: "صحّح الأسطر بين علامتي \u{2068}---\u{2069}",
    cannotExchange: """
      نظام ملفاتها لا يستطيع تبديل ملفين في خطوة واحدة: قد يضيع تعديل حُفظ في لحظة وصول \
      مذكرة
      """,
    cannotLease: """
      نظام ملفاتها لا يستطيع جعل البرامج الأخرى تنتظر أثناء قراءة ملاحظة: قد يضيع تعديل \
      حُفظ في لحظة وصول مذكرة
      """,
    cannotEither: """
      نظام ملفاتها لا يستطيع تبديل ملفين في خطوة واحدة ولا جعل البرامج الأخرى تنتظر أثناء \
      قراءة ملاحظة: قد يضيع تعديل حُفظ في لحظة وصول مذكرة
      """,
    localDisk: "ضع الخزنة على قرص محلي، ودع أداة مزامنة تنسخها",
    runsByName: { "تشغّل \($0.isolated)، بعد البحث عنه في \u{2068}PATH\u{2069}" },
    runs: { "تشغّل \($0.isolated)" },
    mendProgram: "صحّح \u{2068}argv\u{2069} في الإعداد",
    noSettings: {
      "لا إعدادات في الخزنة لمثل هذه الملاحظات: هي في مجلدها الأعلى واسمها \($0.isolated)"
    },
    notesGo: { "\($0.isolated) يضع الملاحظات في \($1.isolated)، واسمها \($2.isolated)" },
    topFolder: "مجلدها الأعلى",
    folder: { "المجلد \($0.isolated)" },
    fromTemplate: { "، من القالب \($0.isolated)" }
  )
}
