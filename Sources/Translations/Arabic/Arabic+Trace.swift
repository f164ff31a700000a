extension Phrases.Trace {
  static let arabic = Self(
    command: .init(
      "تلخيص ما سجّله \u{2068}--trace\u{2069}",
      """
      كل \u{2068}FILE\u{2069} كتبه \u{2068}slip --trace FILE\u{2069}. الأزمنة بالميلي ثانية، ومع \u{2068}--json\u{2069} بالميكرو ثانية.
      """),
    noRun: { "السطر \($1.isolated) من \($0.isolated) لا يصف أي تشغيل" },
    median: "الوسيط",
    beforeMain: "زمن المعالج قبل \u{2068}main\u{2069}",
    terminalReady: "الطرفية جاهزة",
    draftRestored: "استُعيدت المسودة",
    firstFrame: "أول إطار",
    firstKeyShown: "ظهور أول مفتاح",
    firstDurable: "أول إرسال، حُفظ",
    firstCleared: "أول إرسال، أُفرغ",
    laterDurable: "الإرسالات التالية، حُفظت",
    laterCleared: "الإرسالات التالية، أُفرغت"
  )
}
