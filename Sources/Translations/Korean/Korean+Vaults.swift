extension Phrases.Vaults {
  static let korean = Self(
    leftToCourier: "slip-courier에 맡김",
    todaysNote: { "오늘의 노트는 \($0)" },
    noteEach: { "메모마다 \($0)의 노트 하나" },
    formatDoubt: { "서식 \($0): \($1)" },
    daysShare: { "서식 \($0): 여러 날이 노트 하나를 함께 씀" },
    nameFully: "연, 월, 일을 서식에 넣기",
    noTemplate: { "템플릿 \($0)이(가) 보관함에 없음: 새 노트는 빈 채로 시작됨" },
    makeTemplate: "만들거나 다른 것을 지정",
    propertiesStay: { "\($0). 속성은 그대로 두며 메모는 그래도 도착함" },
    mendLines: "두 --- 사이의 행을 고치기",
    cannotExchange: "이 파일 시스템은 두 파일을 한 번에 맞바꿀 수 없음: 메모와 같은 순간의 편집을 잃을 수 있음",
    cannotLease: "이 파일 시스템은 노트를 읽는 동안 다른 프로그램을 기다리게 할 수 없음: 메모와 같은 순간의 편집을 잃을 수 있음",
    cannotEither:
      "이 파일 시스템은 두 파일을 한 번에 맞바꾸지도, 노트를 읽는 동안 다른 프로그램을 기다리게 하지도 못함: 메모와 같은 순간의 편집을 잃을 수 있음",
    localDisk: "보관함을 로컬 디스크에 두고 동기화 도구가 복사하게 하기",
    runsByName: { "PATH에서 찾은 \($0)을(를) 실행" },
    runs: { "\($0)을(를) 실행" },
    mendProgram: "설정의 argv를 고치기",
    noSettings: { "보관함에 그런 노트의 설정이 없음: 최상위 폴더에 \($0)(이)라는 이름으로 놓임" },
    notesGo: { "\($0)에 따라 노트는 \($1)에 \($2)(이)라는 이름으로 놓임" },
    topFolder: "최상위 폴더",
    folder: { "폴더 \($0)" },
    fromTemplate: { ", 템플릿은 \($0)" }
  )
}
