extension Phrases.Help {
  static let simplifiedChinese = Self(
    motto: "Slip 在念头出现的那一刻接住它。",
    usage: "用法：",
    inputAsMemo: "把标准输入记为一条备忘",
    commonOptions: "所有命令的选项：",
    options: "选项：",
    saysMore: "slip COMMAND --help 对各个命令有更多说明。",
    sentence: { "\($0)。" },
    add: .init(
      "记下一条备忘并投递",
      """
      备忘就是 TEXT，各词以空格相连；没有 TEXT，或只有一个 -，就是标准输入的内容。
      显示出 ID 时，它已安全地存储。标准输入末尾的换行不属于备忘。使用 --attach 时
      文本可以为空；此时在终端上只有给出 - 才会要求输入。
      """),
    initialize: .init(
      "写出带注释的配置",
      """
      VAULT 是存放笔记的文件夹；没有就会创建。省略时列出 Obsidian 已知的仓库。
      已有的配置绝不会被替换。
      """),
    replay: .init(
      "从崩溃中恢复，并立即投递所有等待的内容",
      "忽略两次尝试之间的间隔。若仍有等待的内容，退出状态为 75。"),
    outbox: .init(
      "显示等待的内容及其原因",
      "ID 是备忘 ID 的任意开头或结尾，至少 4 个字符。"),
    outboxShow: "一条备忘的所有事件及其文本",
    outboxRetry: "立即投递，即使它被搁置",
    outboxDrop: "放弃它；其历史保留",
    undo: .init(
      "从仓库或发件箱撤回一条备忘",
      """
      没有 ID 时：最后记下的备忘。只要它在笔记中没有变化，放入的内容就会原样取出；
      备忘仍留在历史中。
      """),
    open: .init(
      "显示备忘的位置，或在 Obsidian 中打开",
      """
      没有 ID 时：最后记下的备忘。输出它的笔记、所在的行，以及打开该笔记的
      obsidian:// 地址。
      """),
    verify: .init(
      "将每条已投递的备忘与仓库核对",
      """
      指出哪些备忘被编辑、移到另一篇笔记或缺失，以及同步工具的哪些副本含有备忘。
      若有缺失，退出状态为 75。
      """),
    history: .init(
      "显示各条备忘的经过，最新的在最后",
      "给出 ID 时显示该备忘的所有事件。"),
    tail: .init(
      "在事件发生时逐个输出",
      "先输出最后 -n 个事件。以中断结束。"),
    render: .init(
      "输出模板展开的结果",
      "备忘的文本是标准输入的内容。"),
    config: .init(
      "检查或显示配置",
      "没有词时：check。"),
    configCheck: "所有问题，各附位置和建议",
    configPath: "从哪里读取配置",
    configShow: "每个值及其来源",
    doctor: .init(
      "检查一切，并说明如何修复",
      "除了把损坏的字节另存一份，不作任何更改。"),
    key: .init(
      "管理主密钥",
      "没有词时列出密钥。"),
    keyRotate: "从现在起用新密钥封存",
    keyExport: "输出一个密钥，以便存放在安全处",
    keyImport: "从标准输入添加一个密钥；绝不替换任何密钥",
    completions: .init(
      "输出某个 shell 的补全",
      "对于 bash：slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "显示帮助",
      nil)
  )
}
