extension Phrases.Formats {
  static let spanish = Self(
    yearBesideLocalWeek: "YYYY junto a ww falla en torno a Año Nuevo; con ww va gggg",
    yearBesideISOWeek: "YYYY junto a WW falla en torno a Año Nuevo; con WW va GGGG",
    isoYearBesideLocalWeek: "GGGG va con WW, gggg con ww",
    localYearBesideISOWeek: "gggg va con ww, GGGG con WW",
    weekYearWithMonth: "gggg y GGGG son años de semanas; con los meses va YYYY",
    minuteForMonth: "mm es el minuto; MM es el mes",
    monthForMinute: "MM es el mes; mm es el minuto",
    weekdayForDay: "dd es el día de la semana; DD es el día del mes",
    dayOfYearForDay: "DDD es el día del año; DD es el día del mes",
    halfDayUnnamed: "hh es una de doce horas, y nada dice qué mitad del día",
    unbracketedWord: { "\($0) se lee como códigos; escribir [\($0)]" },
    unclosedBracket: "un corchete no se cierra",
    lostLineBreak: "se omite un salto de línea",
    propertyLine: { "línea \($0) de esa nota: \($1)" },
    unclosed: "ningún --- termina las propiedades",
    tab: "un tabulador donde YAML quiere espacios",
    indentation: "con una sangría que ninguna línea puede tener ahí",
    noName: "ningún \"nombre: valor\"",
    repeatedName: "un nombre que ya está",
    open: "unas comillas o un corchete que nada cierra",
    escape: "un \\ que no significa nada entre comillas dobles",
    character: "un carácter que no puede estar ahí sin comillas",
    unsupported: "YAML en el que Slip no escribe"
  )
}
