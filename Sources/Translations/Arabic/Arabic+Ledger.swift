extension Phrases.Ledger {
  static let arabic = Self(
    notOpened: { "يتعذر فتح \($0.isolated) أو إنشاؤه: \($1.isolated)" },
    lookAtAll: "\u{2068}slip doctor\u{2069} يفحص كل شيء",
    notLocked: { "يتعذر قفل الدفتر: \($0.isolated)" },
    notWritten: { "تتعذر كتابة الدفتر: \($0.isolated)" },
    notConfirmed: { "لم يؤكد القرص ما كُتب: \($0.isolated)" },
    checkDisk: "افحص القرص، ثم حاول مرة أخرى",
    tooLarge: "أكبر مما يسعه الدفتر",
    recordUnreadable: { "تتعذر قراءة قيد في المقطع \($0.isolated): \($1.isolated)" },
    namesDamage: "\u{2068}slip doctor\u{2069} يسمّي ما تلف",
    unreadSegments: {
      Plural.arabic(
        $0, zero: "لا مقاطع في الدفتر تتعذر قراءتها", one: "مقطع واحد من الدفتر تتعذر قراءته",
        two: "مقطعان من الدفتر تتعذر قراءتهما", few: "\($0) مقاطع من الدفتر تتعذر قراءتها",
        many: "\($0) مقطعًا من الدفتر تتعذر قراءتها", other: "\($0) مقطع من الدفتر تتعذر قراءتها")
    },
    namesSegments: "\u{2068}slip doctor\u{2069} يسمّيها",
    keyMissing: { "المفتاح \($0.isolated) ليس على هذا الجهاز" },
    importKey: "\u{2068}slip key import\u{2069} يأخذه من حيث يُحفظ",
    keyWrong: { "في ملف المفتاح \($0.isolated) شيء آخر" },
    importBeside: "\u{2068}slip key import\u{2069} يضيفه إلى جانبه",
    keyNotRead: { "تتعذر قراءة المفتاح \($0.isolated): \($1.isolated)" },
    keyNotKept: { "يتعذر حفظ أي مفتاح في \($0.isolated): \($1.isolated)" },
    noKeyText: "الدخل ليس ما يطبعه \u{2068}slip key export\u{2069}",
    gone: "لم يعد موجودًا",
    damagedHeader: "ترويسته تالفة",
    newerVersion: "كتبته نسخة أحدث",
    itsKeyMissing: { "مفتاحه \($0.isolated) ليس على هذا الجهاز" },
    itsKeyWrong: { "في ملف مفتاحه \($0.isolated) شيء آخر" },
    brokenSeal: "ختمه مكسور",
    doubtfulSegment: { "ربما سُلّمت من قبل: تتعذر قراءة المقطع \($0.isolated) من الدفتر" },
    doubtfulBytes: { "ربما سُلّمت من قبل: المقطع \($0.isolated) تالف عند البايت \($1.isolated)" },
    noKeyID: { "\($0.isolated) ليس ID لمفتاح" },
    listsKeys: "\u{2068}slip key\u{2069} يسرد المفاتيح",
    noKey: "لا مفتاح بعد",
    sealedUnder: { "ما يأتي من الآن يُختم بالمفتاح \($0.isolated)؛ احتفظ بالمفاتيح الأقدم لما سبق" },
    guardKey: "من يملك هذا النص يستطيع قراءة الدفتر: احفظه كما تُحفظ كلمة السر",
    keyIsHere: { "المفتاح \($0.isolated) هنا" },
    wrong: "خاطئ",
    current: "مستعمل",
    usable: "صالح"
  )
}
