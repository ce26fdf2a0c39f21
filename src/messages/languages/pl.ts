import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portfolio', help: 'Wszystko, co mówi strona' },
  language: {
    label: 'Język',
    help: 'Kod języka, {choices}, albo kod z regionem, na przykład pt-BR',
    example: 'pl',
  },
  firstName: { label: 'Imię', help: 'Imię, którego używasz na co dzień', example: 'Hanna' },
  fullName: { label: 'Imię i nazwisko', help: 'Pełne imię i nazwisko', example: 'Hanna Wrzosek' },
  greeting: { label: 'Powitanie', help: 'Jedna krótka linijka', example: 'Cześć, tu Hanna.' },
  occupation: {
    label: 'Zawód',
    help: 'Co robisz i gdzie',
    example: 'Autorka zdjęć · Gdańsk',
  },
  reel: {
    label: 'Showreel',
    help: 'Napis na drugim przycisku na początku strony oraz adres lub plik, do którego prowadzi',
  },
  reelName: { label: 'Nazwa', help: 'Napis na przycisku', example: 'Zobacz mój showreel' },
  reelFile: {
    label: 'Plik',
    help: 'Zamiast adresu: nazwa filmu, MP4 lub WebM, który leży obok strony',
    example: 'reel.mp4',
  },
  portraitAlt: {
    label: 'Co widać na zdjęciu',
    help: 'Dla osób, które nie mogą go zobaczyć',
    example: 'Uśmiechnięta Hanna Wrzosek w reżyserce',
  },
  portraitFocus: {
    label: 'Gdzie jest twarz',
    help: '„left” (z lewej), „right” (z prawej), „top” (u góry), „bottom” (u dołu), „centre” (na środku) albo odległość od lewej i od góry',
    example: '30% 20%',
  },
  description: {
    label: 'Opis',
    help: 'Jedno zdanie o tobie do wyszukiwarek i podglądów linków',
    example: 'Hanna Wrzosek realizuje w Gdańsku programy telewizyjne na żywo.',
  },
  about: {
    label: 'O tobie',
    help: 'Od jednego do trzech akapitów, rozdzielonych pustą linijką',
    example: 'Najpierw oświetlam twarze, potem pokoje.',
  },

  projects: { label: 'Projekty', help: 'Filmy, programy i inne twoje prace' },
  project: { label: 'Projekt', help: 'Jeden projekt' },
  projectTitle: { label: 'Tytuł', help: 'Nazwa projektu', example: 'Port o świcie' },
  projectPath: {
    label: 'Link',
    help: 'Dokąd prowadzi karta: adres w internecie albo podstrona tej strony, na przykład /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Obraz',
    help: 'Nazwa zdjęcia w folderze stills',
    example: 'port.jpg',
  },
  stillAlt: {
    label: 'Co widać na obrazie',
    help: 'Dla osób, które nie mogą go zobaczyć',
    example: 'Kutry wypływają o świcie',
  },
  stillFocus: {
    label: 'Co musi zostać w kadrze',
    help: '„left” (z lewej), „right” (z prawej), „top” (u góry), „bottom” (u dołu), „centre” (na środku) albo odległość od lewej i od góry',
    example: '30% 20%',
  },
  projectRole: { label: 'Rola', help: 'Za co odpowiadasz w tym projekcie', example: 'Zdjęcia' },
  projectYear: { label: 'Rok', help: 'Kiedy', example: '2024' },
  client: { label: 'Zleceniodawca', help: 'Dla kogo', example: 'TVP' },
  projectText: {
    label: 'Tekst',
    help: 'Jedno lub dwa zdania o projekcie',
    example: 'Pięciu rybaków, jedna noc, żadnych dubli.',
  },
  film: {
    label: 'Film lub nagranie',
    help: 'Nazwa filmu (MP4, WebM, MOV) albo nagrania (MP3, M4A, Ogg, Opus, WAV, FLAC), które leży obok strony',
    example: 'port.mp4',
  },
  captions: {
    label: 'Napisy',
    help: 'Nazwa pliku WebVTT lub SRT z napisami do filmu',
    example: 'port.vtt',
  },
  story: {
    label: 'Opowieść',
    help: 'Od jednego do sześciu akapitów na podstronie projektu, rozdzielonych pustą linijką',
    example: 'Mieliśmy jedną łódź i cztery noce.',
  },
  slug: {
    label: 'Adres strony',
    help: 'Ostatnia część adresu podstrony: małe litery, cyfry i łączniki',
    example: 'port-o-swicie',
  },
  pictures: { label: 'Obrazy', help: 'Od jednego do ośmiu obrazów na podstronie projektu' },
  picture: { label: 'Obraz', help: 'Obraz na podstronie projektu' },
  pictureFile: {
    label: 'Plik',
    help: 'Nazwa zdjęcia w folderze stills',
    example: 'port-2.jpg',
  },
  pictureAlt: {
    label: 'Co na nim widać',
    help: 'Dla osób, które nie mogą go zobaczyć',
    example: 'Sieć wraca na pokład',
  },
  caption: { label: 'Podpis', help: 'Linijka pod obrazem', example: 'Trzecia noc, niedaleko Helu' },
  credits: { label: 'Twórcy', help: 'Od jednej do dwudziestu osób, każda ze swoją rolą' },
  credit: { label: 'Osoba', help: 'Kto za co odpowiada' },
  creditRole: { label: 'Rola', help: 'Za co odpowiada ta osoba', example: 'Dźwięk' },
  creditName: { label: 'Imię i nazwisko', help: 'Kim jest ta osoba', example: 'Adam Górny' },

  work: { label: 'Praca', help: 'Podstrona o twojej pracy' },
  summary: {
    label: 'W skrócie',
    help: 'Od dwóch do czterech zdań albo kilka akapitów',
    example: 'Realizuję programy telewizyjne na żywo.',
  },
  jobs: { label: 'Stanowiska', help: 'Co najmniej jedno stanowisko, od najnowszego' },
  job: { label: 'Stanowisko', help: 'Jedno stanowisko' },
  jobTitle: { label: 'Nazwa', help: 'Jak nazywa się to stanowisko', example: 'Operatorka kamery' },
  jobField: {
    label: 'Pracodawca lub dziedzina',
    help: 'Gdzie lub w jakiej dziedzinie',
    example: 'Telewizja regionalna',
  },
  period: {
    label: 'Okres',
    help: 'Od kiedy do kiedy albo jak długo',
    example: '2018–2021',
  },
  points: { label: 'Punkty', help: 'Od jednego do sześciu zdań o twoich zadaniach' },
  point: {
    label: 'Punkt',
    help: 'Jedno zdanie o twoich zadaniach',
    example: 'Planowałam ustawienie kamer.',
  },
  lists: {
    label: 'Listy',
    help: 'Od jednej do sześciu list, na przykład nagrody, umiejętności, wykształcenie, języki lub klienci, każda z nagłówkiem i punktami',
  },
  list: { label: 'Lista', help: 'Lista na podstronie o twojej pracy' },
  listHeading: { label: 'Nagłówek', help: 'Co jest na liście', example: 'Nagrody' },
  listPoints: { label: 'Punkty', help: 'Od jednej do trzydziestu linijek' },
  listPoint: {
    label: 'Punkt',
    help: 'Jedna linijka listy',
    example: 'Srebrny Mikrofon 2023, najlepszy program na żywo',
  },

  life: { label: 'Po godzinach', help: 'Co robisz poza pracą, w akapitach' },
  paragraph: { label: 'Akapit', help: 'Jeden akapit' },
  motif: { label: 'Rysunek', help: 'Jeden z tych: {choices}' },
  paragraphText: {
    label: 'Tekst',
    help: 'Jeden akapit albo kilka, rozdzielonych pustą linijką',
    example: 'Rysuję.',
  },

  email: {
    label: 'E-mail',
    help: 'Dokąd trafiają wiadomości z formularza',
    example: 'hanna@wrzosek.tv',
  },
  phone: {
    label: 'Telefon',
    help: 'Znak + i numer kierunkowy kraju, łącznie od 7 do 15 cyfr',
    example: '+48 512 345 678',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Zaznaczone: link otwiera WhatsAppa z tym numerem; niezaznaczone: link pod niego dzwoni',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'Adres twojego profilu',
    example: 'https://www.linkedin.com/in/hanna-wrzosek',
  },
  links: {
    label: 'Inne linki',
    help: 'Od jednego do ośmiu innych linków, każdy z nazwą i adresem',
  },
  link: { label: 'Inny link', help: 'Nazwa i adres' },
  linkName: { label: 'Nazwa', help: 'Napis na linku', example: 'Vimeo' },
  linkAddress: {
    label: 'Adres',
    help: 'Dokąd prowadzi',
    example: 'https://vimeo.com/hannawrzosek',
  },

  texts: { label: 'Teksty strony', help: 'Co strona ma powiedzieć inaczej' },
  text: { label: 'Tekst strony', help: 'Po angielsku' },

  siteAddress: {
    label: 'Adres',
    help: 'Gdzie ta strona jest w internecie; jeśli leży obok strony w innym języku, wystarczy adres tamtej',
    example: 'https://wrzosek.tv/',
  },
  otherLanguages: {
    label: 'Inne języki',
    help: 'Do trzech stron, które mówią to samo w innym języku i powstają gdzie indziej. Języki tej strony dodaje się nad formularzem',
  },
  otherLanguage: { label: 'Język', help: 'Ta sama strona w innym języku' },
  otherLanguageTag: { label: 'Język', help: 'Kod jej języka', example: 'en' },
  otherAddress: {
    label: 'Adres',
    help: 'Gdzie jest tamta strona: adres w internecie albo nazwa pliku obok tej strony; obok index.html ta strona nazywa się tak jak jej własny język',
    example: 'en.html',
  },
  legal: {
    label: 'Nota prawna',
    help: 'Czego prawo niektórych krajów wymaga od publicznej strony: osobna strona, z linkiem na dole każdej strony',
  },
  legalHeading: {
    label: 'Nagłówek',
    help: 'Nagłówek tej strony i link do niej',
    example: 'Nota prawna',
  },
  legalText: {
    label: 'Tekst',
    help: 'Kto odpowiada za stronę, z adresem pocztowym, i co jeszcze jest wymagane; pusty wiersz zaczyna nowy akapit',
    example: 'Ana Núñez, ul. Długa 1, 00-238 Warszawa',
  },
  legalLinks: { label: 'Linki', help: 'Linki na tej stronie, najwyżej osiem' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, najwyżej {most} znaków: {example}.',
    optional: '{help}: {example}. Można zostawić puste.',
    limitedOptional: '{help}, najwyżej {most} znaków: {example}. Można zostawić puste.',
    example: '„{text}”',
  },
  quoted: '„{text}”',
  flagExample: 'true (tak) lub false (nie), bez cudzysłowu',
  isItMeant: 'Czy tak ma być?',
  kinds: {
    list: 'lista',
    date: 'data',
    group: 'grupa',
    text: 'tekst',
    aNumber: 'liczba {number}',
  },

  missing: 'tego tu brakuje.',
  empty: 'nic tu nie ma.',
  noFlag: 'to {kind}, a nie true ani false.',
  noText: 'to {kind}, a nie tekst w cudzysłowie.',
  misfit: 'to {kind}, a tu to nie pasuje.',
  entries: {
    one: 'ma {count} pozycję.',
    few: 'ma {count} pozycje.',
    many: 'ma {count} pozycji.',
    other: 'ma {count} pozycji.',
  },
  needsOne: 'wymaga jednego z pól: {names}.',
  several: 'ma pola {names}.',
  keepOne: 'Zostaw jedno z nich, a drugie usuń.',
  unknownField: 'to pole, którego strona nie zna.',
  writeInstead: 'Wpisz zamiast tego {name}.',
  noSuchField: 'Usuń je. Są tu pola: {names}.',
  photoIsFile: 'Zdjęcie to plik: umieść je obok portfolio.toml pod nazwą portrait.jpg.',
  cvIsFile: 'CV to plik: umieść je w folderze public.',
  misplaced: 'stoi poniżej {heading}, więc należy do tej części.',
  moveToStart: 'Przenieś {name} wyżej, przed pierwszy wiersz, który zaczyna się od [.',
  moveBelow: 'Przenieś {name} wyżej, między wiersze poniżej {heading}.',

  damagedCharacter: 'zawiera uszkodzony znak (�).',
  invisibleAtStart: 'zaczyna się od niewidocznego znaku ({code}).',
  invisibleBehind: 'zawiera niewidoczny znak ({code}) po {text}.',
  spaces: 'zaczyna się lub kończy spacją.',
  tabAtStart: 'zaczyna się tabulatorem: wstaw zamiast niego spację.',
  tabBehind: 'zawiera tabulator po {text}: wstaw zamiast niego spację.',
  breakAtStart: 'zaczyna się od nowego wiersza: wstaw zamiast tego spację.',
  breakBehind: 'zawiera nowy wiersz po {text}: wstaw zamiast tego spację.',
  tooLong: 'ma za dużo znaków: {length}, a mieści się {most}.',
  paragraphs: 'ma za dużo akapitów: {length}, a mieści się {most}.',
  noDrawing: 'nie ma tu rysunku o nazwie {text}.',

  mailto: 'zaczyna się od „mailto:”.',
  space: 'zawiera spację.',
  oneAt: 'to nie jest adres e-mail: potrzebny jest jeden znak @.',
  beforeAt: 'to nie jest adres e-mail: sprawdź część przed @.',
  afterAt: 'to nie jest adres e-mail: sprawdź część po @.',
  notOfPhone: 'zawiera coś, czego nie ma w numerach telefonu.',
  noPlus: 'nie zaczyna się od + i numeru kierunkowego kraju.',
  zeroInBrackets: 'zawiera (0), którego z zagranicy się nie wybiera.',
  zeroAfterPlus: 'ma 0 po znaku +, gdzie jest miejsce na numer kierunkowy kraju.',
  fewDigits: {
    one: 'ma {count} cyfrę, czyli za mało.',
    few: 'ma {count} cyfry, czyli za mało.',
    many: 'ma {count} cyfr, czyli za mało.',
    other: 'ma {count} cyfry, czyli za mało.',
  },
  manyDigits: {
    one: 'ma {count} cyfrę, czyli za dużo.',
    few: 'ma {count} cyfry, czyli za dużo.',
    many: 'ma {count} cyfr, czyli za dużo.',
    other: 'ma {count} cyfry, czyli za dużo.',
  },
  noWebAddress: 'to nie jest adres internetowy.',
  userName: 'prowadzi do {host}, bo to, co stoi przed @, jest nazwą użytkownika lub hasłem.',
  noHttps: 'nie zaczyna się od https://.',
  noLinkedin: 'to nie jest adres w linkedin.com.',
  noProfile: 'to nie jest profil osoby: brakuje /in/ oraz imienia i nazwiska.',
  http: 'zaczyna się od http://, bez litery s.',
  otherwiseWritten: 'to inny zapis podstrony {page}.',
  noPath: 'to ani podstrona tej strony, ani adres internetowy.',
  fileIsAddress: 'to adres: jego miejsce jest w polu {field}.',
  fileInFolder: 'podaje folder: wpisz tu tylko nazwę pliku.',
  fileSign: 'zawiera znak, którego nie może być w nazwach plików w systemie Windows.',
  fileReserved: 'to nazwa, którą Windows rezerwuje dla urządzenia.',
  sameFile: 'nazywa się jak inny plik, {name}, z wyjątkiem wielkości liter.',
  renameFile: 'Windows zmieści tylko jeden z nich: zmień nazwę drugiego.',
  noFilm: 'nie kończy się na .mp4, .webm, .m4v ani .mov.',
  noMedia:
    'nie kończy się na .mp4, .webm, .m4v ani .mov (film), ani na .mp3, .m4a, .ogg, .opus, .wav czy .flac (nagranie).',
  noCaptions: 'nie kończy się na .vtt ani .srt.',
  noSlug: 'zawiera coś poza małymi literami, cyframi i pojedynczymi łącznikami między nimi.',
  pageInFolder: 'zawiera / albo \\: plik musi leżeć obok tej strony.',
  noPage: 'to ani adres internetowy, ani nazwa strony, która kończy się na .html.',
  placeInPage: 'zawiera ? albo #, a te prowadzą do miejsc na stronie.',
  noFocus: 'to nie jest miejsce na zdjęciu.',

  language: {
    hyphen: 'pisze się {tag}, z łącznikiem.',
    name: 'to nazwa: {name} zapisuje się jako {tag}.',
    isCountry: 'to kraj: {text} to kraj, a język to {tag}.',
    none: 'to nie jest kod języka.',
  },

  deadLink: 'prowadzi do podstrony, której tu nie ma, bo część {part} jest pusta.',
  writePart: 'Wpisz inny adres albo uzupełnij część {part}.',
  bar: 'o {pixels} px za szeroko na telefon o szerokości 320 px: obok siebie stoją {labels}.',
  shorterLabel: 'Użyj krótszego słowa tutaj albo w innym z tych miejsc.',
  wide: 'o {pixels} px za szeroko na telefon o szerokości 320 px: {word}.',
  shorterWord: 'Użyj krótszego słowa albo wstaw łącznik tam, gdzie można je podzielić.',
  captionsAlone: 'nie ma tu filmu.',
  nameFilm: 'Wybierz film albo usuń napisy.',
  captionsOfSound: 'to napisy do nagrania, a ono ich nie pokaże.',
  sayInStory: 'Przenieś to, co w nim słychać, do opowieści i usuń napisy.',
  sameSlug: 'to samo ma projekt {number}.',
  ownSlug: 'Nadaj każdemu projektowi własny adres.',
  ownLanguage: 'to język tej samej strony: {text}.',
  ownAddress: 'to adres tej samej strony: {text}.',
  leftOut: 'bez treści, więc strona nie będzie miała tej części.',
  saysSample: 'wciąż mówi to samo co przykład.',
  leaveIfTrue: 'Zostaw, jeśli to prawda także o tobie.',
  holds: 'zawiera {text}.',
  attack: 'zawiera {text}, a filtry poczty mogą to wziąć za część ataku.',
  otherAlphabet: 'zawiera {letter} z innego alfabetu wśród liter łacińskich.',
  deadAddress: 'zawiera adres {address}, który w tym miejscu nie jest linkiem.',
  noYear: 'zawiera {text}, a to nie jest rok.',
  backwards: 'biegnie wstecz: {text}.',
  untranslated: {
    one: 'ma jeden tekst po angielsku, bo strona nie ma tekstów w tym języku: {language}.',
    few: 'ma {count} teksty po angielsku, bo strona nie ma tekstów w tym języku: {language}.',
    many: 'ma {count} tekstów po angielsku, bo strona nie ma tekstów w tym języku: {language}.',
    other: 'ma {count} tekstu po angielsku, bo strona nie ma tekstów w tym języku: {language}.',
  },
  languageNotCountry: '{language} (w kraju {country} język to {tag})',
  writeThemYourself: 'Czy tak ma być? Możesz je wpisać po swojemu.',

  sample: 'to wciąż przykład: {text}.',
  own: {
    fullName: 'Wpisz swoje imię i nazwisko.',
    greeting: 'Przywitaj się własnym imieniem.',
    description: 'Napisz jedno zdanie o sobie.',
    email: 'Wpisz swój adres e-mail.',
    phone: 'Wpisz swój numer telefonu.',
    linkedin: 'Wpisz adres swojego profilu.',
  },

  file: {
    empty: {
      problem: 'plik jest pusty lub nie da się go odczytać.',
      expected: 'Zapisz go tam jeszcze raz.',
    },
  },

  cv: {
    empty: {
      problem: 'plik jest pusty lub nie da się go odczytać.',
      expected: 'Zapisz tam CV jeszcze raz, jako PDF.',
    },
    large: {
      problem: 'plik ma {size} MB, za dużo, żeby go wysłać.',
      expected:
        'Zapisz go w rozmiarze poniżej 5 MB: większość programów ma opcję „zmniejszony rozmiar” lub „do internetu”.',
    },
    office: {
      problem: 'to dokument pakietu Office, a nie PDF.',
      expected: 'Zapisz lub wyeksportuj CV jako PDF; sama zmiana nazwy pliku nie wystarczy.',
    },
    text: {
      problem: 'to plik tekstowy, a nie PDF.',
      expected: 'Zapisz lub wyeksportuj CV jako PDF; sama zmiana nazwy pliku nie wystarczy.',
    },
    other: {
      problem: 'to plik innego rodzaju, a nie PDF.',
      expected: 'Zapisz lub wyeksportuj CV jako PDF; sama zmiana nazwy pliku nie wystarczy.',
    },
    cut: {
      problem: 'plik jest uszkodzony: brakuje końca.',
      expected: 'Zapisz go lub skopiuj jeszcze raz.',
    },
    locked: {
      problem: 'plik jest chroniony hasłem lub przed kopiowaniem.',
      expected:
        'Zapisz go bez ochrony: inaczej nie każdy go odczyta, podobnie jak programy, które sortują CV.',
    },
    damaged: {
      problem: 'plik jest uszkodzony: nie da się go otworzyć.',
      expected: 'Zapisz lub wyeksportuj CV jako PDF jeszcze raz.',
    },
    active: {
      problem: 'zawiera skrypt, więc filtry poczty mogą to zatrzymać.',
      expected: 'Czy tak ma być? Po ponownym wydrukowaniu do PDF już tego nie będzie.',
    },
    attached: {
      problem:
        'zawiera inny plik, który każdy może wyjąć: w Europass (XML) są w nim data urodzenia, adres i zdjęcie. Filtry poczty też mogą to zatrzymać.',
      expected: 'Czy tak ma być? Po ponownym wydrukowaniu do PDF już tego nie będzie.',
    },
    sample: { problem: 'to wciąż przykładowe CV.', expected: 'Umieść tam własne.' },
  },

  picture: {
    none: {
      problem: 'to nie jest obraz, który da się odczytać.',
      expected: 'Otwórz plik w programie do zdjęć i zapisz go jako JPEG.',
    },
    film: {
      problem: 'to film, a nie obraz.',
      expected: 'Zapisz jedną jego klatkę jako JPEG.',
    },
    pdf: { problem: 'to PDF, a nie obraz.', expected: 'Zapisz obraz, który zawiera, jako JPEG.' },
    kind: {
      problem: 'to obraz typu {kind}, którego nie da się tu odczytać.',
      expected: 'Otwórz go w programie do zdjęć i zapisz jako JPEG.',
    },
    drawing: {
      problem: 'to rysunek (SVG), którego studio nie przyjmuje.',
      expected: 'Wyeksportuj go jako PNG o szerokości 2000 pikseli.',
    },
    damaged: {
      problem: 'obraz jest uszkodzony: części brakuje lub jest zepsuta.',
      expected: 'Skopiuj go jeszcze raz stamtąd, skąd pochodzi.',
    },
    heavy: { problem: 'nie mieści się w {kilobytes} kB.', expected: 'Użyj innego zdjęcia.' },
    large: {
      problem: 'ma {width} × {height} pikseli, za dużo do obróbki.',
      expected: 'Zapisz mniejszą wersję; 4000 pikseli na bok w zupełności wystarczy.',
    },
    small: {
      problem: 'obraz jest za mały: {width} × {height} pikseli.',
      expected: 'Użyj zdjęcia, które na każdym boku ma co najmniej {pixels} pikseli.',
    },
  },

  captions: {
    line: 'wiersz {line}',
    times: 'Czas zapisuje się jako 00:01:02.500, a każdy napis ma dwa czasy, między nimi -->.',
    large: {
      problem: 'plik ma {kilobytes} kB, czyli ponad 500.',
      expected: 'Napisy do dwugodzinnego filmu mają 150 kB; czy to nie inny plik?',
    },
    encoding: {
      problem: 'plik nie jest zapisany jako UTF-8.',
      expected: 'Otwórz go w swoim edytorze i zapisz jeszcze raz, z kodowaniem UTF-8.',
    },
    none: 'nie ma w nim żadnych napisów.',
    noWebVtt: {
      problem: 'to nie jest WEBVTT.',
      expected: 'Wpisz WEBVTT w pierwszym wierszu, a drugi zostaw pusty.',
    },
    isWebVtt: {
      problem: 'to plik WebVTT, a nazwa mówi co innego.',
      expected: 'Zmień nazwę na {name}.',
    },
    otherKind: {
      problem: 'plików rodzaju {kind} przeglądarki nie wyświetlają.',
      expected: 'Wyeksportuj napisy jako SRT lub WebVTT; potrafią to programy do napisów.',
    },
    isSrt: {
      problem: 'to plik SRT, a nazwa mówi co innego.',
      expected: 'Zmień nazwę na {name}.',
    },
    joined: {
      problem: 'ten napis stoi tuż za poprzednim.',
      expected: 'Zostaw nad nim pusty wiersz.',
    },
    noTimes: 'brak czasów, które da się odczytać: {text}.',
    backwards: {
      problem: 'kończy się o {to}, a zaczyna o {from}.',
      expected: 'Wpisz późniejszy czas po -->.',
    },
    homeless: {
      problem: 'nie należy do żadnego napisu: {text}.',
      expected: 'Wpisz nad nim jego czasy albo usuń stamtąd pusty wiersz.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Studio',
  language: 'Język studia',
  skip: 'Przejdź do formularza',
  parts: 'Części',
  startScreen: {
    what: 'Tutaj zrobisz własną stronę internetową w jednym pliku. Nic, co wpiszesz lub wybierzesz, nie opuści tego urządzenia, dopóki tego nie wyślesz.',
    begin: 'Zacznij',
    beginHelp: 'Z pustym formularzem. Szare teksty to przykłady: nigdy nie są zapisywane.',
  },
  cannotStart: {
    here: 'Studio tutaj nie działa.',
    where:
      'Działa w Chrome, Edge i innych przeglądarkach opartych na Chromium od wersji {chromium} oraz w aktualnych wersjach Firefoksa i Safari. Potrzebuje JavaScriptu i WebAssembly, które może wyłączać takie ustawienie jak tryb blokady.',
    withoutScripts: 'JavaScript jest tu wyłączony.',
  },
  stopped: {
    part: 'Ta część studia przestała działać, reszta działa dalej: {reason}',
    cause:
      'Być może tłumacz lub rozszerzenie przeglądarki zmieniło tę stronę. Wyłącz je tutaj i spróbuj ponownie.',
    kept: 'Nic nie przepadło: to, co niezapisane, jest przechowywane jako szkic.',
    whole: 'Studio przestało działać: {reason}',
    goOn: 'Odśwież stronę i pracuj dalej na szkicu.',
    reload: 'Odśwież stronę',
  },
  shielded:
    'Nie można tu pokazać twojej strony: studio jest wyświetlane przez inną stronę, która je izoluje (sandbox). Pisać można mimo to, ale zapisywanie też może być zabronione. Otwórz studio.html w osobnej karcie albo pobierz je i otwórz z dysku.',
  form: 'Co mówi twoja strona',
  preview: 'Twoja strona',
  pointHelp: 'Kliknij tekst lub obraz, żeby go zmienić.',
  pointKeys: 'W polu Ctrl + Enter prowadzi do jego miejsca tutaj, a Esc z powrotem.',
  undo: 'Cofnij',
  redo: 'Ponów',
  save: 'Zapisz',
  saveHelp: 'Ctrl + S lub Cmd + S',
  letter: 'Skopiuj wiadomość do wysłania',
  letterCopied: 'Wiadomość skopiowana: wklej ją do e-maila i dołącz zapisany plik.',
  letterByHand: 'Wiadomość do ręcznego skopiowania',
  open: 'Otwórz stronę',
  openHelp: 'Zapisany plik zip albo jego index.html razem z CV i filmami.',
  photo: 'Zdjęcie',
  photoHelp: 'Portret w pionie: JPEG, PNG, WebP lub AVIF.',
  cv: 'CV',
  cvHelp: 'PDF, najwyżej 5 MB; nazwa pliku powstaje z imienia.',
  cvIs: {
    one: '{name}: {count} strona, {size}.',
    few: '{name}: {count} strony, {size}.',
    many: '{name}: {count} stron, {size}.',
    other: '{name}: {count} strony, {size}.',
  },
  stillHelp: 'Zdjęcie na kartę projektu.',
  removeStill: 'Usuń obraz',
  preparing: 'Przygotowywanie: {what}…',
  ready: 'Na swoim miejscu: {what}.',
  allReady: {
    one: 'Plik jest na swoim miejscu.',
    few: 'Wszystkie {count} pliki są na swoich miejscach.',
    many: 'Wszystkie pliki ({count}) są na swoich miejscach.',
    other: 'Wszystkie pliki ({count}) są na swoich miejscach.',
  },
  pictures: {
    help: 'Zdjęcie na podstronę projektu, pokazywane w całości.',
    add: 'Dodaj obrazy',
    addHelp: 'Do {most} zdjęć na podstronę projektu. Możesz wybrać kilka naraz.',
    asProjects: 'Dodaj projekty z obrazów lub filmów',
    asProjectsHelp: 'Z każdego pliku powstanie projekt o jego nazwie. Możesz wybrać kilka naraz.',
    preparing: 'Przygotowywanie: {name}, {place} z {of}…',
    noRoom: 'Obrazów w projekcie może być najwyżej {most}, więc pominięto: {files}.',
  },
  focusHelp: 'Wskaż na obrazie miejsce, które musi zostać w kadrze, albo użyj klawiszy strzałek',
  focusAt: '{x}% od lewej, {y}% od góry',
  focusGone:
    'Strona otwarta ponownie zawiera tylko wykadrowany obraz. Żeby przesunąć kadr, wybierz zdjęcie jeszcze raz.',
  crops: { phone: 'Na telefonie', desktop: 'Na komputerze' },
  add: 'Dodaj: {what}',
  remove: 'Usuń',
  moveUp: 'W górę',
  moveDown: 'W dół',
  added: 'Dodano: {what}.',
  removed: 'Usunięto: {what}. „Cofnij” to przywróci.',
  moved: 'Przeniesiono: {what}, teraz {place} z {of}.',
  undone: 'Cofnięto.',
  redone: 'Ponowiono.',
  languageHelp:
    'Kod języka, na przykład nl dla niderlandzkiego, albo kod z regionem, na przykład pt-BR. Teksty strony będą wtedy po angielsku, dopóki nie wpiszesz własnych w części „Teksty”.',
  otherLanguage: 'Inny…',
  begin: 'Zacznij: {part}',
  cleaned: 'Z wklejonego tekstu usunięto znaki, których nie widać.',
  completed: 'Uzupełniono: {text}. „Cofnij” to odwróci.',
  period: {
    from: 'Od albo jak długo',
    to: 'Do',
    now: 'Teraz',
    isCurrent: 'Pracuję tu nadal',
  },
  national: {
    choose: 'Kraj tego numeru',
    take: 'Zapisz jako {number}',
  },
  drop: 'Możesz go też tu upuścić.',
  optional: 'nieobowiązkowe',
  help: '{help}.',
  drawings: {
    order: 'Porządki',
    art: 'Sztuka',
    reading: 'Czytanie',
    cycling: 'Rower',
    people: 'Ludzie',
    school: 'Szkoła',
    spanish: 'Hiszpański',
  },
  count: '{length} z {most}',
  sections: {
    you: 'Ty',
    photo: 'Zdjęcie',
    about: 'O mnie',
    projects: 'Projekty',
    work: 'Praca',
    life: 'Po godzinach',
    contact: 'Kontakt',
    words: 'Teksty',
    address: 'W internecie',
  },
  wordsHelp:
    'Co strona mówi sama z siebie, w twoim języku. Wpisz tu tylko to, co ma brzmieć inaczej.',
  places: {
    '': 'Wszędzie',
    bar: 'Menu',
    hero: 'Początek strony',
    about: 'O mnie',
    projects: 'Projekty',
    contact: 'Kontakt',
    workDetails: 'Podstrona o pracy',
    lifeDetails: 'Podstrona „Po godzinach”',
    projectPage: 'Podstrona projektu',
    footer: 'Stopka',
    kit: 'Wiadomość i README',
  },
  show: { form: 'Formularz', preview: 'Podgląd' },
  width: { all: 'Cała szerokość', phone: 'Telefon' },
  left: {
    error: {
      one: 'Do poprawienia: {count}',
      few: 'Do poprawienia: {count}',
      many: 'Do poprawienia: {count}',
      other: 'Do poprawienia: {count}',
    },
    todo: {
      one: 'Do zrobienia: {count}',
      few: 'Do zrobienia: {count}',
      many: 'Do zrobienia: {count}',
      other: 'Do zrobienia: {count}',
    },
    sample: {
      one: 'Jeszcze z przykładu: {count}',
      few: 'Jeszcze z przykładu: {count}',
      many: 'Jeszcze z przykładu: {count}',
      other: 'Jeszcze z przykładu: {count}',
    },
    question: {
      one: 'Do sprawdzenia: {count}',
      few: 'Do sprawdzenia: {count}',
      many: 'Do sprawdzenia: {count}',
      other: 'Do sprawdzenia: {count}',
    },
  },
  errorsHere: {
    one: '{count} do poprawienia',
    few: '{count} do poprawienia',
    many: '{count} do poprawienia',
    other: '{count} do poprawienia',
  },
  todoHere: {
    one: '{count} do zrobienia',
    few: '{count} do zrobienia',
    many: '{count} do zrobienia',
    other: '{count} do zrobienia',
  },
  hasExamples: 'To, co szare i kropkowane, jest przykładem i nigdy nie jest zapisywane.',
  looking: 'Sprawdzanie, co mówi twoja strona…',
  nothingLeft: 'Wszystko zrobione.',
  zipSize: {
    anyMail: 'Plik zip będzie mieć około {size}: zmieści się w każdym e-mailu.',
    someMail: 'Plik zip będzie mieć około {size}: dla niektórych skrzynek to za dużo.',
    noMail:
      'Plik zip będzie mieć około {size}: za dużo na większość e-maili. Wyślij link albo przekaż pendrive.',
    largeStick:
      'Plik zip będzie mieć około {size}: za dużo na e-mail. Wyślij link albo przekaż pendrive sformatowany jako exFAT lub NTFS, bo na innych nie zmieści się plik o wielkości 4 GB.',
  },
  notSaved: 'Niczego nie zapisano. Najpierw popraw to, co wskazano.',
  notOpened:
    'Nie otwarto {page}. Najpierw popraw to, co wymieniono, bo przedtem ta strona trafia do pliku zip.',
  saveFailed: 'Niczego nie zapisano, bo coś się nie powiodło: {reason}',
  letterFailed: 'Nie skopiowano wiadomości, bo coś się nie powiodło: {reason}',
  notComposed:
    'Z tego, co tu wpisano, studio nie mogło zrobić strony, więc podgląd i lista czekają: {reason}',
  tryAgain: 'Spróbuj ponownie',
  composerGone:
    'ta część studia, która robi strony, przestała działać. Odśwież tę stronę i pracuj dalej na szkicu.',
  saved: 'Zapisano jako {name}.',
  afterSaving: {
    label: 'Po zapisaniu',
    close: 'Zamknij',
    web: 'Umieść w internecie',
    unpack:
      'Najpierw rozpakuj plik zip. Jego pliki zawsze trzymaj razem. Potem wybierz jeden z tych sposobów:',
    ways: {
      service:
        'Na komputerze przeciągnij folder na app.netlify.com/drop. Po kilku sekundach masz adres, który możesz wysłać.',
      webSpace:
        'Jeśli masz miejsce na serwerze WWW, skopiuj tam pliki z folderu programem, który wskazuje twój dostawca.',
      stick:
        'Skopiuj folder na pendrive lub dysk współdzielony. Kto otworzy tam {page}, zobaczy wszystko, nawet bez sieci.',
    },
  },
  savedWithoutPicture:
    'Zapisano jako {name}, bez obrazka do linków: ta przeglądarka zmienia obrazy, żeby nie można było cię rozpoznać.',
  layMedia: 'W pliku zip nie ma tych plików: {files}. Rozpakuj go i połóż je obok {page}.',
  saving: 'Zapisywanie…',
  savedSoFar: '{done} z {all}',
  draft: {
    found: 'Jest niezapisany szkic: {when}.',
    goOn: 'Pracuj na nim dalej',
    isOpen: 'Szkic jest otwarty. „Cofnij” przywróci to, co było tu wcześniej.',
    drop: 'Wyrzuć go',
    isDropped: 'Szkic wyrzucono.',
    isTaken: 'Szkic przejęło inne okno albo został tam wyrzucony.',
    unreadable: 'Nie da się odczytać szkicu: {reason}',
    privacy:
      'Każde okno przechowuje własny szkic w tej przeglądarce, na wypadek awarii. Jeśli z tego urządzenia korzystają inni, przed odejściem zapisz lub wyrzuć swoją pracę.',
    failed: 'Ta przeglądarka nie przechowuje szkicu, więc zapisuj często: {reason}',
    lacksFiles: 'Szkic przechowuje teksty, ale nie wszystkie pliki, więc zapisuj często: {reason}',
    lacksFilms: {
      one: 'W szkicu nie ma pliku {files}, bo ta przeglądarka ma za mało miejsca. Zachowaj ten plik: po awarii wybierzesz go jeszcze raz.',
      few: 'W szkicu nie ma plików {files}, bo ta przeglądarka ma za mało miejsca. Zachowaj te pliki: po awarii wybierzesz je jeszcze raz.',
      many: 'W szkicu nie ma plików {files}, bo ta przeglądarka ma za mało miejsca. Zachowaj te pliki: po awarii wybierzesz je jeszcze raz.',
      other:
        'W szkicu nie ma plików {files}, bo ta przeglądarka ma za mało miejsca. Zachowaj te pliki: po awarii wybierzesz je jeszcze raz.',
    },
    noAnswer: 'jej pamięć nie odpowiada.',
    insecure: 'robi to tylko na stronie otwartej z dysku albo spod adresu z https.',
  },
  ask: {
    open: 'Otworzyć {name}?',
    openUnsaved: 'Otworzyć {name}? Niezapisane zmiany znikną; „Cofnij” je przywróci.',
    lacks:
      'W {name} brakuje tego, co ma otwarta strona: {what}. Otworzyć? „Cofnij” przywróci to, co jest teraz otwarte.',
    yes: 'Otwórz',
    no: 'Zostań tutaj',
  },
  drops: {
    projects: {
      one: 'Utworzyć projekt z: {files}?',
      few: 'Utworzyć {count} projekty z plików: {files}?',
      many: 'Utworzyć {count} projektów z plików: {files}?',
      other: 'Utworzyć {count} projektu z plików: {files}?',
    },
    first: 'Stanie się to w pierwszym języku, który formularz potem pokaże.',
    cv: 'Użyć {name} jako CV?',
    replacesCv: 'Użyć {name} jako CV? Zastąpi obecne; „Cofnij” je przywróci.',
    elsewhere:
      'Jeśli ma trafić gdzie indziej, na przykład jako Twoje zdjęcie, upuść go na to pole.',
    yes: 'Tak',
    onlyProjects: 'Tylko projekty',
    no: 'Nie, nic nie zmieniaj',
    alike: '{files}: {problem}',
    sheet: {
      problem: 'to arkusz kalkulacyjny.',
      expected: 'Zapisz go jako CSV albo skopiuj jego wiersze i wklej je do projektu.',
    },
    table: {
      problem: 'to tabela.',
      expected: 'Skopiuj jej wiersze i wklej je do projektu.',
    },
    plain: {
      problem: 'to tekst.',
      expected: 'Skopiuj to, czego potrzebujesz, i wklej do pola.',
    },
    zip: {
      problem: 'to plik zip bez strony.',
      expected: 'Rozpakuj go i przeciągnij tutaj jego zawartość.',
    },
    unknown: {
      problem: 'na taki plik nie ma tu miejsca.',
      expected: 'Jest miejsce na obrazy, filmy, dźwięki, napisy i CV w formacie PDF.',
    },
    pdfs: {
      problem: 'to PDF, ale nie jedyny.',
      expected: 'Przeciągnij samo CV.',
    },
    captions: {
      problem: 'nie należy do żadnego z upuszczonych filmów.',
      expected: 'Upuść go na pole napisów tego filmu.',
    },
  },
  opened: 'Otwarto: {name}.',
  languages: {
    label: 'Języki strony',
    which: 'Jaki język',
    add: 'Dodaj język',
    added: 'Dodano język: {language}. Napisz, co każdy tekst mówi w tym języku.',
    remove: 'Usuń język: {language}',
    removed: 'Usunięto język: {language}. „Cofnij” go przywróci.',
    help: 'To, co zostanie puste, jest jak w pierwszym języku. Zdjęcia, filmy, daty i kolejność zmienia się tam.',
    todo: {
      one: 'Do przetłumaczenia: {count} tekst',
      few: 'Do przetłumaczenia: {count} teksty',
      many: 'Do przetłumaczenia: {count} tekstów',
      other: 'Do przetłumaczenia: {count} tekstu',
    },
    done: 'Wszystko przetłumaczone.',
    untranslated: {
      one: '{count} tekst nie jest jeszcze przetłumaczony, więc strona pokazuje go w pierwszym języku.',
      few: '{count} teksty nie są jeszcze przetłumaczone, więc strona pokazuje je w pierwszym języku.',
      many: '{count} tekstów nie jest jeszcze przetłumaczonych, więc strona pokazuje je w pierwszym języku.',
      other:
        '{count} tekstu nie jest jeszcze przetłumaczone, więc strona pokazuje je w pierwszym języku.',
    },
  },
  otherPages: {
    label: 'Inne strony w pliku zip',
    open: 'Otwórz {page}',
    help: 'Zostają w pliku zip bez zmian. Zanim przejdziesz do jednej z nich, ta strona trafi do pliku zip w obecnej postaci.',
    are: 'Obok leżą inne strony, które zostają bez zmian: {files}. Aby zmienić jedną z nich, otwórz ją pod listą części.',
    noSuchPage: {
      problem: 'prowadzi do {file}, a tego pliku nie ma w pliku zip.',
      expected: 'Zrób też tamtą stronę i połóż {file} obok tej: bez niej link prowadzi donikąd.',
    },
    placeTaken: {
      problem: 'daje plik o nazwie {file}, ale w pliku zip jest już inny o tej nazwie.',
      expected: 'Napisz coś innego albo usuń tamten plik z pliku zip.',
    },
  },
  keptFiles: 'W pliku zip zostają też te pliki: {files}.',
  opening: 'Otwieranie: {name}…',
  dropped: 'Upuszczone pliki',
  cannotOpen: {
    empty: 'nic tam nie ma.',
    large: 'za duży plik jak na stronę: bez filmów ma ponad 60 MB.',
    noZip: 'to uszkodzony plik zip. Pobierz go lub skopiuj jeszcze raz.',
    lockedZip: 'plik jest chroniony hasłem. Rozpakuj go i otwórz jego index.html razem z CV.',
    otherZip:
      'to plik zip, którego nie da się tu odczytać. Rozpakuj go i otwórz jego index.html razem z CV.',
    twice: 'zawiera dwa razy to samo: {what}. Otwórz tylko jedno z nich.',
    manyFiles:
      'zawiera więcej plików niż {what}, a wszystkie trafiłyby do pliku zip. Umieść stronę w osobnym folderze.',
    noPage: 'nie ma tam pliku index.html.',
    foreign: 'to nie jest strona z tego studia.',
    firstVersion:
      'to strona w wersji 1, która nie przechowuje treści. Skopiuj z niej teksty do pól tutaj.',
    newer: 'to strona z nowszego studia. Otwórz ją w tamtym.',
    damaged: 'plik jest uszkodzony: nie da się odczytać, co mówi.',
    severalBlocks: 'zmieniło to coś innego: w środku jest więcej niż jedna strona.',
    tooMuch: 'zmieniło to coś innego: mówi więcej, niż może się zmieścić na stronie.',
    pictures: 'plik jest uszkodzony: jeden z obrazów nie jest obrazem.',
    slowDrawing:
      'zawiera rysunek, który przeglądarka maluje zbyt długo: za dużo w nim powtórzeń, masek lub filtrów. Zrób stronę jeszcze raz, z tym rysunkiem jako PNG.',
    content: 'zmieniło to coś innego i tak nie może zostać: {what}',
    gone: 'nie da się tego odczytać: po wybraniu plik się zmienił lub zniknął. Wybierz go jeszcze raz.',
    slow: 'odczyt trwa za długo. Czy to strona i czy jej dysk wciąż jest podłączony?',
    failed:
      'nie da się tego odczytać. Wybierz plik jeszcze raz albo otwórz studio w innej przeglądarce.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'Na stronie nie ma CV. Wybierz je jeszcze raz.',
  mediaGone: {
    one: 'Brakuje pliku {files}. Otwórz stronę razem z nim albo zapisz ją bez niego.',
    few: 'Brakuje plików {files}. Otwórz stronę razem z nimi albo zapisz ją bez nich.',
    many: 'Brakuje plików {files}. Otwórz stronę razem z nimi albo zapisz ją bez nich.',
    other: 'Brakuje plików {files}. Otwórz stronę razem z nimi albo zapisz ją bez nich.',
  },
  pictureUnreadable: {
    problem: 'nie da się tego odczytać: plik jest uszkodzony albo za duży dla tej przeglądarki.',
    expected:
      'Zapisz mniejszą wersję w programie do zdjęć; 4000 pikseli na bok w zupełności wystarczy.',
  },
  media: {
    filmHelp:
      'Film (najlepiej MP4 z H.264 i AAC) albo nagranie (najlepiej MP3). W pliku zip leży obok strony.',
    reelHelp: 'Zamiast adresu: film, najlepiej MP4 z H.264 i AAC. W pliku zip leży obok strony.',
    remove: 'Usuń {name}',
    gone: 'Nie ma tu pliku {name}. Wybierz go jeszcze raz; bez niego strona się zapisze i powie, że filmu brakuje.',
    packed:
      'W otwartym pliku zip {name} jest spakowany, więc nie można go tu odtworzyć. Zostanie zapisany bez zmian.',
    changed:
      'Nie da się odczytać {name}: po wybraniu plik się zmienił lub zniknął. Wybierz go jeszcze raz.',
    visitors: {
      everywhere: 'Odtworzą go wszystkie przeglądarki i telefony.',
      mov: 'Niektóre przeglądarki go nie odtworzą, bo to MOV. Wyeksportowany jako MP4 będzie działać wszędzie.',
      hevc: 'Wiele osób nie zobaczy obrazu, bo to HEVC (H.265). Wyeksportuj go jako MP4 z H.264. Na iPhonie przed filmowaniem wybierz Ustawienia, Aparat, Formaty, Najbardziej zgodny.',
      recent:
        'Nowe przeglądarki go odtworzą, ale wiele iPhone’ów i starszych komputerów nie, bo to {codec}. MP4 z H.264 działa wszędzie.',
      editing:
        'Prawie nikt nie zdoła go odtworzyć, bo to {codec}. Wyeksportuj go jako MP4 z H.264 i AAC.',
      soundOfFilm:
        'Wiele osób nic nie usłyszy, bo dźwięk to {codec}. Wyeksportuj go jako MP4 z H.264 i AAC.',
      ogg: 'Wiele iPhone’ów i Maców go nie odtworzy, bo to Ogg. MP3 działa wszędzie.',
      unusualFilm:
        'Niektóre przeglądarki i telefony mogą go nie odtworzyć, bo to {codec}. MP4 z H.264 (8 bitów, 4:2:0) i AAC (LC) działa wszędzie.',
      unusualSound:
        'Niektóre przeglądarki i telefony mogą go nie odtworzyć, bo to {codec}. MP3 działa wszędzie.',
      otherSound: 'Wiele osób nie zdoła go odtworzyć, bo to {codec}. MP3 działa wszędzie.',
    },
    noPicture: 'Ta przeglądarka odtwarza tylko dźwięk, więc nie da się tu wziąć z niego obrazu.',
    notPlayed: 'Ta przeglądarka nie może go odtworzyć.',
    saysPlace:
      'W pliku {name} zapisano miejsce nagrania i każdy, kto ma ten plik, może je odczytać.',
    removePlace: 'Usuń miejsce z pliku {name}',
    placeRemoved: 'W pliku {name} nie ma już miejsca nagrania.',
    tracksPlaces:
      'Plik {name} ma ścieżkę, która może podawać miejsce nagrania w każdej chwili, i każdy, kto ma ten plik, może ją odczytać. Po ponownym eksporcie z programu do montażu zwykle już jej nie ma.',
    takeFrame: 'Użyj tej klatki jako obrazu',
    frameTaken: 'Obraz projektu pochodzi teraz z filmu.',
    frameRefused: 'Nie wzięto obrazu z filmu: {reason}',
    refused: {
      empty: {
        problem: 'plik jest pusty lub nie da się go odczytać.',
        expected: 'Skopiuj go tam jeszcze raz.',
      },
      kind: {
        problem: 'plików rodzaju {kind} niektóre przeglądarki nie odtwarzają.',
        expected: 'Wyeksportuj go jako MP4 z H.264 i AAC, a nagranie jako MP3.',
      },
      other: {
        problem: 'to ani film, ani nagranie, które przeglądarki odtwarzają.',
        expected: 'Wyeksportuj go jako MP4 z H.264 i AAC, a nagranie jako MP3.',
      },
      protected: {
        problem: 'plik jest chroniony przed kopiowaniem, więc przeglądarki go nie odtwarzają.',
        expected: 'Wybierz własny eksport, bez takiej ochrony.',
      },
      unfinished: {
        problem: 'plik jest uszkodzony lub nie został skopiowany do końca.',
        expected: 'Skopiuj go lub wyeksportuj jeszcze raz.',
      },
      film: {
        problem: 'to film ({codec}) w pliku na dźwięk, czego przeglądarki nie odtwarzają.',
        expected: 'Wyeksportuj go jako MP4 z H.264 i AAC.',
      },
      soundInFilm: {
        problem: 'to sam dźwięk w pliku na film.',
        expected: 'Wyeksportuj go jako MP3 albo jako M4A z AAC.',
      },
      reel: {
        problem: 'to nagranie, a showreel to film.',
        expected: 'Wybierz MP4 z H.264 i AAC.',
      },
    },
  },
  captions: {
    help: 'Napisy do filmu: plik WebVTT lub SRT.',
    are: {
      one: '{name}: jeden napis, język: {language}.',
      few: '{name}: {count} napisy, język: {language}.',
      many: '{name}: {count} napisów, język: {language}.',
      other: '{name}: {count} napisu, język: {language}.',
    },
    gone: 'Nie ma tu pliku {name}. Wybierz go jeszcze raz albo usuń.',
    large: {
      problem: 'to za duży plik jak na napisy.',
      expected: 'Napisy do dwugodzinnego filmu mają 150 kB; czy to nie inny plik?',
    },
  },
  cropFailed: 'Nie wykadrowano obrazu na nowo: {reason}',
  inLine: '{line}: {problem}',
  named: '{name}: {problem}',
  twoSentences: '{first} {second}',
  failed: 'nie udało się tego odczytać: {reason}',
  stays: 'Zostaje to, co było tu wcześniej.',
  dismiss: 'Ukryj',
  pictureFalsified:
    'nie da się przygotować tego obrazu: ta przeglądarka zmienia obrazy, żeby nie można było cię rozpoznać. Pozwól tej stronie odczytywać elementy canvas albo użyj innej przeglądarki.',
  stillEmpty: 'jeszcze nic tu nie ma.',
  noPhoto: { problem: 'jeszcze go nie ma.', expected: 'Wybierz swój portret.' },
  samplePhoto: {
    problem: 'to wciąż rysunek z przykładu.',
    expected: 'Wybierz swój portret.',
  },
  noCv: { problem: 'jeszcze go nie ma.', expected: 'Wybierz swoje CV, plik PDF.' },
};
