extension Phrases.Help {
  static let korean = Self(
    motto: "Slip은 떠오른 생각을 그 순간에 받아 둔다.",
    usage: "사용법:",
    inputAsMemo: "표준 입력을 메모 하나로 받기",
    commonOptions: "모든 명령의 옵션:",
    options: "옵션:",
    saysMore: "각각의 자세한 내용은 slip COMMAND --help.",
    sentence: { "\($0)." },
    add: .init(
      "메모를 받아 배달",
      """
      메모는 TEXT이며 단어는 빈칸으로 이어짐. TEXT가 없거나 - 하나뿐이면 표준 입력의
      내용. ID가 출력되면 이미 안전하게 저장된 것. 표준 입력 끝의 줄 바꿈은 메모에
      들어가지 않음. --attach가 있으면 텍스트는 비어도 되며, 이때 터미널에서는 -가
      있을 때만 입력을 받음.
      """),
    initialize: .init(
      "주석이 달린 설정을 작성",
      """
      VAULT는 노트의 폴더이며 없으면 만들어짐. 생략하면 Obsidian이 아는 보관함을 보여 줌.
      이미 있는 설정은 절대 바꾸지 않음.
      """),
    replay: .init(
      "장애에서 복구하고 기다리는 모든 것을 지금 배달",
      "시도 사이의 간격은 무시함. 아직 기다리는 것이 있으면 종료 상태 75."),
    outbox: .init(
      "무엇이 왜 기다리는지 표시",
      "ID는 메모 ID의 앞부분이나 뒷부분이며 4자 이상."),
    outboxShow: "메모 하나의 모든 사건과 텍스트",
    outboxRetry: "보류 중이라도 지금 배달",
    outboxDrop: "배달을 그만둠. 이력은 남음",
    undo: .init(
      "메모를 보관함이나 발신함에서 회수",
      """
      ID가 없으면 마지막으로 받은 메모. 노트에 넣은 것은 그대로 있는 한 정확히 다시
      꺼내짐. 메모는 이력에 남음.
      """),
    open: .init(
      "메모의 위치를 표시하거나 Obsidian에서 열기",
      """
      ID가 없으면 마지막으로 받은 메모. 그 노트와 그 안의 행, 노트를 여는 obsidian://
      주소를 출력.
      """),
    verify: .init(
      "배달된 모든 메모를 보관함과 대조",
      """
      어떤 메모가 편집되거나 다른 노트로 옮겨지거나 없어졌는지, 동기화 도구의 어떤 사본에
      메모가 있는지 알림. 하나라도 없으면 종료 상태 75.
      """),
    history: .init(
      "어떤 메모에 무슨 일이 있었는지, 최신 것을 끝에 표시",
      "ID가 있으면 그 메모의 모든 사건을 표시."),
    tail: .init(
      "사건이 일어날 때마다 출력",
      "먼저 마지막 -n개의 사건을 출력. 인터럽트로 끝남."),
    render: .init(
      "템플릿이 펼쳐진 결과를 출력",
      "메모의 텍스트는 표준 입력의 내용."),
    config: .init(
      "설정을 확인하거나 표시",
      "단어가 없으면 check."),
    configCheck: "모든 문제를 위치와 제안과 함께",
    configPath: "설정을 읽는 곳",
    configShow: "모든 값과 그 출처",
    doctor: .init(
      "모두 점검하고 잘못된 것을 고치는 법을 알림",
      "손상된 바이트를 따로 복사하는 것 말고는 아무것도 바꾸지 않음."),
    key: .init(
      "주 키를 관리",
      "단어가 없으면 키 목록을 표시."),
    keyRotate: "이제부터의 것을 새 키로 봉인",
    keyExport: "안전한 곳에 둘 키를 출력",
    keyImport: "표준 입력에서 키를 추가. 어떤 키도 바꾸지 않음",
    completions: .init(
      "셸의 자동 완성을 출력",
      "bash의 경우: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "도움말을 표시",
      nil)
  )
}
