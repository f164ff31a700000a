extension Phrases.Formats {
  static let portuguese = Self(
    yearBesideLocalWeek: "YYYY ao lado de ww falha perto do Ano Novo; com ww vai gggg",
    yearBesideISOWeek: "YYYY ao lado de WW falha perto do Ano Novo; com WW vai GGGG",
    isoYearBesideLocalWeek: "GGGG vai com WW, gggg com ww",
    localYearBesideISOWeek: "gggg vai com ww, GGGG com WW",
    weekYearWithMonth: "gggg e GGGG são anos de semanas; com os meses vai YYYY",
    minuteForMonth: "mm é o minuto; MM é o mês",
    monthForMinute: "MM é o mês; mm é o minuto",
    weekdayForDay: "dd é o dia da semana; DD é o dia do mês",
    dayOfYearForDay: "DDD é o dia do ano; DD é o dia do mês",
    halfDayUnnamed: "hh é uma de doze horas, e nada diz qual metade do dia",
    unbracketedWord: { "\($0) é lido como códigos; escrever [\($0)]" },
    unclosedBracket: "um parêntese reto não é fechado",
    lostLineBreak: "uma mudança de linha é omitida",
    propertyLine: { "linha \($0) dessa nota: \($1)" },
    unclosed: "nenhum --- termina as propriedades",
    tab: "uma tabulação onde o YAML quer espaços",
    indentation: "com um avanço que nenhuma linha pode ter ali",
    noName: "nenhum \"nome: valor\"",
    repeatedName: "um nome que já lá está",
    open: "umas aspas ou um parêntese que nada fecha",
    escape: "um \\ que não significa nada entre aspas duplas",
    character: "um carácter que não pode estar ali sem aspas",
    unsupported: "YAML em que o Slip não escreve"
  )
}
