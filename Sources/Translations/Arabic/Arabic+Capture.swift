extension Phrases.Capture {
  static let arabic = Self(
    notUTF8: { "الدخل ليس UTF-8 عند البايت \($0.isolated)؛ لم يؤخذ شيء" },
    repairEncoding: "\u{2068}--repair-encoding\u{2069} يستبدل ما ليس نصًا",
    nul: { "في الدخل NUL عند البايت \($0.isolated)؛ لم يؤخذ شيء" },
    nulSeparates:
      "\u{2068}--repair-encoding\u{2069} يستبدله؛ و\u{2068}--each nul\u{2069} يعدّه فاصلًا",
    empty: "المذكرة فارغة",
    tooLarge: "المذكرة أكبر من \u{2068}64 MiB\u{2069}؛ لم يؤخذ شيء",
    ownFile: "احفظها ملفًا مستقلًا",
    rejectedLine: { "السطر \($0.isolated): \($1.isolated)؛ لم يؤخذ السطر" },
    notJSON: { "ليس JSON عند العمود \($0.isolated)" },
    notObject: "ليس كائن JSON",
    noText: "لا نص",
    wrongType: { "نوع \($0.isolated) خاطئ" },
    unknownField: { "لا يوجد حقل \($0.isolated)" },
    badTime: { "قيمة غير صالحة للحقل \u{2068}at\u{2069}: \($0.isolated)" },
    badTag: { "\($0.isolated) ليس وسمًا" },
    textHasNul: { "في النص NUL عند البايت \($0.isolated)" },
    textNotUTF8: { "النص ليس UTF-8 عند البايت \($0.isolated)" },
    overLimit: "المذكرة أكبر من \u{2068}64 MiB\u{2069}",
    notAttached: { "يتعذر إرفاق \($0.isolated): \($1.isolated)؛ لم يؤخذ شيء" },
    noFile: "ليس ملفًا",
    attachInput: "\u{2068}--attach -\u{2069} يرفق ما يأتي عبر الدخل القياسي",
    attachmentNotKept: { "لم تُقبل المذكرة: يتعذر حفظ المرفق: \($0.isolated)" },
    notAccepted: {
      Plural.arabic(
        $0, zero: "لم تُقبل أي مذكرة: \($1.isolated)", one: "لم تُقبل المذكرة: \($1.isolated)",
        two: "لم تُقبل المذكرتان: \($1.isolated)", few: "لم تُقبل \($0) مذكرات: \($1.isolated)",
        many: "لم تُقبل \($0) مذكرة: \($1.isolated)", other: "لم تُقبل \($0) مذكرة: \($1.isolated)")
    },
    sendAgain: "لم يضع شيء مما لا يزال لديك: أرسلها مرة أخرى",
    freeSpace: "أفرغ بعض المساحة، ثم أرسلها مرة أخرى",
    inPlace: "في",
    waits: "تنتظر",
    held: "معلّقة",
    takenBack: "مسترجعة",
    kept: "محفوظة",
    nextRun: "تنتظر التشغيل التالي",
    turn: "تنتظر دورها",
    leftToAnother: "عملية أخرى تسلّمها",
    mendHeld: {
      """
      أصلح السبب، ثم: \u{2068}slip outbox retry \($0)\u{2069}؛ أو: \u{2068}slip outbox \
      drop \($0)\u{2069}
      """
    }
  )
}
