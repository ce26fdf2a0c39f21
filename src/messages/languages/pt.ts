import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portfólio', help: 'Tudo o que o site diz' },
  language: {
    label: 'Idioma',
    help: 'O código do seu idioma, {choices}, ou um com a região, como pt-BR',
    example: 'pt',
  },
  firstName: { label: 'Nome', help: 'O nome por que lhe chamam', example: 'Inês' },
  fullName: { label: 'Nome completo', help: 'O seu nome por inteiro', example: 'Inês Carvalhal' },
  greeting: { label: 'Saudação', help: 'Uma linha curta', example: 'Olá, sou a Inês.' },
  occupation: {
    label: 'Profissão',
    help: 'O que faz, e onde',
    example: 'Diretora de fotografia · Lisboa',
  },
  reel: {
    label: 'Showreel',
    help: 'Um filme com o melhor do seu trabalho, como ficheiro ou num endereço, por exemplo no Vimeo. Recebe um segundo botão na entrada',
  },
  reelName: { label: 'Nome', help: 'O que diz o botão', example: 'Ver o meu showreel' },
  reelFile: {
    label: 'Ficheiro',
    help: 'Em vez de um endereço: o nome de um filme, MP4 ou WebM, que está ao lado da página',
    example: 'reel.mp4',
  },
  craft: {
    label: 'Anel à volta do retrato',
    help: 'De que ofício é o instrumento, um destes: {choices}',
  },
  accent: {
    label: 'Cor',
    help: 'Da faixa, dos botões e das marcas, uma destas: {choices}',
  },
  portraitAlt: {
    label: 'O que a foto mostra',
    help: 'Para quem não a pode ver',
    example: 'Inês Carvalhal a sorrir numa régie',
  },
  portraitFocus: {
    label: 'Onde está o rosto',
    help: '“left” (esquerda), “right” (direita), “top” (em cima), “bottom” (em baixo), “centre” (centro), ou a distância a partir da esquerda e de cima',
    example: '30% 20%',
  },
  description: {
    label: 'Descrição',
    help: 'Uma frase sobre si para motores de busca e pré-visualizações de links',
    example: 'Inês Carvalhal realiza programas de televisão em direto, em Lisboa.',
  },
  about: {
    label: 'Sobre si',
    help: 'Um a três parágrafos, separados por uma linha em branco',
    example: 'Ilumino os rostos antes das salas.',
  },

  projects: { label: 'Projetos', help: 'Filmes, programas e outros trabalhos seus' },
  project: { label: 'Projeto', help: 'Um projeto' },
  projectTitle: { label: 'Título', help: 'O nome do projeto', example: 'O porto ao amanhecer' },
  projectPath: {
    label: 'Link',
    help: 'Para onde leva o cartão: um endereço web ou uma página deste site, como /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Imagem',
    help: 'O nome de uma foto na pasta stills',
    example: 'porto.jpg',
  },
  stillAlt: {
    label: 'O que a imagem mostra',
    help: 'Para quem não a pode ver',
    example: 'Barcos a sair ao amanhecer',
  },
  stillFocus: {
    label: 'O que tem de ficar na imagem',
    help: '“left” (esquerda), “right” (direita), “top” (em cima), “bottom” (em baixo), “centre” (centro), ou a distância a partir da esquerda e de cima',
    example: '30% 20%',
  },
  projectRole: { label: 'Função', help: 'O que fez', example: 'Imagem' },
  projectYear: { label: 'Ano', help: 'Quando', example: '2024' },
  client: { label: 'Cliente', help: 'Para quem', example: 'RTP' },
  projectText: {
    label: 'Texto',
    help: 'Uma ou duas frases sobre o projeto',
    example: 'Cinco pescadores, uma noite, nenhuma segunda tentativa.',
  },
  film: {
    label: 'Filme ou áudio',
    help: 'O nome de um filme (MP4, WebM, MOV) ou de um áudio (MP3, M4A, Ogg, Opus, WAV, FLAC) que está ao lado da página',
    example: 'porto.mp4',
  },
  captions: {
    label: 'Legendas',
    help: 'O nome de um ficheiro WebVTT ou SRT com as legendas do filme',
    example: 'porto.vtt',
  },
  story: {
    label: 'História',
    help: 'Um a seis parágrafos na página do projeto, separados por uma linha em branco',
    example: 'Tínhamos um barco e quatro noites.',
  },
  slug: {
    label: 'Endereço web',
    help: 'A última parte do endereço da sua página, em minúsculas, algarismos e hífenes',
    example: 'porto-ao-amanhecer',
  },
  pictures: { label: 'Imagens', help: 'Uma a oito imagens na página do projeto' },
  picture: { label: 'Imagem', help: 'Uma imagem na página do projeto' },
  pictureFile: {
    label: 'Ficheiro',
    help: 'O nome de uma foto na pasta stills',
    example: 'porto-2.jpg',
  },
  pictureAlt: {
    label: 'O que mostra',
    help: 'Para quem não a pode ver',
    example: 'A rede sobe para bordo',
  },
  caption: {
    label: 'Legenda da imagem',
    help: 'Uma linha por baixo',
    example: 'A terceira noite, ao largo de Peniche',
  },
  credits: { label: 'Créditos', help: 'Uma a vinte pessoas, cada uma com o que fez' },
  credit: { label: 'Crédito', help: 'Quem fez o quê' },
  creditRole: { label: 'Função', help: 'O que fez', example: 'Som' },
  creditName: { label: 'Nome', help: 'Quem o fez', example: 'Rui Sabrosa' },

  work: { label: 'Carreira', help: 'A página sobre o seu trabalho' },
  summary: {
    label: 'Resumo',
    help: 'Duas a quatro frases, ou alguns parágrafos',
    example: 'Realizo programas de televisão em direto.',
  },
  jobs: { label: 'Trabalhos', help: 'Pelo menos um trabalho, a começar pelo mais recente' },
  job: { label: 'Trabalho', help: 'Um trabalho' },
  jobTitle: { label: 'Cargo', help: 'Qual era a sua função', example: 'Operadora de câmara' },
  jobField: {
    label: 'Empregador ou área',
    help: 'Onde, ou em que área',
    example: 'Canal de televisão',
  },
  period: {
    label: 'Período',
    help: 'De quando a quando, ou quanto tempo durou',
    example: '2018–2021',
  },
  points: { label: 'Pontos', help: 'Uma a seis frases sobre o que fez' },
  point: {
    label: 'Ponto',
    help: 'Uma frase sobre o que fez',
    example: 'Planeei as posições das câmaras.',
  },
  lists: {
    label: 'Listas',
    help: 'Uma a seis listas, como prémios, competências, formação, idiomas ou clientes, cada uma com um título e pontos',
  },
  list: { label: 'Lista', help: 'Uma lista na página sobre o seu trabalho' },
  listHeading: { label: 'Título', help: 'O que a lista reúne', example: 'Prémios' },
  listPoints: { label: 'Pontos', help: 'Uma a trinta linhas' },
  listPoint: {
    label: 'Ponto',
    help: 'Uma linha da lista',
    example: 'Microfone de Prata 2023, melhor programa em direto',
  },

  life: { label: 'Vida pessoal', help: 'O que faz fora do trabalho, em parágrafos' },
  paragraph: { label: 'Parágrafo', help: 'Um parágrafo' },
  motif: { label: 'Desenho', help: 'Um destes: {choices}' },
  paragraphText: {
    label: 'Texto',
    help: 'Um parágrafo, ou vários separados por uma linha em branco',
    example: 'Desenho.',
  },

  email: {
    label: 'E-mail',
    help: 'Para onde vão as mensagens do formulário',
    example: 'ines@carvalhal.tv',
  },
  phone: {
    label: 'Telefone',
    help: 'O + e o código do país, com 7 a 15 algarismos ao todo',
    example: '+351 912 345 678',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Com a opção marcada, o link abre o WhatsApp nesse número; sem ela, faz uma chamada',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'O endereço do seu perfil',
    example: 'https://www.linkedin.com/in/ines-carvalhal',
  },
  links: {
    label: 'Outros links',
    help: 'Um a oito outros links, cada um com um nome e um endereço',
  },
  link: { label: 'Outro link', help: 'Um nome e um endereço' },
  linkName: { label: 'Nome', help: 'O que diz o link', example: 'Vimeo' },
  linkAddress: {
    label: 'Endereço',
    help: 'Para onde leva',
    example: 'https://vimeo.com/inescarvalhal',
  },

  texts: { label: 'Textos do site', help: 'O que o site deve dizer de outra maneira' },
  text: { label: 'Texto do site', help: 'Em inglês' },

  siteAddress: {
    label: 'Endereço',
    help: 'Onde o seu site está na web, depois de publicado',
    example: 'https://carvalhal.tv/',
  },
  otherLanguages: {
    label: 'Outros idiomas',
    help: 'Até três páginas que dizem o mesmo noutro idioma e são feitas noutro lado. Os idiomas deste site acrescentam-se por cima do formulário',
  },
  otherLanguage: { label: 'Idioma', help: 'O mesmo site noutro idioma' },
  otherLanguageTag: { label: 'Idioma', help: 'O código do seu idioma', example: 'en' },
  otherAddress: {
    label: 'Endereço',
    help: 'Onde está essa página: o endereço na web ou, se estiver na mesma pasta que esta, o nome do ficheiro',
    example: 'en.html',
  },
  legal: {
    label: 'Aviso legal',
    help: 'O que a lei de alguns países pede a um site público: uma página própria, com uma ligação no fim de cada página',
  },
  legalHeading: {
    label: 'Título',
    help: 'O título dessa página e a ligação que leva a ela',
    example: 'Aviso legal',
  },
  legalText: {
    label: 'Texto',
    help: 'Quem é responsável, com morada postal, e o que mais for pedido; uma linha em branco começa outro parágrafo',
    example: 'Ana Núñez, Rua Augusta 1, 1100-048 Lisboa',
  },
  legalLinks: { label: 'Ligações', help: 'Ligações nessa página, até oito' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, no máximo {most} caracteres: {example}.',
    optional: '{help}: {example}. Pode ficar vazio.',
    limitedOptional: '{help}, no máximo {most} caracteres: {example}. Pode ficar vazio.',
    example: '“{text}”',
    exampleOfList: '“{text}”',
  },
  quoted: '“{text}”',
  flagExample: 'true (sim) ou false (não), sem aspas',
  isItMeant: 'É mesmo isso?',
  kinds: {
    list: 'uma lista',
    date: 'uma data',
    group: 'um grupo',
    text: 'um texto',
    aNumber: 'o número {number}',
  },

  missing: 'está em falta.',
  empty: 'não contém nada.',
  noFlag: 'é {kind}, e não true nem false.',
  noText: 'é {kind}, e não um texto entre aspas.',
  misfit: 'é {kind}, o que aqui não serve.',
  entries: {
    one: 'tem {count} entrada.',
    many: 'tem {count} entradas.',
    other: 'tem {count} entradas.',
  },
  needsOne: 'precisa de um destes campos: {names}.',
  several: 'tem {names}.',
  keepOne: 'Fique com um deles e retire o outro.',
  unknownField: 'não é um campo que o site conheça.',
  writeInstead: 'Em vez disso, escreva {name}.',
  noSuchField: 'Retire-o. Os campos são: {names}.',
  photoIsFile: 'A foto é um ficheiro: ponha-a ao lado de portfolio.toml, com o nome portrait.jpg.',
  cvIsFile: 'O CV é um ficheiro: ponha-o na pasta public.',
  misplaced: 'está por baixo de {heading}, e por isso faz parte dele.',
  moveToStart: 'Mova {name} para cima, antes da primeira linha que começa por [.',
  moveBelow: 'Mova {name} para cima, para as linhas por baixo de {heading}.',

  damagedCharacter: 'contém um carácter danificado (�).',
  invisibleAtStart: 'começa com um carácter invisível ({code}).',
  invisibleBehind: 'contém um carácter invisível ({code}) depois de {text}.',
  spaces: 'começa ou acaba com um espaço.',
  tabAtStart: 'começa com uma tabulação: escreva um espaço em vez dela.',
  tabBehind: 'contém uma tabulação depois de {text}: escreva um espaço em vez dela.',
  breakAtStart: 'começa com uma quebra de linha: escreva um espaço em vez dela.',
  breakBehind: 'contém uma quebra de linha depois de {text}: escreva um espaço em vez dela.',
  tooLong: 'tem {length} caracteres; o máximo é {most}.',
  paragraphs: 'tem {length} parágrafos; o máximo é {most}.',
  noDrawing: 'não tem nenhum desenho chamado {text}.',
  noColour: 'não tem nenhuma cor chamada {text}.',

  mailto: 'começa por “mailto:”.',
  space: 'contém um espaço.',
  oneAt: 'não é um endereço de e-mail: tem de ter uma só @.',
  beforeAt: 'não é um endereço de e-mail: veja a parte antes da @.',
  afterAt: 'não é um endereço de e-mail: veja a parte depois da @.',
  notOfPhone: 'contém algo que não faz parte de um número de telefone.',
  noPlus: 'não começa por + e o código do país.',
  zeroInBrackets: 'contém (0), que não se marca a partir do estrangeiro.',
  zeroAfterPlus: 'tem um 0 depois do +, no lugar do código do país.',
  fewDigits: {
    one: 'tem {count} algarismo, o que é pouco.',
    many: 'tem {count} algarismos, o que é pouco.',
    other: 'tem {count} algarismos, o que é pouco.',
  },
  manyDigits: {
    one: 'tem {count} algarismo, o que é demais.',
    many: 'tem {count} algarismos, o que é demais.',
    other: 'tem {count} algarismos, o que é demais.',
  },
  noWebAddress: 'não é um endereço web.',
  userName:
    'leva a {host}, porque o que está antes da @ é um nome de utilizador ou uma palavra-passe.',
  noHttps: 'não começa por https://.',
  noLinkedin: 'não é um endereço de linkedin.com.',
  noProfile: 'não é um perfil pessoal: faltam /in/ e o seu nome.',
  http: 'começa por http://, sem o s.',
  otherwiseWritten: 'é outra maneira de escrever a página {page}.',
  noPath: 'não é uma página deste site nem um endereço web.',
  fileIsAddress: 'é um endereço: escreva-o em {field}.',
  fileInFolder: 'indica uma pasta: aqui só se escreve o nome do ficheiro.',
  fileSign: 'contém um sinal que o Windows não aceita em nomes de ficheiros.',
  fileReserved: 'é um nome que o Windows reserva para um dispositivo.',
  sameFile: 'tem o nome de outro ficheiro, {name}, exceto nas maiúsculas.',
  renameFile: 'O Windows só pode guardar um deles: mude o nome do outro.',
  noFilm: 'não acaba em .mp4, .webm, .m4v ou .mov.',
  noMedia:
    'não acaba em .mp4, .webm, .m4v ou .mov (filme), nem em .mp3, .m4a, .ogg, .opus, .wav ou .flac (áudio).',
  noCaptions: 'não acaba em .vtt ou .srt.',
  noSlug: 'contém outras coisas além de minúsculas, algarismos e hífenes simples entre eles.',
  pageInFolder: 'contém uma / ou uma \\: o ficheiro tem de estar ao lado desta página.',
  noPage: 'não é um endereço web nem o nome de uma página que acaba em .html.',
  placeInPage: 'contém um ? ou um #, que levam a um ponto dentro de uma página.',
  noFocus: 'não é um ponto da foto.',

  language: {
    hyphen: 'escreve-se {tag}, com hífen.',
    name: 'é um nome: {name} escreve-se {tag}.',
    isCountry: 'é um país: {text} é o país, e o idioma é {tag}.',
    none: 'não é o código de um idioma.',
  },

  deadLink: 'leva a uma página que este site não tem: a parte {part} está vazia.',
  writePart: 'Escreva outro endereço, ou preencha a parte {part}.',
  bar: 'passa em {pixels} px a largura de um telefone de 320 px: lado a lado ficam {labels}.',
  shorterLabel: 'Use uma palavra mais curta aqui, ou noutro dos botões.',
  wide: 'passa em {pixels} px a largura de um telefone de 320 px: {word}.',
  shorterWord: 'Use uma palavra mais curta, ou ponha um hífen onde ela se pode dividir.',
  captionsAlone: 'falta o filme.',
  nameFilm: 'Escolha o filme, ou retire as legendas.',
  nameFilmOfStill: 'Escolha o filme, ou retire a imagem.',
  captionsOfSound: 'acompanha um áudio, que não mostra legendas.',
  sayInStory: 'Escreva na história o que nele se diz, e retire as legendas.',
  sameSlug: 'é o mesmo que o do projeto {number}.',
  ownSlug: 'Dê a cada projeto um endereço próprio.',
  ownLanguage: 'é o idioma desta mesma página: {text}.',
  ownAddress: 'é o endereço desta mesma página: {text}.',
  leftOut: 'sem conteúdo, por isso o site não terá esta parte.',
  saysSample: 'ainda diz o que diz o exemplo.',
  leaveIfTrue: 'Se também for verdade para si, deixe assim.',
  holds: 'contém {text}.',
  attack: 'contém {text}, que os filtros de e-mail podem tomar por parte de um ataque.',
  otherAlphabet: 'contém {letter}, de outro alfabeto, entre letras latinas.',
  deadAddress: 'contém o endereço {address}, que aí não é um link.',
  noYear: 'contém {text}, que não é um ano.',
  backwards: 'anda para trás: {text}.',
  untranslated: {
    one: 'tem um texto em inglês, porque o site não traz textos neste idioma: {language}.',
    many: 'tem {count} textos em inglês, porque o site não traz textos neste idioma: {language}.',
    other: 'tem {count} textos em inglês, porque o site não traz textos neste idioma: {language}.',
  },
  languageNotCountry: '{language} (no país {country}, o idioma é {tag})',
  writeThemYourself: 'É mesmo isso? Também pode escrevê-los.',

  sample: 'ainda é o exemplo: {text}.',
  own: {
    fullName: 'Escreva o seu nome.',
    greeting: 'Cumprimente com o seu nome.',
    description: 'Escreva uma frase sobre si.',
    email: 'Escreva o seu endereço de e-mail.',
    phone: 'Escreva o seu número de telefone.',
    linkedin: 'Escreva o endereço do seu perfil.',
  },

  file: {
    empty: { problem: 'não contém nada ou não se consegue ler.', expected: 'Guarde-o lá de novo.' },
  },

  cv: {
    empty: {
      problem: 'não contém nada ou não se consegue ler.',
      expected: 'Guarde lá o CV de novo, em PDF.',
    },
    large: {
      problem: 'tem {size} MB, demasiado para enviar.',
      expected:
        'Guarde-o com menos de 5 MB: a maioria dos programas oferece “tamanho reduzido” ou “para a web”.',
    },
    office: {
      problem: 'é um documento do Office, e não um PDF.',
      expected: 'Guarde ou exporte o CV em PDF; mudar só o nome do ficheiro não chega.',
    },
    text: {
      problem: 'é um ficheiro de texto, e não um PDF.',
      expected: 'Guarde ou exporte o CV em PDF; mudar só o nome do ficheiro não chega.',
    },
    other: {
      problem: 'é outro tipo de ficheiro, e não um PDF.',
      expected: 'Guarde ou exporte o CV em PDF; mudar só o nome do ficheiro não chega.',
    },
    cut: { problem: 'está danificado: falta o fim.', expected: 'Guarde-o ou copie-o de novo.' },
    locked: {
      problem: 'está protegido por uma palavra-passe, ou contra cópia.',
      expected:
        'Guarde-o sem proteção: senão, nem toda a gente o consegue ler, nem os programas que fazem a triagem de CVs.',
    },
    damaged: {
      problem: 'está danificado: não abre.',
      expected: 'Guarde ou exporte de novo o CV em PDF.',
    },
    active: {
      problem: 'contém um script, e os filtros de e-mail podem travá-lo.',
      expected: 'É mesmo isso? Impresso de novo em PDF, deixa de os ter.',
    },
    attached: {
      problem:
        'contém outro ficheiro, que qualquer pessoa pode extrair: o de um Europass (XML) tem a sua data de nascimento, a morada e a fotografia. Além disso, os filtros de e-mail podem travá-lo.',
      expected: 'É mesmo isso? Impresso de novo em PDF, deixa de os ter.',
    },
    sample: { problem: 'ainda é o CV do exemplo.', expected: 'Ponha lá o seu.' },
  },

  picture: {
    none: {
      problem: 'não é uma imagem que se consiga ler.',
      expected: 'Abra o ficheiro num programa de fotografia e guarde-o em JPEG.',
    },
    film: {
      problem: 'é um filme, e não uma imagem.',
      expected: 'Guarde um fotograma dele em JPEG.',
    },
    pdf: {
      problem: 'é um PDF, e não uma imagem.',
      expected: 'Guarde em JPEG a imagem que contém.',
    },
    kind: {
      problem: 'é uma imagem do tipo {kind}, que não se consegue ler aqui.',
      expected: 'Abra-a num programa de fotografia e guarde-a em JPEG.',
    },
    drawing: {
      problem: 'é um desenho (SVG), que o estúdio não aceita.',
      expected: 'Exporte-o em PNG, com 2000 píxeis de largura.',
    },
    damaged: {
      problem: 'é uma imagem danificada: uma parte falta ou está estragada.',
      expected: 'Copie-a de novo de onde veio.',
    },
    heavy: { problem: 'não cabe em {kilobytes} kB.', expected: 'Use outra foto.' },
    large: {
      problem: 'tem {width} × {height} píxeis, demasiados para trabalhar.',
      expected: 'Guarde uma versão mais pequena; 4000 píxeis de lado bastam e sobram.',
    },
    small: {
      problem: 'é uma imagem demasiado pequena: {width} × {height} píxeis.',
      expected: 'Use uma foto com pelo menos {pixels} píxeis de cada lado.',
    },
  },

  captions: {
    line: 'linha {line}',
    times: 'Um tempo escreve-se 00:01:02.500, e cada legenda tem dois, com --> no meio.',
    large: {
      problem: 'tem {kilobytes} kB, mais de 500.',
      expected: 'As legendas de um filme de duas horas têm 150 kB; será outro ficheiro?',
    },
    encoding: {
      problem: 'não está em UTF-8.',
      expected: 'Abra-o no seu editor e guarde-o de novo, com a codificação UTF-8.',
    },
    none: 'não contém legendas.',
    noWebVtt: {
      problem: 'não diz WEBVTT.',
      expected: 'Escreva WEBVTT na primeira linha, e deixe a segunda em branco.',
    },
    isWebVtt: {
      problem: 'é um WebVTT, mas o nome diz outra coisa.',
      expected: 'Mude o nome para {name}.',
    },
    otherKind: {
      problem: 'é do tipo {kind}, que os navegadores não mostram.',
      expected: 'Exporte-o em SRT ou WebVTT; os programas de legendas fazem-no.',
    },
    isSrt: {
      problem: 'é um SRT, mas o nome diz outra coisa.',
      expected: 'Mude o nome para {name}.',
    },
    joined: {
      problem: 'vem logo a seguir a outra legenda.',
      expected: 'Deixe uma linha em branco antes.',
    },
    noTimes: 'não tem tempos que se consigam ler: {text}.',
    backwards: {
      problem: 'acaba em {to} e começa em {from}.',
      expected: 'Escreva o tempo posterior depois de -->.',
    },
    homeless: {
      problem: 'não pertence a nenhuma legenda: {text}.',
      expected: 'Escreva os tempos por cima, ou retire a linha em branco.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Estúdio',
  language: 'Idioma do estúdio',
  skip: 'Ir para o formulário',
  parts: 'Partes',
  startScreen: {
    what: 'Aqui cria o seu próprio site num único ficheiro. Nada do que escrever ou escolher sai deste dispositivo até que o envie.',
    begin: 'Começar',
    beginHelp: 'Com um formulário vazio. Os textos a cinzento são exemplos: nunca são guardados.',
  },
  cannotStart: {
    here: 'O estúdio não funciona aqui.',
    where:
      'Funciona no Chrome, no Edge e noutros navegadores baseados no Chromium a partir da versão {chromium}, e num Firefox ou Safari atual. Precisa de JavaScript e de WebAssembly, que uma definição como o modo de isolamento pode desligar.',
    withoutScripts: 'Aqui o JavaScript está desligado.',
  },
  stopped: {
    part: 'Esta parte do estúdio parou; o resto continua a funcionar: {reason}',
    cause:
      'Talvez um tradutor ou uma extensão do navegador tenha alterado esta página. Desligue-o aqui e tente de novo.',
    kept: 'Nada se perdeu: o que não guardou fica no rascunho.',
    whole: 'O estúdio parou: {reason}',
    goOn: 'Recarregue a página e continue com o rascunho.',
    reload: 'Recarregar a página',
  },
  shielded:
    'O seu site não pode ser mostrado aqui: outra página mostra o estúdio e mantém-no isolado (sandbox). Pode escrever na mesma, mas talvez ela também não deixe guardar. Abra studio.html num separador próprio, ou descarregue-o e abra-o a partir do seu disco.',
  form: 'O que o seu site diz',
  preview: 'O seu site',
  pointHelp: 'Clique num texto ou numa imagem para os alterar.',
  pointKeys: 'Num campo, Ctrl + Enter leva ao seu lugar aqui, e Esc traz de volta.',
  undo: 'Desfazer',
  redo: 'Refazer',
  save: 'Guardar',
  saveHelp: 'Ctrl + S ou Cmd + S',
  letter: 'Copiar uma carta para enviar junto',
  letterCopied: 'A carta está copiada: cole-a num e-mail, e anexe o que guardou.',
  letterByHand: 'A carta, para copiar à mão',
  open: 'Abrir um site',
  openHelp: 'O zip que guardou, ou o respetivo index.html com o CV e os filmes.',
  photo: 'Foto',
  photoHelp: 'Um retrato, ao alto: JPEG, PNG, WebP ou AVIF.',
  cv: 'CV',
  cvHelp: 'Um PDF, no máximo com 5 MB; o nome do ficheiro vem do seu nome.',
  cvIs: {
    one: '{name}: {count} página, {size}.',
    many: '{name}: {count} páginas, {size}.',
    other: '{name}: {count} páginas, {size}.',
  },
  cvText: {
    canFill: 'O seu texto pode preencher o formulário.',
    open: 'Usar o texto do CV',
    scan: 'O seu texto não pode preencher o formulário: quase não há texto, como numa digitalização ou numa imagem.',
    signs:
      'O seu texto não pode preencher o formulário: demasiados caracteres não se conseguem ler.',
    slow: 'O seu texto não pode preencher o formulário: demora demasiado a ler.',
  },
  lines: {
    fromCv: 'Do seu CV',
    fromPasted: 'Do que colou',
    found: 'Encontrado',
    europass: 'Entradas do Europass',
    education: 'Formação',
    languages: 'Línguas',
    has: 'Já tem: {text}',
    isThere: 'no formulário',
    take: 'Pôr o que está marcado',
    taken: 'O que estava marcado está no seu lugar. “Desfazer” volta atrás.',
    byLine: 'Linha a linha',
    into: 'Destino: {field}',
    noField: 'Vá primeiro ao campo do formulário para onde deve ir uma linha.',
    help: 'Toque numa linha, e ela vai para lá. As caixas marcam várias; com Shift, todas as que estão pelo meio. Várias linhas preenchem um trabalho ou projeto inteiro.',
    keys: 'As setas percorrem as linhas, Espaço marca, Enter põe. Num campo, Ctrl + Enter traz até aqui, e Esc leva de volta.',
    nextDate: 'Seguinte com data',
    putMarked: {
      one: 'Pôr {count} linha',
      many: 'Pôr {count} de linhas',
      other: 'Pôr {count} linhas',
    },
    put: '{field}: {text}. “Desfazer” volta atrás.',
    left: 'Não foi posto, porque o campo já tem outro texto: {text}.',
    offer: 'Pôr linha a linha',
  },
  stillHelp: 'Uma foto para o cartão do projeto.',
  reelStillHelp: 'Uma foto que se vê antes de o filme começar.',
  removeStill: 'Retirar a imagem',
  preparing: 'A preparar {what}…',
  ready: 'No seu lugar: {what}.',
  allReady: {
    one: 'O ficheiro está no seu lugar.',
    many: 'Todos os {count} ficheiros estão no seu lugar.',
    other: 'Todos os {count} ficheiros estão no seu lugar.',
  },
  pictures: {
    help: 'Uma foto para a página do projeto, mostrada por inteiro.',
    add: 'Adicionar imagens',
    addHelp: 'Até {most} fotos para a página do projeto. Pode escolher várias de uma vez.',
    asProjects: 'Adicionar projetos a partir de imagens, filmes ou sons',
    asProjectsHelp:
      'Cada ficheiro dá um projeto com o seu nome, ou vai para o que já se chama assim. Pode escolher vários de uma vez.',
    preparing: 'A preparar {name}, {place} de {of}…',
    noRoom: 'Num projeto cabem {most} imagens, por isso ficaram de fora: {files}.',
  },
  focusHelp:
    'Toque no ponto da imagem que tem de ficar visível, ou use as teclas de seta. Os dois números dizem a que distância está da esquerda e de cima',
  focusAt: '{x}% a partir da esquerda, {y}% a partir de cima',
  focusGone: 'Uma página que se reabre só contém o recorte. Para o mover, escolha a foto de novo.',
  crops: { phone: 'No telefone', desktop: 'No computador' },
  add: 'Adicionar: {what}',
  remove: 'Retirar',
  moveUp: 'Subir',
  moveDown: 'Descer',
  added: 'Novo: {what}.',
  removed: 'Retirado: {what}. “Desfazer” traz de volta.',
  moved: 'Nova posição: {what}, agora {place} de {of}.',
  undone: 'Alteração desfeita.',
  redone: 'Alteração refeita.',
  languageHelp:
    'O código de um idioma, como nl para holandês, ou um com a região, como pt-BR. O que o site diz por si fica em inglês até que o escreva em “Textos”.',
  otherLanguage: 'Outro…',
  begin: 'Começar: {part}',
  cleaned: 'Do texto colado foram retirados caracteres que ninguém vê.',
  completed: 'Completado: {text}. “Desfazer” volta atrás.',
  pasted: {
    lines: 'Colou várias linhas. Cada uma pode ser uma entrada; com Enter ficam como estão.',
    makeEntries: {
      one: 'Fazer disto uma entrada',
      many: 'Fazer disto {count} entradas',
      other: 'Fazer disto {count} entradas',
    },
    swap: 'Trocar funções e nomes',
    keep: 'Deixar como está',
    table: 'Colou uma tabela. Indique o que está em cada coluna.',
    column: 'Coluna {number}',
    leaveOut: 'Deixar de fora',
    hasNames: 'A primeira linha dá nome às colunas',
    needs: 'Escolha ainda a coluna para: {field}.',
    noRoom: 'Há lugar para {most}, e ficam de fora ({count}): {names}.',
    makeProjects: {
      one: 'Adicionar um projeto',
      many: 'Adicionar {count} projetos',
      other: 'Adicionar {count} projetos',
    },
    makeJobs: {
      one: 'Adicionar um trabalho',
      many: 'Adicionar {count} trabalhos',
      other: 'Adicionar {count} trabalhos',
    },
    large:
      'A tabela que colou é demasiado grande para ser repartida aqui. Copie no máximo {rows} linhas e {columns} colunas.',
    tooMuch: 'Nada foi colado, porque há mais de {most} caracteres. Copie só uma parte.',
    rest: 'No campo está tudo, mas o seu site só o mostra até aqui: {end}',
    join: 'Juntar em {most} parágrafos',
    hint: 'Uma tabela, por exemplo de uma folha de cálculo, pode ser colada em qualquer campo de uma entrada.',
  },
  period: {
    from: 'Início, ou duração',
    to: 'Fim',
    now: 'Agora',
    isCurrent: 'Ainda tenho este trabalho',
  },
  national: {
    choose: 'País deste número',
    take: 'Escrever {number}',
  },
  drop: 'Também o pode arrastar para aqui.',
  optional: 'opcional',
  noChoice: 'Sem escolha',
  help: '{help}.',
  drawings: {
    order: 'Arrumação',
    art: 'Arte',
    reading: 'Leitura',
    cycling: 'Bicicleta',
    people: 'Pessoas',
    school: 'Escola',
    spanish: 'Espanhol',
    music: 'Música',
    cooking: 'Culinária',
    swimming: 'Natação',
    running: 'Corrida',
    football: 'Futebol',
    travel: 'Viagens',
    photography: 'Fotografia',
    gardening: 'Jardinagem',
    film: 'Cinema',
    animals: 'Animais',
    theatre: 'Teatro',
    mountains: 'Montanhas',
    languages: 'Línguas',
    family: 'Família',
    volunteering: 'Voluntariado',
  },
  crafts: {
    camera: 'Objetiva',
    edit: 'Película',
    light: 'Cor da luz',
    radio: 'Mostrador de rádio',
    sound: 'Medidor de nível',
  },
  accents: {
    red: 'Vermelho',
    amber: 'Âmbar',
    green: 'Verde',
    blue: 'Azul',
    plum: 'Ameixa',
  },
  count: '{length} de {most}',
  sections: {
    you: 'Perfil',
    photo: 'Foto',
    about: 'Sobre mim',
    projects: 'Projetos',
    work: 'Carreira',
    life: 'Vida pessoal',
    contact: 'Mensagem',
    words: 'Textos',
    address: 'Na web',
  },
  wordPlaces: 'No lugar de {places}, o site põe um número ou um nome; deixe-o como está',
  wordsHelp: 'O que o site diz por si, no seu idioma. Escreva aqui só o que quer diferente.',
  places: {
    '': 'Em todo o site',
    bar: 'Menu',
    hero: 'Entrada',
    about: 'Sobre mim',
    projects: 'Projetos',
    contact: 'Mensagem',
    workDetails: 'Página da carreira',
    lifeDetails: 'Página da vida pessoal',
    projectPage: 'Página de um projeto',
    footer: 'Rodapé',
    kit: 'Carta e README',
  },
  show: { form: 'Editar', preview: 'Ver site' },
  width: { all: 'Largura total', phone: 'Telefone' },
  left: {
    error: {
      one: 'Uma coisa a corrigir',
      many: '{count} coisas a corrigir',
      other: '{count} coisas a corrigir',
    },
    todo: {
      one: 'Uma coisa ainda por fazer',
      many: '{count} coisas ainda por fazer',
      other: '{count} coisas ainda por fazer',
    },
    sample: {
      one: 'Um valor ainda é o do exemplo',
      many: '{count} valores ainda são os do exemplo',
      other: '{count} valores ainda são os do exemplo',
    },
    question: {
      one: 'Uma coisa a rever',
      many: '{count} coisas a rever',
      other: '{count} coisas a rever',
    },
  },
  errorsHere: {
    one: '{count} a corrigir',
    many: '{count} a corrigir',
    other: '{count} a corrigir',
  },
  todoHere: { one: '{count} por fazer', many: '{count} por fazer', other: '{count} por fazer' },
  hasExamples: 'O que está a cinzento e a ponteado é um exemplo, e nunca é guardado.',
  looking: 'A verificar o que o seu site diz…',
  /** The answer if a part shall be left out. */
  meant: 'Sim, deixar de fora',
  nothingLeft: 'Não falta nada.',
  zipSize: {
    anyMail: 'O zip terá cerca de {size}: cabe em qualquer e-mail.',
    someMail: 'O zip terá cerca de {size}: demasiado para algumas caixas de e-mail.',
    noMail:
      'O zip terá cerca de {size}: demasiado para quase todos os e-mails. Envie um link, ou uma pen drive.',
    largeStick:
      'O zip terá cerca de {size}: demasiado para um e-mail. Envie um link, ou uma pen drive formatada em exFAT ou NTFS, porque as outras não aceitam ficheiros de 4 GB.',
  },
  notSaved: 'Nada foi guardado. Corrija primeiro o que está indicado.',
  notOpened:
    '{page} não foi aberto. Corrija primeiro o que é indicado, porque antes esta página é posta no zip.',
  saveFailed: 'Nada foi guardado, porque algo falhou: {reason}',
  letterFailed: 'A carta não foi copiada, porque algo falhou: {reason}',
  notComposed:
    'O estúdio não conseguiu fazer o site com o que escreveu, por isso a pré-visualização e a lista esperam: {reason}',
  tryAgain: 'Tentar de novo',
  composerGone: 'a parte que faz os sites parou. Recarregue esta página e continue com o rascunho.',
  saved: 'Guardado como {name}.',
  folder: {
    open: 'Abrir uma pasta',
    openHelp: 'A pasta onde está o seu site. A partir daí, «Guardar» escreve nela.',
    save: 'Guardar numa pasta',
    zip: 'Guardar como zip',
    help: 'Depois de «Guardar numa pasta», «Guardar» escreve nela. O navegador recusa o Ambiente de trabalho e as Transferências, mas aceita uma pasta dentro deles.',
    goes: '«Guardar» escreve na pasta {folder}.',
    file: '{name}, {place} de {of}',
    saved: 'Guardado em {folder}: {files}.',
    same: 'Guardado. Em {folder} não foi preciso mudar nada.',
    ask: 'Em {folder} há outros ficheiros com estes nomes, ou alguém os alterou entretanto: {files}. Substituí-los?',
    replace: 'Substituí-los',
    leave: 'Deixá-los',
    failed:
      'Nem tudo está guardado em {folder}: a pasta já não existe, está bloqueada ou cheia, ou o navegador não pode escrever nela.',
    lacks: 'Na pasta falta {files}: ponha-o ao lado da página.',
    notThere: 'Só no zip: {files}.',
    left: 'Estes ficheiros já não fazem parte do site, mas continuam na pasta: {files}. Apague à mão o que não deve ser público.',
    keep: 'Mantenha sempre juntos os ficheiros da pasta. Depois, escolha uma destas formas:',
  },
  afterSaving: {
    label: 'Depois de guardar',
    close: 'Fechar',
    web: 'Pôr na web',
    unpack:
      'Primeiro, extraia o zip. Mantenha sempre os ficheiros juntos. Depois, escolha uma destas formas:',
    ways: {
      service:
        'Num computador, arraste a pasta para app.netlify.com/drop. Em poucos segundos tem um endereço para enviar. Só se mantém se depois criar uma conta na Netlify, que é gratuita.',
      webSpace:
        'Se tiver alojamento web, copie para lá os ficheiros da pasta, com o programa que o seu fornecedor indica.',
      stick:
        'Copie a pasta para uma pen drive ou um disco partilhado. Quem lá abrir {page} vê tudo, mesmo sem rede.',
    },
  },
  savedWithoutPicture:
    'Guardado como {name}, sem a imagem para os links: este navegador altera as imagens, para que não se possa saber quem é.',
  layMedia: 'O zip não contém {files}. Extraia-o, e ponha ao lado de {page}: {files}.',
  saving: 'A guardar…',
  savedSoFar: '{done} de {all}',
  draft: {
    found: 'Há um rascunho de {when} que não foi guardado.',
    goOn: 'Continuar com ele',
    isOpen: 'O rascunho está aberto. “Desfazer” traz de volta o que estava aqui antes.',
    drop: 'Descartar',
    isDropped: 'O rascunho foi descartado.',
    isTaken: 'Outra janela ficou com esse rascunho, ou descartou-o.',
    unreadable: 'Não se consegue ler o rascunho: {reason}',
    privacy:
      'Cada janela mantém um rascunho próprio neste navegador, para o caso de ele falhar. Se outras pessoas usam este dispositivo, guarde ou descarte o seu trabalho antes de sair.',
    failed: 'Este navegador não mantém rascunhos, por isso guarde muitas vezes: {reason}',
    lacksFiles:
      'O rascunho mantém os seus textos, mas não todos os ficheiros, por isso guarde muitas vezes: {reason}',
    lacksFilms: {
      one: 'O rascunho não mantém {files}, porque este navegador tem pouco espaço. Conserve esse ficheiro: se o navegador falhar, escolha-o de novo.',
      many: 'O rascunho não mantém {files}, porque este navegador tem pouco espaço. Conserve esses ficheiros: se o navegador falhar, escolha-os de novo.',
      other:
        'O rascunho não mantém {files}, porque este navegador tem pouco espaço. Conserve esses ficheiros: se o navegador falhar, escolha-os de novo.',
    },
    noAnswer: 'a sua memória não responde.',
    insecure: 'só os mantém para uma página aberta de um disco, ou de um endereço com https.',
  },
  ask: {
    open: 'Abrir {name}?',
    openUnsaved: 'Abrir {name}? O que não guardou desaparece; “Desfazer” traz de volta.',
    lacks:
      'Em {name} falta o que o site aberto tem: {what}. Abrir? “Desfazer” traz de volta o que está aberto agora.',
    yes: 'Abrir',
    no: 'Ficar aqui',
  },
  drops: {
    projects: {
      one: 'Criar um projeto a partir de {files}?',
      many: 'Criar {count} projetos a partir de {files}?',
      other: 'Criar {count} projetos a partir de {files}?',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: 'Pôr {files} no projeto com esse título?',
      many: 'Pôr {files} nos projetos com esses títulos?',
      other: 'Pôr {files} nos projetos com esses títulos?',
    },
    first: 'Isso faz-se na primeira língua, que o formulário mostra a seguir.',
    cv: 'Usar {name} como CV?',
    replacesCv: 'Usar {name} como CV? Substitui o que lá está; “Desfazer” traz esse de volta.',
    elsewhere: 'Para outro lugar, como a sua foto, largue-o sobre esse campo.',
    yes: 'Sim',
    onlyProjects: 'Só os projetos',
    no: 'Não, não mudar nada',
    alike: '{files}: cada um {problem}',
    sheet: {
      problem: 'é uma folha de cálculo.',
      expected: 'Guarde-a como CSV, ou copie as suas linhas e cole-as num projeto.',
    },
    table: {
      problem: 'é uma tabela.',
      expected: 'Copie as suas linhas e cole-as num projeto.',
    },
    plain: {
      problem: 'é um texto.',
      expected: 'Copie o que precisar e cole-o num campo.',
    },
    zip: {
      problem: 'é um zip sem nenhuma página.',
      expected: 'Extraia-o, e arraste para aqui o que ele contém.',
    },
    unknown: {
      problem: 'é de um tipo que não tem lugar aqui.',
      expected: 'Há lugar para imagens, filmes, sons, legendas e para o seu CV em PDF.',
    },
    pdfs: {
      problem: 'é um PDF, mas não o único.',
      expected: 'Arraste o seu CV sozinho.',
    },
    captions: {
      problem: 'não pertence a nenhum dos filmes que arrastou.',
      expected: 'Arraste-o para as legendas do seu filme.',
    },
  },
  opened: 'Site aberto: {name}.',
  languages: {
    label: 'Línguas do site',
    which: 'Que língua',
    add: 'Acrescentar uma língua',
    added: 'Língua acrescentada: {language}. Escreva o que cada texto diz nessa língua.',
    remove: 'Retirar {language}',
    removed: 'Língua retirada: {language}. “Desfazer” traz de volta.',
    help: 'O que deixar vazio é como na primeira língua. As imagens, os filmes, as datas e a ordem mudam-se lá.',
    todo: {
      one: 'Falta traduzir {count} texto',
      many: 'Falta traduzir {count} textos',
      other: 'Falta traduzir {count} textos',
    },
    done: 'Está tudo traduzido.',
    most: 'Um site fala quatro idiomas, no máximo.',
    twice: {
      problem: 'é o de outra página deste site.',
      expected: 'Escolha outro idioma ou remova um dos dois.',
    },
    nothing: 'Ainda não há nada para traduzir: escreva primeiro na primeira língua.',
    untranslated: {
      one: '{count} texto ainda não está traduzido, por isso a página mostra o da primeira língua.',
      many: '{count} textos ainda não estão traduzidos, por isso a página mostra os da primeira língua.',
      other:
        '{count} textos ainda não estão traduzidos, por isso a página mostra os da primeira língua.',
    },
  },
  otherPages: {
    label: 'Outras páginas no zip',
    open: 'Abrir {page}',
    help: 'Ficam no zip tal como estão. Antes de mudar para uma delas, esta página é posta no zip tal como está agora.',
    are: 'Ao lado há outras páginas, que ficam como estão: {files}. Para alterar uma, abra-a por baixo das partes.',
    translate: 'Usar {page} como tradução',
    translateHelp:
      'Os seus textos passam então a ser uma tradução; listas, imagens e ficheiros são os desta página.',
    canTranslate: 'Ou use aí uma delas como tradução.',
    broken:
      'Estas páginas não se conseguem ler, por isso vale o que a página aberta diz nas línguas delas, e ao guardar são feitas de novo: {files}.',
    changed:
      'Nas línguas destas páginas, a página aberta dizia outra coisa, que fica de fora: {files}.',
    onlyTexts:
      'Noutra língua estes campos tinham mais do que na primeira, o que fica de fora: {fields}.',
    isTranslation: '{page} é agora uma tradução desta página.',
    withoutFields:
      'Nestes campos tinha mais, que fica de fora: {fields}. “Desfazer” traz a página de volta.',
    files: 'Imagens e ficheiros',
    noSuchPage: {
      problem: 'leva a {file}, que não está no zip.',
      expected:
        'Faça também essa página, e ponha {file} ao lado desta: sem ela o link não leva a lado nenhum.',
    },
    placeTaken: {
      problem: 'daria um ficheiro chamado {file}, mas no zip já há outro com esse nome.',
      expected: 'Escreva outra coisa, ou tire esse ficheiro do zip.',
    },
  },
  keptFiles: 'Também ficam no zip estes ficheiros: {files}.',
  opening: 'A abrir {name}…',
  dropped: 'O que arrastou',
  cannotOpen: {
    empty: 'não contém nada.',
    large: 'é demasiado grande para ser um site: sem os filmes, tem mais de 60 MB.',
    noZip: 'é um zip danificado. Transfira-o ou copie-o de novo.',
    lockedZip: 'está protegido por uma palavra-passe. Extraia-o, e abra o seu index.html com o CV.',
    otherZip: 'é um zip que aqui não se consegue ler. Extraia-o, e abra o seu index.html com o CV.',
    twice: 'contém {what} duas vezes. Abra só um deles.',
    manyFiles:
      'contém mais de {what} ficheiros, e todos iriam para o zip. Ponha o site numa pasta só dele.',
    noPage: 'não contém nenhum index.html.',
    foreign: 'não é uma página deste estúdio.',
    firstVersion:
      'é uma página da versão 1, que não traz o seu conteúdo. Copie os textos de lá para os campos daqui.',
    sameLanguage: 'está numa língua que o site já tem.',
    newer: 'foi feito por um estúdio mais recente. Abra-o com esse.',
    damaged: 'está danificado: não se consegue ler o que diz.',
    severalBlocks: 'foi alterado por outra coisa: contém mais do que um site.',
    tooMuch: 'foi alterado por outra coisa: diz mais do que cabe num site.',
    pictures: 'está danificado: uma das suas imagens não é uma imagem.',
    slowDrawing:
      'contém um desenho que um navegador demora demasiado a pintar: tem demasiadas repetições, máscaras ou filtros. Faça o site de novo com esse desenho em PNG.',
    content: 'foi alterado por outra coisa, e assim não serve: {what}',
    gone: 'não se consegue ler: mudou ou desapareceu depois de o escolher. Escolha-o de novo.',
    slow: 'demora demasiado a ler. É mesmo um site, e o disco ainda lá está?',
    failed: 'não se consegue ler. Escolha-o de novo, ou abra o estúdio noutro navegador.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'A página não contém o CV. Escolha-o de novo.',
  mediaGone: {
    one: 'Falta {files}. Abra o site com esse ficheiro, ou guarde-o sem ele.',
    many: 'Faltam {files}. Abra o site com esses ficheiros, ou guarde-o sem eles.',
    other: 'Faltam {files}. Abra o site com esses ficheiros, ou guarde-o sem eles.',
  },
  pictureUnreadable: {
    problem: 'não se consegue ler: está danificado, ou é demasiado grande para este navegador.',
    expected:
      'Guarde uma versão mais pequena num programa de fotografia; 4000 píxeis de lado bastam e sobram.',
  },
  media: {
    filmHelp:
      'Um filme (de preferência MP4 com H.264 e AAC) ou um áudio (de preferência MP3). No zip, fica ao lado da página.',
    reelHelp:
      'Em vez de um endereço: um filme, de preferência MP4 com H.264 e AAC. No zip, fica ao lado da página.',
    remove: 'Retirar {name}',
    gone: 'Aqui falta {name}. Escolha-o de novo; sem ele, o site é guardado e diz que o filme está em falta.',
    packed:
      'No zip que abriu, {name} está comprimido, por isso não se pode reproduzir aqui. É guardado tal como está.',
    changed:
      'Não se consegue ler {name}: mudou ou desapareceu depois de o escolher. Escolha-o de novo.',
    visitors: {
      everywhere: 'Todos os navegadores e telefones o reproduzem.',
      mov: 'Alguns navegadores não o reproduzem, porque é um MOV. Exportado em MP4, vê-se em toda a parte.',
      hevc: 'Muitos visitantes não veem a imagem, porque é HEVC (H.265). Exporte-o em MP4 com H.264. Num iPhone, antes de filmar, escolha Definições, Câmara, Formatos, Mais compatível.',
      recent:
        'Os navegadores recentes reproduzem-no, mas muitos iPhones e computadores mais antigos não, porque é {codec}. Um MP4 com H.264 vê-se em toda a parte.',
      editing:
        'Quase nenhum visitante o pode reproduzir, porque é {codec}. Exporte-o em MP4 com H.264 e AAC.',
      soundOfFilm:
        'Muitos visitantes não ouvem nada, porque o som é {codec}. Exporte-o em MP4 com H.264 e AAC.',
      ogg: 'Muitos iPhones e Macs não o reproduzem, porque é um Ogg. Um MP3 ouve-se em toda a parte.',
      unusualFilm:
        'Alguns navegadores e telefones podem não o reproduzir, porque é {codec}. Um MP4 com H.264 (8 bits, 4:2:0) e AAC (LC) vê-se em toda a parte.',
      unusualSound:
        'Alguns navegadores e telefones podem não o reproduzir, porque é {codec}. Um MP3 ouve-se em toda a parte.',
      otherSound:
        'Muitos visitantes não o podem reproduzir, porque é {codec}. Um MP3 ouve-se em toda a parte.',
    },
    noPicture: 'Este navegador só reproduz o som, por isso não se pode tirar daqui uma imagem.',
    notPlayed: 'Este navegador não o consegue reproduzir.',
    saysPlace: '{name} diz onde foi gravado, e quem tiver o ficheiro pode lê-lo.',
    removePlace: 'Retirar o lugar de {name}',
    placeRemoved: '{name} já não diz onde foi gravado.',
    tracksPlaces:
      '{name} tem uma faixa que pode dizer, momento a momento, onde foi gravado, e quem tiver o ficheiro pode lê-la. Exportado de novo de um programa de edição, em geral deixa de a ter.',
    takeFrame: 'Usar este momento como imagem',
    frameTaken: 'A imagem vem agora do filme.',
    frameRefused: 'Não foi tirada nenhuma imagem do filme: {reason}',
    refused: {
      empty: {
        problem: 'não contém nada ou não se consegue ler.',
        expected: 'Copie-o para lá de novo.',
      },
      kind: {
        problem: 'é do tipo {kind}, que nem todos os navegadores reproduzem.',
        expected: 'Exporte-o em MP4 com H.264 e AAC, ou em MP3 se for um áudio.',
      },
      other: {
        problem: 'não é um filme nem um áudio que os navegadores reproduzam.',
        expected: 'Exporte-o em MP4 com H.264 e AAC, ou em MP3 se for um áudio.',
      },
      protected: {
        problem: 'está protegido contra cópia, por isso os navegadores não o reproduzem.',
        expected: 'Escolha uma exportação sua, sem essa proteção.',
      },
      unfinished: {
        problem: 'está danificado, ou não foi copiado até ao fim.',
        expected: 'Copie-o ou exporte-o de novo.',
      },
      film: {
        problem: 'é um filme ({codec}) num ficheiro de áudio, que os navegadores não reproduzem.',
        expected: 'Exporte-o em MP4 com H.264 e AAC.',
      },
      soundInFilm: {
        problem: 'só contém som, num ficheiro de filme.',
        expected: 'Exporte-o em MP3, ou em M4A com AAC.',
      },
      reel: {
        problem: 'é um áudio, e um showreel é um filme.',
        expected: 'Escolha um MP4 com H.264 e AAC.',
      },
    },
  },
  captions: {
    help: 'As legendas do filme: um WebVTT ou um SRT.',
    are: {
      one: '{name}: uma legenda, idioma: {language}.',
      many: '{name}: {count} legendas, idioma: {language}.',
      other: '{name}: {count} legendas, idioma: {language}.',
    },
    gone: 'Aqui falta {name}. Escolha-o de novo, ou retire-o.',
    large: {
      problem: 'é demasiado grande para legendas.',
      expected: 'As de um filme de duas horas têm 150 kB; será outro ficheiro?',
    },
  },
  cropFailed: 'A imagem não foi recortada de novo: {reason}',
  inLine: '{line}: {problem}',
  named: '{name}: {problem}',
  twoSentences: '{first} {second}',
  failed: 'não se conseguiu ler: {reason}',
  stays: 'Fica o que estava antes.',
  dismiss: 'Ocultar',
  pictureFalsified:
    'não se consegue preparar: este navegador altera as imagens, para que não se possa saber quem é. Permita que esta página leia canvas, ou use outro navegador.',
  stillEmpty: 'ainda está por preencher.',
  noPhoto: { problem: 'ainda está em falta.', expected: 'Escolha um retrato seu.' },
  samplePhoto: {
    problem: 'ainda é o desenho do exemplo.',
    expected: 'Escolha um retrato seu.',
  },
  noCv: { problem: 'ainda está em falta.', expected: 'Escolha o seu CV, um PDF.' },
};
