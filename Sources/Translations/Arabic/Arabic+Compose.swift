extension Phrases.Compose {
  static let arabic = Self(
    command: "كتابة المذكرات على شاشة خاصة",
    optionsOfScreen: "خيارات الشاشة:",
    once: "الإنهاء عند إرسال مذكرة",
    trace: "إلحاق مدة كل خطوة بهذا الملف",
    languageName: "العربية",
    hint: { "\($0.isolated) إرسال · \($1.isolated) الأخيرة · \($2.isolated) خروج" },
    waiting: {
      Plural.arabic(
        $0, zero: "لا مذكرات تنتظر", one: "مذكرة تنتظر", two: "مذكرتان تنتظران",
        few: "\($0) مذكرات تنتظر", many: "\($0) مذكرة تنتظر", other: "\($0) مذكرة تنتظر")
    },
    held: {
      Plural.arabic(
        $0, zero: "لا مذكرات معلّقة", one: "مذكرة معلّقة", two: "مذكرتان معلّقتان",
        few: "\($0) مذكرات معلّقة", many: "\($0) مذكرة معلّقة", other: "\($0) مذكرة معلّقة")
    },
    notSent: { "لم تُرسل: \($0.isolated)" },
    draftNotKept: { "لم تُحفظ المسودة: \($0.isolated)" },
    draftNotKeptYet: "لم تُحفظ المسودة بعد: القرص بطيء جدًا",
    drafts: "المسودات",
    draft: "مسودة",
    draftsKept: {
      Plural.arabic(
        $0, zero: "لا مسودات محفوظة، آخر حفظ \($1.isolated)",
        one: "مسودة محفوظة، آخر حفظ \($1.isolated)",
        two: "مسودتان محفوظتان، آخر حفظ \($1.isolated)",
        few: "\($0) مسودات محفوظة، آخر حفظ \($1.isolated)",
        many: "\($0) مسودة محفوظة، آخر حفظ \($1.isolated)",
        other: "\($0) مسودة محفوظة، آخر حفظ \($1.isolated)")
    },
    draftNotOpened: { "لا يمكن فتح \($0.isolated): \($1.isolated)؛ تُرك كما هو" },
    draftNotRemoved: { "لا يمكن حذف \($0.isolated): \($1.isolated)" },
    nothingToSend: "لا شيء لإرساله",
    tooLarge: "أكبر من \u{2068}64 MiB\u{2069}: احفظها ملفًا",
    nothingSent: "لم يُرسل شيء بعد",
    historyKeys: "Enter التفاصيل · r إعادة · u استرجاع · o فتح · y نسخ · Esc رجوع",
    detailKeys: "Esc رجوع",
    reviewQuestion: "كيف ترى Slip؟ من Alt-1 إلى Alt-5 نجوم، Alt-0 ليس الآن",
    thanks: "شكرًا",
    terminalFailed: { "لا يمكن استخدام الطرفية: \($0.isolated)" },
    isWaiting: "تنتظر",
    isUncertain: "غير مؤكدة",
    isHeld: "معلّقة",
    isDelivered: "سُلّمت",
    isDropped: "أُهملت",
    isUndone: "استُرجعت",
    isUnknown: "مجهولة"
  )
}
