extension Phrases.Vaults {
  static let japanese = Self(
    leftToCourier: "slip-courier に任せる",
    todaysNote: { "今日のノートは \($0)" },
    noteEach: { "メモごとに \($0) の中の一つのノート" },
    formatDoubt: { "書式 \($0): \($1)" },
    daysShare: { "書式 \($0): 複数の日が一つのノートになる" },
    nameFully: "年、月、日を書式に入れる",
    noTemplate: { "テンプレート \($0) が保管庫にない: 新しいノートは空で始まる" },
    makeTemplate: "作るか、別のものを指定する",
    propertiesStay: { "\($0)。プロパティはそのまま残り、メモはそれでも届く" },
    mendLines: "二つの --- の間の行を直す",
    cannotExchange: "このファイルシステムは二つのファイルを一度に入れ替えられない: メモと同時の編集が失われることがある",
    cannotLease: "このファイルシステムはノートを読む間ほかのプログラムを待たせられない: メモと同時の編集が失われることがある",
    cannotEither: "このファイルシステムは二つのファイルを一度に入れ替えることも、ノートを読む間ほかのプログラムを待たせることもできない: メモと同時の編集が失われることがある",
    localDisk: "保管庫をローカルディスクに置き、同期ツールに写させる",
    runsByName: { "PATH から \($0) を探して実行する" },
    runs: { "\($0) を実行する" },
    mendProgram: "設定の argv を直す",
    noSettings: { "保管庫にそのノートの設定がない: 最上位のフォルダーに \($0) という名前で置かれる" },
    notesGo: { "\($0) により、ノートは\($1)に \($2) という名前で置かれる" },
    topFolder: "最上位のフォルダー",
    folder: { "フォルダー \($0) " },
    fromTemplate: { "、テンプレートは \($0)" }
  )
}
