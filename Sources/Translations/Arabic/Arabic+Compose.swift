extension Phrases.Compose {
  static let arabic = Self(
    command: "كتابة المذكرات على شاشة خاصة",
    optionsOfScreen: "خيارات الشاشة:",
    once: "الإنهاء عند إرسال مذكرة",
    trace: "إلحاق مدة كل خطوة بهذا الملف",
    languageName: "العربية",
    hint: { "⁨\($0)⁩ إرسال · ⁨\($1)⁩ الأخيرة · ⁨\($2)⁩ خروج" },
    waiting: {
      Plural.arabic(
        $0, zero: "لا مذكرات تنتظر", one: "مذكرة تنتظر", two: "مذكرتان تنتظران",
        few: "\($0) مذكرات تنتظر", many: "\($0) مذكرة تنتظر", other: "\($0) مذكرة تنتظر")
    },
    held: {
      Plural.arabic(
        $0, zero: "لا مذكرات موقوفة", one: "مذكرة موقوفة", two: "مذكرتان موقوفتان",
        few: "\($0) مذكرات موقوفة", many: "\($0) مذكرة موقوفة", other: "\($0) مذكرة موقوفة")
    },
    notSent: { "لم تُرسل: ⁨\($0)⁩" },
    draftNotKept: { "لم تُحفظ المسودة: ⁨\($0)⁩" },
    drafts: "المسودات",
    draft: "مسودة",
    draftsKept: {
      Plural.arabic(
        $0, zero: "لا مسودات محفوظة، آخر حفظ ⁨\($1)⁩", one: "مسودة محفوظة، آخر حفظ ⁨\($1)⁩",
        two: "مسودتان محفوظتان، آخر حفظ ⁨\($1)⁩", few: "\($0) مسودات محفوظة، آخر حفظ ⁨\($1)⁩",
        many: "\($0) مسودة محفوظة، آخر حفظ ⁨\($1)⁩", other: "\($0) مسودة محفوظة، آخر حفظ ⁨\($1)⁩")
    },
    draftNotOpened: { "لا يمكن فتح ⁨\($0)⁩: ⁨\($1)⁩؛ تُرك كما هو" },
    draftNotRemoved: { "لا يمكن حذف ⁨\($0)⁩: ⁨\($1)⁩" },
    nothingToSend: "لا شيء لإرساله",
    tooLarge: "أكبر من 64 MiB: احفظها ملفًا",
    nothingSent: "لم يُرسل شيء بعد",
    historyKeys: "Enter التفاصيل · r إعادة · u تراجع · o فتح · y نسخ · Esc رجوع",
    detailKeys: "Esc رجوع",
    reviewQuestion: "كيف ترى Slip؟ من Alt-1 إلى Alt-5 نجوم، Alt-0 ليس الآن",
    thanks: "شكرًا",
    terminalFailed: { "لا يمكن استخدام الطرفية: ⁨\($0)⁩" },
    isWaiting: "تنتظر",
    isUncertain: "غير مؤكدة",
    isHeld: "موقوفة",
    isDelivered: "سُلّمت",
    isDropped: "تُركت",
    isUndone: "سُحبت",
    isUnknown: "مجهولة"
  )
}
