extension Phrases.Ledger {
  static let portuguese = Self(
    notOpened: { "não é possível abrir nem criar \($0): \($1)" },
    lookAtAll: "slip doctor examina tudo",
    notLocked: { "não é possível bloquear o registo: \($0)" },
    notWritten: { "não é possível escrever o registo: \($0)" },
    notConfirmed: { "o disco não confirmou o que foi escrito: \($0)" },
    checkDisk: "verificar o disco e tentar de novo",
    tooLarge: "é demasiado grande para o registo",
    recordUnreadable: { "não é possível ler uma entrada do segmento \($0): \($1)" },
    namesDamage: "slip doctor diz o que está danificado",
    unreadSegments: {
      Plural.portuguese(
        $0, one: "não é possível ler \($0) segmento do registo",
        many: "não é possível ler \($0) de segmentos do registo",
        other: "não é possível ler \($0) segmentos do registo")
    },
    namesSegments: "slip doctor diz quais",
    keyMissing: { "a chave \($0) não está nesta máquina" },
    importKey: "slip key import vai buscá-la onde está guardada",
    keyWrong: { "o ficheiro da chave \($0) contém outra coisa" },
    importBeside: "slip key import acrescenta-a ao lado",
    keyNotRead: { "não é possível ler a chave \($0): \($1)" },
    keyNotKept: { "não é possível guardar nenhuma chave em \($0): \($1)" },
    noKeyText: "a entrada não é o que slip key export imprime",
    gone: "já não existe",
    damagedHeader: "o seu cabeçalho está danificado",
    newerVersion: "é de uma versão mais recente",
    itsKeyMissing: { "a sua chave \($0) não está nesta máquina" },
    itsKeyWrong: { "o ficheiro da sua chave \($0) contém outra coisa" },
    brokenSeal: "o seu selo está quebrado",
    doubtfulSegment: { "talvez já entregue: não é possível ler o segmento \($0) do registo" },
    doubtfulBytes: { "talvez já entregue: o segmento \($0) está danificado no byte \($1)" },
    noKeyID: { "\($0) não é o ID de uma chave" },
    listsKeys: "slip key lista-as",
    noKey: "ainda não há nenhuma chave",
    sealedUnder: {
      """
      o que vier a partir de agora é selado com \($0); conservar as chaves antigas para o \
      que veio antes
      """
    },
    guardKey: "quem tiver este texto pode ler o registo: guardá-lo como uma palavra-passe",
    keyIsHere: { "a chave \($0) está cá" },
    wrong: "errada",
    current: "em uso",
    usable: "utilizável"
  )
}
