import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portfolio', help: 'Alles, was die Website sagt' },
  language: {
    label: 'Sprache',
    help: 'Der Code Ihrer Sprache, {choices} oder einer mit Region wie pt-BR',
    example: 'de',
  },
  firstName: { label: 'Vorname', help: 'Der Name, mit dem man Sie anspricht', example: 'Jana' },
  fullName: { label: 'Voller Name', help: 'Ihr ganzer Name', example: 'Jana Brandt' },
  greeting: { label: 'Begrüßung', help: 'Eine kurze Zeile', example: 'Hallo, ich bin Jana.' },
  occupation: {
    label: 'Beruf',
    help: 'Was Sie machen, und wo',
    example: 'Bildgestalterin · Hamburg',
  },
  reel: {
    label: 'Showreel',
    help: 'Ein Film mit dem Besten aus Ihrer Arbeit, als Datei oder unter einer Adresse, etwa bei Vimeo. Er bekommt einen zweiten Button auf der Startansicht',
  },
  reelName: { label: 'Name', help: 'Was auf dem Button steht', example: 'Showreel ansehen' },
  reelFile: {
    label: 'Datei',
    help: 'Statt einer Adresse: der Name eines Films (MP4 oder WebM), der neben der Seite liegt',
    example: 'showreel.mp4',
  },
  craft: {
    label: 'Ring um das Porträt',
    help: 'Wessen Instrument er zeigt, eines von diesen: {choices}',
  },
  accent: {
    label: 'Farbe',
    help: 'Für das Namensband, die Knöpfe und die Zeichen, eine von diesen: {choices}',
  },
  portraitAlt: {
    label: 'Was das Foto zeigt',
    help: 'Für alle, die es nicht sehen können',
    example: 'Jana Brandt lächelt im Regieraum',
  },
  portraitFocus: {
    label: 'Wo das Gesicht ist',
    help: '„left“, „right“, „top“, „bottom“, „centre“ oder der Abstand von links und von oben',
    example: '30% 20%',
  },
  description: {
    label: 'Beschreibung',
    help: 'Ein Satz über Sie für Suchmaschinen und Linkvorschauen',
    example: 'Jana Brandt dreht in Hamburg Reportagen und Live-Sendungen.',
  },
  about: {
    label: 'Über Sie',
    help: 'Ein bis drei Absätze, dazwischen je eine Leerzeile',
    example: 'Ich leuchte erst Gesichter aus, dann Räume.',
  },

  projects: {
    label: 'Projekte',
    help: 'Filme, Sendungen und andere Arbeiten von Ihnen',
  },
  project: { label: 'Projekt', help: 'Ein Projekt' },
  projectTitle: {
    label: 'Titel',
    help: 'Der Name des Projekts',
    example: 'Hafen im Morgengrauen',
  },
  projectPath: {
    label: 'Link',
    help: 'Wohin die Karte führt: zu einer Adresse im Web oder zu einer Seite dieser Website wie /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Bild',
    help: 'Der Name eines Fotos im Ordner stills',
    example: 'hafen.jpg',
  },
  stillAlt: {
    label: 'Was das Bild zeigt',
    help: 'Für alle, die es nicht sehen können',
    example: 'Kutter laufen im Morgengrauen aus',
  },
  stillFocus: {
    label: 'Was im Bild bleiben muss',
    help: '„left“, „right“, „top“, „bottom“, „centre“ oder der Abstand von links und von oben',
    example: '30% 20%',
  },
  projectRole: { label: 'Funktion', help: 'Was Sie gemacht haben', example: 'Kamera' },
  projectYear: { label: 'Jahr', help: 'Wann', example: '2024' },
  client: { label: 'Auftraggeber', help: 'Für wen', example: 'NDR' },
  projectText: {
    label: 'Text',
    help: 'Ein, zwei Sätze dazu',
    example: 'Fünf Fischer, eine Nacht, kein zweiter Versuch.',
  },
  film: {
    label: 'Film oder Ton',
    help: 'Der Name eines Films (MP4, WebM, MOV) oder eines Tons (MP3, M4A, Ogg, Opus, WAV, FLAC), der neben der Seite liegt',
    example: 'hafen.mp4',
  },
  captions: {
    label: 'Untertitel',
    help: 'Der Name einer WebVTT- oder SRT-Datei mit den Untertiteln des Films',
    example: 'hafen.vtt',
  },
  story: {
    label: 'Geschichte',
    help: 'Ein bis sechs Absätze auf der Seite des Projekts, dazwischen je eine Leerzeile',
    example: 'Wir hatten ein Boot und vier Nächte.',
  },
  slug: {
    label: 'Webadresse',
    help: 'Der letzte Teil der Adresse seiner Seite: Kleinbuchstaben, Ziffern und Bindestriche',
    example: 'hafen-im-morgengrauen',
  },
  pictures: { label: 'Bilder', help: 'Ein bis acht Bilder auf der Seite des Projekts' },
  picture: { label: 'Bild', help: 'Ein Bild auf der Seite des Projekts' },
  pictureFile: {
    label: 'Datei',
    help: 'Der Name eines Fotos im Ordner stills',
    example: 'hafen-2.jpg',
  },
  pictureAlt: {
    label: 'Was es zeigt',
    help: 'Für alle, die es nicht sehen können',
    example: 'Ein Netz kommt über die Reling',
  },
  caption: {
    label: 'Bildunterschrift',
    help: 'Eine Zeile darunter',
    example: 'Die dritte Nacht, vor Büsum',
  },
  credits: { label: 'Mitwirkende', help: 'Eine bis zwanzig Personen, jeweils mit ihrer Funktion' },
  credit: { label: 'Person', help: 'Wer was gemacht hat' },
  creditRole: { label: 'Funktion', help: 'Was die Person gemacht hat', example: 'Ton' },
  creditName: { label: 'Name', help: 'Wer es gemacht hat', example: 'Jonas Keller' },

  work: { label: 'Werdegang', help: 'Die Seite über Ihren Werdegang' },
  summary: {
    label: 'Überblick',
    help: 'Zwei bis vier Sätze oder einige Absätze',
    example: 'Ich stehe bei Live-Sendungen hinter der Kamera.',
  },
  jobs: { label: 'Stationen', help: 'Mindestens eine Station, die neueste zuerst' },
  job: { label: 'Station', help: 'Eine Station' },
  jobTitle: { label: 'Position', help: 'Als was Sie gearbeitet haben', example: 'Kamerafrau' },
  jobField: {
    label: 'Arbeitgeber oder Bereich',
    help: 'Wo oder in welchem Bereich',
    example: 'Fernsehproduktion',
  },
  period: {
    label: 'Zeitraum',
    help: 'Von wann bis wann oder wie lange',
    example: '2018–2021',
  },
  points: { label: 'Punkte', help: 'Ein bis sechs Sätze über das, was Sie gemacht haben' },
  point: {
    label: 'Punkt',
    help: 'Ein Satz über das, was Sie gemacht haben',
    example: 'Ich habe die Kamerapositionen geplant.',
  },
  lists: {
    label: 'Listen',
    help: 'Eine bis sechs Listen, etwa Preise, Kenntnisse, Ausbildung, Sprachen oder Kunden, jeweils mit Überschrift und Punkten',
  },
  list: { label: 'Liste', help: 'Eine Liste auf der Seite über Ihren Werdegang' },
  listHeading: { label: 'Überschrift', help: 'Was die Liste enthält', example: 'Preise' },
  listPoints: { label: 'Punkte', help: 'Eine bis dreißig Zeilen' },
  listPoint: {
    label: 'Punkt',
    help: 'Eine Zeile der Liste',
    example: 'Silbernes Mikrofon 2023, beste Live-Sendung',
  },

  life: { label: 'Privatleben', help: 'Was Sie neben der Arbeit tun, in Absätzen' },
  paragraph: { label: 'Absatz', help: 'Ein Absatz' },
  motif: { label: 'Zeichnung', help: 'Eine von diesen: {choices}' },
  paragraphText: {
    label: 'Text',
    help: 'Ein Absatz oder mehrere, dazwischen je eine Leerzeile',
    example: 'Ich zeichne.',
  },

  email: {
    label: 'E-Mail',
    help: 'Wohin die Nachrichten aus dem Formular gehen',
    example: 'jana@janabrandt.de',
  },
  phone: {
    label: 'Telefon',
    help: 'Das + und die Ländervorwahl, insgesamt 7 bis 15 Ziffern',
    example: '+49 171 3920012',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Mit Häkchen öffnet der Link WhatsApp mit dieser Nummer, ohne Häkchen ruft er sie an',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'Die Adresse Ihres Profils',
    example: 'https://www.linkedin.com/in/jana-brandt',
  },
  links: {
    label: 'Links',
    help: 'Ein bis acht weitere Links, jeweils mit Name und Adresse',
  },
  link: { label: 'Link', help: 'Ein Name und eine Adresse' },
  linkName: { label: 'Name', help: 'Der Text des Links', example: 'Vimeo' },
  linkAddress: {
    label: 'Adresse',
    help: 'Wohin er führt',
    example: 'https://vimeo.com/janabrandt',
  },

  texts: { label: 'Texte', help: 'Was die Website anders sagen soll' },
  text: { label: 'Text', help: 'Auf Englisch' },

  siteAddress: {
    label: 'Adresse',
    help: 'Wo Ihre Website im Web steht, sobald sie dort ist',
    example: 'https://janabrandt.de/',
  },
  otherLanguages: {
    label: 'Weitere Sprachen',
    help: 'Bis zu drei Seiten mit demselben Inhalt in einer anderen Sprache, die woanders gemacht werden. Sprachen dieser Website fügen Sie über dem Formular hinzu',
  },
  otherLanguage: { label: 'Sprache', help: 'Dieselbe Website in einer anderen Sprache' },
  otherLanguageTag: { label: 'Sprache', help: 'Der Code ihrer Sprache', example: 'en' },
  otherAddress: {
    label: 'Adresse',
    help: 'Wo jene Seite ist: ihre Adresse im Web oder, wenn sie im selben Ordner liegt wie diese, der Name ihrer Datei',
    example: 'en.html',
  },
  legal: {
    label: 'Impressum',
    help: 'Was das Gesetz von einer öffentlichen Website verlangt: eine eigene Seite, mit einem Link am Fuß jeder Seite',
  },
  legalHeading: {
    label: 'Überschrift',
    help: 'Die Überschrift dieser Seite und der Link dorthin',
    example: 'Impressum',
  },
  legalText: {
    label: 'Inhalt',
    help: 'Wer verantwortlich ist, mit Postanschrift, und was sonst verlangt wird; eine Leerzeile beginnt einen neuen Absatz',
    example: 'Ana Núñez, Lindenstraße 1, 04109 Leipzig',
  },
  legalLinks: { label: 'Weitere Links', help: 'Links auf dieser Seite, bis zu acht' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, höchstens {most} Zeichen: {example}.',
    optional: '{help}: {example}. Oder leer lassen.',
    limitedOptional: '{help}, höchstens {most} Zeichen: {example}. Oder leer lassen.',
    example: '„{text}“',
    exampleOfList: '„{text}“',
  },
  quoted: '„{text}“',
  flagExample: 'true oder false, ohne Anführungszeichen',
  isItMeant: 'Ist das so gemeint?',
  kinds: {
    list: 'eine Liste',
    date: 'ein Datum',
    group: 'eine Gruppe',
    text: 'ein Text',
    aNumber: 'die Zahl {number}',
  },

  missing: 'fehlt.',
  empty: 'noch leer.',
  noFlag: 'ist {kind}, weder true noch false.',
  noText: 'ist {kind}, kein Text in Anführungszeichen.',
  misfit: 'ist {kind}, das passt hier nicht.',
  entries: { one: 'hat {count} Eintrag.', other: 'hat {count} Einträge.' },
  needsOne: 'braucht eine dieser Angaben: {names}.',
  several: 'hat {names}.',
  keepOne: 'Behalten Sie eine der Angaben, und entfernen Sie die andere.',
  unknownField: 'ist kein Feld, das die Website kennt.',
  writeInstead: 'Schreiben Sie stattdessen {name}.',
  noSuchField: 'Entfernen Sie es. Es gibt: {names}.',
  photoIsFile: 'Das Foto ist eine Datei: Legen Sie es als portrait.jpg neben portfolio.toml.',
  cvIsFile: 'Der Lebenslauf ist eine Datei: Legen Sie ihn in den Ordner public.',
  misplaced: 'steht unter {heading} und gehört deshalb dazu.',
  moveToStart: 'Verschieben Sie {name} nach oben, vor die erste Zeile, die mit [ beginnt.',
  moveBelow: 'Verschieben Sie {name} nach oben, zu den Zeilen unter {heading}.',

  damagedCharacter: 'enthält ein beschädigtes Zeichen (�).',
  invisibleAtStart: 'enthält am Anfang ein unsichtbares Zeichen ({code}).',
  invisibleBehind: 'enthält hinter {text} ein unsichtbares Zeichen ({code}).',
  spaces: 'beginnt oder endet mit einem Leerzeichen.',
  tabAtStart: 'enthält am Anfang einen Tabulator: Setzen Sie dort ein Leerzeichen.',
  tabBehind: 'enthält hinter {text} einen Tabulator: Setzen Sie dort ein Leerzeichen.',
  breakAtStart: 'enthält am Anfang einen Zeilenumbruch: Setzen Sie dort ein Leerzeichen.',
  breakBehind: 'enthält hinter {text} einen Zeilenumbruch: Setzen Sie dort ein Leerzeichen.',
  tooLong: 'zu lang: {length} Zeichen, Platz ist für {most}.',
  paragraphs: 'zu lang: {length} Absätze, Platz ist für {most}.',
  noDrawing: 'es gibt keine Zeichnung namens {text}.',
  noColour: 'es gibt keine Farbe namens {text}.',

  mailto: 'beginnt mit „mailto:“.',
  space: 'enthält ein Leerzeichen.',
  oneAt: 'keine E-Mail-Adresse: Sie braucht genau ein @.',
  beforeAt: 'keine E-Mail-Adresse: Prüfen Sie den Teil vor dem @.',
  afterAt: 'keine E-Mail-Adresse: Prüfen Sie den Teil nach dem @.',
  notOfPhone: 'enthält etwas, das nicht zu einer Telefonnummer gehört.',
  noPlus: 'beginnt nicht mit + und der Ländervorwahl.',
  zeroInBrackets: 'enthält (0), das man aus dem Ausland nicht mitwählt.',
  zeroAfterPlus: 'nach dem + steht eine 0; dort gehört die Ländervorwahl hin.',
  fewDigits: { one: 'zu kurz: nur {count} Ziffer.', other: 'zu kurz: nur {count} Ziffern.' },
  manyDigits: { one: 'zu lang: {count} Ziffer.', other: 'zu lang: {count} Ziffern.' },
  noWebAddress: 'keine Webadresse.',
  userName: 'führt zu {host}, denn was vor dem @ steht, ist ein Benutzername oder ein Passwort.',
  noHttps: 'beginnt nicht mit https://.',
  noLinkedin: 'keine Adresse bei linkedin.com.',
  noProfile: 'kein persönliches Profil: /in/ und Ihr Name fehlen.',
  http: 'beginnt mit http://, ohne das s.',
  otherwiseWritten: 'anders geschrieben als die Seite {page}.',
  noPath: 'weder eine Seite dieser Website noch eine Webadresse.',
  fileIsAddress: 'eine Adresse: Die gehört zu {field}.',
  fileInFolder: 'nennt einen Ordner: Hierher gehört nur der Name der Datei.',
  fileSign: 'enthält ein Zeichen, das unter Windows in keinem Dateinamen stehen darf.',
  fileReserved: 'heißt wie ein Gerät, und solche Namen behält Windows sich vor.',
  sameFile: 'heißt wie eine andere Datei, {name}, bis auf Groß- und Kleinschreibung.',
  renameFile: 'Windows kann nur eine von beiden speichern: Benennen Sie die andere um.',
  noFilm: 'endet nicht auf .mp4, .webm, .m4v oder .mov.',
  noMedia:
    'endet nicht auf .mp4, .webm, .m4v oder .mov (Film) und nicht auf .mp3, .m4a, .ogg, .opus, .wav oder .flac (Ton).',
  noCaptions: 'endet nicht auf .vtt oder .srt.',
  noSlug: 'enthält anderes als Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen.',
  pageInFolder: 'enthält / oder \\: Die Datei muss neben dieser Seite liegen.',
  noPage: 'weder eine Webadresse noch der Name einer Seite, der auf .html endet.',
  placeInPage: 'enthält ? oder #, die zu Stellen innerhalb einer Seite führen.',
  noFocus: 'keine Stelle im Foto.',

  language: {
    hyphen: 'schreibt sich {tag}, mit Bindestrich.',
    name: 'ein Name: {name} schreibt sich {tag}.',
    isCountry: 'ein Land: {text} ist das Land, die Sprache ist {tag}.',
    none: 'kein Code einer Sprache.',
  },

  deadLink: 'führt zu einer Seite, die diese Website nicht hat: Der Teil {part} ist leer.',
  writePart: 'Schreiben Sie eine andere Adresse, oder füllen Sie den Teil {part} aus.',
  bar: 'um {pixels} px zu breit für ein Handy mit 320 px: Nebeneinander stehen {labels}.',
  shorterLabel: 'Nehmen Sie hier ein kürzeres Wort, oder für eines der anderen.',
  wide: 'um {pixels} px zu breit für ein Handy mit 320 px: {word}.',
  shorterWord:
    'Nehmen Sie ein kürzeres Wort, oder setzen Sie einen Bindestrich, wo es getrennt werden darf.',
  captionsAlone: 'der Film dazu fehlt.',
  nameFilm: 'Wählen Sie den Film dazu, oder entfernen Sie die Untertitel.',
  nameFilmOfStill: 'Wählen Sie den Film dazu, oder entfernen Sie das Bild.',
  captionsOfSound: 'gehört zu einem Ton, und der zeigt keine Untertitel.',
  sayInStory: 'Schreiben Sie in die Geschichte, was gesagt wird, und entfernen Sie die Untertitel.',
  sameSlug: 'dieselbe Adresse wie bei Projekt {number}.',
  ownSlug: 'Geben Sie jedem Projekt eine eigene Adresse.',
  ownLanguage: 'die Sprache dieser Seite selbst: {text}.',
  ownAddress: 'die Adresse dieser Seite selbst: {text}.',
  leftOut: 'leer, daher fehlt dieser Teil auf der Website.',
  saysSample: 'enthält noch den Text aus dem Muster.',
  leaveIfTrue: 'Wenn er auf Sie zutrifft, lassen Sie ihn stehen.',
  holds: 'enthält {text}.',
  attack: 'enthält {text}: Manche Mailfilter halten das für Teil eines Angriffs.',
  otherAlphabet:
    'enthält zwischen lateinischen Buchstaben einen aus einem anderen Alphabet: {letter}.',
  deadAddress: 'enthält die Adresse {address}, die dort kein Link wird.',
  noYear: 'enthält {text}, das ist kein Jahr.',
  backwards: 'läuft rückwärts: {text}.',
  untranslated: {
    one: 'ein Text ist auf Englisch, denn diese Sprache bringt die Website nicht mit: {language}.',
    other:
      '{count} Texte sind auf Englisch, denn diese Sprache bringt die Website nicht mit: {language}.',
  },
  languageNotCountry: '{language} (Sprachcode für {country}: {tag})',
  writeThemYourself: 'Ist das so gemeint? Sie können sie selbst schreiben.',

  sample: 'noch aus dem Muster: {text}.',
  own: {
    fullName: 'Schreiben Sie Ihren eigenen Namen.',
    greeting: 'Begrüßen Sie mit Ihrem eigenen Namen.',
    description: 'Schreiben Sie einen Satz über sich.',
    email: 'Schreiben Sie Ihre eigene E-Mail-Adresse.',
    phone: 'Schreiben Sie Ihre eigene Telefonnummer.',
    linkedin: 'Schreiben Sie die Adresse Ihres eigenen Profils.',
  },

  file: {
    empty: {
      problem: 'leer oder nicht lesbar.',
      expected: 'Speichern Sie die Datei dort noch einmal.',
    },
  },

  cv: {
    empty: {
      problem: 'leer oder nicht lesbar.',
      expected: 'Speichern Sie Ihren Lebenslauf noch einmal als PDF.',
    },
    large: {
      problem: 'zu groß zum Verschicken: {size} MB.',
      expected:
        'Speichern Sie ihn mit weniger als 5 MB: Die meisten Programme bieten „reduzierte Dateigröße“ oder „für das Web“ an.',
    },
    office: {
      problem: 'ein Office-Dokument, kein PDF.',
      expected:
        'Speichern oder exportieren Sie Ihren Lebenslauf als PDF; umbenennen allein genügt nicht.',
    },
    text: {
      problem: 'eine Textdatei, kein PDF.',
      expected:
        'Speichern oder exportieren Sie Ihren Lebenslauf als PDF; umbenennen allein genügt nicht.',
    },
    other: {
      problem: 'eine andere Art von Datei, kein PDF.',
      expected:
        'Speichern oder exportieren Sie Ihren Lebenslauf als PDF; umbenennen allein genügt nicht.',
    },
    cut: {
      problem: 'beschädigt: Das Ende fehlt.',
      expected: 'Speichern oder kopieren Sie die Datei noch einmal.',
    },
    locked: {
      problem: 'mit einem Passwort oder gegen Kopieren geschützt.',
      expected:
        'Speichern Sie ihn ohne Schutz: Sonst lesen ihn manche Menschen nicht und Programme, die Bewerbungen sortieren, gar nicht.',
    },
    damaged: {
      problem: 'beschädigt: lässt sich nicht öffnen.',
      expected: 'Speichern oder exportieren Sie Ihren Lebenslauf noch einmal als PDF.',
    },
    active: {
      problem: 'enthält ein Skript; Mailfilter können das abweisen.',
      expected: 'Ist das so gemeint? Neu als PDF gedruckt, ist nichts davon mehr darin.',
    },
    attached: {
      problem:
        'enthält eine weitere Datei, die jeder herausnehmen kann: Die eines Europass (XML) nennt Geburtsdatum und Anschrift und hat das Foto. Auch können Mailfilter das abweisen.',
      expected: 'Ist das so gemeint? Neu als PDF gedruckt, ist nichts davon mehr darin.',
    },
    sample: {
      problem: 'noch der Lebenslauf aus dem Muster.',
      expected: 'Nehmen Sie Ihren eigenen.',
    },
  },

  picture: {
    none: {
      problem: 'kein lesbares Bild.',
      expected: 'Öffnen Sie es in einem Fotoprogramm, und speichern Sie es als JPEG.',
    },
    film: {
      problem: 'ein Film, kein Bild.',
      expected: 'Speichern Sie ein Einzelbild daraus als JPEG.',
    },
    pdf: { problem: 'ein PDF, kein Bild.', expected: 'Speichern Sie das Bild darin als JPEG.' },
    kind: {
      problem: 'ein Bild der Art {kind}, die hier nicht gelesen werden kann.',
      expected: 'Öffnen Sie es in einem Fotoprogramm, und speichern Sie es als JPEG.',
    },
    drawing: {
      problem: 'eine Zeichnung (SVG), die das Studio nicht annimmt.',
      expected: 'Exportieren Sie sie als PNG, 2.000 Pixel breit.',
    },
    damaged: {
      problem: 'beschädigt: Ein Teil des Bildes fehlt oder ist fehlerhaft.',
      expected: 'Kopieren Sie es noch einmal von dort, wo es herkam.',
    },
    heavy: {
      problem: 'passt nicht in {kilobytes} kB.',
      expected: 'Nehmen Sie ein anderes Foto.',
    },
    large: {
      problem: 'zu groß zum Bearbeiten: {width} × {height} Pixel.',
      expected: 'Speichern Sie es kleiner; 4.000 Pixel pro Seite genügen.',
    },
    small: {
      problem: 'zu klein: {width} × {height} Pixel.',
      expected: 'Nehmen Sie ein Foto mit mindestens {pixels} Pixeln auf jeder Seite.',
    },
  },

  captions: {
    line: 'Zeile {line}',
    times:
      'Eine Zeit schreibt sich 00:01:02.500; zu jedem Untertitel gehören zwei, dazwischen steht -->.',
    large: {
      problem: 'zu groß: {kilobytes} kB, erlaubt sind 500.',
      expected: 'Untertitel eines Zweistundenfilms haben 150 kB; ist es die falsche Datei?',
    },
    encoding: {
      problem: 'nicht als UTF-8 gespeichert.',
      expected:
        'Öffnen Sie die Datei in Ihrem Editor, und speichern Sie sie noch einmal mit der Codierung UTF-8.',
    },
    none: 'enthält keinen Untertitel.',
    noWebVtt: {
      problem: 'hier fehlt WEBVTT.',
      expected: 'Schreiben Sie WEBVTT in die erste Zeile, und lassen Sie die zweite leer.',
    },
    isWebVtt: {
      problem: 'eine WebVTT-Datei, der Name sagt etwas anderes.',
      expected: 'Benennen Sie sie in {name} um.',
    },
    otherKind: {
      problem: 'Dateityp {kind}, den Browser nicht anzeigen.',
      expected:
        'Exportieren Sie die Untertitel als SRT oder WebVTT; Untertitelprogramme können das.',
    },
    isSrt: {
      problem: 'eine SRT-Datei, der Name sagt etwas anderes.',
      expected: 'Benennen Sie sie in {name} um.',
    },
    joined: {
      problem: 'folgt direkt auf einen anderen Untertitel.',
      expected: 'Lassen Sie darüber eine Zeile leer.',
    },
    noTimes: 'hat keine lesbaren Zeiten: {text}.',
    backwards: {
      problem: 'endet um {to} und beginnt um {from}.',
      expected: 'Schreiben Sie die spätere Zeit hinter -->.',
    },
    homeless: {
      problem: 'gehört zu keinem Untertitel: {text}.',
      expected: 'Schreiben Sie die Zeiten darüber, oder entfernen Sie dort die Leerzeile.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Studio',
  language: 'Sprache des Studios',
  skip: 'Zum Formular springen',
  parts: 'Teile',
  startScreen: {
    what: 'Hier entsteht Ihre eigene Website in einer einzigen Datei. Nichts, was Sie schreiben oder auswählen, verlässt dieses Gerät, bis Sie es verschicken.',
    begin: 'Neu beginnen',
    beginHelp:
      'Mit einem leeren Formular. Die grauen Texte sind Beispiele: Sie werden nie gespeichert.',
  },
  cannotStart: {
    here: 'Hier läuft das Studio nicht.',
    where:
      'Es läuft in Chrome, Edge und anderen Chromium-Browsern ab Version {chromium} und in einem aktuellen Firefox oder Safari. Es braucht JavaScript und WebAssembly; eine Einstellung wie der Blockierungsmodus kann sie abschalten.',
    withoutScripts: 'JavaScript ist hier abgeschaltet.',
  },
  stopped: {
    part: 'Dieser Teil des Studios läuft nicht mehr, der Rest läuft weiter: {reason}',
    cause:
      'Vielleicht hat ein Übersetzer oder eine Erweiterung des Browsers diese Seite verändert. Schalten Sie sie hier aus, und versuchen Sie es erneut.',
    kept: 'Nichts ist verloren: Was Sie nicht gespeichert haben, bleibt als Entwurf erhalten.',
    whole: 'Das Studio läuft nicht mehr: {reason}',
    goOn: 'Laden Sie die Seite neu, und machen Sie mit dem Entwurf weiter.',
    reload: 'Seite neu laden',
  },
  shielded:
    'Ihre Website lässt sich hier nicht zeigen: Eine andere Seite zeigt das Studio und schirmt es ab (Sandbox). Schreiben können Sie trotzdem, aber vielleicht verbietet sie auch das Speichern. Öffnen Sie studio.html in einem eigenen Tab, oder laden Sie es herunter und öffnen Sie es von Ihrer Festplatte.',
  form: 'Was Ihre Website sagt',
  preview: 'Ihre Website',
  pointHelp: 'Klicken Sie auf einen Text oder ein Bild, um es zu ändern.',
  pointKeys: 'Aus einem Feld führt Strg + Eingabe zu seiner Stelle hier, und Esc wieder zurück.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  save: 'Speichern',
  saveHelp: 'Strg + S oder Cmd + S',
  letter: 'Anschreiben dazu kopieren',
  letterCopied:
    'Das Anschreiben ist kopiert: Fügen Sie es in eine E-Mail ein, und hängen Sie an, was Sie gespeichert haben.',
  letterByHand: 'Das Anschreiben zum Kopieren von Hand',
  open: 'Website öffnen',
  openHelp:
    'Die Zip-Datei, die Sie gespeichert haben, oder die index.html daraus zusammen mit dem Lebenslauf und den Filmen.',
  photo: 'Foto',
  photoHelp: 'Ein Porträt im Hochformat: JPEG, PNG, WebP oder AVIF.',
  cv: 'Lebenslauf',
  cvHelp: 'Ein PDF mit höchstens 5 MB; sein Name wird aus Ihrem Vornamen gebildet.',
  cvIs: {
    one: '{name}: {count} Seite, {size}.',
    other: '{name}: {count} Seiten, {size}.',
  },
  cvText: {
    canFill: 'Sein Text kann Ihr Formular füllen.',
    open: 'Aus dem Lebenslauf übernehmen',
    scan: 'Sein Text kann Ihr Formular nicht füllen: Er enthält kaum welchen, wie ein Scan oder ein Bild.',
    signs:
      'Sein Text kann Ihr Formular nicht füllen: Zu viele Zeichen darin lassen sich nicht lesen.',
    slow: 'Sein Text kann Ihr Formular nicht füllen: Ihn zu lesen dauert zu lange.',
  },
  lines: {
    fromCv: 'Aus Ihrem Lebenslauf',
    fromPasted: 'Aus dem eingefügten Text',
    found: 'Gefunden',
    europass: 'Einträge von Europass',
    education: 'Ausbildung',
    languages: 'Sprachen',
    has: 'Bisher: {text}',
    isThere: 'im Formular',
    take: 'Angekreuztes übernehmen',
    taken: 'Das Angekreuzte ist eingetragen. „Rückgängig“ nimmt es zurück.',
    byLine: 'Zeile für Zeile',
    into: 'Ziel: {field}',
    noField: 'Gehen Sie zuerst in das Feld, in das eine Zeile kommen soll.',
    help: 'Ein Druck auf eine Zeile trägt sie dort ein. Die Kästchen markieren mehrere, mit der Umschalttaste alle dazwischen. Mehrere Zeilen füllen eine ganze Station oder ein ganzes Projekt.',
    keys: 'Pfeiltasten führen durch die Zeilen, die Leertaste markiert, Eingabe trägt ein. Aus einem Feld führt Strg + Eingabe hierher und Esc wieder zurück.',
    nextDate: 'Nächste mit Datum',
    putMarked: { one: '{count} Zeile eintragen', other: '{count} Zeilen eintragen' },
    put: '{field}: {text}. „Rückgängig“ nimmt es zurück.',
    left: 'Nicht eingetragen, weil im Feld schon ein anderer Text steht: {text}.',
    offer: 'Zeile für Zeile eintragen',
  },
  stillHelp: 'Ein Foto für die Karte des Projekts.',
  reelStillHelp: 'Ein Foto, das zu sehen ist, bevor der Film läuft.',
  removeStill: 'Bild entfernen',
  preparing: '{what} wird vorbereitet …',
  ready: '{what} ist eingefügt.',
  allReady: {
    one: 'Die Datei ist eingefügt.',
    other: 'Alle {count} Dateien sind eingefügt.',
  },
  pictures: {
    help: 'Ein Foto für die Seite des Projekts, unbeschnitten.',
    add: 'Bilder hinzufügen',
    addHelp:
      'Bis zu {most} Fotos für die Seite des Projekts. Sie können mehrere auf einmal auswählen.',
    asProjects: 'Projekte aus Bildern, Filmen oder Tönen anlegen',
    asProjectsHelp:
      'Aus jeder Datei wird ein Projekt, das so heißt wie sie; heißt schon eines so, kommt sie dorthin. Sie können mehrere auf einmal auswählen.',
    preparing: '{name} wird vorbereitet, {place} von {of} …',
    noRoom: 'Ein Projekt hat Platz für {most} Bilder, daher wurden diese ausgelassen: {files}.',
  },
  focusHelp:
    'Klicken oder tippen Sie im Bild auf die Stelle, die darin bleiben muss, oder nehmen Sie die Pfeiltasten. Die beiden Zahlen sagen, wie weit sie von links und von oben entfernt ist',
  focusAt: '{x}\u00A0% von links, {y}\u00A0% von oben',
  focusGone:
    'Eine wieder geöffnete Seite enthält nur den Ausschnitt. Um ihn zu verschieben, wählen Sie das Foto noch einmal aus.',
  crops: { phone: 'Auf dem Handy', desktop: 'Am Computer' },
  add: 'Hinzufügen: {what}',
  remove: 'Entfernen',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  added: 'Hinzugefügt: {what}.',
  removed: 'Entfernt: {what}. „Rückgängig“ holt es zurück.',
  moved: 'Verschoben: {what}, jetzt {place} von {of}.',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  languageHelp:
    'Der Code einer Sprache, etwa nl für Niederländisch, oder einer mit Region wie pt-BR. Was die Website von sich aus sagt, ist dann Englisch, bis Sie es unter „Texte“ selbst schreiben.',
  otherLanguage: 'Andere …',
  begin: 'Anlegen: {part}',
  cleaned: 'Unsichtbare Zeichen im eingefügten Text wurden weggelassen.',
  completed: 'Ergänzt: {text}. „Rückgängig“ nimmt es zurück.',
  pasted: {
    lines:
      'Sie haben mehrere Zeilen eingefügt. Jede kann ein Eintrag werden; mit der Eingabetaste bleiben sie, wie sie sind.',
    makeEntries: { one: 'Einen Eintrag daraus machen', other: '{count} Einträge daraus machen' },
    swap: 'Funktionen und Namen tauschen',
    keep: 'So lassen',
    table: 'Sie haben eine Tabelle eingefügt. Geben Sie an, was in jeder Spalte steht.',
    column: 'Spalte {number}',
    leaveOut: 'Weglassen',
    hasNames: 'Die erste Zeile benennt die Spalten',
    needs: 'Wählen Sie noch die Spalte für: {field}.',
    noRoom: 'Platz ist für {most}, und keiner für diese ({count}): {names}.',
    makeProjects: { one: 'Ein Projekt hinzufügen', other: '{count} Projekte hinzufügen' },
    makeJobs: { one: 'Eine Station hinzufügen', other: '{count} Stationen hinzufügen' },
    large:
      'Die eingefügte Tabelle ist zu groß, um sie hier zu zerlegen. Kopieren Sie höchstens {rows} Zeilen und {columns} Spalten davon.',
    tooMuch:
      'Es wurde nichts eingefügt, denn es hat mehr als {most} Zeichen. Kopieren Sie einen Teil davon.',
    rest: 'Im Feld steht alles, aber Ihre Seite zeigt es nur bis hier: {end}',
    join: 'Auf {most} Absätze zusammenfassen',
    hint: 'Eine Tabelle, etwa aus einer Tabellenkalkulation, können Sie in jedes Feld eines Eintrags einfügen.',
  },
  period: {
    from: 'Von, oder wie lange',
    to: 'Bis',
    now: 'Jetzt',
    isCurrent: 'Diese Stelle habe ich jetzt',
  },
  national: {
    choose: 'Land dieser Nummer',
    take: 'Als {number} schreiben',
  },
  drop: 'Sie können die Datei auch hierher ziehen.',
  optional: 'kann leer bleiben',
  noChoice: 'Keine Wahl',
  help: '{help}.',
  drawings: {
    order: 'Aufräumen',
    art: 'Kunst',
    reading: 'Lesen',
    cycling: 'Radfahren',
    people: 'Menschen',
    school: 'Schule',
    spanish: 'Spanisch',
    music: 'Musik',
    cooking: 'Kochen',
    swimming: 'Schwimmen',
    running: 'Laufen',
    football: 'Fußball',
    travel: 'Reisen',
    photography: 'Fotografie',
    gardening: 'Gärtnern',
    film: 'Film',
    animals: 'Tiere',
    theatre: 'Theater',
    mountains: 'Berge',
    languages: 'Sprachen',
    family: 'Familie',
    volunteering: 'Ehrenamt',
  },
  crafts: {
    camera: 'Objektiv',
    edit: 'Filmstreifen',
    light: 'Lichtfarbe',
    radio: 'Radioskala',
    sound: 'Pegelmesser',
  },
  accents: {
    red: 'Rot',
    amber: 'Bernstein',
    green: 'Grün',
    blue: 'Blau',
    plum: 'Pflaume',
  },
  count: '{length} von {most}',
  sections: {
    you: 'Person',
    photo: 'Foto',
    about: 'Über mich',
    projects: 'Projekte',
    work: 'Werdegang',
    life: 'Privatleben',
    contact: 'Kontakt',
    words: 'Texte',
    address: 'Im Web',
  },
  wordPlaces:
    'Anstelle von {places} setzt die Website eine Zahl oder einen Namen ein; lassen Sie das, wie es ist',
  wordsHelp:
    'Was die Website von sich aus sagt, in Ihrer Sprache. Schreiben Sie hier nur, was anders heißen soll.',
  places: {
    '': 'Überall',
    bar: 'Leiste',
    hero: 'Startansicht',
    about: 'Über mich',
    projects: 'Projekte',
    contact: 'Kontakt',
    workDetails: 'Seite „Werdegang“',
    lifeDetails: 'Seite „Privatleben“',
    projectPage: 'Seite eines Projekts',
    footer: 'Fußzeile',
    kit: 'Anschreiben und README',
  },
  show: { form: 'Formular', preview: 'Vorschau' },
  width: { all: 'Ganze Breite', phone: 'Handy' },
  left: {
    error: { one: 'Eine Korrektur nötig', other: '{count} Korrekturen nötig' },
    todo: { one: 'Ein Punkt ist noch offen', other: '{count} Punkte sind noch offen' },
    sample: {
      one: 'Eine Angabe stammt noch aus dem Muster',
      other: '{count} Angaben stammen noch aus dem Muster',
    },
    question: { one: 'Eine Rückfrage', other: '{count} Rückfragen' },
  },
  errorsHere: { one: '{count} zu korrigieren', other: '{count} zu korrigieren' },
  todoHere: { one: '{count} offen', other: '{count} offen' },
  hasExamples: 'Was grau und gepunktet ist, ist ein Beispiel und wird nie gespeichert.',
  looking: 'Ihre Website wird geprüft …',
  /** The answer if a part shall be left out. */
  meant: 'Ja, weglassen',
  nothingLeft: 'Alles erledigt.',
  zipSize: {
    anyMail: 'Die Zip-Datei wird etwa {size} groß, das passt in jede E-Mail.',
    someMail: 'Die Zip-Datei wird etwa {size} groß, für manche Postfächer zu viel.',
    noMail:
      'Die Zip-Datei wird etwa {size} groß, für die meisten E-Mails zu viel: Verschicken Sie einen Link darauf, oder nehmen Sie einen USB-Stick.',
    largeStick:
      'Die Zip-Datei wird etwa {size} groß, zu viel für E-Mails: Verschicken Sie einen Link darauf, oder nehmen Sie einen USB-Stick, der als exFAT oder NTFS formatiert ist; andere fassen keine Datei von 4 GB.',
  },
  notSaved: 'Nichts wurde gespeichert. Korrigieren Sie zuerst die genannten Stellen.',
  notOpened:
    '{page} wurde nicht geöffnet. Berichtigen Sie zuerst, was genannt ist, denn vorher kommt diese Seite in die Zip-Datei.',
  saveFailed: 'Nichts wurde gespeichert, denn etwas ist fehlgeschlagen: {reason}',
  letterFailed: 'Das Anschreiben wurde nicht kopiert, denn etwas ist fehlgeschlagen: {reason}',
  notComposed:
    'Aus Ihren Angaben ließ sich die Website nicht erzeugen, daher stehen Vorschau und Liste still: {reason}',
  tryAgain: 'Erneut versuchen',
  composerGone:
    'Der Teil des Studios, der Websites erzeugt, läuft nicht mehr. Laden Sie diese Seite neu, und machen Sie mit dem Entwurf weiter.',
  saved: 'Gespeichert als {name}.',
  folder: {
    open: 'Ordner öffnen',
    openHelp: 'Der Ordner, in dem Ihre Website liegt. „Speichern“ geht von da an dorthin.',
    save: 'In einen Ordner speichern',
    zip: 'Als Zip-Datei speichern',
    help: 'Nach „In einen Ordner speichern“ geht „Speichern“ dorthin. Schreibtisch (Desktop) und Downloads selbst lehnt der Browser ab, ein Ordner darin geht.',
    goes: '„Speichern“ geht in den Ordner {folder}.',
    file: '{name}, {place} von {of}',
    saved: 'Gespeichert in {folder}: {files}.',
    same: 'Gespeichert. In {folder} musste nichts geändert werden.',
    ask: 'In {folder} liegen andere Dateien mit diesen Namen, oder jemand hat sie inzwischen geändert: {files}. Sollen sie ersetzt werden?',
    replace: 'Ersetzen',
    leave: 'So lassen',
    failed:
      'In {folder} ist nicht alles gespeichert: Der Ordner ist weg, gesperrt oder voll, oder der Browser darf dort nicht schreiben.',
    lacks: 'Im Ordner fehlt: {files}. Legen Sie das neben die Seite.',
    notThere: 'Nur in der Zip-Datei: {files}.',
    left: 'Diese Dateien gehören nicht mehr zur Website, liegen aber noch im Ordner: {files}. Löschen Sie von Hand, was nicht öffentlich werden soll.',
    keep: 'Lassen Sie die Dateien des Ordners immer beisammen. Dann haben Sie die Wahl:',
  },
  afterSaving: {
    label: 'Nach dem Speichern',
    close: 'Schließen',
    web: 'Ins Web stellen',
    unpack:
      'Entpacken Sie zuerst die Zip-Datei. Lassen Sie ihre Dateien immer beisammen. Dann haben Sie die Wahl:',
    ways: {
      service:
        'Ziehen Sie an einem Computer den Ordner auf app.netlify.com/drop. Nach einigen Sekunden haben Sie eine Adresse zum Verschicken. Sie bleibt nur bestehen, wenn Sie danach bei Netlify ein Konto anlegen; das kostet nichts.',
      webSpace:
        'Wenn Sie Webspace haben, kopieren Sie die Dateien aus dem Ordner dorthin, mit dem Programm, das Ihr Anbieter nennt.',
      stick:
        'Kopieren Sie den Ordner auf einen USB-Stick oder ein gemeinsames Laufwerk. Wer dort {page} öffnet, sieht alles, auch ohne Netz.',
    },
  },
  savedWithoutPicture:
    'Gespeichert als {name}, ohne das Bild für Links: Dieser Browser verfälscht Bilder, damit man Sie nicht wiedererkennt.',
  layMedia:
    'Nicht in der Zip-Datei: {files}. Entpacken Sie sie, und legen Sie {files} neben {page}.',
  saving: 'Wird gespeichert …',
  savedSoFar: '{done} von {all}',
  draft: {
    found: 'Es gibt einen nicht gespeicherten Entwurf vom {when}.',
    goOn: 'Damit weitermachen',
    isOpen: 'Der Entwurf ist geöffnet. „Rückgängig“ holt zurück, was vorher hier war.',
    drop: 'Verwerfen',
    isDropped: 'Der Entwurf ist verworfen.',
    isTaken: 'Ein anderes Fenster hat diesen Entwurf übernommen oder verworfen.',
    unreadable: 'Der Entwurf lässt sich nicht lesen: {reason}',
    privacy:
      'Jedes Fenster hält in diesem Browser einen eigenen Entwurf für den Fall eines Absturzes bereit. Wenn andere dieses Gerät benutzen, speichern oder verwerfen Sie Ihre Arbeit, bevor Sie gehen.',
    failed: 'Dieser Browser bewahrt keinen Entwurf auf, speichern Sie also oft: {reason}',
    lacksFiles:
      'Der Entwurf bewahrt Ihre Texte auf, aber nicht jede Datei, speichern Sie also oft: {reason}',
    lacksFilms: {
      one: 'Nicht im Entwurf: {files}, denn dieser Browser hat zu wenig Platz. Bewahren Sie diese Datei auf: Nach einem Absturz wählen Sie sie noch einmal aus.',
      other:
        'Nicht im Entwurf: {files}, denn dieser Browser hat zu wenig Platz. Bewahren Sie diese Dateien auf: Nach einem Absturz wählen Sie sie noch einmal aus.',
    },
    noAnswer: 'Sein Speicher antwortet nicht.',
    insecure: 'Das geht nur bei einer Seite von der Festplatte oder von einer Adresse mit https.',
  },
  ask: {
    open: '{name} öffnen?',
    openUnsaved:
      '{name} öffnen? Was Sie nicht gespeichert haben, verschwindet; „Rückgängig“ holt es zurück.',
    lacks:
      'In {name} fehlt, was die offene Website hat: {what}. Trotzdem öffnen? „Rückgängig“ holt zurück, was jetzt offen ist.',
    yes: 'Öffnen',
    no: 'Hierbleiben',
  },
  drops: {
    projects: {
      one: 'Ein Projekt anlegen aus {files}?',
      other: '{count} Projekte anlegen aus {files}?',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: '{files} beim Projekt mit diesem Titel einfügen?',
      other: '{files} bei den Projekten mit diesen Titeln einfügen?',
    },
    first: 'Das geschieht in der ersten Sprache, die das Formular dann zeigt.',
    cv: '{name} als Lebenslauf nehmen?',
    replacesCv:
      '{name} als Lebenslauf nehmen? Die Datei ersetzt den bisherigen; „Rückgängig“ holt ihn zurück.',
    elsewhere:
      'Soll die Datei an eine andere Stelle, etwa als Ihr Foto, ziehen Sie sie auf das Feld dafür.',
    yes: 'Ja',
    onlyProjects: 'Nur die Projekte',
    no: 'Nein, nichts ändern',
    alike: '{files}: {problem}',
    sheet: {
      problem: 'eine Tabelle aus einem Tabellenprogramm.',
      expected:
        'Speichern Sie sie als CSV, oder kopieren Sie ihre Zeilen und fügen Sie sie in ein Projekt ein.',
    },
    table: {
      problem: 'eine Tabelle.',
      expected: 'Kopieren Sie ihre Zeilen und fügen Sie sie in ein Projekt ein.',
    },
    plain: {
      problem: 'ein Text.',
      expected: 'Kopieren Sie, was Sie brauchen, und fügen Sie es in ein Feld ein.',
    },
    zip: {
      problem: 'eine Zip-Datei ohne Seite.',
      expected: 'Entpacken Sie sie, und ziehen Sie hierher, was darin ist.',
    },
    unknown: {
      problem: 'von einer Art, für die hier kein Platz ist.',
      expected: 'Platz ist für Bilder, Filme, Töne, Untertitel und Ihren Lebenslauf als PDF.',
    },
    pdfs: {
      problem: 'ein PDF, aber nicht das einzige.',
      expected: 'Ziehen Sie Ihren Lebenslauf allein hierher.',
    },
    captions: {
      problem: 'gehört zu keinem Film, der dabei war.',
      expected: 'Ziehen Sie die Datei auf die Untertitel ihres Films.',
    },
  },
  opened: '{name} ist geöffnet.',
  languages: {
    label: 'Sprachen der Website',
    which: 'Welche Sprache',
    add: 'Sprache hinzufügen',
    added: '{language} ist hinzugefügt. Schreiben Sie, was jeder Text in dieser Sprache sagt.',
    remove: '{language} entfernen',
    removed: '{language} ist entfernt. „Rückgängig“ holt es zurück.',
    help: 'Was leer bleibt, ist wie in der ersten Sprache. Bilder, Filme, Zeiträume und die Reihenfolge ändern Sie dort.',
    todo: { one: 'Noch {count} Text zu übersetzen', other: 'Noch {count} Texte zu übersetzen' },
    done: 'Alles ist übersetzt.',
    most: 'Eine Website spricht höchstens vier Sprachen.',
    twice: {
      problem: 'die einer anderen Seite dieser Website.',
      expected: 'Wählen Sie eine andere Sprache, oder entfernen Sie eine der beiden.',
    },
    nothing: 'Es gibt noch nichts zu übersetzen: Schreiben Sie zuerst in der ersten Sprache.',
    untranslated: {
      one: '{count} Text ist noch nicht übersetzt, deshalb zeigt die Seite den der ersten Sprache.',
      other:
        '{count} Texte sind noch nicht übersetzt, deshalb zeigt die Seite die der ersten Sprache.',
    },
  },
  otherPages: {
    label: 'Weitere Seiten in der Zip-Datei',
    open: '{page} öffnen',
    help: 'Sie bleiben in der Zip-Datei, wie sie sind. Bevor Sie zu einer davon wechseln, kommt diese Seite in die Zip-Datei, wie sie jetzt ist.',
    are: 'Daneben liegen weitere Seiten, die bleiben, wie sie sind: {files}. Um eine davon zu ändern, öffnen Sie sie unter den Teilen.',
    translate: '{page} als Übersetzung nehmen',
    translateHelp:
      'Dann werden ihre Texte zur Übersetzung; Listen, Bilder und Dateien sind die dieser Seite.',
    canTranslate: 'Oder nehmen Sie dort eine davon als Übersetzung.',
    broken:
      'Diese Seiten lassen sich nicht lesen. Deshalb gilt, was die geöffnete Seite in ihren Sprachen sagt, und beim Speichern werden sie neu gemacht: {files}.',
    changed:
      'In den Sprachen dieser Seiten sagte die geöffnete Seite etwas anderes, das weggelassen ist: {files}.',
    onlyTexts:
      'In einer weiteren Sprache hatten diese Felder mehr als in der ersten, das weggelassen ist: {fields}.',
    isTranslation: '{page} ist jetzt eine Übersetzung dieser Seite.',
    withoutFields:
      'In diesen Feldern hatte sie mehr, das weggelassen ist: {fields}. „Rückgängig“ bringt die Seite zurück.',
    files: 'Bilder und Dateien',
    noSuchPage: {
      problem: 'führt zu {file}, und diese Datei ist nicht in der Zip-Datei.',
      expected:
        'Machen Sie auch jene Seite, und legen Sie {file} neben diese: Ohne sie führt der Link ins Leere.',
    },
    placeTaken: {
      problem: 'ergibt eine Datei namens {file}, aber so heißt schon eine andere in der Zip-Datei.',
      expected: 'Schreiben Sie etwas anderes, oder nehmen Sie jene Datei aus der Zip-Datei.',
    },
  },
  keptFiles: 'Auch diese Dateien bleiben in der Zip-Datei: {files}.',
  opening: '{name} wird geöffnet …',
  dropped: 'Was Sie hierher gezogen haben',
  cannotOpen: {
    empty: 'leer.',
    large: 'zu groß für eine Website: ohne die Filme mehr als 60 MB.',
    noZip: 'eine beschädigte Zip-Datei. Laden oder kopieren Sie sie noch einmal.',
    lockedZip:
      'mit einem Passwort geschützt. Entpacken Sie die Datei, und öffnen Sie die index.html darin zusammen mit dem Lebenslauf.',
    otherZip:
      'eine Zip-Datei, die sich hier nicht lesen lässt. Entpacken Sie sie, und öffnen Sie die index.html darin zusammen mit dem Lebenslauf.',
    twice: 'enthält {what} zweimal. Öffnen Sie nur eine davon.',
    manyFiles:
      'enthält mehr als {what} Dateien, und alle kämen in die Zip-Datei. Legen Sie die Website in einen eigenen Ordner.',
    noPage: 'enthält keine index.html.',
    foreign: 'keine Seite aus diesem Studio.',
    firstVersion:
      'eine Seite aus Version 1, die ihre Inhalte nicht mitbringt. Kopieren Sie die Texte von dort in die Felder hier.',
    sameLanguage: 'ist in einer Sprache, die die Site schon hat.',
    newer: 'stammt aus einem neueren Studio. Öffnen Sie die Seite damit.',
    damaged: 'beschädigt: Der Inhalt lässt sich nicht lesen.',
    severalBlocks: 'außerhalb des Studios verändert: enthält mehr als eine Website.',
    tooMuch: 'außerhalb des Studios verändert: enthält mehr, als in eine Website passt.',
    pictures: 'beschädigt: Eines der Bilder darin ist keines.',
    slowDrawing:
      'enthält eine Zeichnung, an der ein Browser zu lange zeichnet: zu viele Wiederholungen, Masken oder Filter. Erzeugen Sie die Website noch einmal mit dieser Zeichnung als PNG.',
    content: 'außerhalb des Studios verändert und so nicht gültig: {what}',
    gone: 'nicht lesbar: seit Ihrer Auswahl verändert oder verschwunden. Wählen Sie die Datei noch einmal aus.',
    slow: 'das Lesen dauert zu lange. Ist es eine Website, und ist ihr Laufwerk noch da?',
    failed:
      'nicht lesbar. Wählen Sie die Datei noch einmal aus, oder öffnen Sie das Studio in einem anderen Browser.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'Der Lebenslauf ist nicht in der Seite. Wählen Sie ihn noch einmal aus.',
  mediaGone: {
    one: 'Es fehlt: {files}. Öffnen Sie die Website zusammen mit dieser Datei, oder speichern Sie sie ohne.',
    other:
      'Es fehlen: {files}. Öffnen Sie die Website zusammen mit diesen Dateien, oder speichern Sie sie ohne.',
  },
  pictureUnreadable: {
    problem: 'nicht lesbar: beschädigt oder zu groß für diesen Browser.',
    expected: 'Speichern Sie es in einem Fotoprogramm kleiner; 4.000 Pixel pro Seite genügen.',
  },
  media: {
    filmHelp:
      'Ein Film (am besten MP4 mit H.264 und AAC) oder ein Ton (am besten MP3). Er liegt in der Zip-Datei neben der Seite.',
    reelHelp:
      'Statt einer Adresse: ein Film, am besten MP4 mit H.264 und AAC. Er liegt in der Zip-Datei neben der Seite.',
    remove: '{name} entfernen',
    gone: '{name} ist nicht hier. Wählen Sie die Datei noch einmal aus; sonst wird die Website ohne sie gespeichert und sagt, dass der Film fehlt.',
    packed:
      '{name} liegt komprimiert in der Zip-Datei, die Sie geöffnet haben, und lässt sich daher hier nicht abspielen. Gespeichert wird die Datei unverändert.',
    changed:
      '{name} ist nicht lesbar: seit Ihrer Auswahl verändert oder verschwunden. Wählen Sie die Datei noch einmal aus.',
    visitors: {
      everywhere: 'Läuft in allen Browsern und auf allen Handys.',
      mov: 'Läuft in manchen Browsern nicht, weil es ein MOV ist. Als MP4 exportiert läuft es überall.',
      hevc: 'Viele sehen kein Bild, weil es HEVC (H.265) ist. Exportieren Sie es als MP4 mit H.264. Auf einem iPhone wählen Sie vor dem Drehen Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
      recent:
        'Läuft in neuen Browsern, aber nicht auf vielen iPhones und älteren Computern, weil es {codec} ist. Ein MP4 mit H.264 läuft überall.',
      editing:
        'Läuft fast nirgends, weil es {codec} ist. Exportieren Sie es als MP4 mit H.264 und AAC.',
      soundOfFilm:
        'Viele hören nichts, weil der Ton {codec} ist. Exportieren Sie den Film als MP4 mit H.264 und AAC.',
      ogg: 'Läuft auf vielen iPhones und Macs nicht, weil es ein Ogg ist. Ein MP3 läuft überall.',
      unusualFilm:
        'Läuft in manchen Browsern und auf manchen Handys nicht, weil es {codec} ist. Ein MP4 mit H.264 (8 Bit, 4:2:0) und AAC (LC) läuft überall.',
      unusualSound:
        'Läuft in manchen Browsern und auf manchen Handys nicht, weil es {codec} ist. Ein MP3 läuft überall.',
      otherSound: 'Läuft bei vielen nicht, weil es {codec} ist. Ein MP3 läuft überall.',
    },
    noPicture:
      'Dieser Browser spielt nur den Ton ab, daher lässt sich hier kein Bild daraus nehmen.',
    notPlayed: 'Dieser Browser kann es nicht abspielen.',
    saysPlace: '{name} sagt, wo die Aufnahme entstand, und wer die Datei hat, kann das auslesen.',
    removePlace: 'Den Ort aus {name} entfernen',
    placeRemoved: '{name} sagt nicht mehr, wo die Aufnahme entstand.',
    tracksPlaces:
      '{name} hat eine Spur, die wohl für jeden Moment sagt, wo die Aufnahme entstand, und wer die Datei hat, kann das auslesen. Neu aus einem Schnittprogramm exportiert, hat der Film meist keine mehr.',
    takeFrame: 'Bild aus diesem Moment nehmen',
    frameTaken: 'Das Bild stammt jetzt aus dem Film.',
    frameRefused: 'Aus dem Film wurde kein Bild genommen: {reason}',
    refused: {
      empty: {
        problem: 'leer oder nicht lesbar.',
        expected: 'Kopieren Sie die Datei noch einmal dorthin.',
      },
      kind: {
        problem: 'Dateityp {kind}, den nicht alle Browser abspielen.',
        expected: 'Exportieren Sie einen Film als MP4 mit H.264 und AAC, einen Ton als MP3.',
      },
      other: {
        problem: 'kein Film und kein Ton, den Browser abspielen.',
        expected: 'Exportieren Sie einen Film als MP4 mit H.264 und AAC, einen Ton als MP3.',
      },
      protected: {
        problem: 'mit einem Kopierschutz versehen, daher spielen Browser die Datei nicht ab.',
        expected: 'Nehmen Sie einen eigenen Export ohne Kopierschutz.',
      },
      unfinished: {
        problem: 'beschädigt oder nicht bis zum Ende kopiert.',
        expected: 'Kopieren oder exportieren Sie die Datei noch einmal.',
      },
      film: {
        problem: 'ein Film ({codec}) in einer Datei für Töne, den Browser nicht abspielen.',
        expected: 'Exportieren Sie ihn als MP4 mit H.264 und AAC.',
      },
      soundInFilm: {
        problem: 'enthält nur Ton, in einer Datei für Filme.',
        expected: 'Exportieren Sie ihn als MP3 oder als M4A mit AAC.',
      },
      reel: {
        problem: 'ein Ton, und ein Showreel ist ein Film.',
        expected: 'Wählen Sie ein MP4 mit H.264 und AAC.',
      },
    },
  },
  captions: {
    help: 'Die Untertitel des Films: eine WebVTT- oder SRT-Datei.',
    are: {
      one: '{name}: ein Untertitel, Sprache: {language}.',
      other: '{name}: {count} Untertitel, Sprache: {language}.',
    },
    gone: '{name} ist nicht hier. Wählen Sie die Datei noch einmal aus, oder entfernen Sie sie.',
    large: {
      problem: 'zu groß für Untertitel.',
      expected: 'Die eines Zweistundenfilms haben 150 kB; ist es die falsche Datei?',
    },
  },
  cropFailed: 'Das Bild wurde nicht neu zugeschnitten: {reason}',
  inLine: '{line}: {problem}',
  named: '{name}: {problem}',
  twoSentences: '{first} {second}',
  failed: 'nicht lesbar: {reason}',
  stays: 'Was vorher da war, bleibt.',
  dismiss: 'Schließen',
  pictureFalsified:
    'lässt sich nicht vorbereiten: Dieser Browser verfälscht Bilder, damit man Sie nicht wiedererkennt. Erlauben Sie dieser Seite, Canvas-Daten zu lesen, oder nehmen Sie einen anderen Browser.',
  stillEmpty: 'noch leer.',
  noPhoto: { problem: 'fehlt.', expected: 'Wählen Sie ein Porträt von sich aus.' },
  samplePhoto: {
    problem: 'noch die Zeichnung aus dem Muster.',
    expected: 'Wählen Sie ein Porträt von sich aus.',
  },
  noCv: { problem: 'fehlt.', expected: 'Wählen Sie Ihren Lebenslauf als PDF aus.' },
};
