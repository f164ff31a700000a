extension Phrases.Syntax {
  static let portuguese = Self(
    endOfText: "o fim do texto",
    endOfLine: "o fim da linha",
    invalidUTF8: "isto não é UTF-8",
    controlCharacter: { "o carácter de controlo \($0) não pode estar aqui" },
    bareCarriageReturn: "um retorno de carro sem mudança de linha",
    noKey: { "é precisa uma chave, não \($0)" },
    multiLineKey: "uma chave não pode ser uma cadeia de três aspas",
    noEquals: { "depois da chave é preciso \"=\", não \($0)" },
    noValue: { "é preciso um valor, não \($0)" },
    noLineEnd: { "a linha tem de acabar aqui, não continuar com \($0)" },
    noHeaderEnd: { "depois do nome da tabela é preciso \($0), não \($1)" },
    noCommaInArray: { "na lista é preciso \",\" ou \"]\", não \($0)" },
    noCommaInInlineTable: { "na tabela em linha é preciso \",\" ou \"}\", não \($0)" },
    unclosedArray: "a lista nunca é fechada",
    unclosedInlineTable: "a tabela em linha não é fechada na sua linha",
    trailingComma: "uma tabela em linha não leva vírgula antes do seu \"}\"",
    tooDeep: { "isto passa de \($0) níveis de encaixe" },
    unclosedString: "a cadeia não é fechada",
    unknownEscape: { "\($0) não pode vir depois de \"\\\"" },
    malformedUnicodeEscape: "\"\\u\" precisa de quatro algarismos hexadecimais, \"\\U\" de oito",
    noSuchScalar: { "\($0) não é um carácter" },
    unknownWord: { "\($0) não é um valor; uma cadeia precisa de aspas" },
    malformedNumber: "não é assim que se escreve um número",
    misplacedUnderscore: "num número, um traço inferior precisa de um algarismo de cada lado",
    leadingZero: "um número não leva um zero à frente",
    signBeforePrefix: "um número hexadecimal, octal ou binário não leva sinal",
    integerOutOfRange: "o inteiro não cabe em 64 bits",
    malformedDateTime: "não é assim que se escreve uma data ou uma hora",
    noSuchDate: "essa data não existe",
    noSuchTime: "essa hora não existe",
    noSuchOffset: "esse desvio não existe",
    repeatedKey: { "\($0) já está definida em \($1)" },
    repeatedTable: { "a tabela \($0) já está definida em \($1)" },
    notATable: { "\($0) em \($1) não é uma tabela" },
    extendedInlineTable: { "não se pode acrescentar nada à tabela em linha \($0) em \($1)" },
    extendedArray: { "não se pode acrescentar nada à lista \($0) em \($1)" },
    notAnArrayOfTables: { "\($0) em \($1) é uma tabela, não uma lista de tabelas" },
    dottedIntoHeader: {
      """
      \($0) tem o seu próprio cabeçalho em \($1); uma chave com pontos não lhe pode \
      acrescentar nada
      """
    }
  )
}
