extension Phrases.Vaults {
  static let simplifiedChinese = Self(
    leftToCourier: "交给 slip-courier",
    todaysNote: { "今天的笔记是 \($0)" },
    noteEach: { "每条备忘在 \($0) 中各有一篇笔记" },
    formatDoubt: { "格式 \($0)：\($1)" },
    daysShare: { "格式 \($0)：多天共用一篇笔记" },
    nameFully: "在格式中写明年、月、日",
    noTemplate: { "它的模板 \($0) 不在仓库中：新笔记从空白开始" },
    makeTemplate: "创建它，或指定另一个",
    propertiesStay: { "\($0)；其属性保持原样，备忘仍会送达" },
    mendLines: "修正两个 --- 之间的行",
    cannotExchange: "其文件系统不能一步交换两个文件：与备忘同时进行的编辑可能丢失",
    cannotLease: "其文件系统不能在读取笔记时让其他程序等待：与备忘同时进行的编辑可能丢失",
    cannotEither: "其文件系统既不能一步交换两个文件，也不能在读取笔记时让其他程序等待：与备忘同时进行的编辑可能丢失",
    localDisk: "把仓库放在本地磁盘，让同步工具去复制",
    runsByName: { "运行在 PATH 中找到的 \($0)" },
    runs: { "运行 \($0)" },
    mendProgram: "修正配置中的 argv",
    noSettings: { "仓库没有此类笔记的设置：它们位于顶层文件夹，名为 \($0)" },
    notesGo: { "\($0) 把笔记放入\($1)，名为 \($2)" },
    topFolder: "顶层文件夹",
    folder: { "文件夹 \($0) " },
    fromTemplate: { "，使用模板 \($0)" }
  )
}
