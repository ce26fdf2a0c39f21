import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Aller au contenu',
  newTab: 's’ouvre dans un nouvel onglet',
  scriptsOff:
    'Pour la version complète de cette page, ouvrez-la dans un navigateur où les scripts sont activés.',

  bar: {
    label: 'Menu principal',
    home: 'Accueil',
    about: 'À propos',
    project: 'Projets',
    contact: 'Contact',
  },

  hero: {
    subtitle: 'Audiovisuel et médias',
    button: 'Découvrir qui je suis',
    onAir: 'À l’antenne',
  },

  about: {
    heading: 'Et maintenant, quelques mots sur moi',
    cards: {
      work: {
        title: 'Parcours professionnel',
        text: {
          '=1': 'Un poste, point par point.',
          '=2': 'Deux postes, dans l’ordre de passage à l’antenne.',
          '=3': 'Trois postes, dans l’ordre de passage à l’antenne.',
          '=4': 'Quatre postes, dans l’ordre de passage à l’antenne.',
          '=5': 'Cinq postes, dans l’ordre de passage à l’antenne.',
          '=6': 'Six postes, dans l’ordre de passage à l’antenne.',
          '=7': 'Sept postes, dans l’ordre de passage à l’antenne.',
          '=8': 'Huit postes, dans l’ordre de passage à l’antenne.',
          '=9': 'Neuf postes, dans l’ordre de passage à l’antenne.',
          '=10': 'Dix postes, dans l’ordre de passage à l’antenne.',
          '=11': 'Onze postes, dans l’ordre de passage à l’antenne.',
          '=12': 'Douze postes, dans l’ordre de passage à l’antenne.',
          other: '{count} postes, dans l’ordre de passage à l’antenne.',
        },
      },
      life: { title: 'Vie personnelle', text: 'Ce que je fais quand la lumière rouge s’éteint.' },
      cv: {
        title: 'Télécharger le CV',
        text: {
          '=1': 'PDF, {size}. Une page.',
          '=2': 'PDF, {size}. Deux pages.',
          '=3': 'PDF, {size}. Trois pages.',
          '=4': 'PDF, {size}. Quatre pages.',
          '=5': 'PDF, {size}. Cinq pages.',
          '=6': 'PDF, {size}. Six pages.',
          '=7': 'PDF, {size}. Sept pages.',
          '=8': 'PDF, {size}. Huit pages.',
          '=9': 'PDF, {size}. Neuf pages.',
          '=10': 'PDF, {size}. Dix pages.',
          '=11': 'PDF, {size}. Onze pages.',
          '=12': 'PDF, {size}. Douze pages.',
          other: 'PDF, {size}. {pages} pages.',
        },
      },
    },
  },

  projects: {
    heading: 'Mes projets',
    carousel: 'carrousel',
    slide: 'diapositive',
    position: '{position} sur {count}',
    bullet: 'Aller au projet {position}',
    previous: 'Projet précédent',
    next: 'Projet suivant',
  },

  projectPage: {
    all: 'Tous les projets en un coup d’œil',
    back: 'Projets',
    credits: 'Générique',
    pictures: 'Images',
    on: 'Sur {host}',
    film: {
      name: 'Film',
      play: 'Lire',
      file: 'Ouvrir le fichier du film',
      missing: 'Le film n’est pas à côté de cette page.',
      cannotPlay: 'Le film ne peut pas être lu ici.',
      onlySound: 'Ce navigateur lit le son du film, mais pas son image.',
    },
    sound: {
      name: 'Son',
      file: 'Ouvrir le fichier du son',
      missing: 'Le son n’est pas à côté de cette page.',
      cannotPlay: 'Le son ne peut pas être lu ici.',
    },
  },

  contact: {
    heading: 'Écrivez-moi',
    lead: 'Le formulaire ouvre votre propre logiciel de messagerie avec le message déjà rédigé.',
    email: 'E-mail',
    message: 'Message',
    submit: 'Envoyer l’e-mail',
    tooLong:
      'Si aucun e-mail ne s’ouvre, le message est trop long pour cela\u00A0: copiez-le et écrivez à l’adresse.',
    address: 'Ou directement à l’adresse',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée.',
    copyByHand: 'L’adresse est sélectionnée\u00A0: copiez-la au clavier ou par un appui long.',
    save: 'Enregistrer le contact',
    whatsapp: '💬 Discuter sur WhatsApp',
    linkedin: 'Me retrouver sur LinkedIn',
    subject: 'Message envoyé depuis le portfolio',
  },

  workDetails: {
    title: 'Parcours professionnel',
    heading: 'En savoir plus sur mon parcours',
    list: 'Expériences',
    current: 'en cours',
  },

  lifeDetails: {
    title: 'Vie personnelle',
    heading: 'En savoir plus sur moi',
  },

  footer: {
    credit: 'Développé par',
    whatsapp: 'WhatsApp',
    phone: 'Téléphone',
  },
};

export const kit: KitWords = {
  subject: 'Portfolio et CV – {fullName}',
  subjectLabel: 'Objet\u00A0:',
  attachmentLabel: 'Pièce jointe\u00A0:',
  preview:
    '`preview.png` est l’image que WhatsApp, LinkedIn et d’autres affichent avec un lien vers ce site. Elle reste à côté de `index.html`.',
  film: 'Les films et les sons se lisent s’ils se trouvent à côté de `index.html` : {film}.',
  letter: `Bonjour [nom],

Je vous écris au sujet [du poste ou du projet].

{sent}

J’aurais grand plaisir à vous lire.

Cordialement,
{fullName}
`,
  sent: {
    attached:
      'Vous trouverez ci-joint mon portfolio et mon CV dans un seul fichier zip. Décompressez-le, puis ouvrez index.html dans n’importe quel navigateur\u00A0: le site fonctionne hors ligne et ne charge rien de l’extérieur. Le CV se trouve à côté, en PDF.\n',
    linked:
      'Mon portfolio se trouve à l’adresse {address}. Il fonctionne dans n’importe quel navigateur, et le CV s’y trouve en PDF.\n',
    apart:
      'Mon portfolio et mon CV sont dans un seul fichier zip, trop lourd pour un e-mail\u00A0: [voici un lien, ou\u00A0: il arrive sur une clé USB]. Décompressez-le, puis ouvrez index.html dans n’importe quel navigateur\u00A0: le site fonctionne hors ligne et ne charge rien de l’extérieur. Le CV se trouve à côté, en PDF.\n',
  },
  readme: [
    '# {fullName}\u00A0: portfolio',
    '',
    'Ce dossier est un site web complet en un seul fichier, `index.html`, accompagné du CV `{cvFileName}`.',
    '',
    '- **L’ouvrir\u00A0:** double-cliquez sur `index.html`. Il fonctionne depuis un disque ou une clé USB, sans réseau et sans installation.',
    '- **L’imprimer\u00A0:** chaque page s’imprime comme un document épuré\u202F; la page «\u202FParcours professionnel\u202F», comme un CV court.',
    '- **Sans scripts**, comme dans l’aperçu d’un e-mail, il affiche le même contenu sous la forme d’un seul document simple.',
    '- **Il n’appelle personne\u00A0:** il ne charge rien, n’enregistre rien et n’envoie rien. Le formulaire de contact ouvre votre propre logiciel de messagerie.',
    '',
    'Ce qu’il contient du travail d’autrui, et sous quelles licences, est indiqué à la fin du fichier `index.html`.',
    '',
  ].join('\n'),
};
