import type { CountingWords, KitWords } from '../types.ts';

const NUMBERS = 'Due Tre Quattro Cinque Sei Sette Otto Nove Dieci Undici Dodici'.split(' ');

const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${NUMBERS[number - 2] ?? number} ${many}`;

export const words: CountingWords = {
  skipLink: 'Vai al contenuto',
  newTab: 'si apre in una nuova scheda',
  scriptsOff:
    'Per vedere la versione completa di questa pagina occorre aprirla in un browser con gli script attivi.',

  bar: {
    label: 'Menu principale',
    home: 'Home',
    about: 'Chi sono',
    project: 'Progetti',
    contact: 'Contatti',
  },

  hero: {
    subtitle: 'Radio, TV e media',
    button: 'Ecco chi sono',
    onAir: 'In onda',
  },

  about: {
    heading: 'E ora parliamo di me',
    cards: {
      work: {
        title: 'Esperienza lavorativa',
        text: (jobs) =>
          count(jobs, 'Un incarico, punto per punto.', 'incarichi, in ordine di scaletta.'),
      },
      life: { title: 'Vita privata', text: 'Quello che faccio quando la luce rossa si spegne.' },
      cv: {
        title: 'Scarica il CV',
        text: (size, pages) => `PDF, ${size}. ${count(pages, 'Una pagina', 'pagine')}.`,
      },
    },
  },

  projects: {
    heading: 'I miei progetti',
    carousel: 'carosello',
    slide: 'diapositiva',
    position: '{position} di {count}',
    bullet: 'Vai al progetto {position}',
    previous: 'Progetto precedente',
    next: 'Progetto successivo',
  },

  projectPage: {
    all: 'Tutti i progetti in uno sguardo',
    back: 'Progetti',
    credits: 'Crediti',
    pictures: 'Immagini',
    on: 'Su {host}',
    film: {
      name: 'Film',
      play: 'Riproduci',
      file: 'Apri il file del film',
      missing: 'Il film non si trova accanto a questa pagina.',
      cannotPlay: 'Il film non può essere riprodotto qui.',
      onlySound: 'Questo browser riproduce il suono del film, ma non l’immagine.',
    },
    sound: {
      name: 'Audio',
      file: 'Apri il file audio',
      missing: 'L’audio non si trova accanto a questa pagina.',
      cannotPlay: 'L’audio non può essere riprodotto qui.',
    },
  },

  contact: {
    heading: 'Scrivetemi',
    lead: 'Il modulo apre il vostro programma di posta, con il messaggio già inserito.',
    email: 'E-mail',
    message: 'Messaggio',
    submit: 'Invia e-mail',
    tooLong:
      'Se non si apre nessuna e-mail, il messaggio è troppo lungo: copiatelo e scrivete all’indirizzo.',
    address: 'Oppure direttamente a',
    copy: 'Copia indirizzo',
    copied: 'Indirizzo copiato.',
    copyByHand: 'L’indirizzo è selezionato: si può copiare con la tastiera o tenendo premuto.',
    whatsapp: '💬 Chat su WhatsApp',
    linkedin: 'Colleghiamoci su LinkedIn',
    subject: 'Un messaggio dal portfolio',
  },

  workDetails: {
    title: 'Esperienza lavorativa',
    heading: 'Qualcosa in più sulla mia esperienza lavorativa',
    list: 'Esperienze professionali',
    current: 'in corso',
  },

  lifeDetails: {
    title: 'Vita privata',
    heading: 'Qualcosa in più su di me',
  },

  footer: {
    credit: 'Sviluppato da',
    whatsapp: 'WhatsApp',
    phone: 'Telefono',
  },
};

export const kit: KitWords = {
  subject: 'Portfolio e CV di {fullName}',
  subjectLabel: 'Oggetto:',
  attachmentLabel: 'Allegato:',
  preview:
    '`preview.png` è l’immagine che WhatsApp, LinkedIn e altri mostrano con un link a questo sito. Resta accanto a `index.html`.',
  film: 'I film e gli audio si riproducono se stanno accanto a `index.html`: {film}.',
  letter: `Buongiorno [nome],

scrivo a proposito [della posizione o del progetto].

In allegato invio il mio portfolio e il mio CV in un unico file zip. Dopo averlo estratto, basta aprire index.html in un browser qualsiasi: funziona offline e non carica nulla da nessuna parte. Il CV si trova lì accanto, in PDF.

Mi farebbe piacere ricevere una risposta.

Cordiali saluti
{fullName}
`,
  readme: [
    '# {fullName}: portfolio',
    '',
    'Questa cartella è un intero sito web in un solo file, `index.html`, con accanto il CV `{cvFileName}`.',
    '',
    '- **Aprirlo:** basta un doppio clic su `index.html`. Funziona da un disco o da una chiavetta USB, senza rete e senza installazione.',
    '- **Pubblicarlo:** basta copiare la cartella in un punto qualsiasi di un qualsiasi server web. Non c’è nulla da configurare.',
    '- **Incorporarlo:** `<iframe src="index.html" title="Portfolio"></iframe>`; con un `sandbox` serve `allow-scripts` e, per i link ad altri siti, il CV e il modulo, anche `allow-popups allow-downloads allow-forms`.',
    '- **Stamparlo:** ogni pagina si stampa come un documento pulito; la pagina «Esperienza lavorativa» come un CV breve.',
    '- **Senza script**, come nell’anteprima di un’e-mail, mostra lo stesso contenuto in un unico documento semplice.',
    '- **Non chiama nessuno:** non carica nulla, non memorizza nulla e non invia nulla. Il modulo di contatto apre il vostro programma di posta.',
    '',
    'Ciò che contiene del lavoro di altri, e con quali licenze, è indicato alla fine di `index.html`.',
    '',
  ].join('\n'),
};
