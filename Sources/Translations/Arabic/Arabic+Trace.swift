extension Phrases.Trace {
  static let arabic = Self(
    command: .init(
      "تلخيص ما سجّله ⁨--trace⁩",
      """
      كل ⁨FILE⁩ كتبه ⁨slip --trace FILE⁩. الأزمنة بالميلي ثانية، ومع ⁨--json⁩ بالميكرو ثانية.
      """),
    noRun: { "السطر ⁨\($1)⁩ من ⁨\($0)⁩ لا يصف أي تشغيل" },
    median: "الوسيط",
    beforeMain: "زمن المعالج قبل main",
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
