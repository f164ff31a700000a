extension Phrases.Help {
  static let portuguese = Self(
    motto: "O Slip recolhe um pensamento no momento em que surge.",
    usage: "uso:",
    inputAsMemo: "recolher a entrada padrão como um só apontamento",
    commonOptions: "Opções de todos os comandos:",
    options: "Opções:",
    saysMore: "slip COMMAND --help diz mais sobre um deles.",
    sentence: { "\($0.capitalizedFirst)." },
    add: .init(
      "recolher um apontamento e entregá-lo",
      """
      O apontamento é TEXT, com as palavras unidas por espaços; sem TEXT, ou com um só -, é o
      que chega pela entrada padrão. Está a salvo no disco quando o seu ID é impresso. Os fins
      de linha no final da entrada padrão não fazem parte do apontamento. Com --attach o texto
      pode estar vazio; num terminal só é então pedido com -.
      """),
    initialize: .init(
      "escrever uma configuração comentada",
      """
      VAULT é a pasta das notas; é criada se não existir. Sem ela são listados os cofres que
      o Obsidian conhece. Uma configuração que já existe nunca é substituída.
      """),
    replay: .init(
      "recuperar de uma falha e entregar agora tudo o que espera",
      "As pausas entre tentativas são ignoradas. Código de saída 75 se algo ainda espera."),
    outbox: .init(
      "mostrar o que espera, e porquê",
      "ID é qualquer começo ou fim do ID de um apontamento, com pelo menos 4 caracteres."),
    outboxShow: "todos os acontecimentos de um apontamento, com o seu texto",
    outboxRetry: "entregá-lo agora, mesmo que estivesse retido",
    outboxDrop: "abandoná-lo; o seu histórico fica",
    undo: .init(
      "retirar um apontamento do cofre ou da caixa de saída",
      """
      Sem ID: o último apontamento recolhido. Sai da nota exatamente o que lá foi posto,
      enquanto lá estiver sem alterações; o apontamento fica no histórico.
      """),
    open: .init(
      "mostrar onde está um apontamento, ou abri-lo no Obsidian",
      """
      Sem ID: o último apontamento recolhido. Imprime a sua nota, a linha nela e um endereço
      obsidian:// que abre a nota.
      """),
    verify: .init(
      "comparar cada apontamento entregue com o cofre",
      """
      Diz que apontamentos foram editados, movidos para outra nota ou faltam, e que cópias de
      ferramentas de sincronização têm apontamentos. Código de saída 75 se faltar algum.
      """),
    history: .init(
      "mostrar o que aconteceu a que apontamento, o mais recente no fim",
      "Com um ID são mostrados todos os acontecimentos desse apontamento."),
    tail: .init(
      "imprimir cada acontecimento quando ocorre",
      "Primeiro vêm os últimos -n acontecimentos. Termina com uma interrupção."),
    render: .init(
      "imprimir o que resulta de um modelo",
      "O texto do apontamento é o que chega pela entrada padrão."),
    config: .init(
      "verificar ou mostrar a configuração",
      "Sem uma palavra: check."),
    configCheck: "todos os problemas, cada um com o seu lugar e uma proposta",
    configPath: "de onde é lida a configuração",
    configShow: "todos os valores, e de onde vêm",
    doctor: .init(
      "examinar tudo e dizer como corrigir o que está mal",
      "Não altera nada, salvo que os bytes danificados são copiados à parte."),
    key: .init(
      "cuidar das chaves mestras",
      "Sem uma palavra são listadas as chaves."),
    keyRotate: "selar com uma chave nova o que vier a partir de agora",
    keyExport: "imprimir uma chave, para um lugar seguro",
    keyImport: "acrescentar uma chave da entrada padrão; nunca se substitui nenhuma",
    completions: .init(
      "imprimir as terminações para uma shell",
      "Para bash: slip completions bash > ~/.local/share/bash-completion/completions/slip"),
    help: .init(
      "mostrar a ajuda",
      nil)
  )
}
