extension Phrases.Usage {
  static let portuguese = Self(
    unknownCommand: { "não há nenhum comando \($0)" },
    didYouMean: { "seria \($0)?" },
    listsCommands: "slip help lista os comandos",
    dashText: "um texto que começa por - é tomado por uma opção",
    dashTextOf: { "um texto que começa por - é tomado por uma opção de \($0)" },
    putDashes: "pôr -- antes, ou dá-lo pela entrada padrão",
    unknownOption: { "\($0) não tem a opção \($1)" },
    listsOptions: { "\($0) --help lista as opções" },
    missingValue: { "\($0) precisa de um valor: \($1)" },
    unexpectedValue: { "\($0) não leva valor" },
    repeated: { "\($0) foi dada duas vezes" },
    badValue: { "valor inválido para \($0): \($1)" },
    emptyValue: { "\($0) não pode estar vazia" },
    takes: { "espera-se: \($0)" },
    operands: { "\($0) espera: \($1)" },
    noOperands: { "\($0) não leva operandos" },
    moreHelp: { "\($0) --help diz mais" },
    together: { "\($0) e \($1) excluem-se" },
    anotherInput: "outro --attach -",
    dashAsText: "- como TEXT",
    onlyWith: { "\($0) só vai com \($1)" },
    tooMany: { "\($0) pode ser dada no máximo \($1) vezes" },
    unknownSink: { "nenhum destino com o nome \($0) está configurado" },
    noSinks: "nenhum destino está configurado: slip init escreve uma configuração",
    sinksAre: { "os destinos são: \($0)" },
    oneOf: { "um de: \($0)" },
    seconds: "um número de segundos",
    folder: "uma pasta",
    positiveNumber: "um número maior do que 0",
    dayOrTime: "um dia como 2026-11-30 ou uma hora como 2026-11-30T14:32:00Z",
    time: "uma hora como 2026-11-30T14:32:00+01:00",
    tag: "letras, algarismos, _ - e /, não só algarismos",
    separator: "line, paragraph, nul ou json",
    fileOrInput: "um ficheiro, ou -",
    oneName: "um só nome, sem pastas",
    shortID: {
      "\($0) é demasiado curto para um ID: são precisos pelo menos 4 dos seus caracteres"
    },
    unknownID: { "nenhum ID de apontamento começa ou acaba por \($0)" },
    showsIDs: "slip history mostra os ID",
    ambiguousID: {
      Plural.portuguese(
        $0, one: "\($1) designa \($0) apontamento", many: "\($1) designa \($0) de apontamentos",
        other: "\($1) designa \($0) apontamentos")
    }
  )
}
