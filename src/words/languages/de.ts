import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Zum Inhalt springen',
  newTab: 'öffnet sich in einem neuen Tab',
  scriptsOff:
    'Die vollständige Fassung dieser Seite zeigt ein Browser, in dem Skripte eingeschaltet sind.',

  bar: {
    label: 'Hauptmenü',
    home: 'Start',
    about: 'Über mich',
    project: 'Projekte',
    contact: 'Kontakt',
  },

  hero: {
    subtitle: 'Rundfunk & Medien',
    button: 'Wer ich bin',
    onAir: 'Auf Sendung',
  },

  about: {
    heading: 'Und jetzt: mehr über mich',
    cards: {
      work: {
        title: 'Werdegang',
        text: {
          '=1': 'Eine Station, Punkt für Punkt.',
          '=2': 'Zwei Stationen, nach Ablaufplan.',
          '=3': 'Drei Stationen, nach Ablaufplan.',
          '=4': 'Vier Stationen, nach Ablaufplan.',
          '=5': 'Fünf Stationen, nach Ablaufplan.',
          '=6': 'Sechs Stationen, nach Ablaufplan.',
          '=7': 'Sieben Stationen, nach Ablaufplan.',
          '=8': 'Acht Stationen, nach Ablaufplan.',
          '=9': 'Neun Stationen, nach Ablaufplan.',
          '=10': 'Zehn Stationen, nach Ablaufplan.',
          '=11': 'Elf Stationen, nach Ablaufplan.',
          '=12': 'Zwölf Stationen, nach Ablaufplan.',
          other: '{count} Stationen, nach Ablaufplan.',
        },
      },
      life: { title: 'Privatleben', text: 'Was ich mache, wenn die rote Lampe aus ist.' },
      cv: {
        title: 'Lebenslauf herunterladen',
        text: {
          '=1': 'PDF, {size}. Eine Seite.',
          '=2': 'PDF, {size}. Zwei Seiten.',
          '=3': 'PDF, {size}. Drei Seiten.',
          '=4': 'PDF, {size}. Vier Seiten.',
          '=5': 'PDF, {size}. Fünf Seiten.',
          '=6': 'PDF, {size}. Sechs Seiten.',
          '=7': 'PDF, {size}. Sieben Seiten.',
          '=8': 'PDF, {size}. Acht Seiten.',
          '=9': 'PDF, {size}. Neun Seiten.',
          '=10': 'PDF, {size}. Zehn Seiten.',
          '=11': 'PDF, {size}. Elf Seiten.',
          '=12': 'PDF, {size}. Zwölf Seiten.',
          other: 'PDF, {size}. {pages} Seiten.',
        },
      },
    },
  },

  projects: {
    heading: 'Meine Projekte',
    carousel: 'Karussell',
    slide: 'Folie',
    position: '{position} von {count}',
    bullet: 'Zu Projekt {position}',
    previous: 'Vorheriges Projekt',
    next: 'Nächstes Projekt',
  },

  projectPage: {
    all: 'Alle Projekte auf einen Blick',
    back: 'Projekte',
    credits: 'Mitwirkende',
    pictures: 'Bilder',
    on: 'Bei {host}',
    film: {
      name: 'Film',
      play: 'Abspielen',
      file: 'Filmdatei öffnen',
      missing: 'Der Film liegt nicht neben dieser Seite.',
      cannotPlay: 'Der Film lässt sich hier nicht abspielen.',
      onlySound: 'Dieser Browser spielt nur den Ton des Films ab, nicht sein Bild.',
    },
    sound: {
      name: 'Ton',
      file: 'Tondatei öffnen',
      missing: 'Der Ton liegt nicht neben dieser Seite.',
      cannotPlay: 'Der Ton lässt sich hier nicht abspielen.',
    },
  },

  contact: {
    heading: 'Schreiben Sie mir',
    lead: 'Das Formular öffnet Ihr eigenes Mailprogramm, die Nachricht steht schon darin.',
    email: 'E-Mail',
    message: 'Nachricht',
    submit: 'E-Mail senden',
    tooLong:
      'Öffnet sich keine E-Mail, ist die Nachricht dafür zu lang: Kopieren Sie sie, und schreiben Sie an die Adresse.',
    address: 'Oder direkt an',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    copyByHand:
      'Die Adresse ist markiert und lässt sich mit der Tastatur oder durch langes Drücken kopieren.',
    save: 'Kontakt speichern',
    whatsapp: '💬 Per WhatsApp chatten',
    linkedin: 'Auf LinkedIn vernetzen',
    subject: 'Nachricht aus dem Portfolio',
  },

  workDetails: {
    title: 'Werdegang',
    heading: 'Mehr zu meinem Werdegang',
    list: 'Berufliche Stationen',
    current: 'aktuell',
  },

  lifeDetails: {
    title: 'Privatleben',
    heading: 'Mehr über mich',
  },

  footer: {
    credit: 'Entwickelt von',
    whatsapp: 'WhatsApp',
    phone: 'Telefon',
  },
};

export const kit: KitWords = {
  subject: 'Portfolio und Lebenslauf von {fullName}',
  subjectLabel: 'Betreff:',
  attachmentLabel: 'Anhang:',
  preview:
    '`preview.png` ist das Bild, das WhatsApp, LinkedIn und andere zu einem Link auf diese Seite zeigen. Es bleibt neben `index.html`.',
  film: 'Filme und Töne werden abgespielt, wenn sie neben `index.html` liegen: {film}.',
  letter: `Guten Tag [Name],

ich schreibe Ihnen wegen [der Stelle oder des Projekts].

{sent}

Über eine Antwort würde ich mich freuen.

Freundliche Grüße
{fullName}
`,
  sent: {
    attached:
      'Im Anhang finden Sie mein Portfolio und meinen Lebenslauf in einer Zip-Datei. Nach dem Entpacken lässt sich index.html in jedem Browser öffnen: Die Seite funktioniert offline und lädt nichts von außen nach. Der Lebenslauf liegt als PDF daneben.\n',
    linked:
      'Mein Portfolio finden Sie unter {address}. Es läuft in jedem Browser, und der Lebenslauf liegt dort als PDF.\n',
    apart:
      'Mein Portfolio und meinen Lebenslauf habe ich in einer Zip-Datei, die für eine Mail zu groß ist: [hier ist ein Link dazu, oder: sie kommt auf einem Stick]. Nach dem Entpacken lässt sich index.html in jedem Browser öffnen: Die Seite funktioniert offline und lädt nichts von außen nach. Der Lebenslauf liegt als PDF daneben.\n',
  },
  readme: [
    '# {fullName}: Portfolio',
    '',
    'Dieser Ordner ist eine ganze Website in einer einzigen Datei, `index.html`; daneben liegt der Lebenslauf `{cvFileName}`.',
    '',
    '- **Öffnen:** Ein Doppelklick auf `index.html` genügt. Das geht von der Festplatte oder vom USB-Stick, ohne Netz und ohne Installation.',
    '- **Drucken:** Jede Seite ergibt gedruckt ein sauberes Dokument, die Seite „Werdegang“ einen kurzen Lebenslauf.',
    '- **Ohne Skripte**, etwa in der Vorschau eines Mailprogramms, erscheint derselbe Inhalt als ein schlichtes Dokument.',
    '- **Kein Kontakt nach außen:** Die Seite lädt nichts, speichert nichts und sendet nichts. Das Kontaktformular öffnet Ihr eigenes Mailprogramm.',
    '',
    'Was darin von anderen stammt und unter welchen Lizenzen, steht am Ende von `index.html`.',
    '',
  ].join('\n'),
};
