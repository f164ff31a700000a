extension Phrases.Help {
  static let spanish = Self(
    motto: "Slip recoge una idea en el momento en que surge.",
    usage: "uso:",
    inputAsMemo: "tomar la entrada estándar como un solo apunte",
    commonOptions: "Opciones de todas las órdenes:",
    options: "Opciones:",
    saysMore: "slip COMMAND --help dice más de una de ellas.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "tomar un apunte y entregarlo",
      """
      El apunte es TEXT, con sus palabras unidas por espacios; sin TEXT, o con un solo -, es
      lo que llega por la entrada estándar. Está a salvo en el disco cuando se imprime su ID.
      Los finales de línea al final de la entrada estándar no son parte del apunte. Con
      --attach el texto puede estar vacío; en un terminal solo se pide entonces con -.
      """),
    initialize: .init(
      "escribir una configuración comentada",
      """
      VAULT es la carpeta de las notas; se crea si no existe. Sin ella se enumeran las bóvedas
      que Obsidian conoce. Una configuración que ya está nunca se sustituye.
      """),
    replay: .init(
      "recuperarse de un fallo y entregar ahora todo lo que espera",
      "Las pausas entre intentos no cuentan. Código de salida 75 si algo sigue esperando."),
    outbox: .init(
      "mostrar qué espera, y por qué",
      "ID es cualquier principio o final del ID de un apunte, de al menos 4 caracteres."),
    outboxShow: "todos los sucesos de un apunte, con su texto",
    outboxRetry: "entregarlo ahora, aunque estuviera retenido",
    outboxDrop: "abandonarlo; su historial se queda",
    undo: .init(
      "retirar un apunte de la bóveda o de la bandeja de salida",
      """
      Sin ID: el último apunte tomado. Sale de la nota exactamente lo que se puso en ella,
      mientras siga ahí sin cambios; el apunte se queda en el historial.
      """),
    open: .init(
      "mostrar dónde está un apunte, o abrirlo en Obsidian",
      """
      Sin ID: el último apunte tomado. Imprime su nota, la línea en ella y una dirección
      obsidian:// que abre la nota.
      """),
    verify: .init(
      "comparar cada apunte entregado con la bóveda",
      """
      Dice qué apuntes se editaron, se movieron a otra nota o faltan, y qué copias de
      herramientas de sincronización tienen apuntes. Código de salida 75 si falta alguno.
      """),
    history: .init(
      "mostrar qué pasó con cada apunte, el más reciente al final",
      "Con un ID se muestran todos los sucesos de ese apunte."),
    tail: .init(
      "imprimir cada suceso cuando ocurre",
      "Primero van los últimos -n sucesos. Termina con una interrupción."),
    render: .init(
      "imprimir lo que resulta de una plantilla",
      "El texto del apunte es lo que llega por la entrada estándar."),
    config: .init(
      "comprobar o mostrar la configuración",
      "Sin ninguna palabra: check."),
    configCheck: "todos los problemas, cada uno con su lugar y una propuesta",
    configPath: "de dónde se lee la configuración",
    configShow: "todos los valores, y de dónde vienen",
    doctor: .init(
      "examinarlo todo y decir cómo corregir lo que está mal",
      "No cambia nada, salvo que los bytes dañados se copian aparte."),
    key: .init(
      "cuidar de las claves maestras",
      "Sin ninguna palabra se enumeran las claves."),
    keyRotate: "sellar con una clave nueva lo que venga desde ahora",
    keyExport: "imprimir una clave, para un lugar seguro",
    keyImport: "añadir una clave de la entrada estándar; nunca se sustituye ninguna",
    completions: .init(
      "imprimir las terminaciones para un shell",
      "Para bash: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "mostrar la ayuda",
      nil)
  )
}
