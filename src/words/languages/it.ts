import type { KitWords, Words } from '../types.ts';

export const words: Words = {
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
        text: {
          '=1': 'Un incarico, punto per punto.',
          '=2': 'Due incarichi, in ordine di scaletta.',
          '=3': 'Tre incarichi, in ordine di scaletta.',
          '=4': 'Quattro incarichi, in ordine di scaletta.',
          '=5': 'Cinque incarichi, in ordine di scaletta.',
          '=6': 'Sei incarichi, in ordine di scaletta.',
          '=7': 'Sette incarichi, in ordine di scaletta.',
          '=8': 'Otto incarichi, in ordine di scaletta.',
          '=9': 'Nove incarichi, in ordine di scaletta.',
          '=10': 'Dieci incarichi, in ordine di scaletta.',
          '=11': 'Undici incarichi, in ordine di scaletta.',
          '=12': 'Dodici incarichi, in ordine di scaletta.',
          other: '{count} incarichi, in ordine di scaletta.',
        },
      },
      life: { title: 'Vita privata', text: 'Quello che faccio quando la luce rossa si spegne.' },
      cv: {
        title: 'Scarica il CV',
        text: {
          '=1': 'PDF, {size}. Una pagina.',
          '=2': 'PDF, {size}. Due pagine.',
          '=3': 'PDF, {size}. Tre pagine.',
          '=4': 'PDF, {size}. Quattro pagine.',
          '=5': 'PDF, {size}. Cinque pagine.',
          '=6': 'PDF, {size}. Sei pagine.',
          '=7': 'PDF, {size}. Sette pagine.',
          '=8': 'PDF, {size}. Otto pagine.',
          '=9': 'PDF, {size}. Nove pagine.',
          '=10': 'PDF, {size}. Dieci pagine.',
          '=11': 'PDF, {size}. Undici pagine.',
          '=12': 'PDF, {size}. Dodici pagine.',
          other: 'PDF, {size}. {pages} pagine.',
        },
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
    save: 'Salva contatto',
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

{sent}

Mi farebbe piacere ricevere una risposta.

Cordiali saluti
{fullName}
`,
  sent: {
    attached:
      'In allegato invio il mio portfolio e il mio CV in un unico file zip. Dopo averlo estratto, basta aprire index.html in un browser qualsiasi: funziona offline e non carica nulla da nessuna parte. Il CV si trova lì accanto, in PDF.\n',
    linked:
      'Il mio portfolio è su {address}. Funziona in un browser qualsiasi, e il CV si trova lì in PDF.\n',
    apart:
      'Il mio portfolio e il mio CV sono in un unico file zip, troppo grande per una mail: [ecco un link, oppure: arriva su una chiavetta]. Dopo averlo estratto, basta aprire index.html in un browser qualsiasi: funziona offline e non carica nulla da nessuna parte. Il CV si trova lì accanto, in PDF.\n',
  },
  readme: [
    '# {fullName}: portfolio',
    '',
    'Questa cartella è un intero sito web in un solo file, `index.html`, con accanto il CV `{cvFileName}`.',
    '',
    '- **Aprirlo:** basta un doppio clic su `index.html`. Funziona da un disco o da una chiavetta USB, senza rete e senza installazione.',
    '- **Stamparlo:** ogni pagina si stampa come un documento pulito; la pagina «Esperienza lavorativa» come un CV breve.',
    '- **Senza script**, come nell’anteprima di un’e-mail, mostra lo stesso contenuto in un unico documento semplice.',
    '- **Non chiama nessuno:** non carica nulla, non memorizza nulla e non invia nulla. Il modulo di contatto apre il vostro programma di posta.',
    '',
    'Ciò che contiene del lavoro di altri, e con quali licenze, è indicato alla fine di `index.html`.',
    '',
  ].join('\n'),
};
