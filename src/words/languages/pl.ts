import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Przejdź do treści',
  newTab: 'otwiera się w nowej karcie',
  scriptsOff: 'Pełną wersję tej strony pokaże przeglądarka z włączoną obsługą skryptów.',

  bar: {
    label: 'Menu główne',
    home: 'Start',
    about: 'O mnie',
    project: 'Projekty',
    contact: 'Kontakt',
  },

  hero: {
    subtitle: 'Radio, telewizja i media',
    button: 'Zobacz, kim jestem',
    onAir: 'Na antenie',
  },

  about: {
    heading: 'A teraz więcej o mnie',
    cards: {
      work: {
        title: 'Doświadczenie zawodowe',
        text: {
          '=1': 'Jedno stanowisko, punkt po punkcie.',
          '=2': 'Dwa stanowiska, zgodnie z ramówką.',
          '=3': 'Trzy stanowiska, zgodnie z ramówką.',
          '=4': 'Cztery stanowiska, zgodnie z ramówką.',
          '=5': 'Pięć stanowisk, zgodnie z ramówką.',
          '=6': 'Sześć stanowisk, zgodnie z ramówką.',
          '=7': 'Siedem stanowisk, zgodnie z ramówką.',
          '=8': 'Osiem stanowisk, zgodnie z ramówką.',
          '=9': 'Dziewięć stanowisk, zgodnie z ramówką.',
          '=10': 'Dziesięć stanowisk, zgodnie z ramówką.',
          '=11': 'Jedenaście stanowisk, zgodnie z ramówką.',
          '=12': 'Dwanaście stanowisk, zgodnie z ramówką.',
          few: '{count} stanowiska, zgodnie z ramówką.',
          many: '{count} stanowisk, zgodnie z ramówką.',
          other: '{count} stanowisk, zgodnie z ramówką.',
        },
      },
      life: { title: 'Po godzinach', text: 'Co robię, gdy gaśnie czerwona lampka.' },
      cv: {
        title: 'Pobierz CV',
        text: {
          '=1': 'PDF, {size}. Jedna strona.',
          '=2': 'PDF, {size}. Dwie strony.',
          '=3': 'PDF, {size}. Trzy strony.',
          '=4': 'PDF, {size}. Cztery strony.',
          '=5': 'PDF, {size}. Pięć stron.',
          '=6': 'PDF, {size}. Sześć stron.',
          '=7': 'PDF, {size}. Siedem stron.',
          '=8': 'PDF, {size}. Osiem stron.',
          '=9': 'PDF, {size}. Dziewięć stron.',
          '=10': 'PDF, {size}. Dziesięć stron.',
          '=11': 'PDF, {size}. Jedenaście stron.',
          '=12': 'PDF, {size}. Dwanaście stron.',
          few: 'PDF, {size}. {pages} strony.',
          many: 'PDF, {size}. {pages} stron.',
          other: 'PDF, {size}. {pages} stron.',
        },
      },
    },
  },

  projects: {
    heading: 'Moje projekty',
    carousel: 'karuzela',
    slide: 'slajd',
    position: '{position} z {count}',
    bullet: 'Przejdź do projektu {position}',
    previous: 'Poprzedni projekt',
    next: 'Następny projekt',
  },

  projectPage: {
    all: 'Przegląd wszystkich projektów',
    back: 'Projekty',
    credits: 'Twórcy',
    pictures: 'Galeria',
    on: 'W serwisie {host}',
    film: {
      name: 'Film',
      play: 'Odtwórz',
      file: 'Otwórz plik z filmem',
      missing: 'Obok tej strony nie ma pliku z filmem.',
      cannotPlay: 'Tego filmu nie da się tu odtworzyć.',
      onlySound: 'Ta przeglądarka odtwarza dźwięk filmu, ale nie obraz.',
    },
    sound: {
      name: 'Nagranie',
      file: 'Otwórz plik z nagraniem',
      missing: 'Obok tej strony nie ma pliku z nagraniem.',
      cannotPlay: 'Tego nagrania nie da się tu odtworzyć.',
    },
  },

  contact: {
    heading: 'Napisz do mnie',
    lead: 'Formularz otwiera domyślny program pocztowy z gotową wiadomością.',
    email: 'E-mail',
    message: 'Wiadomość',
    submit: 'Wyślij e-mail',
    tooLong:
      'Jeśli program pocztowy się nie otworzy, wiadomość jest na to za długa: skopiuj ją i wyślij na podany adres.',
    address: 'Albo bezpośrednio na adres',
    copy: 'Skopiuj adres',
    copied: 'Adres skopiowany.',
    copyByHand: 'Adres jest zaznaczony: skopiuj go z klawiatury albo długim naciśnięciem.',
    save: 'Zapisz kontakt',
    whatsapp: '💬 Napisz na WhatsAppie',
    linkedin: 'Znajdź mnie na LinkedInie',
    subject: 'Wiadomość z portfolio',
  },

  workDetails: {
    title: 'Doświadczenie zawodowe',
    heading: 'Więcej o mojej drodze zawodowej',
    list: 'Przebieg kariery',
    current: 'obecnie',
  },

  lifeDetails: {
    title: 'Po godzinach',
    heading: 'Więcej o mnie',
  },

  footer: {
    credit: 'Realizacja',
    whatsapp: 'WhatsApp',
    phone: 'Telefon',
  },
};

export const kit: KitWords = {
  subject: 'Portfolio i CV: {fullName}',
  subjectLabel: 'Temat:',
  attachmentLabel: 'Załącznik:',
  preview:
    '`preview.png` to obrazek, który WhatsApp, LinkedIn i inne serwisy pokazują przy linku do tej strony. Musi leżeć obok `index.html`.',
  film: 'Filmy i nagrania odtwarzają się, jeśli leżą obok `index.html`: {film}.',
  letter: `Dzień dobry, [Pani Anno / Panie Piotrze],

piszę w sprawie [stanowiska lub projektu].

{sent}

Będzie mi miło, jeśli dostanę odpowiedź.

Z poważaniem
{fullName}
`,
  sent: {
    attached:
      'W załączniku przesyłam portfolio i CV w jednym pliku zip. Po rozpakowaniu wystarczy otworzyć index.html w dowolnej przeglądarce: strona działa offline i niczego nie pobiera z zewnątrz. Obok leży CV w formacie PDF.\n',
    linked:
      'Moje portfolio jest pod adresem {address}. Działa w każdej przeglądarce, a CV leży tam w formacie PDF.\n',
    apart:
      'Portfolio i CV są w jednym pliku zip, za dużym na e-mail: [oto link do niego albo: przesyłam go na pendrivie]. Po rozpakowaniu wystarczy otworzyć index.html w dowolnej przeglądarce: strona działa offline i niczego nie pobiera z zewnątrz. Obok leży CV w formacie PDF.\n',
  },
  readme: [
    '# {fullName}: portfolio',
    '',
    'Ten folder to cała strona internetowa w jednym pliku, `index.html`; obok leży CV, `{cvFileName}`.',
    '',
    '- **Otwieranie:** wystarczy dwukrotnie kliknąć `index.html`. Strona działa z dysku i z pendrive’a, bez sieci i bez instalacji.',
    '- **Drukowanie:** każda podstrona drukuje się jako przejrzysty dokument, a „Doświadczenie zawodowe” jako krótkie CV.',
    '- **Bez skryptów**, na przykład w podglądzie programu pocztowego, widać tę samą treść w jednym prostym dokumencie.',
    '- **Żadnych połączeń z siecią:** strona niczego nie pobiera, nie zapisuje i nie wysyła. Formularz kontaktowy otwiera domyślny program pocztowy.',
    '',
    'Co pochodzi od innych autorów i na jakich licencjach, podano na końcu pliku `index.html`.',
    '',
  ].join('\n'),
};
