extension Phrases.Causes {
  static let arabic = Self(
    notAFolder: { "\($0.isolated) ليس مجلدًا" },
    notANote: { "\($0.isolated) ليس ملاحظة" },
    readOnly: { "\($0.isolated) على نظام ملفات للقراءة فقط" },
    outsideVault: { "\($0.isolated) يقود إلى خارج الخزنة" },
    notText: { "\($0.isolated) ليس نص UTF-8 عند البايت \($1.isolated)" },
    brokenSettings: { "تتعذر قراءة \($0.isolated) كإعدادات" },
    notDownloaded: { "\($0.isolated) لم يُنزّل بعد" },
    noHeading: { "العنوان غير موجود في \($0.isolated)" },
    changing: { "\($0.isolated) يتغير باستمرار" },
    noFreeName: { "لا اسم متاح لـ \($0.isolated)" },
    unfitName: {
      """
      لا يمكن تسمية ملاحظة \($0.isolated): لا يقبل Obsidian في الاسم \u{2068}: * ? " < > \
      |\u{2069}
      """
    },
    exited: { "انتهى \($0.isolated) بحالة الخروج \($1.isolated)" },
    signalled: { "أنهت الإشارة \($1.isolated) البرنامج \($0.isolated)" },
    timedOut: { "لم ينتهِ \($0.isolated) في الوقت المحدد" },
    notStarted: { "يتعذر تشغيل \($0.isolated): \($1.isolated)" },
    noSink: "لا وجهة معدّة",
    noRoute: "لا توجيه ينطبق عليها، وكل وجهة مذكورة في توجيه",
    brokenConfiguration: { "يتعذر استعمال الإعداد: \($0.isolated)" },
    undecided: { "تتعذر معرفة ما آلت إليه محاولة سابقة: \($0.isolated)" },
    attachmentGone: { "تتعذر قراءة المرفق \($0.isolated): لم يعد موجودًا، وليس عند الوجهة" },
    attachmentDamaged: { "تتعذر قراءة المرفق \($0.isolated): هو تالف، أو مفتاحه ليس هنا" },
    attachmentNotRead: { "تتعذر قراءة المرفق \($0.isolated): \($1.isolated)" },
    mountDisk: "وصّل القرص أو صحّح المسار في الإعداد؛ ثم: \u{2068}slip replay\u{2069}",
    initWrites: "\u{2068}slip init\u{2069} يكتب إعدادًا",
    addRoute: "أضف وجهة لا يذكرها أي توجيه، أو توجيهًا ينطبق؛ ثم: \u{2068}slip replay\u{2069}",
    nameSinkAgain: "أعد الوجهة إلى الإعداد، أو: \u{2068}slip outbox drop ID\u{2069}",
    checkShows: "\u{2068}slip config check\u{2069} يعرض كل مشكلة",
    putBack: """
      أعد الملف إلى الخزنة، ثم: \u{2068}slip replay\u{2069}؛ أو: \u{2068}slip outbox drop \
      ID\u{2069}
      """,
    doctorSays: "\u{2068}slip doctor\u{2069} يقول السبب",
    freeSpace: "أفرغ بعض المساحة، ثم: \u{2068}slip replay\u{2069}",
    mendFormat: "صحّح صيغة الاسم في إعدادات الخزنة أو في الإعداد",
    propertiesStay: { "تبقى خصائص \($0.isolated) كما هي: \($1.isolated)" },
    propertiesStayAt: { "تبقى خصائص \($0.isolated) كما هي، السطر \($1.isolated): \($2.isolated)" },
    propertyLeft: { "في \($0.isolated) شيء آخر تحت \($1.isolated): تُرك كما هو" },
    noTemplate: { "القالب \($0.isolated) ليس في الخزنة: تبدأ الملاحظة بدونه" },
    mendLines: "صحّح الأسطر بين علامتي \u{2068}---\u{2069}",
    makeList: "اجعله قائمة، أو أزله من \u{2068}front_matter\u{2069}",
    makeTemplate: "أنشئه، أو سمِّ غيره"
  )
}
