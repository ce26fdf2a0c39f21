import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portafolio', help: 'Todo lo que dice el sitio' },
  language: {
    label: 'Idioma',
    help: 'El código de su idioma, {choices} o uno con región, como pt-BR',
    example: 'es',
  },
  firstName: { label: 'Nombre', help: 'El nombre por el que le llaman', example: 'Lucía' },
  fullName: {
    label: 'Nombre completo',
    help: 'Su nombre con apellidos',
    example: 'Lucía Ferrer Soler',
  },
  greeting: { label: 'Saludo', help: 'Una línea corta', example: 'Hola, soy Lucía.' },
  occupation: {
    label: 'Profesión',
    help: 'A qué se dedica, y dónde',
    example: 'Directora de fotografía · Valencia',
  },
  reel: {
    label: 'Showreel',
    help: 'Un vídeo con lo mejor de su trabajo, como archivo o en una dirección, por ejemplo de Vimeo. Recibe un segundo botón en la portada',
  },
  reelName: { label: 'Nombre', help: 'Lo que dice el botón', example: 'Ver mi showreel' },
  reelFile: {
    label: 'Archivo',
    help: 'En lugar de una dirección: el nombre de un vídeo, MP4 o WebM, que esté junto a la página',
    example: 'showreel.mp4',
  },
  craft: {
    label: 'Anillo alrededor del retrato',
    help: 'De qué oficio es el instrumento, uno de estos: {choices}',
  },
  accent: {
    label: 'Color',
    help: 'De la banda, los botones y las marcas, uno de estos: {choices}',
  },
  portraitAlt: {
    label: 'Qué muestra la foto',
    help: 'Para quienes no pueden verla',
    example: 'Lucía Ferrer sonríe en la sala de control',
  },
  portraitFocus: {
    label: 'Dónde está la cara',
    help: '«left», «right», «top», «bottom», «centre», o la distancia desde la izquierda y desde arriba',
    example: '30% 20%',
  },
  description: {
    label: 'Descripción',
    help: 'Una frase sobre usted para los buscadores y las vistas previas de enlaces',
    example: 'Lucía Ferrer rueda documentales y programas en directo en Valencia.',
  },
  about: {
    label: 'Sobre usted',
    help: 'De uno a tres párrafos, con una línea en blanco entre ellos',
    example: 'Ilumino las caras antes que las salas.',
  },

  projects: {
    label: 'Proyectos',
    help: 'Películas, programas y otros trabajos suyos',
  },
  project: { label: 'Proyecto', help: 'Un proyecto' },
  projectTitle: {
    label: 'Título',
    help: 'El nombre del proyecto',
    example: 'El puerto al alba',
  },
  projectPath: {
    label: 'Enlace',
    help: 'Adónde lleva la tarjeta: una dirección web o una página de este sitio, como /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Imagen',
    help: 'El nombre de una foto de la carpeta stills',
    example: 'puerto.jpg',
  },
  stillAlt: {
    label: 'Qué muestra la imagen',
    help: 'Para quienes no pueden verla',
    example: 'Unas barcas zarpan al alba',
  },
  stillFocus: {
    label: 'Qué debe quedar en la imagen',
    help: '«left», «right», «top», «bottom», «centre», o la distancia desde la izquierda y desde arriba',
    example: '30% 20%',
  },
  projectRole: { label: 'Función', help: 'Lo que hizo usted', example: 'Cámara' },
  projectYear: { label: 'Año', help: 'Cuándo', example: '2024' },
  client: { label: 'Cliente', help: 'Para quién', example: 'RTVE' },
  projectText: {
    label: 'Texto',
    help: 'Una o dos frases sobre el proyecto',
    example: 'Cinco pescadores, una noche, una sola toma.',
  },
  film: {
    label: 'Vídeo o audio',
    help: 'El nombre de un vídeo (MP4, WebM, MOV) o de un audio (MP3, M4A, Ogg, Opus, WAV, FLAC) que esté junto a la página',
    example: 'puerto.mp4',
  },
  captions: {
    label: 'Subtítulos',
    help: 'El nombre de un archivo WebVTT o SRT con los subtítulos del vídeo',
    example: 'puerto.vtt',
  },
  story: {
    label: 'Historia',
    help: 'De uno a seis párrafos en la página del proyecto, con una línea en blanco entre ellos',
    example: 'Teníamos una barca y cuatro noches.',
  },
  slug: {
    label: 'Dirección web',
    help: 'El final de la dirección de su página, en minúsculas, cifras y guiones',
    example: 'el-puerto-al-alba',
  },
  pictures: { label: 'Imágenes', help: 'De una a ocho imágenes en la página del proyecto' },
  picture: { label: 'Imagen', help: 'Una imagen en la página del proyecto' },
  pictureFile: {
    label: 'Archivo',
    help: 'El nombre de una foto de la carpeta stills',
    example: 'puerto-2.jpg',
  },
  pictureAlt: {
    label: 'Qué muestra',
    help: 'Para quienes no pueden verla',
    example: 'Una red sube por la borda',
  },
  caption: {
    label: 'Pie de foto',
    help: 'Una línea debajo de la imagen',
    example: 'La tercera noche, frente a Dénia',
  },
  credits: { label: 'Créditos', help: 'De una a veinte personas, cada una con su función' },
  credit: { label: 'Persona', help: 'Quién hizo qué' },
  creditRole: { label: 'Función', help: 'Lo que hizo la persona', example: 'Sonido' },
  creditName: { label: 'Nombre', help: 'Quién lo hizo', example: 'Marcos Vidal' },

  work: { label: 'Experiencia', help: 'La página de su experiencia laboral' },
  summary: {
    label: 'Resumen',
    help: 'De dos a cuatro frases, o unos párrafos',
    example: 'Llevo la cámara en programas en directo.',
  },
  jobs: { label: 'Trabajos', help: 'Al menos un trabajo, el más reciente primero' },
  job: { label: 'Trabajo', help: 'Un trabajo' },
  jobTitle: { label: 'Puesto', help: 'De qué trabajó', example: 'Operadora de cámara' },
  jobField: {
    label: 'Empresa o sector',
    help: 'Dónde, o en qué',
    example: 'Producción de televisión',
  },
  period: {
    label: 'Periodo',
    help: 'Desde cuándo hasta cuándo, o cuánto duró',
    example: '2018–2021',
  },
  points: { label: 'Puntos', help: 'De una a seis frases sobre lo que hizo' },
  point: {
    label: 'Punto',
    help: 'Una frase sobre lo que hizo',
    example: 'Planifiqué las posiciones de cámara.',
  },
  lists: {
    label: 'Listas',
    help: 'De una a seis listas, como premios, competencias, formación, idiomas o clientes, cada una con título y puntos',
  },
  list: { label: 'Lista', help: 'Una lista en la página de su experiencia' },
  listHeading: { label: 'Título', help: 'De qué es la lista', example: 'Premios' },
  listPoints: { label: 'Puntos', help: 'De una a treinta líneas' },
  listPoint: {
    label: 'Punto',
    help: 'Una línea de la lista',
    example: 'Micrófono de Plata 2023, mejor programa en directo',
  },

  life: { label: 'Vida personal', help: 'Lo que hace fuera del trabajo, en párrafos' },
  paragraph: { label: 'Párrafo', help: 'Un párrafo' },
  motif: { label: 'Dibujo', help: 'Uno de estos: {choices}' },
  paragraphText: {
    label: 'Texto',
    help: 'Un párrafo, o varios con una línea en blanco entre ellos',
    example: 'Dibujo.',
  },

  email: {
    label: 'Correo',
    help: 'Adónde llegan los mensajes del formulario',
    example: 'lucia@luciaferrer.es',
  },
  phone: {
    label: 'Teléfono',
    help: 'El + y el prefijo del país, de 7 a 15 cifras en total',
    example: '+34 600 123 456',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Marque la casilla para que el enlace abra WhatsApp con ese número; si no, lo llama',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'La dirección de su perfil',
    example: 'https://www.linkedin.com/in/lucia-ferrer',
  },
  links: {
    label: 'Enlaces',
    help: 'De uno a ocho enlaces más, cada uno con nombre y dirección',
  },
  link: { label: 'Enlace', help: 'Un nombre y una dirección' },
  linkName: { label: 'Nombre', help: 'Lo que dice el enlace', example: 'Vimeo' },
  linkAddress: {
    label: 'Dirección',
    help: 'Adónde lleva',
    example: 'https://vimeo.com/luciaferrer',
  },

  texts: { label: 'Textos', help: 'Lo que el sitio debe decir de otra manera' },
  text: { label: 'Texto', help: 'En inglés' },

  siteAddress: {
    label: 'Dirección',
    help: 'Dónde está su sitio en internet, una vez publicado',
    example: 'https://luciaferrer.es/',
  },
  otherLanguages: {
    label: 'Otros idiomas',
    help: 'Hasta tres páginas que dicen lo mismo en otro idioma y se hacen en otra parte. Los idiomas de este sitio se añaden encima del formulario',
  },
  otherLanguage: { label: 'Idioma', help: 'El mismo sitio en otro idioma' },
  otherLanguageTag: { label: 'Idioma', help: 'El código de su idioma', example: 'en' },
  otherAddress: {
    label: 'Dirección',
    help: 'Dónde está esa página: su dirección web o, si está en la misma carpeta que esta, el nombre de su archivo',
    example: 'en.html',
  },
  legal: {
    label: 'Aviso legal',
    help: 'Lo que la ley de algunos países pide a un sitio público: una página propia, con un enlace al pie de cada página',
  },
  legalHeading: {
    label: 'Título',
    help: 'El título de esa página y el enlace que lleva a ella',
    example: 'Aviso legal',
  },
  legalText: {
    label: 'Texto',
    help: 'Quién es responsable, con dirección postal, y lo demás que se pide; una línea en blanco empieza otro párrafo',
    example: 'Ana Núñez, Calle Mayor 1, 28013 Madrid',
  },
  legalLinks: { label: 'Enlaces', help: 'Enlaces en esa página, hasta ocho' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, {most} caracteres como máximo: {example}.',
    optional: '{help}: {example}. O déjelo vacío.',
    limitedOptional: '{help}, {most} caracteres como máximo: {example}. O déjelo vacío.',
    example: '«{text}»',
    exampleOfList: '«{text}»',
  },
  quoted: '«{text}»',
  flagExample: 'true o false, sin comillas',
  isItMeant: '¿Es intencionado?',
  kinds: {
    list: 'una lista',
    date: 'una fecha',
    group: 'un grupo',
    text: 'un texto',
    aNumber: 'el número {number}',
  },

  missing: 'falta.',
  empty: 'sin rellenar.',
  noFlag: 'es {kind}, ni true ni false.',
  noText: 'es {kind}, no un texto entre comillas.',
  misfit: 'es {kind}, que aquí no encaja.',
  entries: {
    one: 'tiene {count} elemento.',
    many: 'tiene {count} elementos.',
    other: 'tiene {count} elementos.',
  },
  needsOne: 'necesita uno de estos: {names}.',
  several: 'tiene {names}.',
  keepOne: 'Deje uno de ellos y quite el otro.',
  unknownField: 'no es un campo que el sitio conozca.',
  writeInstead: 'Escriba {name} en su lugar.',
  noSuchField: 'Quítelo. Los que hay: {names}.',
  photoIsFile: 'La foto es un archivo: póngala junto a portfolio.toml, como portrait.jpg.',
  cvIsFile: 'El CV es un archivo: póngalo en la carpeta public.',
  misplaced: 'está debajo de {heading} y, por tanto, forma parte de él.',
  moveToStart: 'Suba {name} por encima de la primera línea que empieza por [.',
  moveBelow: 'Suba {name} hasta las líneas debajo de {heading}.',

  damagedCharacter: 'contiene un carácter dañado (�).',
  invisibleAtStart: 'contiene un carácter invisible ({code}) al principio.',
  invisibleBehind: 'contiene un carácter invisible ({code}) después de {text}.',
  spaces: 'empieza o termina con un espacio.',
  tabAtStart: 'contiene un tabulador al principio: escriba un espacio en su lugar.',
  tabBehind: 'contiene un tabulador después de {text}: escriba un espacio en su lugar.',
  breakAtStart: 'contiene un salto de línea al principio: escriba un espacio en su lugar.',
  breakBehind: 'contiene un salto de línea después de {text}: escriba un espacio en su lugar.',
  tooLong: 'tiene {length} caracteres y caben {most}.',
  paragraphs: 'tiene {length} párrafos y caben {most}.',
  noDrawing: 'no hay ningún dibujo llamado {text}.',
  noColour: 'no hay ningún color llamado {text}.',

  mailto: 'empieza por «mailto:».',
  space: 'contiene un espacio.',
  oneAt: 'no es una dirección de correo: hace falta una sola @.',
  beforeAt: 'no es una dirección de correo: revise lo que va antes de la @.',
  afterAt: 'no es una dirección de correo: revise lo que va después de la @.',
  notOfPhone: 'contiene algo que no forma parte de un número de teléfono.',
  noPlus: 'no empieza por + y el prefijo del país.',
  zeroInBrackets: 'contiene (0), que no se marca desde el extranjero.',
  zeroAfterPlus: 'tiene un 0 después del +, donde va el prefijo del país.',
  fewDigits: {
    one: 'tiene solo {count} cifra.',
    many: 'tiene solo {count} cifras.',
    other: 'tiene solo {count} cifras.',
  },
  manyDigits: {
    one: 'tiene {count} cifra, más de lo posible.',
    many: 'tiene {count} cifras, demasiadas.',
    other: 'tiene {count} cifras, demasiadas.',
  },
  noWebAddress: 'no es una dirección web.',
  userName: 'lleva a {host}, porque lo que va antes de la @ es un usuario o una contraseña.',
  noHttps: 'no empieza por https://.',
  noLinkedin: 'no es una dirección de linkedin.com.',
  noProfile: 'no es un perfil personal: faltan /in/ y su nombre.',
  http: 'empieza por http://, sin la s.',
  otherwiseWritten: 'no se escribe igual que la página {page}.',
  noPath: 'no es ni una página de este sitio ni una dirección web.',
  fileIsAddress: 'es una dirección: su lugar es {field}.',
  fileInFolder: 'contiene una carpeta: aquí va solo el nombre del archivo.',
  fileSign: 'contiene un signo que Windows no admite en los nombres de archivo.',
  fileReserved: 'es un nombre que Windows reserva para un dispositivo.',
  sameFile: 'se llama como otro archivo, {name}, salvo por las mayúsculas.',
  renameFile: 'Windows solo puede guardar uno de los dos: cambie el nombre del otro.',
  noFilm: 'no termina en .mp4, .webm, .m4v o .mov.',
  noMedia:
    'no termina en .mp4, .webm, .m4v o .mov (vídeo), ni en .mp3, .m4a, .ogg, .opus, .wav o .flac (audio).',
  noCaptions: 'no termina en .vtt o .srt.',
  noSlug: 'contiene algo que no son minúsculas, cifras ni guiones sueltos entre ellas.',
  pageInFolder: 'contiene / o \\: el archivo debe estar junto a esta página.',
  noPage: 'no es ni una dirección web ni el nombre de una página que termine en .html.',
  placeInPage: 'contiene ? o #, que llevan a lugares dentro de una página.',
  noFocus: 'no es un lugar de la foto.',

  language: {
    hyphen: 'se escribe {tag}, con guion.',
    name: 'es un nombre: {name} se escribe {tag}.',
    isCountry: 'es un país: {text} es el país; el idioma es {tag}.',
    none: 'no es el código de un idioma.',
  },

  deadLink: 'lleva a una página que este sitio no tiene: la parte {part} está vacía.',
  writePart: 'Escriba otra dirección o rellene la parte {part}.',
  bar: 'sobran {pixels} px en un móvil de 320 px: van seguidos {labels}.',
  shorterLabel: 'Use una palabra más corta aquí, o en otro de ellos.',
  wide: 'sobran {pixels} px en un móvil de 320 px: {word}.',
  shorterWord: 'Use una palabra más corta, o ponga un guion por donde se pueda dividir.',
  captionsAlone: 'falta el vídeo.',
  nameFilm: 'Elija el vídeo, o quite los subtítulos.',
  nameFilmOfStill: 'Elija el vídeo, o quite la imagen.',
  captionsOfSound: 'acompaña a un audio, que no muestra subtítulos.',
  sayInStory: 'Escriba en la historia lo que se dice en él, y quite los subtítulos.',
  sameSlug: 'es igual que la del proyecto {number}.',
  ownSlug: 'Dé a cada proyecto una dirección propia.',
  ownLanguage: 'es el idioma de esta misma página: {text}.',
  ownAddress: 'es la dirección de esta misma página: {text}.',
  leftOut: 'sin rellenar, así que el sitio no tendrá esta parte.',
  saysSample: 'contiene todavía el texto del modelo.',
  leaveIfTrue: 'Déjelo si en su caso es cierto.',
  holds: 'contiene {text}.',
  attack: 'contiene {text}, que algunos filtros de correo pueden tomar por un ataque.',
  otherAlphabet: 'contiene, entre letras latinas, una de otro alfabeto: {letter}.',
  deadAddress: 'contiene la dirección {address}, que ahí no es un enlace.',
  noYear: 'contiene {text}, que no es un año.',
  backwards: 'va hacia atrás: {text}.',
  untranslated: {
    one: 'tiene {count} texto en inglés, porque el sitio no incluye este idioma: {language}.',
    many: 'tiene {count} textos en inglés, porque el sitio no incluye este idioma: {language}.',
    other: 'tiene {count} textos en inglés, porque el sitio no incluye este idioma: {language}.',
  },
  languageNotCountry: '{language} (el idioma de {country} es {tag})',
  writeThemYourself: '¿Es intencionado? Puede escribirlos usted.',

  sample: 'sigue siendo del modelo: {text}.',
  own: {
    fullName: 'Escriba su propio nombre.',
    greeting: 'Salude con su propio nombre.',
    description: 'Escriba una frase sobre usted.',
    email: 'Escriba su propia dirección de correo.',
    phone: 'Escriba su propio número de teléfono.',
    linkedin: 'Escriba la dirección de su propio perfil.',
  },

  file: {
    empty: { problem: 'vacío o ilegible.', expected: 'Guárdelo de nuevo en el mismo lugar.' },
  },

  cv: {
    empty: { problem: 'vacío o ilegible.', expected: 'Guarde de nuevo su CV como PDF.' },
    large: {
      problem: 'pesa {size} MB, demasiado para enviarlo.',
      expected:
        'Guárdelo con menos de 5 MB: la mayoría de los programas ofrecen «tamaño reducido» o «para web».',
    },
    office: {
      problem: 'es un documento de ofimática, no un PDF.',
      expected: 'Guarde o exporte su CV como PDF; no basta con cambiarle el nombre.',
    },
    text: {
      problem: 'es un archivo de texto, no un PDF.',
      expected: 'Guarde o exporte su CV como PDF; no basta con cambiarle el nombre.',
    },
    other: {
      problem: 'es otro tipo de archivo, no un PDF.',
      expected: 'Guarde o exporte su CV como PDF; no basta con cambiarle el nombre.',
    },
    cut: { problem: 'está dañado: falta el final.', expected: 'Guárdelo o cópielo de nuevo.' },
    locked: {
      problem: 'está protegido con contraseña o contra copia.',
      expected:
        'Guárdelo sin protección: si no, algunas personas no podrían leerlo, y los programas que clasifican CV tampoco.',
    },
    damaged: {
      problem: 'está dañado: no se abre.',
      expected: 'Guarde o exporte de nuevo su CV como PDF.',
    },
    active: {
      problem: 'contiene un script, y los filtros de correo pueden bloquearlo.',
      expected: '¿Es intencionado? Si lo imprime de nuevo como PDF, desaparece.',
    },
    attached: {
      problem:
        'contiene otro archivo, que cualquiera puede extraer: el de un Europass (XML) lleva su fecha de nacimiento, su dirección y su foto. Además, los filtros de correo pueden bloquearlo.',
      expected: '¿Es intencionado? Si lo imprime de nuevo como PDF, desaparece.',
    },
    sample: { problem: 'sigue siendo el CV del modelo.', expected: 'Ponga el suyo.' },
  },

  picture: {
    none: {
      problem: 'no es una imagen que se pueda leer.',
      expected: 'Ábrala en un programa de fotos y guárdela como JPEG.',
    },
    film: {
      problem: 'es un vídeo, no una imagen.',
      expected: 'Guarde un fotograma suyo como JPEG.',
    },
    pdf: {
      problem: 'es un PDF, no una imagen.',
      expected: 'Guarde como JPEG la imagen que contiene.',
    },
    kind: {
      problem: 'es una imagen de tipo {kind}, que aquí no se puede leer.',
      expected: 'Ábrala en un programa de fotos y guárdela como JPEG.',
    },
    drawing: {
      problem: 'es un dibujo (SVG), que el estudio no admite.',
      expected: 'Expórtelo como PNG, de 2000 píxeles de ancho.',
    },
    damaged: {
      problem: 'imagen dañada: falta una parte o está rota.',
      expected: 'Cópiela de nuevo desde su origen.',
    },
    heavy: { problem: 'no cabe en {kilobytes} kB.', expected: 'Use otra foto.' },
    large: {
      problem: 'tiene {width} × {height} píxeles, demasiados para trabajar con ella.',
      expected: 'Guárdela más pequeña; con 4000 píxeles por lado sobra.',
    },
    small: {
      problem: 'es demasiado pequeña: {width} × {height} píxeles.',
      expected: 'Use una foto de al menos {pixels} píxeles por lado.',
    },
  },

  captions: {
    line: 'línea {line}',
    times: 'Un tiempo se escribe 00:01:02.500, y un subtítulo lleva dos, con --> en medio.',
    large: {
      problem: 'pesa {kilobytes} kB, y el máximo son 500.',
      expected: 'Los subtítulos de una película de dos horas pesan 150 kB; ¿no será otro archivo?',
    },
    encoding: {
      problem: 'no está guardado en UTF-8.',
      expected: 'Ábralo en su editor y guárdelo de nuevo, con la codificación UTF-8.',
    },
    none: 'no contiene ningún subtítulo.',
    noWebVtt: {
      problem: 'falta WEBVTT.',
      expected: 'Escriba WEBVTT en la primera línea y deje vacía la segunda.',
    },
    isWebVtt: {
      problem: 'es un WebVTT, aunque su nombre diga otra cosa.',
      expected: 'Cámbiele el nombre a {name}.',
    },
    otherKind: {
      problem: 'es de tipo {kind}, que los navegadores no muestran.',
      expected: 'Expórtelo como SRT o WebVTT; los programas de subtítulos lo hacen.',
    },
    isSrt: {
      problem: 'es un SRT, aunque su nombre diga otra cosa.',
      expected: 'Cámbiele el nombre a {name}.',
    },
    joined: {
      problem: 'va pegado a otro subtítulo.',
      expected: 'Deje una línea vacía encima.',
    },
    noTimes: 'no tiene tiempos que se puedan leer: {text}.',
    backwards: {
      problem: 'termina en {to} y empieza en {from}.',
      expected: 'Escriba el tiempo posterior después de -->.',
    },
    homeless: {
      problem: 'no pertenece a ningún subtítulo: {text}.',
      expected: 'Escriba sus tiempos encima, o quite la línea vacía que hay ahí.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Estudio',
  language: 'Idioma del estudio',
  skip: 'Saltar al formulario',
  parts: 'Partes',
  startScreen: {
    what: 'Aquí puede crear su propio sitio web en un solo archivo. Nada de lo que escriba o elija sale de este dispositivo hasta que usted lo envíe.',
    begin: 'Empezar',
    beginHelp: 'Con un formulario vacío. Los textos en gris son ejemplos: nunca se guardan.',
  },
  cannotStart: {
    here: 'El estudio no funciona aquí.',
    where:
      'Funciona en Chrome, Edge y otros navegadores basados en Chromium a partir de la versión {chromium}, y en un Firefox o Safari actual. Necesita JavaScript y WebAssembly, que un ajuste como el modo de aislamiento puede desactivar.',
    withoutScripts: 'JavaScript está desactivado aquí.',
  },
  stopped: {
    part: 'Esta parte del estudio se ha detenido; el resto sigue funcionando: {reason}',
    cause:
      'Quizá un traductor o una extensión del navegador ha cambiado esta página. Desactívelo aquí e inténtelo de nuevo.',
    kept: 'No se ha perdido nada: lo que no ha guardado se conserva como borrador.',
    whole: 'El estudio se ha detenido: {reason}',
    goOn: 'Vuelva a cargar la página y siga con el borrador.',
    reload: 'Volver a cargar la página',
  },
  shielded:
    'Su sitio no se puede mostrar aquí: otra página muestra el estudio y lo mantiene aislado (sandbox). Puede escribir igualmente, pero quizá tampoco permita guardar. Abra studio.html en una pestaña propia, o descárguelo y ábralo desde su disco.',
  form: 'Lo que dice su sitio',
  preview: 'Su sitio',
  pointHelp: 'Haga clic en un texto o una imagen para cambiarlo.',
  pointKeys: 'En un campo, Ctrl + Intro lleva a su lugar aquí, y Esc devuelve al campo.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  save: 'Guardar',
  saveHelp: 'Ctrl + S o Cmd + S',
  letter: 'Copiar un mensaje de presentación',
  letterCopied: 'El mensaje está copiado: péguelo en un correo y adjunte lo que ha guardado.',
  letterByHand: 'El mensaje, para copiarlo a mano',
  open: 'Abrir un sitio',
  openHelp: 'El zip que guardó, o su index.html junto con el CV y los vídeos.',
  photo: 'Foto',
  photoHelp: 'Un retrato en vertical: JPEG, PNG, WebP o AVIF.',
  cv: 'CV',
  cvHelp: 'Un PDF de 5 MB como máximo; el nombre del archivo se forma con su nombre de pila.',
  cvIs: {
    one: '{name}: {count} página, {size}.',
    many: '{name}: {count} páginas, {size}.',
    other: '{name}: {count} páginas, {size}.',
  },
  cvText: {
    canFill: 'Su texto puede rellenar el formulario.',
    open: 'Tomar del CV',
    scan: 'Su texto no puede rellenar el formulario: apenas contiene, como un escaneo o una imagen.',
    signs: 'Su texto no puede rellenar el formulario: demasiados caracteres no se pueden leer.',
    slow: 'Su texto no puede rellenar el formulario: leerlo tarda demasiado.',
  },
  lines: {
    fromCv: 'De su CV',
    fromPasted: 'De lo que ha pegado',
    found: 'Encontrado',
    europass: 'Entradas de Europass',
    education: 'Formación',
    languages: 'Idiomas',
    has: 'Ya tiene: {text}',
    isThere: 'en el formulario',
    take: 'Poner lo marcado',
    taken: 'Lo marcado está en su lugar. Con «Deshacer» vuelve a como estaba.',
    byLine: 'Línea por línea',
    into: 'Destino: {field}',
    noField: 'Vaya primero al campo del formulario al que debe ir una línea.',
    help: 'Pulse una línea y se pondrá allí. Las casillas marcan varias; con Mayús, todas las que hay en medio. Varias líneas rellenan un trabajo o un proyecto entero.',
    keys: 'Las flechas recorren las líneas, Espacio marca, Intro pone. En un campo, Ctrl + Intro lleva aquí, y Esc devuelve al campo.',
    nextDate: 'Siguiente con fecha',
    putMarked: {
      one: 'Poner {count} línea',
      many: 'Poner {count} de líneas',
      other: 'Poner {count} líneas',
    },
    put: '{field}: {text}. Con «Deshacer» vuelve a como estaba.',
    left: 'No se ha puesto, porque el campo ya tiene otro texto: {text}.',
    offer: 'Poner línea por línea',
  },
  stillHelp: 'Una foto para la tarjeta del proyecto.',
  reelStillHelp: 'Una foto que se ve antes de que empiece el vídeo.',
  removeStill: 'Quitar la imagen',
  preparing: 'Preparando {what}…',
  ready: '{what} ya está en su lugar.',
  allReady: {
    one: 'El archivo ya está en su lugar.',
    many: 'Los {count} archivos ya están en su lugar.',
    other: 'Los {count} archivos ya están en su lugar.',
  },
  pictures: {
    help: 'Una foto para la página del proyecto, que se muestra entera.',
    add: 'Añadir imágenes',
    addHelp: 'Hasta {most} fotos para la página del proyecto. Puede elegir varias a la vez.',
    asProjects: 'Crear proyectos a partir de imágenes, vídeos o sonidos',
    asProjectsHelp:
      'Cada archivo se convierte en un proyecto con su nombre, o va al que ya se llama así. Puede elegir varios a la vez.',
    preparing: 'Preparando {name}, {place} de {of}…',
    noRoom: 'En un proyecto caben {most} imágenes, así que se han quedado fuera: {files}.',
  },
  focusHelp:
    'Pulse en la imagen el punto que debe quedar dentro, o use las teclas de flecha. Los dos números dicen a qué distancia está de la izquierda y de arriba',
  focusAt: '{x}\u00A0% desde la izquierda, {y}\u00A0% desde arriba',
  focusGone:
    'Una página que se vuelve a abrir contiene solo el encuadre. Para moverlo, elija la foto de nuevo.',
  crops: { phone: 'En un móvil', desktop: 'En un ordenador' },
  add: 'Añadir: {what}',
  remove: 'Quitar',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  added: 'Se ha añadido: {what}.',
  removed: 'Se ha quitado: {what}. Con «Deshacer» vuelve.',
  moved: 'Se ha movido: {what}, ahora {place} de {of}.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  languageHelp:
    'El código de un idioma, como nl para el neerlandés, o uno con región, como pt-BR. Lo que el sitio dice por sí mismo estará entonces en inglés, hasta que usted lo escriba en «Textos».',
  otherLanguage: 'Otro…',
  begin: 'Crear: {part}',
  cleaned: 'De lo que ha pegado se han quitado caracteres invisibles.',
  completed: 'Se ha completado: {text}. Con «Deshacer» vuelve a como estaba.',
  pasted: {
    lines:
      'Ha pegado varias líneas. Cada una puede ser una entrada; con Intro se quedan como están.',
    makeEntries: {
      one: 'Convertirlo en una entrada',
      many: 'Convertirlo en {count} entradas',
      other: 'Convertirlo en {count} entradas',
    },
    swap: 'Intercambiar funciones y nombres',
    keep: 'Dejarlo como está',
    table: 'Ha pegado una tabla. Indique qué hay en cada columna.',
    column: 'Columna {number}',
    leaveOut: 'Omitir',
    hasNames: 'La primera fila dice qué hay en las columnas',
    needs: 'Elija la columna que falta: {field}.',
    noRoom: 'Hay sitio para {most}, y no caben ({count}): {names}.',
    makeProjects: {
      one: 'Añadir un proyecto',
      many: 'Añadir {count} proyectos',
      other: 'Añadir {count} proyectos',
    },
    makeJobs: {
      one: 'Añadir un trabajo',
      many: 'Añadir {count} trabajos',
      other: 'Añadir {count} trabajos',
    },
    large:
      'La tabla que ha pegado es demasiado grande para separarla aquí. Copie como mucho {rows} filas y {columns} columnas.',
    tooMuch: 'No se ha pegado nada, porque tiene más de {most} caracteres. Copie solo una parte.',
    rest: 'En el campo está todo, pero su sitio lo muestra solo hasta aquí: {end}',
    join: 'Unirlo en {most} párrafos',
    hint: 'Una tabla, por ejemplo de una hoja de cálculo, se puede pegar en cualquier campo de una entrada.',
  },
  period: {
    from: 'Desde, o cuánto duró',
    to: 'Hasta',
    now: 'Ahora',
    isCurrent: 'Tengo este trabajo ahora',
  },
  national: {
    choose: 'País de este número',
    take: 'Escribirlo así: {number}',
  },
  drop: 'También puede soltar el archivo aquí.',
  optional: 'puede quedar vacío',
  noChoice: 'Sin elegir',
  help: '{help}.',
  drawings: {
    order: 'Orden',
    art: 'Arte',
    reading: 'Lectura',
    cycling: 'Ciclismo',
    people: 'Gente',
    school: 'Escuela',
    spanish: 'Español',
    music: 'Música',
    cooking: 'Cocina',
    swimming: 'Natación',
    running: 'Correr',
    football: 'Fútbol',
    travel: 'Viajes',
    photography: 'Fotografía',
    gardening: 'Jardinería',
    film: 'Cine',
    animals: 'Animales',
    theatre: 'Teatro',
    mountains: 'Montañas',
    languages: 'Idiomas',
    family: 'Familia',
    volunteering: 'Voluntariado',
  },
  crafts: {
    camera: 'Objetivo',
    edit: 'Película',
    light: 'Color de la luz',
    radio: 'Dial de radio',
    sound: 'Vúmetro',
  },
  accents: {
    red: 'Rojo',
    amber: 'Ámbar',
    green: 'Verde',
    blue: 'Azul',
    plum: 'Ciruela',
  },
  count: '{length} de {most}',
  sections: {
    you: 'Sus datos',
    photo: 'Foto',
    about: 'Sobre mí',
    projects: 'Proyectos',
    work: 'Experiencia',
    life: 'Vida personal',
    contact: 'Contacto',
    words: 'Textos',
    address: 'En la web',
  },
  wordPlaces: 'En lugar de {places}, el sitio pone un número o un nombre; déjelo como está',
  wordsHelp:
    'Lo que el sitio dice por sí mismo, en su idioma. Escriba aquí solo lo que deba ser distinto.',
  places: {
    '': 'En todas partes',
    bar: 'Menú',
    hero: 'Portada',
    about: 'Sobre mí',
    projects: 'Proyectos',
    contact: 'Contacto',
    workDetails: 'Página «Experiencia laboral»',
    lifeDetails: 'Página «Vida personal»',
    projectPage: 'Página de un proyecto',
    footer: 'Pie de página',
    kit: 'Mensaje y README',
  },
  show: { form: 'Edición', preview: 'Vista previa' },
  width: { all: 'Ancho completo', phone: 'Móvil' },
  left: {
    error: {
      one: 'Hay una cosa que corregir',
      many: 'Hay {count} cosas que corregir',
      other: 'Hay {count} cosas que corregir',
    },
    todo: {
      one: 'Queda una cosa por hacer',
      many: 'Quedan {count} cosas por hacer',
      other: 'Quedan {count} cosas por hacer',
    },
    sample: {
      one: 'Un dato sigue siendo del modelo',
      many: '{count} datos siguen siendo del modelo',
      other: '{count} datos siguen siendo del modelo',
    },
    question: {
      one: 'Hay una cosa que revisar',
      many: 'Hay {count} cosas que revisar',
      other: 'Hay {count} cosas que revisar',
    },
  },
  errorsHere: {
    one: '{count} por corregir',
    many: '{count} por corregir',
    other: '{count} por corregir',
  },
  todoHere: { one: '{count} por hacer', many: '{count} por hacer', other: '{count} por hacer' },
  hasExamples: 'Lo que está en gris y punteado es un ejemplo, y nunca se guarda.',
  looking: 'Revisando lo que dice su sitio…',
  /** The answer if a part shall be left out. */
  meant: 'Sí, dejarla fuera',
  nothingLeft: 'No queda nada por hacer.',
  zipSize: {
    anyMail: 'El zip pesará unos {size}: cabe en cualquier correo.',
    someMail: 'El zip pesará unos {size}: demasiado para algunos buzones.',
    noMail:
      'El zip pesará unos {size}, demasiado para casi cualquier correo: envíe un enlace, o entregue una memoria USB.',
    largeStick:
      'El zip pesará unos {size}, demasiado para un correo: envíe un enlace, o entregue una memoria USB con formato exFAT o NTFS, porque las demás no admiten archivos de 4 GB.',
  },
  notSaved: 'No se ha guardado nada. Corrija primero lo que se indica.',
  notOpened:
    'No se ha abierto {page}. Corrija primero lo que se indica, porque antes esta página entra en el zip.',
  saveFailed: 'No se ha guardado nada, porque algo ha fallado: {reason}',
  letterFailed: 'No se ha copiado el mensaje, porque algo ha fallado: {reason}',
  notComposed:
    'El estudio no ha podido crear el sitio con lo que ha escrito, así que la vista previa y la lista esperan: {reason}',
  tryAgain: 'Reintentar',
  composerGone:
    'se ha detenido la parte del estudio que crea los sitios. Vuelva a cargar esta página y siga con el borrador.',
  saved: 'Guardado como {name}.',
  folder: {
    open: 'Abrir una carpeta',
    openHelp: 'La carpeta en la que está su sitio. A partir de ahí, «Guardar» escribe en ella.',
    save: 'Guardar en una carpeta',
    zip: 'Guardar como zip',
    help: 'Tras «Guardar en una carpeta», «Guardar» escribe en ella. El navegador rechaza el Escritorio y Descargas, pero admite una carpeta dentro de ellos.',
    goes: '«Guardar» escribe en la carpeta {folder}.',
    file: '{name}, {place} de {of}',
    saved: 'Guardado en {folder}: {files}.',
    same: 'Guardado. En {folder} no hubo nada que cambiar.',
    ask: 'En {folder} hay otros archivos con estos nombres, o alguien los ha cambiado entretanto: {files}. ¿Reemplazarlos?',
    replace: 'Reemplazarlos',
    leave: 'Dejarlos',
    failed:
      'No todo está guardado en {folder}: la carpeta ya no está, está bloqueada o llena, o el navegador no puede escribir en ella.',
    lacks: 'En la carpeta falta {files}: póngalo junto a la página.',
    notThere: 'Solo en el zip: {files}.',
    left: 'Estos archivos ya no son del sitio, pero siguen en la carpeta: {files}. Borre a mano lo que no deba ser público.',
    keep: 'Mantenga siempre juntos los archivos de la carpeta. Después puede elegir:',
  },
  afterSaving: {
    label: 'Después de guardar',
    close: 'Cerrar',
    web: 'Publicarlo en internet',
    unpack:
      'Descomprima primero el zip. Mantenga siempre juntos sus archivos. Después puede elegir:',
    ways: {
      service:
        'En un ordenador, arrastre la carpeta a app.netlify.com/drop. En unos segundos tendrá una dirección que enviar. Solo se conserva si después crea una cuenta en Netlify, que es gratuita.',
      webSpace:
        'Si tiene alojamiento web, copie allí los archivos de la carpeta, con el programa que indique su proveedor.',
      stick:
        'Copie la carpeta a una memoria USB o a un disco compartido. Basta con abrir allí {page} para verlo todo, sin conexión.',
    },
  },
  savedWithoutPicture:
    'Guardado como {name}, sin la imagen para los enlaces: este navegador altera las imágenes para que no se le pueda reconocer.',
  layMedia: 'El zip no contiene {files}. Descomprímalo, y ponga {files} junto a {page}.',
  saving: 'Guardando…',
  savedSoFar: '{done} de {all}',
  draft: {
    found: 'Hay un borrador sin guardar ({when}).',
    goOn: 'Seguir con él',
    isOpen: 'El borrador está abierto. «Deshacer» recupera lo que había antes.',
    drop: 'Descartarlo',
    isDropped: 'El borrador se ha descartado.',
    isTaken: 'Otra ventana ha tomado ese borrador, o lo ha descartado.',
    unreadable: 'No se puede leer el borrador: {reason}',
    privacy:
      'Cada ventana guarda en este navegador un borrador propio, por si se bloquea. Si otras personas usan este dispositivo, guarde o descarte su trabajo antes de irse.',
    failed: 'Este navegador no conserva borradores, así que guarde a menudo: {reason}',
    lacksFiles:
      'El borrador conserva sus textos, pero no todos los archivos, así que guarde a menudo: {reason}',
    lacksFilms: {
      one: 'El borrador no conserva {files}, porque este navegador tiene poco espacio. No borre ese archivo: si algo falla, tendrá que elegirlo de nuevo.',
      many: 'El borrador no conserva {files}, porque este navegador tiene poco espacio. No borre esos archivos: si algo falla, tendrá que elegirlos de nuevo.',
      other:
        'El borrador no conserva {files}, porque este navegador tiene poco espacio. No borre esos archivos: si algo falla, tendrá que elegirlos de nuevo.',
    },
    noAnswer: 'su almacenamiento no responde.',
    insecure:
      'solo es posible en una página abierta desde un disco o desde una dirección con https.',
  },
  ask: {
    open: '¿Abrir {name}?',
    openUnsaved: '¿Abrir {name}? Lo que no ha guardado desaparece; «Deshacer» lo recupera.',
    lacks:
      'En {name} falta lo que tiene el sitio abierto: {what}. ¿Abrirlo? «Deshacer» recupera lo que está abierto ahora.',
    yes: 'Abrir',
    no: 'Seguir aquí',
  },
  drops: {
    projects: {
      one: '¿Crear un proyecto a partir de {files}?',
      many: '¿Crear {count} proyectos a partir de {files}?',
      other: '¿Crear {count} proyectos a partir de {files}?',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: '¿Poner {files} en el proyecto de ese título?',
      many: '¿Poner {files} en los proyectos de esos títulos?',
      other: '¿Poner {files} en los proyectos de esos títulos?',
    },
    first: 'Se hace en el primer idioma, que el formulario mostrará después.',
    cv: '¿Usar {name} como CV?',
    replacesCv: '¿Usar {name} como CV? Sustituye al que ya está; «Deshacer» lo recupera.',
    elsewhere: 'Para otro lugar, como su foto, suéltelo sobre ese campo.',
    yes: 'Sí',
    onlyProjects: 'Solo los proyectos',
    no: 'No, no cambiar nada',
    alike: '{files}: cada uno {problem}',
    sheet: {
      problem: 'es una hoja de cálculo.',
      expected: 'Guárdela como CSV, o copie sus filas y péguelas en un proyecto.',
    },
    table: {
      problem: 'es una tabla.',
      expected: 'Copie sus filas y péguelas en un proyecto.',
    },
    plain: {
      problem: 'es un texto.',
      expected: 'Copie lo que necesite y péguelo en un campo.',
    },
    zip: {
      problem: 'es un zip sin ninguna página.',
      expected: 'Descomprímalo y suelte lo que contiene.',
    },
    unknown: {
      problem: 'es de un tipo que aquí no tiene lugar.',
      expected: 'Hay lugar para imágenes, vídeos, sonidos, subtítulos y su CV en PDF.',
    },
    pdfs: {
      problem: 'es un PDF, pero no el único.',
      expected: 'Suelte su CV solo.',
    },
    captions: {
      problem: 'no corresponde a ningún vídeo de los que ha soltado.',
      expected: 'Suéltelo sobre los subtítulos de su vídeo.',
    },
  },
  opened: '{name} está abierto.',
  languages: {
    label: 'Idiomas del sitio',
    which: 'Qué idioma',
    add: 'Añadir un idioma',
    added: 'Se ha añadido: {language}. Escriba qué dice cada texto en ese idioma.',
    remove: 'Quitar {language}',
    removed: 'Se ha quitado: {language}. «Deshacer» lo recupera.',
    help: 'Lo que deje vacío es como en el primer idioma. Las imágenes, las películas, las fechas y el orden se cambian allí.',
    todo: {
      one: 'Queda {count} texto por traducir',
      many: 'Quedan {count} textos por traducir',
      other: 'Quedan {count} textos por traducir',
    },
    done: 'Todo está traducido.',
    most: 'Un sitio habla cuatro idiomas como máximo.',
    twice: {
      problem: 'es el de otra página de este sitio.',
      expected: 'Elija otro idioma o quite uno de los dos.',
    },
    nothing: 'Aún no hay nada que traducir: escriba primero en el primer idioma.',
    untranslated: {
      one: '{count} texto aún no está traducido, así que la página muestra el del primer idioma.',
      many: '{count} textos aún no están traducidos, así que la página muestra los del primer idioma.',
      other:
        '{count} textos aún no están traducidos, así que la página muestra los del primer idioma.',
    },
  },
  otherPages: {
    label: 'Otras páginas del zip',
    open: 'Abrir {page}',
    help: 'Se quedan en el zip tal como están. Antes de pasar a una de ellas, esta página se guarda en el zip tal como está ahora.',
    are: 'A su lado hay otras páginas, que se quedan como están: {files}. Para cambiar una, ábrala debajo de las partes.',
    translate: 'Tomar {page} como traducción',
    translateHelp:
      'Entonces sus textos pasan a ser una traducción; listas, imágenes y archivos son los de esta página.',
    canTranslate: 'O tome ahí una como traducción.',
    broken:
      'Estas páginas no se pueden leer, así que vale lo que la página abierta dice en sus idiomas, y al guardar se hacen de nuevo: {files}.',
    changed:
      'En los idiomas de estas páginas, la página abierta decía otra cosa, que queda fuera: {files}.',
    onlyTexts:
      'En otro idioma estos campos tenían más que en el primero, y eso queda fuera: {fields}.',
    isTranslation: '{page} es ahora una traducción de esta página.',
    withoutFields:
      'En estos campos tenía más, que queda fuera: {fields}. «Deshacer» devuelve la página.',
    files: 'Imágenes y archivos',
    noSuchPage: {
      problem: 'lleva a {file}, que no está en el zip.',
      expected:
        'Haga también esa página, y ponga {file} junto a esta: sin ella el enlace no lleva a ninguna parte.',
    },
    placeTaken: {
      problem: 'daría un archivo llamado {file}, pero en el zip ya hay otro con ese nombre.',
      expected: 'Escriba otra cosa, o quite ese archivo del zip.',
    },
  },
  keptFiles: 'También se quedan en el zip estos archivos: {files}.',
  opening: 'Abriendo {name}…',
  dropped: 'Lo que ha soltado',
  cannotOpen: {
    empty: 'está vacío.',
    large: 'demasiado grande para ser un sitio: sin sus vídeos pesa más de 60 MB.',
    noZip: 'es un zip dañado. Descárguelo o cópielo de nuevo.',
    lockedZip: 'está protegido con contraseña. Descomprímalo y abra su index.html junto con el CV.',
    otherZip:
      'es un zip que aquí no se puede leer. Descomprímalo y abra su index.html junto con el CV.',
    twice: 'contiene {what} dos veces. Abra solo uno.',
    manyFiles:
      'contiene más de {what} archivos, y todos entrarían en el zip. Ponga el sitio en una carpeta propia.',
    noPage: 'no contiene ningún index.html.',
    foreign: 'no es una página de este estudio.',
    firstVersion:
      'es una página de la versión 1, que no incluye sus datos. Copie los textos de allí a los campos de aquí.',
    sameLanguage: 'está en un idioma que el sitio ya tiene.',
    newer: 'se hizo con un estudio más reciente. Ábralo con ese.',
    damaged: 'está dañado: no se puede leer lo que dice.',
    severalBlocks: 'se modificó fuera del estudio: contiene más de un sitio.',
    tooMuch: 'se modificó fuera del estudio: dice más de lo que cabe en un sitio.',
    pictures: 'está dañado: una de sus imágenes no lo es.',
    slowDrawing:
      'contiene un dibujo que un navegador tarda demasiado en mostrar: hay demasiadas repeticiones, máscaras o filtros. Cree el sitio de nuevo con ese dibujo como PNG.',
    content: 'se modificó fuera del estudio y ya no es válido: {what}',
    gone: 'no se puede leer: ha cambiado o ha desaparecido desde que lo eligió. Elíjalo de nuevo.',
    slow: 'tarda demasiado en leerse. ¿Es un sitio, y sigue ahí su disco?',
    failed: 'no se puede leer. Elíjalo de nuevo, o abra el estudio en otro navegador.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'La página no contiene el CV. Elíjalo de nuevo.',
  mediaGone: {
    one: 'Falta {files}. Abra el sitio junto con ese archivo, o guárdelo sin él.',
    many: 'Faltan {files}. Abra el sitio junto con esos archivos, o guárdelo sin ellos.',
    other: 'Faltan {files}. Abra el sitio junto con esos archivos, o guárdelo sin ellos.',
  },
  pictureUnreadable: {
    problem: 'no se puede leer: la imagen está dañada o es demasiado grande para este navegador.',
    expected: 'Guárdela más pequeña en un programa de fotos; con 4000 píxeles por lado sobra.',
  },
  media: {
    filmHelp:
      'Un vídeo (mejor un MP4 con H.264 y AAC) o un audio (mejor un MP3). En el zip está junto a la página.',
    reelHelp:
      'En lugar de una dirección: un vídeo, mejor un MP4 con H.264 y AAC. En el zip está junto a la página.',
    remove: 'Quitar {name}',
    gone: '{name} no está aquí. Elíjalo de nuevo; si no, el sitio se guarda sin él y dice que falta.',
    packed:
      '{name} está comprimido en el zip que ha abierto, así que aquí no se puede reproducir. Se guarda tal cual.',
    changed:
      '{name} no se puede leer: ha cambiado o ha desaparecido desde que lo eligió. Elíjalo de nuevo.',
    visitors: {
      everywhere: 'Se reproduce en todos los navegadores y móviles.',
      mov: 'Algunos navegadores no lo reproducen, porque es un MOV. Exportado como MP4 se reproduce en todas partes.',
      hevc: 'Muchos visitantes no ven la imagen, porque es HEVC (H.265). Expórtelo como MP4 con H.264. En un iPhone, antes de grabar elija Ajustes, Cámara, Formatos, Más compatible.',
      recent:
        'Los navegadores nuevos lo reproducen, pero muchos iPhone y ordenadores antiguos no, porque es {codec}. Un MP4 con H.264 se reproduce en todas partes.',
      editing:
        'Casi nadie puede reproducirlo, porque es {codec}. Expórtelo como MP4 con H.264 y AAC.',
      soundOfFilm:
        'Muchos visitantes no oyen nada, porque el sonido es {codec}. Exporte el vídeo como MP4 con H.264 y AAC.',
      ogg: 'Muchos iPhone y Mac no lo reproducen, porque es un Ogg. Un MP3 se reproduce en todas partes.',
      unusualFilm:
        'Es posible que algunos navegadores y móviles no lo reproduzcan, porque es {codec}. Un MP4 con H.264 (8 bits, 4:2:0) y AAC (LC) se reproduce en todas partes.',
      unusualSound:
        'Es posible que algunos navegadores y móviles no lo reproduzcan, porque es {codec}. Un MP3 se reproduce en todas partes.',
      otherSound:
        'Muchos visitantes no pueden reproducirlo, porque es {codec}. Un MP3 se reproduce en todas partes.',
    },
    noPicture:
      'Este navegador solo reproduce su sonido, así que aquí no se puede sacar de él una imagen.',
    notPlayed: 'Este navegador no puede reproducirlo.',
    saysPlace: '{name} dice dónde se grabó, y quien tenga el archivo puede leerlo.',
    removePlace: 'Quitar el lugar de {name}',
    placeRemoved: '{name} ya no dice dónde se grabó.',
    tracksPlaces:
      '{name} tiene una pista que puede decir, momento a momento, dónde se grabó, y quien tenga el archivo puede leerla. Si lo exporta de nuevo desde un programa de edición, normalmente desaparece.',
    takeFrame: 'Usar la imagen de este momento',
    frameTaken: 'La imagen se ha sacado del vídeo.',
    frameRefused: 'No se ha sacado ninguna imagen del vídeo: {reason}',
    refused: {
      empty: { problem: 'vacío o ilegible.', expected: 'Cópielo de nuevo en el mismo lugar.' },
      kind: {
        problem: 'es de tipo {kind}, que no todos los navegadores reproducen.',
        expected: 'Exporte un vídeo como MP4 con H.264 y AAC, o un audio como MP3.',
      },
      other: {
        problem: 'no es un vídeo ni un audio que los navegadores reproduzcan.',
        expected: 'Exporte un vídeo como MP4 con H.264 y AAC, o un audio como MP3.',
      },
      protected: {
        problem: 'está protegido contra copia, así que los navegadores no lo reproducen.',
        expected: 'Elija una exportación propia, sin esa protección.',
      },
      unfinished: {
        problem: 'está dañado, o no se copió hasta el final.',
        expected: 'Cópielo o expórtelo de nuevo.',
      },
      film: {
        problem: 'es un vídeo ({codec}) en un archivo de audio, que los navegadores no reproducen.',
        expected: 'Expórtelo como MP4 con H.264 y AAC.',
      },
      soundInFilm: {
        problem: 'contiene solo sonido, en un archivo de vídeo.',
        expected: 'Expórtelo como MP3, o como M4A con AAC.',
      },
      reel: {
        problem: 'es un audio, y un showreel es un vídeo.',
        expected: 'Elija un MP4 con H.264 y AAC.',
      },
    },
  },
  captions: {
    help: 'Los subtítulos del vídeo: un archivo WebVTT o SRT.',
    are: {
      one: '{name}: {count} subtítulo, idioma: {language}.',
      many: '{name}: {count} subtítulos, idioma: {language}.',
      other: '{name}: {count} subtítulos, idioma: {language}.',
    },
    gone: '{name} no está aquí. Elíjalo de nuevo, o quítelo.',
    large: {
      problem: 'pesa demasiado para ser subtítulos.',
      expected: 'Los de una película de dos horas pesan 150 kB; ¿no será otro archivo?',
    },
  },
  cropFailed: 'No se ha recortado de nuevo la imagen: {reason}',
  inLine: '{line}: {problem}',
  named: '{name}: {problem}',
  twoSentences: '{first} {second}',
  failed: 'no se ha podido leer: {reason}',
  stays: 'Lo que había antes se queda.',
  dismiss: 'Cerrar',
  pictureFalsified:
    'no se puede preparar: este navegador altera las imágenes para que no se le pueda reconocer. Permita que esta página lea los canvas, o use otro navegador.',
  stillEmpty: 'aún sin rellenar.',
  noPhoto: { problem: 'falta.', expected: 'Elija un retrato suyo.' },
  samplePhoto: {
    problem: 'sigue siendo el dibujo del modelo.',
    expected: 'Elija un retrato suyo.',
  },
  noCv: { problem: 'falta.', expected: 'Elija su CV, en PDF.' },
};
