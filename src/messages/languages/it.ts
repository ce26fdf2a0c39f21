import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portfolio', help: 'Tutto quello che dice il sito' },
  language: {
    label: 'Lingua',
    help: 'Il codice della tua lingua, {choices}, oppure uno con la regione, come pt-BR',
    example: 'it',
  },
  firstName: { label: 'Nome', help: 'Il nome con cui ti chiamano', example: 'Chiara' },
  fullName: {
    label: 'Nome completo',
    help: 'Il tuo nome per intero',
    example: 'Chiara Bellandi',
  },
  greeting: { label: 'Saluto', help: 'Una riga breve', example: 'Ciao, sono Chiara.' },
  occupation: {
    label: 'Professione',
    help: 'Che cosa fai, e dove',
    example: 'Direttrice della fotografia · Torino',
  },
  reel: {
    label: 'Showreel',
    help: 'Un film con il meglio del tuo lavoro, come file o a un indirizzo, per esempio su Vimeo. Riceve un secondo pulsante nella prima schermata',
  },
  reelName: {
    label: 'Nome',
    help: 'Il testo del pulsante',
    example: 'Guarda il mio showreel',
  },
  reelFile: {
    label: 'File',
    help: 'Al posto di un indirizzo: il nome di un film, MP4 o WebM, che sta accanto alla pagina',
    example: 'reel.mp4',
  },
  craft: {
    label: 'Anello intorno al ritratto',
    help: 'Di quale mestiere è lo strumento, uno tra {choices}',
  },
  accent: {
    label: 'Colore',
    help: 'Della fascia, dei pulsanti e dei segni, uno tra {choices}',
  },
  portraitAlt: {
    label: 'Che cosa mostra la foto',
    help: 'Per chi non può vederla',
    example: 'Chiara Bellandi sorride in una sala di regia',
  },
  portraitFocus: {
    label: 'Dov’è il viso',
    help: '«left» (sinistra), «right» (destra), «top» (alto), «bottom» (basso), «centre» (centro), oppure la distanza da sinistra e dall’alto',
    example: '30% 20%',
  },
  description: {
    label: 'Descrizione',
    help: 'Una frase su di te per i motori di ricerca e le anteprime dei link',
    example: 'Chiara Bellandi cura la regia di dirette televisive a Torino.',
  },
  about: {
    label: 'Su di te',
    help: 'Da uno a tre paragrafi, separati da una riga vuota',
    example: 'Illumino i volti prima delle stanze.',
  },

  projects: { label: 'Progetti', help: 'Film, programmi e altri tuoi lavori' },
  project: { label: 'Progetto', help: 'Un progetto' },
  projectTitle: { label: 'Titolo', help: 'Il nome del progetto', example: 'Il porto all’alba' },
  projectPath: {
    label: 'Link',
    help: 'Dove porta la scheda: un indirizzo web o una pagina di questo sito, come /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Immagine',
    help: 'Il nome di una foto nella cartella stills',
    example: 'porto.jpg',
  },
  stillAlt: {
    label: 'Che cosa mostra l’immagine',
    help: 'Per chi non può vederla',
    example: 'Barche che escono all’alba',
  },
  stillFocus: {
    label: 'Che cosa deve restare nell’immagine',
    help: '«left» (sinistra), «right» (destra), «top» (alto), «bottom» (basso), «centre» (centro), oppure la distanza da sinistra e dall’alto',
    example: '30% 20%',
  },
  projectRole: { label: 'Ruolo', help: 'Che cosa hai fatto', example: 'Fotografia' },
  projectYear: { label: 'Anno', help: 'Quando', example: '2024' },
  client: { label: 'Committente', help: 'Per chi', example: 'Rai' },
  projectText: {
    label: 'Testo',
    help: 'Una o due frasi sul progetto',
    example: 'Cinque pescatori, una notte, un solo ciak.',
  },
  film: {
    label: 'Film o audio',
    help: 'Il nome di un film (MP4, WebM, MOV) o di un audio (MP3, M4A, Ogg, Opus, WAV, FLAC) che sta accanto alla pagina',
    example: 'porto.mp4',
  },
  captions: {
    label: 'Sottotitoli',
    help: 'Il nome di un file WebVTT o SRT con i sottotitoli del film',
    example: 'porto.vtt',
  },
  story: {
    label: 'Storia',
    help: 'Da uno a sei paragrafi nella pagina del progetto, separati da una riga vuota',
    example: 'Avevamo una barca e quattro notti.',
  },
  slug: {
    label: 'Indirizzo web',
    help: 'L’ultima parte dell’indirizzo della sua pagina, in minuscole, cifre e trattini',
    example: 'il-porto-all-alba',
  },
  pictures: { label: 'Immagini', help: 'Da una a otto immagini nella pagina del progetto' },
  picture: { label: 'Immagine', help: 'Un’immagine nella pagina del progetto' },
  pictureFile: {
    label: 'File',
    help: 'Il nome di una foto nella cartella stills',
    example: 'porto-2.jpg',
  },
  pictureAlt: {
    label: 'Che cosa mostra',
    help: 'Per chi non può vederla',
    example: 'La rete risale a bordo',
  },
  caption: {
    label: 'Didascalia',
    help: 'Una riga sotto l’immagine',
    example: 'La terza notte, al largo di Camogli',
  },
  credits: { label: 'Crediti', help: 'Da una a venti persone, ognuna con quello che ha fatto' },
  credit: { label: 'Voce dei crediti', help: 'Chi ha fatto che cosa' },
  creditRole: { label: 'Ruolo', help: 'Che cosa ha fatto', example: 'Suono' },
  creditName: { label: 'Nome', help: 'Chi l’ha fatto', example: 'Marco Trevisani' },

  work: { label: 'Lavoro', help: 'La pagina sul tuo lavoro' },
  summary: {
    label: 'In breve',
    help: 'Da due a quattro frasi, o qualche paragrafo',
    example: 'Curo la regia di dirette televisive.',
  },
  jobs: { label: 'Incarichi', help: 'Almeno un incarico, a partire dal più recente' },
  job: { label: 'Incarico', help: 'Un incarico' },
  jobTitle: { label: 'Ruolo', help: 'Qual era il tuo ruolo', example: 'Operatrice di ripresa' },
  jobField: {
    label: 'Datore di lavoro o settore',
    help: 'Dove, o in quale ambito',
    example: 'Emittente televisiva',
  },
  period: {
    label: 'Periodo',
    help: 'Da quando a quando, o quanto è durato',
    example: '2018–2021',
  },
  points: { label: 'Punti', help: 'Da una a sei frasi su quello che hai fatto' },
  point: {
    label: 'Punto',
    help: 'Una frase su quello che hai fatto',
    example: 'Ho studiato le posizioni delle camere.',
  },
  lists: {
    label: 'Elenchi',
    help: 'Da uno a sei elenchi, come premi, competenze, formazione, lingue o clienti, ognuno con un titolo e i suoi punti',
  },
  list: { label: 'Elenco', help: 'Un elenco nella pagina sul tuo lavoro' },
  listHeading: { label: 'Titolo', help: 'Che cosa contiene l’elenco', example: 'Premi' },
  listPoints: { label: 'Punti', help: 'Da una a trenta righe' },
  listPoint: {
    label: 'Punto',
    help: 'Una riga dell’elenco',
    example: 'Microfono d’argento 2023, miglior programma in diretta',
  },

  life: { label: 'Vita privata', help: 'Che cosa fai fuori dal lavoro, in paragrafi' },
  paragraph: { label: 'Paragrafo', help: 'Un paragrafo' },
  motif: { label: 'Disegno', help: 'Uno tra {choices}' },
  paragraphText: {
    label: 'Testo',
    help: 'Un paragrafo, o più paragrafi separati da una riga vuota',
    example: 'Disegno.',
  },

  email: {
    label: 'E-mail',
    help: 'Dove arrivano i messaggi del modulo',
    example: 'chiara@bellandi.tv',
  },
  phone: {
    label: 'Telefono',
    help: 'Il + e il prefisso del paese, poi da 7 a 15 cifre in tutto',
    example: '+39 347 123 4567',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Con la spunta, il link apre WhatsApp con quel numero; senza, lo chiama',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'L’indirizzo del tuo profilo',
    example: 'https://www.linkedin.com/in/chiara-bellandi',
  },
  links: {
    label: 'Altri link',
    help: 'Da uno a otto altri link, ognuno con un nome e un indirizzo',
  },
  link: { label: 'Altro link', help: 'Un nome e un indirizzo' },
  linkName: { label: 'Nome', help: 'Il testo del link', example: 'Vimeo' },
  linkAddress: {
    label: 'Indirizzo',
    help: 'Dove porta',
    example: 'https://vimeo.com/chiarabellandi',
  },

  texts: { label: 'Testi del sito', help: 'Quello che il sito deve dire in altro modo' },
  text: { label: 'Testo del sito', help: 'In inglese' },

  siteAddress: {
    label: 'Indirizzo',
    help: 'Dove si trova il tuo sito sul web, una volta pubblicato',
    example: 'https://bellandi.tv/',
  },
  otherLanguages: {
    label: 'Altre lingue',
    help: 'Fino a tre pagine che dicono lo stesso in un’altra lingua e sono fatte altrove. Le lingue di questo sito si aggiungono sopra il modulo',
  },
  otherLanguage: { label: 'Lingua', help: 'Lo stesso sito in un’altra lingua' },
  otherLanguageTag: { label: 'Lingua', help: 'Il codice della sua lingua', example: 'en' },
  otherAddress: {
    label: 'Indirizzo',
    help: 'Dove si trova quella pagina: il suo indirizzo web o, se sta nella stessa cartella di questa, il nome del suo file',
    example: 'en.html',
  },
  legal: {
    label: 'Note legali',
    help: 'Quello che la legge di alcuni paesi chiede a un sito pubblico: una pagina a sé, con un link in fondo a ogni pagina',
  },
  legalHeading: {
    label: 'Titolo',
    help: 'Il titolo di quella pagina e il link che vi porta',
    example: 'Note legali',
  },
  legalText: {
    label: 'Testo',
    help: 'Chi è responsabile, con un indirizzo postale, e quanto altro è richiesto; una riga vuota comincia un altro paragrafo',
    example: 'Ana Núñez, Via Roma 1, 00184 Roma',
  },
  legalLinks: { label: 'Link', help: 'Link su quella pagina, fino a otto' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, al massimo {most} caratteri: {example}.',
    optional: '{help}: {example}; se non serve, lascialo vuoto.',
    limitedOptional:
      '{help}, al massimo {most} caratteri: {example}; se non serve, lascialo vuoto.',
    example: '«{text}»',
    exampleOfList: '«{text}»',
  },
  quoted: '«{text}»',
  flagExample: 'true (sì) o false (no), senza virgolette',
  isItMeant: 'È voluto?',
  kinds: {
    list: 'un elenco',
    date: 'una data',
    group: 'un gruppo',
    text: 'un testo',
    aNumber: 'il numero {number}',
  },

  missing: 'manca.',
  empty: 'non contiene nulla.',
  noFlag: 'è {kind}, né true né false.',
  noText: 'è {kind}, non un testo tra virgolette.',
  misfit: 'è {kind}, che qui non va bene.',
  entries: {
    one: 'contiene {count} voce.',
    many: 'contiene {count} voci.',
    other: 'contiene {count} voci.',
  },
  needsOne: 'richiede uno di questi campi: {names}.',
  several: 'contiene {names}.',
  keepOne: 'Tienine uno e togli l’altro.',
  unknownField: 'non è un campo che il sito conosce.',
  writeInstead: 'Scrivi invece {name}.',
  noSuchField: 'Toglilo. I campi sono: {names}.',
  photoIsFile: 'La foto è un file: mettila accanto a portfolio.toml, con il nome portrait.jpg.',
  cvIsFile: 'Il CV è un file: mettilo nella cartella public.',
  misplaced: 'si trova sotto {heading}, e quindi ne fa parte.',
  moveToStart: 'Sposta {name} più su, prima della prima riga che comincia con [.',
  moveBelow: 'Sposta {name} più su, tra le righe sotto {heading}.',

  damagedCharacter: 'contiene un carattere danneggiato (�).',
  invisibleAtStart: 'comincia con un carattere invisibile ({code}).',
  invisibleBehind: 'contiene un carattere invisibile ({code}) dopo {text}.',
  spaces: 'comincia o finisce con uno spazio.',
  tabAtStart: 'comincia con una tabulazione: scrivi uno spazio al suo posto.',
  tabBehind: 'contiene una tabulazione dopo {text}: scrivi uno spazio al suo posto.',
  breakAtStart: 'comincia con un a capo: scrivi uno spazio al suo posto.',
  breakBehind: 'contiene un a capo dopo {text}: scrivi uno spazio al suo posto.',
  tooLong: 'ha {length} caratteri; il massimo è {most}.',
  paragraphs: 'ha {length} paragrafi; il massimo è {most}.',
  noDrawing: 'non prevede un disegno chiamato {text}.',
  noColour: 'non prevede un colore chiamato {text}.',

  mailto: 'comincia con «mailto:».',
  space: 'contiene uno spazio.',
  oneAt: 'non è un indirizzo e-mail: deve avere una sola @.',
  beforeAt: 'non è un indirizzo e-mail: controlla la parte prima della @.',
  afterAt: 'non è un indirizzo e-mail: controlla la parte dopo la @.',
  notOfPhone: 'contiene qualcosa che in un numero di telefono non ci va.',
  noPlus: 'non comincia con + e il prefisso del paese.',
  zeroInBrackets: 'contiene (0), che dall’estero non si compone.',
  zeroAfterPlus: 'ha uno 0 dopo il +, dove va il prefisso del paese.',
  fewDigits: {
    one: 'ha troppo poche cifre: {count}.',
    many: 'ha troppo poche cifre: {count}.',
    other: 'ha troppo poche cifre: {count}.',
  },
  manyDigits: {
    one: 'ha troppe cifre: {count}.',
    many: 'ha troppe cifre: {count}.',
    other: 'ha troppe cifre: {count}.',
  },
  noWebAddress: 'non è un indirizzo web.',
  userName: 'porta a {host}, perché quello che precede la @ è un nome utente o una password.',
  noHttps: 'non comincia con https://.',
  noLinkedin: 'non è un indirizzo di linkedin.com.',
  noProfile: 'non è un profilo personale: mancano /in/ e il tuo nome.',
  http: 'comincia con http://, senza la s.',
  otherwiseWritten: 'è un altro modo di scrivere la pagina {page}.',
  noPath: 'non è né una pagina di questo sito né un indirizzo web.',
  fileIsAddress: 'è un indirizzo: va scritto in {field}.',
  fileInFolder: 'indica una cartella: qui va solo il nome del file.',
  fileSign: 'contiene un segno che in Windows non è ammesso nei nomi dei file.',
  fileReserved: 'è un nome che Windows riserva a un dispositivo.',
  sameFile: 'si chiama come un altro file, {name}, a parte le maiuscole.',
  renameFile: 'Windows può tenerne uno solo: rinomina l’altro.',
  noFilm: 'non finisce in .mp4, .webm, .m4v o .mov.',
  noMedia:
    'non finisce in .mp4, .webm, .m4v o .mov (film), né in .mp3, .m4a, .ogg, .opus, .wav o .flac (audio).',
  noCaptions: 'non finisce in .vtt o .srt.',
  noSlug: 'contiene altro, oltre a minuscole, cifre e singoli trattini in mezzo.',
  pageInFolder: 'contiene una / o una \\: il file deve stare accanto a questa pagina.',
  noPage: 'non è né un indirizzo web né il nome di una pagina che finisce in .html.',
  placeInPage: 'contiene un ? o un #, che portano a un punto dentro una pagina.',
  noFocus: 'non è un punto della foto.',

  language: {
    hyphen: 'si scrive {tag}, con il trattino.',
    name: 'è un nome: {name} si scrive {tag}.',
    isCountry: 'è un paese: {text} è il paese, la lingua è {tag}.',
    none: 'non è il codice di una lingua.',
  },

  deadLink: 'porta a una pagina che questo sito non ha: la sezione {part} è vuota.',
  writePart: 'Scrivi un altro indirizzo, o compila la sezione {part}.',
  bar: 'supera di {pixels} px la larghezza di un telefono da 320 px: affiancati stanno {labels}.',
  shorterLabel: 'Usa una parola più corta qui, o per una delle altre voci.',
  wide: 'supera di {pixels} px la larghezza di un telefono da 320 px: {word}.',
  shorterWord: 'Usa una parola più corta, o metti un trattino dove si può dividere.',
  captionsAlone: 'non ha il suo film.',
  nameFilm: 'Scegli il film, o togli i sottotitoli.',
  nameFilmOfStill: 'Scegli il film, o togli l’immagine.',
  captionsOfSound: 'accompagna un audio, che non mostra sottotitoli.',
  sayInStory: 'Riporta nella storia quello che si dice, e togli i sottotitoli.',
  sameSlug: 'è lo stesso del progetto {number}.',
  ownSlug: 'Dai a ogni progetto un indirizzo tutto suo.',
  ownLanguage: 'è la lingua di questa stessa pagina: {text}.',
  ownAddress: 'è l’indirizzo di questa stessa pagina: {text}.',
  leftOut: 'senza contenuto, quindi il sito non avrà questa sezione.',
  saysSample: 'dice ancora quello che dice l’esempio.',
  leaveIfTrue: 'Se vale anche per te, lascia così.',
  holds: 'contiene {text}.',
  attack: 'contiene {text}, che i filtri della posta possono scambiare per parte di un attacco.',
  otherAlphabet: 'contiene {letter}, di un altro alfabeto, in mezzo a lettere latine.',
  deadAddress: 'contiene l’indirizzo {address}, che lì non diventa un link.',
  noYear: 'contiene {text}, che non è un anno.',
  backwards: 'va all’indietro: {text}.',
  untranslated: {
    one: 'contiene un testo in inglese, perché il sito non ha testi propri per questa lingua: {language}.',
    many: 'contiene {count} testi in inglese, perché il sito non ha testi propri per questa lingua: {language}.',
    other:
      'contiene {count} testi in inglese, perché il sito non ha testi propri per questa lingua: {language}.',
  },
  languageNotCountry: '{language} (per il paese {country} la lingua è {tag})',
  writeThemYourself: 'È voluto? Puoi scriverli tu.',

  sample: 'è ancora l’esempio: {text}.',
  own: {
    fullName: 'Scrivi il tuo nome.',
    greeting: 'Saluta con il tuo nome.',
    description: 'Scrivi una frase su di te.',
    email: 'Scrivi il tuo indirizzo e-mail.',
    phone: 'Scrivi il tuo numero di telefono.',
    linkedin: 'Scrivi l’indirizzo del tuo profilo.',
  },

  file: {
    empty: {
      problem: 'non contiene nulla o non si può leggere.',
      expected: 'Salvalo lì di nuovo.',
    },
  },

  cv: {
    empty: {
      problem: 'non contiene nulla o non si può leggere.',
      expected: 'Salva lì di nuovo il tuo CV, in PDF.',
    },
    large: {
      problem: 'ha {size} MB, troppi per spedirlo.',
      expected:
        'Salvalo sotto i 5 MB: quasi tutti i programmi offrono «dimensione ridotta» o «per il web».',
    },
    office: {
      problem: 'è un documento Office, non un PDF.',
      expected: 'Salva o esporta il CV in PDF; cambiare il nome del file non basta.',
    },
    text: {
      problem: 'è un file di testo, non un PDF.',
      expected: 'Salva o esporta il CV in PDF; cambiare il nome del file non basta.',
    },
    other: {
      problem: 'è un file di altro tipo, non un PDF.',
      expected: 'Salva o esporta il CV in PDF; cambiare il nome del file non basta.',
    },
    cut: { problem: 'è danneggiato: manca la fine.', expected: 'Salvalo o copialo di nuovo.' },
    locked: {
      problem: 'è protetto da una password, o contro la copia.',
      expected:
        'Salvalo senza protezione: altrimenti qualcuno non potrà leggerlo, e nemmeno i programmi che smistano i CV.',
    },
    damaged: {
      problem: 'è danneggiato: non si apre.',
      expected: 'Salva o esporta di nuovo il CV in PDF.',
    },
    active: {
      problem: 'contiene uno script, e i filtri della posta possono fermarlo.',
      expected: 'È voluto? Stampato di nuovo in PDF, non ne ha più.',
    },
    attached: {
      problem:
        'contiene un altro file, che chiunque può estrarre: quello di un Europass (XML) ha la tua data di nascita, l’indirizzo e la foto. Inoltre i filtri della posta possono fermarlo.',
      expected: 'È voluto? Stampato di nuovo in PDF, non ne ha più.',
    },
    sample: { problem: 'è ancora il CV dell’esempio.', expected: 'Metti lì il tuo.' },
  },

  picture: {
    none: {
      problem: 'non è un’immagine che si può leggere.',
      expected: 'Apri il file in un programma di foto e salvalo in JPEG.',
    },
    film: {
      problem: 'è un film, non un’immagine.',
      expected: 'Salvane un fotogramma in JPEG.',
    },
    pdf: {
      problem: 'è un PDF, non un’immagine.',
      expected: 'Salva in JPEG l’immagine che contiene.',
    },
    kind: {
      problem: 'è un’immagine di tipo {kind}, che qui non si può leggere.',
      expected: 'Aprila in un programma di foto e salvala in JPEG.',
    },
    drawing: {
      problem: 'è un disegno (SVG), che lo studio non accetta.',
      expected: 'Esportalo in PNG, largo 2000 pixel.',
    },
    damaged: {
      problem: 'è un’immagine danneggiata: una parte manca o è rovinata.',
      expected: 'Copiala di nuovo dalla sua origine.',
    },
    heavy: { problem: 'non sta in {kilobytes} kB.', expected: 'Usa un’altra foto.' },
    large: {
      problem: 'ha {width} × {height} pixel, troppi da elaborare.',
      expected: 'Salva una versione più piccola; 4000 pixel per lato bastano e avanzano.',
    },
    small: {
      problem: 'è un’immagine troppo piccola: {width} × {height} pixel.',
      expected: 'Usa una foto di almeno {pixels} pixel per lato.',
    },
  },

  captions: {
    line: 'riga {line}',
    times: 'Un tempo si scrive 00:01:02.500, e ogni sottotitolo ne ha due, con --> in mezzo.',
    large: {
      problem: 'ha {kilobytes} kB, più di 500.',
      expected: 'I sottotitoli di un film di due ore hanno 150 kB; sarà un altro file?',
    },
    encoding: {
      problem: 'non è salvato in UTF-8.',
      expected: 'Aprilo nel tuo editor e salvalo di nuovo, con la codifica UTF-8.',
    },
    none: 'non contiene sottotitoli.',
    noWebVtt: {
      problem: 'non dice WEBVTT.',
      expected: 'Scrivi WEBVTT nella prima riga, e lascia vuota la seconda.',
    },
    isWebVtt: {
      problem: 'è un WebVTT, ma il nome dice altro.',
      expected: 'Rinominalo in {name}.',
    },
    otherKind: {
      problem: 'è di tipo {kind}, che i browser non mostrano.',
      expected: 'Esportalo in SRT o WebVTT: i programmi per sottotitoli lo fanno.',
    },
    isSrt: {
      problem: 'è un SRT, ma il nome dice altro.',
      expected: 'Rinominalo in {name}.',
    },
    joined: {
      problem: 'segue subito un altro sottotitolo.',
      expected: 'Lascia una riga vuota prima.',
    },
    noTimes: 'non ha tempi che si possono leggere: {text}.',
    backwards: {
      problem: 'finisce a {to} e comincia a {from}.',
      expected: 'Scrivi il tempo successivo dopo -->.',
    },
    homeless: {
      problem: 'non appartiene a nessun sottotitolo: {text}.',
      expected: 'Scrivi sopra i suoi tempi, o togli lì la riga vuota.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Studio',
  language: 'Lingua dello studio',
  skip: 'Vai al modulo',
  parts: 'Sezioni',
  startScreen: {
    what: 'Qui crei il tuo sito in un unico file. Nulla di quello che scrivi o scegli lascia questo dispositivo finché non lo mandi tu.',
    begin: 'Inizia',
    beginHelp: 'Con un modulo vuoto. I testi in grigio sono esempi: non vengono mai salvati.',
  },
  cannotStart: {
    here: 'Lo studio non funziona qui.',
    where:
      'Funziona in Chrome, Edge e altri browser basati su Chromium dalla versione {chromium} in poi, e in un Firefox o Safari aggiornato. Servono JavaScript e WebAssembly, che un’impostazione come la modalità di isolamento può disattivare.',
    withoutScripts: 'Qui JavaScript è disattivato.',
  },
  stopped: {
    part: 'Questa parte dello studio si è fermata, il resto continua a funzionare: {reason}',
    cause:
      'Forse un traduttore o un’estensione del browser ha modificato questa pagina. Disattivalo qui e riprova.',
    kept: 'Niente è perso: quello che non hai salvato resta come bozza.',
    whole: 'Lo studio si è fermato: {reason}',
    goOn: 'Ricarica la pagina e continua con la bozza.',
    reload: 'Ricarica la pagina',
  },
  shielded:
    'Il tuo sito non si può mostrare qui: un’altra pagina mostra lo studio e lo tiene isolato (sandbox). Puoi scrivere lo stesso, ma forse vieta anche di salvare. Apri studio.html in una scheda a parte, o scaricalo e aprilo dal tuo disco.',
  form: 'Che cosa dice il tuo sito',
  preview: 'Il tuo sito',
  pointHelp: 'Fai clic su un testo o un’immagine per modificarli.',
  pointKeys:
    'In un campo, Ctrl + Invio porta al punto corrispondente qui, ed Esc riporta indietro.',
  undo: 'Annulla',
  redo: 'Ripeti',
  save: 'Salva',
  saveHelp: 'Ctrl + S o Cmd + S',
  letter: 'Copia una lettera d’accompagnamento',
  letterCopied: 'La lettera è copiata: incollala in un’e-mail, e allega il file che hai salvato.',
  letterByHand: 'La lettera, da copiare a mano',
  open: 'Apri un sito',
  openHelp: 'Lo zip che hai salvato, o il suo index.html insieme al CV e ai film.',
  photo: 'Foto',
  photoHelp: 'Un ritratto, in verticale: JPEG, PNG, WebP o AVIF.',
  cv: 'CV',
  cvHelp: 'Un PDF, al massimo 5 MB; il nome del file viene dal tuo nome.',
  cvIs: {
    one: '{name}: {count} pagina, {size}.',
    many: '{name}: {count} pagine, {size}.',
    other: '{name}: {count} pagine, {size}.',
  },
  cvText: {
    canFill: 'Il suo testo può riempire il modulo.',
    open: 'Prendi dal CV',
    scan: 'Il suo testo non può riempire il modulo: non ce n’è quasi, come in una scansione o in un’immagine.',
    signs: 'Il suo testo non può riempire il modulo: troppi caratteri non si possono leggere.',
    slow: 'Il suo testo non può riempire il modulo: leggerlo richiede troppo tempo.',
  },
  lines: {
    fromCv: 'Dal tuo CV',
    fromPasted: 'Da quello che hai incollato',
    found: 'Trovati',
    europass: 'Voci di Europass',
    education: 'Formazione',
    languages: 'Lingue',
    has: 'Hai già: {text}',
    isThere: 'nel modulo',
    take: 'Inserisci ciò che è spuntato',
    taken: 'Ciò che era spuntato è al suo posto. Con «Annulla» torna com’era.',
    byLine: 'Riga per riga',
    into: 'Dove va: {field}',
    noField: 'Vai prima nel campo del modulo in cui deve andare una riga.',
    help: 'Premi una riga, e va lì. Le caselle ne segnano più di una; con Maiusc, tutte quelle in mezzo. Più righe riempiono un intero incarico o progetto.',
    keys: 'Le frecce scorrono le righe, Spazio segna, Invio inserisce. In un campo, Ctrl + Invio porta qui, ed Esc riporta indietro.',
    nextDate: 'Prossima con una data',
    putMarked: {
      one: 'Inserisci {count} riga',
      many: 'Inserisci {count} di righe',
      other: 'Inserisci {count} righe',
    },
    put: '{field}: {text}. Con «Annulla» torna com’era.',
    left: 'Non inserito, perché il campo ha già un altro testo: {text}.',
    offer: 'Inserisci riga per riga',
  },
  stillHelp: 'Una foto per la scheda del progetto.',
  reelStillHelp: 'Una foto che si vede prima che il film cominci.',
  removeStill: 'Togli l’immagine',
  preparing: 'Preparazione di {what}…',
  ready: 'Al suo posto: {what}.',
  allReady: {
    one: 'Il file è al suo posto.',
    many: 'Tutti i {count} file sono al loro posto.',
    other: 'Tutti i {count} file sono al loro posto.',
  },
  pictures: {
    help: 'Una foto per la pagina del progetto, mostrata per intero.',
    add: 'Aggiungi immagini',
    addHelp: 'Fino a {most} foto per la pagina del progetto. Puoi sceglierne più d’una insieme.',
    asProjects: 'Aggiungi progetti da immagini, film o suoni',
    asProjectsHelp:
      'Da ogni file nasce un progetto che porta il suo nome, o il file va a quello che già si chiama così. Puoi sceglierne più d’uno insieme.',
    preparing: 'Preparazione di {name}, {place} di {of}…',
    noRoom: 'In un progetto c’è posto per {most} immagini, quindi queste restano fuori: {files}.',
  },
  focusHelp:
    'Premi sul punto dell’immagine che deve restare visibile, o usa i tasti freccia. I due numeri dicono quanto dista da sinistra e dall’alto',
  focusAt: '{x}% da sinistra, {y}% dall’alto',
  focusGone:
    'Una pagina riaperta contiene solo il ritaglio. Per spostarlo, scegli di nuovo la foto.',
  crops: { phone: 'Sul telefono', desktop: 'Sul computer' },
  add: 'Aggiungi: {what}',
  remove: 'Togli',
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  added: 'Aggiunta: {what}.',
  removed: 'Rimozione: {what}. Con «Annulla» torna com’era.',
  moved: 'Spostamento: {what}, ora {place} di {of}.',
  undone: 'Modifica annullata.',
  redone: 'Modifica ripetuta.',
  languageHelp:
    'Il codice di una lingua, come nl per l’olandese, o uno con la regione, come pt-BR. I testi del sito restano in inglese finché non li scrivi in «Testi».',
  otherLanguage: 'Altra…',
  begin: 'Inizia: {part}',
  cleaned: 'Dal testo incollato sono stati tolti caratteri che nessuno vede.',
  completed: 'Completato: {text}. Con «Annulla» torna com’era.',
  pasted: {
    lines: 'Hai incollato più righe. Ognuna può diventare una voce; con Invio restano come sono.',
    makeEntries: {
      one: 'Farne una voce',
      many: 'Farne {count} voci',
      other: 'Farne {count} voci',
    },
    swap: 'Scambia ruoli e nomi',
    keep: 'Lascia com’è',
    table: 'Hai incollato una tabella. Indica che cosa contiene ogni colonna.',
    column: 'Colonna {number}',
    leaveOut: 'Tralascia',
    hasNames: 'La prima riga dà il nome alle colonne',
    needs: 'Scegli ancora la colonna per: {field}.',
    noRoom: 'C’è posto per {most}, e restano fuori ({count}): {names}.',
    makeProjects: {
      one: 'Aggiungi un progetto',
      many: 'Aggiungi {count} progetti',
      other: 'Aggiungi {count} progetti',
    },
    makeJobs: {
      one: 'Aggiungi un incarico',
      many: 'Aggiungi {count} incarichi',
      other: 'Aggiungi {count} incarichi',
    },
    large:
      'La tabella che hai incollato è troppo grande per essere suddivisa qui. Copiane al massimo {rows} righe e {columns} colonne.',
    tooMuch:
      'Non è stato incollato nulla, perché ci sono più di {most} caratteri. Copiane una parte.',
    rest: 'Nel campo c’è tutto, ma il tuo sito lo mostra solo fino a qui: {end}',
    join: 'Unisci in {most} paragrafi',
    hint: 'Una tabella, per esempio di un foglio di calcolo, si può incollare in qualsiasi campo di una voce.',
  },
  period: {
    from: 'Inizio, o durata',
    to: 'Fine',
    now: 'Adesso',
    isCurrent: 'Ho ancora questo incarico',
  },
  national: {
    choose: 'Paese di questo numero',
    take: 'Scrivi {number}',
  },
  drop: 'Puoi anche trascinarlo qui.',
  optional: 'facoltativo',
  noChoice: 'Nessuna scelta',
  help: '{help}.',
  drawings: {
    order: 'Mettere in ordine',
    art: 'Arte',
    reading: 'Lettura',
    cycling: 'Bicicletta',
    people: 'Persone',
    school: 'Scuola',
    spanish: 'Spagnolo',
    music: 'Musica',
    cooking: 'Cucina',
    swimming: 'Nuoto',
    running: 'Corsa',
    football: 'Calcio',
    travel: 'Viaggi',
    photography: 'Fotografia',
    gardening: 'Giardinaggio',
    film: 'Cinema',
    animals: 'Animali',
    theatre: 'Teatro',
    mountains: 'Montagna',
    languages: 'Lingue',
    family: 'Famiglia',
    volunteering: 'Volontariato',
  },
  crafts: {
    camera: 'Obiettivo',
    edit: 'Pellicola',
    light: 'Colore della luce',
    radio: 'Scala della radio',
    sound: 'Indicatore di livello',
  },
  accents: {
    red: 'Rosso',
    amber: 'Ambra',
    green: 'Verde',
    blue: 'Blu',
    plum: 'Prugna',
  },
  count: '{length} di {most}',
  sections: {
    you: 'Tu',
    photo: 'Foto',
    about: 'Chi sono',
    projects: 'Progetti',
    work: 'Lavoro',
    life: 'Vita privata',
    contact: 'Contatti',
    words: 'Testi',
    address: 'Sul web',
  },
  wordPlaces: 'Al posto di {places} il sito mette un numero o un nome; lascialo com’è',
  wordsHelp:
    'Quello che il sito dice da sé, nella tua lingua. Scrivi qui solo quello che vuoi cambiare.',
  places: {
    '': 'Ovunque',
    bar: 'Menu',
    hero: 'Prima schermata',
    about: 'Chi sono',
    projects: 'Progetti',
    contact: 'Contatti',
    workDetails: 'Pagina sul lavoro',
    lifeDetails: 'Pagina sulla vita privata',
    projectPage: 'Pagina di un progetto',
    footer: 'Piè di pagina',
    kit: 'Lettera e README',
  },
  show: { form: 'Modulo', preview: 'Anteprima' },
  width: { all: 'Larghezza piena', phone: 'Telefono' },
  left: {
    error: {
      one: 'Una cosa da correggere',
      many: '{count} cose da correggere',
      other: '{count} cose da correggere',
    },
    todo: {
      one: 'Una cosa da fare',
      many: '{count} cose da fare',
      other: '{count} cose da fare',
    },
    sample: {
      one: 'Un dato è ancora quello d’esempio',
      many: '{count} dati sono ancora quelli d’esempio',
      other: '{count} dati sono ancora quelli d’esempio',
    },
    question: {
      one: 'Una cosa da controllare',
      many: '{count} cose da controllare',
      other: '{count} cose da controllare',
    },
  },
  errorsHere: {
    one: '{count} da correggere',
    many: '{count} da correggere',
    other: '{count} da correggere',
  },
  todoHere: { one: '{count} da fare', many: '{count} da fare', other: '{count} da fare' },
  hasExamples: 'Quello che è grigio e punteggiato è un esempio, e non viene mai salvato.',
  looking: 'Lettura di quello che dice il tuo sito…',
  /** The answer if a part shall be left out. */
  meant: 'Sì, lasciala fuori',
  nothingLeft: 'Non resta nulla da fare.',
  zipSize: {
    anyMail: 'Lo zip avrà circa {size}: passa in qualsiasi e-mail.',
    someMail: 'Lo zip avrà circa {size}: troppo per un’e-mail verso alcune caselle.',
    noMail:
      'Lo zip avrà circa {size}: troppo per quasi tutte le e-mail. Manda un link, o una chiavetta USB.',
    largeStick:
      'Lo zip avrà circa {size}: troppo per un’e-mail. Manda un link, o una chiavetta USB formattata in exFAT o NTFS, perché le altre non accettano file da 4 GB.',
  },
  notSaved: 'Non è stato salvato nulla. Correggi prima quello che è indicato.',
  notOpened:
    '{page} non è stato aperto. Correggi prima ciò che è indicato, perché prima questa pagina viene messa nello zip.',
  saveFailed: 'Non è stato salvato nulla, perché qualcosa è andato storto: {reason}',
  letterFailed: 'La lettera non è stata copiata, perché qualcosa è andato storto: {reason}',
  notComposed:
    'Da quello che hai scritto lo studio non è riuscito a creare il sito, quindi l’anteprima e l’elenco aspettano: {reason}',
  tryAgain: 'Riprova',
  composerGone:
    'la parte che crea i siti si è fermata. Ricarica questa pagina e continua con la bozza.',
  saved: 'Salvato come {name}.',
  folder: {
    open: 'Apri una cartella',
    openHelp: 'La cartella in cui si trova il tuo sito. Da allora «Salva» scrive lì.',
    save: 'Salva in una cartella',
    zip: 'Salva come zip',
    help: 'Dopo «Salva in una cartella», «Salva» scrive lì. Il browser rifiuta Scrivania e Download, ma accetta una cartella al loro interno.',
    goes: '«Salva» scrive nella cartella {folder}.',
    file: '{name}, {place} di {of}',
    saved: 'Salvato in {folder}: {files}.',
    same: 'Salvato. In {folder} non c’era nulla da cambiare.',
    ask: 'In {folder} ci sono altri file con questi nomi, o qualcuno li ha cambiati nel frattempo: {files}. Sostituirli?',
    replace: 'Sostituiscili',
    leave: 'Lasciali',
    failed:
      'Non tutto è salvato in {folder}: la cartella non c’è più, è bloccata o piena, o il browser non può scriverci.',
    lacks: 'Nella cartella manca {files}: mettilo accanto alla pagina.',
    notThere: 'Solo nello zip: {files}.',
    left: 'Questi file non fanno più parte del sito, ma sono ancora nella cartella: {files}. Elimina a mano ciò che non deve essere pubblico.',
    keep: 'Tieni sempre insieme i file della cartella. Poi scegli uno di questi modi:',
  },
  afterSaving: {
    label: 'Dopo il salvataggio',
    close: 'Chiudi',
    web: 'Mettilo sul web',
    unpack: 'Prima estrai lo zip. Tieni sempre insieme i suoi file. Poi scegli uno di questi modi:',
    ways: {
      service:
        'Da un computer, trascina la cartella su app.netlify.com/drop. Dopo qualche secondo hai un indirizzo da mandare. Resta solo se poi crei un account su Netlify, che è gratuito.',
      webSpace:
        'Se hai uno spazio web, copia lì i file della cartella, con il programma che indica il tuo fornitore.',
      stick:
        'Copia la cartella su una chiavetta USB o su un disco condiviso. Chi apre lì {page} vede tutto, anche senza rete.',
    },
  },
  savedWithoutPicture:
    'Salvato come {name}, senza l’immagine per i link: questo browser altera le immagini, per non renderti riconoscibile.',
  layMedia: 'Lo zip non contiene {files}. Estrailo, e metti accanto a {page}: {files}.',
  saving: 'Salvataggio…',
  savedSoFar: '{done} di {all}',
  draft: {
    found: 'C’è una bozza del {when}, che non è stata salvata.',
    goOn: 'Continua da lì',
    isOpen: 'La bozza è aperta. Con «Annulla» torna quello che c’era prima.',
    drop: 'Buttala via',
    isDropped: 'La bozza è stata buttata via.',
    isTaken: 'Un’altra finestra ha preso quella bozza, o l’ha buttata via.',
    unreadable: 'La bozza non si può leggere: {reason}',
    privacy:
      'Ogni finestra conserva una propria bozza in questo browser, nel caso si blocchi. Se altri usano questo dispositivo, salva o butta via il lavoro prima di andartene.',
    failed: 'Questo browser non conserva bozze, quindi salva spesso: {reason}',
    lacksFiles:
      'La bozza conserva i tuoi testi, ma non tutti i file, quindi salva spesso: {reason}',
    lacksFilms: {
      one: 'La bozza non conserva {files}, perché questo browser ha poco spazio. Conserva il file: se il browser si blocca, lo scegli di nuovo.',
      many: 'La bozza non conserva {files}, perché questo browser ha poco spazio. Conserva i file: se il browser si blocca, li scegli di nuovo.',
      other:
        'La bozza non conserva {files}, perché questo browser ha poco spazio. Conserva i file: se il browser si blocca, li scegli di nuovo.',
    },
    noAnswer: 'la sua memoria non risponde.',
    insecure: 'le conserva solo per una pagina aperta da un disco, o da un indirizzo con https.',
  },
  ask: {
    open: 'Aprire {name}?',
    openUnsaved: 'Aprire {name}? Quello che non hai salvato sparisce; con «Annulla» ritorna.',
    lacks:
      'In {name} manca quello che il sito aperto ha: {what}. Aprirlo? Con «Annulla» ritorna quello che è aperto ora.',
    yes: 'Apri',
    no: 'Resta qui',
  },
  drops: {
    projects: {
      one: 'Creare un progetto da {files}?',
      many: 'Creare {count} progetti da {files}?',
      other: 'Creare {count} progetti da {files}?',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: 'Inserire {files} nel progetto con quel titolo?',
      many: 'Inserire {files} nei progetti con quei titoli?',
      other: 'Inserire {files} nei progetti con quei titoli?',
    },
    first: 'Avviene nella prima lingua, che il modulo mostra subito dopo.',
    cv: 'Usare {name} come CV?',
    replacesCv: 'Usare {name} come CV? Sostituisce quello che c’è; con «Annulla» ritorna.',
    elsewhere: 'Per un altro posto, come la tua foto, trascinalo su quel campo.',
    yes: 'Sì',
    onlyProjects: 'Solo i progetti',
    no: 'No, non cambiare nulla',
    alike: '{files}: ognuno {problem}',
    sheet: {
      problem: 'è un foglio di calcolo.',
      expected: 'Salvalo come CSV, oppure copia le sue righe e incollale in un progetto.',
    },
    table: {
      problem: 'è una tabella.',
      expected: 'Copia le sue righe e incollale in un progetto.',
    },
    plain: {
      problem: 'è un testo.',
      expected: 'Copia quello che ti serve e incollalo in un campo.',
    },
    zip: {
      problem: 'è uno zip senza pagine.',
      expected: 'Estrailo, e trascina qui quello che contiene.',
    },
    unknown: {
      problem: 'è di un tipo che qui non ha posto.',
      expected: 'C’è posto per immagini, film, suoni, sottotitoli e per il tuo CV in PDF.',
    },
    pdfs: {
      problem: 'è un PDF, ma non l’unico.',
      expected: 'Trascina il tuo CV da solo.',
    },
    captions: {
      problem: 'non appartiene a nessun film trascinato insieme.',
      expected: 'Trascinalo sui sottotitoli del suo film.',
    },
  },
  opened: 'Sito aperto: {name}.',
  languages: {
    label: 'Lingue del sito',
    which: 'Quale lingua',
    add: 'Aggiungi una lingua',
    added: 'Lingua aggiunta: {language}. Scrivi che cosa dice ogni testo in quella lingua.',
    remove: 'Togli {language}',
    removed: 'Lingua tolta: {language}. Con «Annulla» ritorna.',
    help: 'Quello che lasci vuoto è come nella prima lingua. Immagini, film, date e ordine si cambiano là.',
    todo: {
      one: 'Ancora {count} testo da tradurre',
      many: 'Ancora {count} testi da tradurre',
      other: 'Ancora {count} testi da tradurre',
    },
    done: 'Tutto è tradotto.',
    most: 'Un sito parla al massimo quattro lingue.',
    twice: {
      problem: 'è quella di un’altra pagina di questo sito.',
      expected: 'Scegli un’altra lingua, o togli una delle due.',
    },
    nothing: 'Non c’è ancora niente da tradurre: scrivi prima nella prima lingua.',
    untranslated: {
      one: '{count} testo non è ancora tradotto, quindi la pagina mostra quello della prima lingua.',
      many: '{count} testi non sono ancora tradotti, quindi la pagina mostra quelli della prima lingua.',
      other:
        '{count} testi non sono ancora tradotti, quindi la pagina mostra quelli della prima lingua.',
    },
  },
  otherPages: {
    label: 'Altre pagine nello zip',
    open: 'Apri {page}',
    help: 'Restano nello zip così come sono. Prima di passare a una di esse, questa pagina viene messa nello zip così com’è ora.',
    are: 'Accanto ci sono altre pagine, che restano come sono: {files}. Per modificarne una, aprila sotto le sezioni.',
    translate: 'Prendi {page} come traduzione',
    translateHelp:
      'Allora i suoi testi diventano una traduzione; elenchi, immagini e file sono quelli di questa pagina.',
    canTranslate: 'Oppure lì prendine una come traduzione.',
    broken:
      'Queste pagine non si possono leggere, quindi vale quello che la pagina aperta dice nelle loro lingue, e salvando vengono rifatte: {files}.',
    changed:
      'Nelle lingue di queste pagine la pagina aperta diceva altro, che resta fuori: {files}.',
    onlyTexts:
      'In un’altra lingua questi campi avevano più che nella prima, e questo resta fuori: {fields}.',
    isTranslation: '{page} ora è una traduzione di questa pagina.',
    withoutFields:
      'In questi campi aveva di più, che resta fuori: {fields}. Con «Annulla» la pagina ritorna.',
    files: 'Immagini e file',
    noSuchPage: {
      problem: 'porta a {file}, che non è nello zip.',
      expected:
        'Crea anche quella pagina, e metti {file} accanto a questa: senza, il link non porta da nessuna parte.',
    },
    placeTaken: {
      problem: 'darebbe un file di nome {file}, ma nello zip ce n’è già un altro con quel nome.',
      expected: 'Scrivi qualcos’altro, o togli quel file dallo zip.',
    },
  },
  keptFiles: 'Restano nello zip anche questi file: {files}.',
  opening: 'Apertura di {name}…',
  dropped: 'Quello che hai trascinato',
  cannotOpen: {
    empty: 'non contiene nulla.',
    large: 'è troppo grande per essere un sito: senza i film ha più di 60 MB.',
    noZip: 'è uno zip danneggiato. Scaricalo o copialo di nuovo.',
    lockedZip: 'è protetto da una password. Estrailo, e apri il suo index.html insieme al CV.',
    otherZip:
      'è uno zip che qui non si può leggere. Estrailo, e apri il suo index.html insieme al CV.',
    twice: 'contiene {what} due volte. Aprine uno solo.',
    manyFiles:
      'contiene più di {what} file, e finirebbero tutti nello zip. Metti il sito in una cartella a parte.',
    noPage: 'non contiene nessun index.html.',
    foreign: 'non è una pagina di questo studio.',
    firstVersion:
      'è una pagina della versione 1, che non porta con sé i contenuti. Copia i testi da lì nei campi qui.',
    sameLanguage: 'è in una lingua che il sito ha già.',
    newer: 'viene da uno studio più recente. Usa quello per aprirlo.',
    damaged: 'è danneggiato: quello che dice non si può leggere.',
    severalBlocks: 'è stato modificato da qualcos’altro: contiene più di un sito.',
    tooMuch: 'è stato modificato da qualcos’altro: dice più di quanto sta in un sito.',
    pictures: 'è danneggiato: una delle sue immagini non è un’immagine.',
    slowDrawing:
      'contiene un disegno che un browser impiega troppo a tracciare: ha troppe ripetizioni, maschere o filtri. Crea di nuovo il sito con quel disegno in PNG.',
    content: 'è stato modificato da qualcos’altro, e così non va: {what}',
    gone: 'non si può leggere: dopo la tua scelta è cambiato o sparito. Sceglilo di nuovo.',
    slow: 'richiede troppo tempo per la lettura. È un sito? E il suo disco c’è ancora?',
    failed: 'non si può leggere. Sceglilo di nuovo, o apri lo studio in un altro browser.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'La pagina non contiene il CV. Sceglilo di nuovo.',
  mediaGone: {
    one: 'Manca {files}. Apri il sito insieme al file, o salvalo senza.',
    many: 'Mancano {files}. Apri il sito insieme ai file, o salvalo senza.',
    other: 'Mancano {files}. Apri il sito insieme ai file, o salvalo senza.',
  },
  pictureUnreadable: {
    problem: 'non si può leggere: è danneggiato, o troppo grande per questo browser.',
    expected:
      'Salva una versione più piccola in un programma di foto; 4000 pixel per lato bastano e avanzano.',
  },
  media: {
    filmHelp:
      'Un film (meglio un MP4 con H.264 e AAC) o un audio (meglio un MP3). Nello zip sta accanto alla pagina.',
    reelHelp:
      'Al posto di un indirizzo: un film, meglio un MP4 con H.264 e AAC. Nello zip sta accanto alla pagina.',
    remove: 'Togli {name}',
    gone: 'Qui manca {name}. Sceglilo di nuovo; senza, il sito si salva e dice che il film manca.',
    packed:
      'Nello zip che hai aperto {name} è compresso, quindi qui non si può riprodurre. Viene salvato così com’è.',
    changed:
      '{name} non si può leggere: dopo la tua scelta è cambiato o sparito. Sceglilo di nuovo.',
    visitors: {
      everywhere: 'Si riproduce in tutti i browser e telefoni.',
      mov: 'Alcuni browser non lo riproducono, perché è un MOV. Esportato in MP4 si vede ovunque.',
      hevc: 'Molti visitatori non vedono l’immagine, perché è HEVC (H.265). Esportalo in MP4 con H.264. Su un iPhone, prima di filmare scegli Impostazioni, Fotocamera, Formati, Più compatibile.',
      recent:
        'I browser recenti lo riproducono, ma molti iPhone e computer meno recenti no, perché è {codec}. Un MP4 con H.264 si vede ovunque.',
      editing:
        'Quasi nessun visitatore può riprodurlo, perché è {codec}. Esportalo in MP4 con H.264 e AAC.',
      soundOfFilm:
        'Molti visitatori non sentono nulla, perché l’audio è {codec}. Esportalo in MP4 con H.264 e AAC.',
      ogg: 'Molti iPhone e Mac non lo riproducono, perché è un Ogg. Un MP3 si sente ovunque.',
      unusualFilm:
        'Alcuni browser e telefoni potrebbero non riprodurlo, perché è {codec}. Un MP4 con H.264 (8 bit, 4:2:0) e AAC (LC) si vede ovunque.',
      unusualSound:
        'Alcuni browser e telefoni potrebbero non riprodurlo, perché è {codec}. Un MP3 si sente ovunque.',
      otherSound:
        'Molti visitatori non possono riprodurlo, perché è {codec}. Un MP3 si sente ovunque.',
    },
    noPicture:
      'Questo browser ne riproduce solo l’audio, quindi qui non se ne può ricavare un’immagine.',
    notPlayed: 'Questo browser non riesce a riprodurlo.',
    saysPlace: '{name} dice dove è stato registrato, e chi ha il file può leggerlo.',
    removePlace: 'Togli il luogo da {name}',
    placeRemoved: '{name} non dice più dove è stato registrato.',
    tracksPlaces:
      '{name} ha una traccia che può dire, momento per momento, dove è stato registrato, e chi ha il file può leggerla. Esportato di nuovo da un programma di montaggio, di solito non ne ha più.',
    takeFrame: 'Usa questo fotogramma come immagine',
    frameTaken: 'L’immagine viene ora dal film.',
    frameRefused: 'Dal film non è stata ricavata un’immagine: {reason}',
    refused: {
      empty: {
        problem: 'non contiene nulla o non si può leggere.',
        expected: 'Copialo lì di nuovo.',
      },
      kind: {
        problem: 'è di tipo {kind}, che non tutti i browser riproducono.',
        expected: 'Esportalo in MP4 con H.264 e AAC, o in MP3 se è un audio.',
      },
      other: {
        problem: 'non è un film né un audio che i browser riproducono.',
        expected: 'Esportalo in MP4 con H.264 e AAC, o in MP3 se è un audio.',
      },
      protected: {
        problem: 'è protetto dalla copia, quindi i browser non lo riproducono.',
        expected: 'Scegli una tua esportazione, senza questa protezione.',
      },
      unfinished: {
        problem: 'è danneggiato, o non è stato copiato fino in fondo.',
        expected: 'Copialo o esportalo di nuovo.',
      },
      film: {
        problem: 'è un film ({codec}) in un file per l’audio, che i browser non riproducono.',
        expected: 'Esportalo in MP4 con H.264 e AAC.',
      },
      soundInFilm: {
        problem: 'contiene solo audio, in un file per i film.',
        expected: 'Esportalo in MP3, o in M4A con AAC.',
      },
      reel: {
        problem: 'è un audio, mentre uno showreel è un film.',
        expected: 'Scegli un MP4 con H.264 e AAC.',
      },
    },
  },
  captions: {
    help: 'I sottotitoli del film: un WebVTT o un SRT.',
    are: {
      one: '{name}: un sottotitolo, lingua: {language}.',
      many: '{name}: {count} sottotitoli, lingua: {language}.',
      other: '{name}: {count} sottotitoli, lingua: {language}.',
    },
    gone: 'Qui manca {name}. Sceglilo di nuovo, o toglilo.',
    large: {
      problem: 'è troppo grande per dei sottotitoli.',
      expected: 'Quelli di un film di due ore hanno 150 kB; sarà un altro file?',
    },
  },
  cropFailed: 'L’immagine non è stata ritagliata di nuovo: {reason}',
  inLine: '{line}: {problem}',
  named: '{name}: {problem}',
  twoSentences: '{first} {second}',
  failed: 'non si è potuto leggere: {reason}',
  stays: 'Resta quello che c’era prima.',
  dismiss: 'Nascondi',
  pictureFalsified:
    'non si può preparare: questo browser altera le immagini, per non renderti riconoscibile. Permetti a questa pagina di leggere i canvas, o usa un altro browser.',
  stillEmpty: 'è ancora da compilare.',
  noPhoto: { problem: 'manca ancora.', expected: 'Scegli un tuo ritratto.' },
  samplePhoto: {
    problem: 'è ancora il disegno dell’esempio.',
    expected: 'Scegli un tuo ritratto.',
  },
  noCv: { problem: 'manca ancora.', expected: 'Scegli il tuo CV, un PDF.' },
};
