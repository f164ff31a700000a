extension Phrases.Formats {
  static let simplifiedChinese = Self(
    yearBesideLocalWeek: "YYYY 与 ww 并用在新年前后会出错；ww 应配 gggg",
    yearBesideISOWeek: "YYYY 与 WW 并用在新年前后会出错；WW 应配 GGGG",
    isoYearBesideLocalWeek: "GGGG 配 WW，gggg 配 ww",
    localYearBesideISOWeek: "gggg 配 ww，GGGG 配 WW",
    weekYearWithMonth: "gggg 和 GGGG 是按周计的年；月份应配 YYYY",
    minuteForMonth: "mm 是分钟；MM 是月份",
    monthForMinute: "MM 是月份；mm 是分钟",
    weekdayForDay: "dd 是星期；DD 是几号",
    dayOfYearForDay: "DDD 是一年中的第几天；DD 是几号",
    halfDayUnnamed: "hh 是十二小时制，而没有标明上午或下午",
    unbracketedWord: { "\($0) 会被当作记号；请写成 [\($0)]" },
    unclosedBracket: "方括号没有闭合",
    lostLineBreak: "换行会被略去",
    propertyLine: { "该笔记第 \($0) 行：\($1)" },
    unclosed: "没有 --- 结束属性",
    tab: "YAML 要求空格之处有制表符",
    indentation: "此处不可能有的缩进",
    noName: "不是 \"名称: 值\"",
    repeatedName: "已有的名称",
    open: "没有闭合的引号或括号",
    escape: "在双引号中没有意义的 \\",
    character: "不加引号就不能出现的字符",
    unsupported: "Slip 不写入的 YAML"
  )
}
