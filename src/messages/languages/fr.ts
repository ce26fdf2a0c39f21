import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'Portfolio', help: 'Tout ce que dit le site' },
  language: {
    label: 'Langue',
    help: 'Le code de votre langue, {choices} ou un code avec région comme pt-BR',
    example: 'fr',
  },
  firstName: {
    label: 'Prénom',
    help: 'Le nom par lequel on vous appelle',
    example: 'Claire',
  },
  fullName: { label: 'Nom complet', help: 'Votre prénom et votre nom', example: 'Claire Morel' },
  greeting: {
    label: 'Salutation',
    help: 'Une ligne courte',
    example: 'Bonjour, je suis Claire.',
  },
  occupation: {
    label: 'Métier',
    help: 'Ce que vous faites, et où',
    example: 'Directrice de la photographie · Rennes',
  },
  reel: {
    label: 'Bande démo',
    help: 'Un film avec le meilleur de votre travail, sous forme de fichier ou à une adresse, par exemple sur Vimeo. Il reçoit un second bouton à l’accueil',
  },
  reelName: { label: 'Nom', help: 'Ce que dit le bouton', example: 'Voir ma bande démo' },
  reelFile: {
    label: 'Fichier',
    help: 'Au lieu d’une adresse\u00A0: le nom d’un film, MP4 ou WebM, placé à côté de la page',
    example: 'bande-demo.mp4',
  },
  craft: {
    label: 'Anneau autour du portrait',
    help: 'L’instrument de quel métier, l’un de ceux-ci\u00A0: {choices}',
  },
  accent: {
    label: 'Couleur',
    help: 'Celle du bandeau, des boutons et des repères, l’une de celles-ci\u00A0: {choices}',
  },
  portraitAlt: {
    label: 'Ce que montre la photo',
    help: 'Pour les personnes qui ne peuvent pas la voir',
    example: 'Claire Morel souriante, en régie',
  },
  portraitFocus: {
    label: 'Où se trouve le visage',
    help: '«\u202Fleft\u202F», «\u202Fright\u202F», «\u202Ftop\u202F», «\u202Fbottom\u202F», «\u202Fcentre\u202F», ou la distance depuis la gauche et depuis le haut',
    example: '30% 20%',
  },
  description: {
    label: 'Description',
    help: 'Une phrase sur vous, pour les moteurs de recherche et les aperçus de liens',
    example: 'Claire Morel filme le direct et le documentaire à Rennes.',
  },
  about: {
    label: 'À propos de vous',
    help: 'Un à trois paragraphes, séparés par une ligne vide',
    example: 'J’éclaire les visages avant les décors.',
  },

  projects: {
    label: 'Projets',
    help: 'Vos films, vos émissions et vos autres travaux',
  },
  project: { label: 'Projet', help: 'Un projet' },
  projectTitle: { label: 'Titre', help: 'Le nom du projet', example: 'Le port à l’aube' },
  projectPath: {
    label: 'Lien',
    help: 'Où mène la carte\u00A0: une adresse sur le web, ou une page de ce site comme /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Image',
    help: 'Le nom d’une photo du dossier stills',
    example: 'port.jpg',
  },
  stillAlt: {
    label: 'Ce que montre l’image',
    help: 'Pour les personnes qui ne peuvent pas la voir',
    example: 'Des bateaux prennent la mer à l’aube',
  },
  stillFocus: {
    label: 'Ce qui doit rester dans l’image',
    help: '«\u202Fleft\u202F», «\u202Fright\u202F», «\u202Ftop\u202F», «\u202Fbottom\u202F», «\u202Fcentre\u202F», ou la distance depuis la gauche et depuis le haut',
    example: '30% 20%',
  },
  projectRole: { label: 'Fonction', help: 'Ce que vous avez fait', example: 'Image' },
  projectYear: { label: 'Année', help: 'Quand', example: '2024' },
  client: { label: 'Client', help: 'Pour qui', example: 'France 3' },
  projectText: {
    label: 'Texte',
    help: 'Une ou deux phrases à son sujet',
    example: 'Cinq pêcheurs, une nuit, une seule prise.',
  },
  film: {
    label: 'Film ou son',
    help: 'Le nom d’un film (MP4, WebM, MOV) ou d’un son (MP3, M4A, Ogg, Opus, WAV, FLAC) placé à côté de la page',
    example: 'port.mp4',
  },
  captions: {
    label: 'Sous-titres',
    help: 'Le nom d’un fichier WebVTT ou SRT avec les sous-titres du film',
    example: 'port.vtt',
  },
  story: {
    label: 'Récit',
    help: 'Un à six paragraphes sur la page du projet, séparés par une ligne vide',
    example: 'Nous avions un bateau et quatre nuits.',
  },
  slug: {
    label: 'Adresse web',
    help: 'La fin de l’adresse de sa page, en minuscules, chiffres et traits d’union',
    example: 'le-port-a-l-aube',
  },
  pictures: { label: 'Images', help: 'Une à huit images sur la page du projet' },
  picture: { label: 'Image', help: 'Une image sur la page du projet' },
  pictureFile: {
    label: 'Fichier',
    help: 'Le nom d’une photo du dossier stills',
    example: 'port-2.jpg',
  },
  pictureAlt: {
    label: 'Ce qu’elle montre',
    help: 'Pour les personnes qui ne peuvent pas la voir',
    example: 'Un filet passe par-dessus bord',
  },
  caption: {
    label: 'Légende',
    help: 'Une ligne sous l’image',
    example: 'La troisième nuit, au large de Lorient',
  },
  credits: { label: 'Générique', help: 'Une à vingt personnes, chacune avec sa fonction' },
  credit: { label: 'Personne', help: 'Qui a fait quoi' },
  creditRole: { label: 'Fonction', help: 'Ce que la personne a fait', example: 'Son' },
  creditName: { label: 'Nom', help: 'Qui l’a fait', example: 'Julien Perrin' },

  work: { label: 'Parcours', help: 'La page de votre parcours' },
  summary: {
    label: 'Résumé',
    help: 'Deux à quatre phrases, ou quelques paragraphes',
    example: 'Je cadre des émissions en direct.',
  },
  jobs: { label: 'Postes', help: 'Au moins un poste, le plus récent d’abord' },
  job: { label: 'Poste', help: 'Un poste' },
  jobTitle: { label: 'Intitulé', help: 'Le nom du poste', example: 'Cadreuse' },
  jobField: {
    label: 'Employeur ou domaine',
    help: 'Où, ou dans quel domaine',
    example: 'Production télévisée',
  },
  period: {
    label: 'Période',
    help: 'De quand à quand, ou combien de temps',
    example: '2018–2021',
  },
  points: { label: 'Points', help: 'Une à six phrases sur ce que vous avez fait' },
  point: {
    label: 'Point',
    help: 'Une phrase sur ce que vous avez fait',
    example: 'J’ai préparé les positions des caméras.',
  },
  lists: {
    label: 'Listes',
    help: 'Une à six listes, comme prix, compétences, formation, langues ou clients, chacune avec un titre et des points',
  },
  list: { label: 'Liste', help: 'Une liste sur la page de votre parcours' },
  listHeading: { label: 'Titre', help: 'Ce que contient la liste', example: 'Prix' },
  listPoints: { label: 'Points', help: 'Une à trente lignes' },
  listPoint: {
    label: 'Point',
    help: 'Une ligne de la liste',
    example: 'Micro d’argent 2023, meilleure émission en direct',
  },

  life: { label: 'Vie personnelle', help: 'Ce que vous faites hors du travail, en paragraphes' },
  paragraph: { label: 'Paragraphe', help: 'Un paragraphe' },
  motif: { label: 'Dessin', help: 'L’un de ceux-ci\u00A0: {choices}' },
  paragraphText: {
    label: 'Texte',
    help: 'Un paragraphe, ou plusieurs séparés par une ligne vide',
    example: 'Je dessine.',
  },

  email: {
    label: 'E-mail',
    help: 'Où arrivent les messages du formulaire',
    example: 'claire@clairemorel.fr',
  },
  phone: {
    label: 'Téléphone',
    help: 'Le + et l’indicatif du pays, 7 à 15 chiffres en tout',
    example: '+33 6 39 98 00 12',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Cochez pour que le lien ouvre WhatsApp à ce numéro\u202F; sinon, il l’appelle',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'L’adresse de votre profil',
    example: 'https://www.linkedin.com/in/claire-morel',
  },
  links: {
    label: 'Liens',
    help: 'Un à huit autres liens, chacun avec un nom et une adresse',
  },
  link: { label: 'Lien', help: 'Un nom et une adresse' },
  linkName: { label: 'Nom', help: 'Ce que dit le lien', example: 'Vimeo' },
  linkAddress: {
    label: 'Adresse',
    help: 'Où il mène',
    example: 'https://vimeo.com/clairemorel',
  },

  texts: { label: 'Textes', help: 'Ce que le site doit dire autrement' },
  text: { label: 'Texte', help: 'En anglais' },

  siteAddress: {
    label: 'Adresse',
    help: 'Où se trouve votre site sur le web, une fois qu’il y est',
    example: 'https://clairemorel.fr/',
  },
  otherLanguages: {
    label: 'Autres langues',
    help: 'Jusqu’à trois pages qui disent la même chose dans une autre langue et sont faites ailleurs. Les langues de ce site s’ajoutent au-dessus du formulaire',
  },
  otherLanguage: { label: 'Langue', help: 'Le même site dans une autre langue' },
  otherLanguageTag: { label: 'Langue', help: 'Le code de sa langue', example: 'en' },
  otherAddress: {
    label: 'Adresse',
    help: 'Où se trouve cette autre page\u00A0: son adresse sur le web ou, si elle est dans le même dossier que celle-ci, le nom de son fichier',
    example: 'en.html',
  },
  legal: {
    label: 'Mentions légales',
    help: 'Ce que la loi de certains pays demande à un site public : une page à part, avec un lien au pied de chaque page',
  },
  legalHeading: {
    label: 'Titre',
    help: 'Le titre de cette page et le lien qui y mène',
    example: 'Mentions légales',
  },
  legalText: {
    label: 'Texte',
    help: 'Qui est responsable, avec une adresse postale, et ce qui est demandé d’autre ; une ligne vide commence un autre paragraphe',
    example: 'Ana Núñez, 1 rue de la Paix, 75002 Paris',
  },
  legalLinks: { label: 'Liens', help: 'Des liens sur cette page, huit au plus' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}\u00A0: {example}.',
    limited: '{help}, {most} caractères au maximum\u00A0: {example}.',
    optional: '{help}\u00A0: {example}. Ou laissez vide.',
    limitedOptional: '{help}, {most} caractères au maximum\u00A0: {example}. Ou laissez vide.',
    example: '«\u202F{text}\u202F»',
    exampleOfList: '«\u202F{text}\u202F»',
  },
  quoted: '«\u202F{text}\u202F»',
  flagExample: 'true ou false, sans guillemets',
  isItMeant: 'Est-ce voulu\u202F?',
  kinds: {
    list: 'une liste',
    date: 'une date',
    group: 'un groupe',
    text: 'un texte',
    aNumber: 'le nombre {number}',
  },

  missing: 'à remplir.',
  empty: 'encore vide.',
  noFlag: 'c’est {kind}, ni true ni false.',
  noText: 'c’est {kind}, pas un texte entre guillemets.',
  misfit: 'c’est {kind}, qui n’a pas sa place ici.',
  entries: {
    one: 'contient {count} élément.',
    many: 'contient {count} éléments.',
    other: 'contient {count} éléments.',
  },
  needsOne: 'il faut l’un de ces champs\u00A0: {names}.',
  several: 'contient {names}.',
  keepOne: 'Gardez l’un des deux et supprimez l’autre.',
  unknownField: 'n’est pas un champ que le site connaît.',
  writeInstead: 'Écrivez plutôt {name}.',
  noSuchField: 'Supprimez-le. Les champs possibles\u00A0: {names}.',
  photoIsFile:
    'La photo est un fichier\u00A0: placez-la à côté de portfolio.toml, nommée portrait.jpg.',
  cvIsFile: 'Le CV est un fichier\u00A0: placez-le dans le dossier public.',
  misplaced: 'se trouve sous {heading}, et en fait donc partie.',
  moveToStart: 'Déplacez {name} plus haut, avant la première ligne qui commence par [.',
  moveBelow: 'Déplacez {name} plus haut, parmi les lignes sous {heading}.',

  damagedCharacter: 'contient un caractère endommagé (�).',
  invisibleAtStart: 'contient un caractère invisible ({code}) au début.',
  invisibleBehind: 'contient un caractère invisible ({code}) après {text}.',
  spaces: 'commence ou se termine par un espace.',
  tabAtStart: 'contient une tabulation au début\u00A0: remplacez-la par un espace.',
  tabBehind: 'contient une tabulation après {text}\u00A0: remplacez-la par un espace.',
  breakAtStart: 'contient un saut de ligne au début\u00A0: remplacez-le par un espace.',
  breakBehind: 'contient un saut de ligne après {text}\u00A0: remplacez-le par un espace.',
  tooLong: 'trop de caractères\u00A0: {length}, pour {most} au maximum.',
  paragraphs: 'trop de paragraphes\u00A0: {length}, pour {most} au maximum.',
  noDrawing: 'aucun dessin ne s’appelle {text}.',
  noColour: 'aucune couleur ne s’appelle {text}.',

  mailto: 'commence par «\u202Fmailto:\u202F».',
  space: 'contient un espace.',
  oneAt: 'adresse e-mail non valide\u00A0: il faut un @, et un seul.',
  beforeAt: 'adresse e-mail non valide\u00A0: vérifiez ce qui précède le @.',
  afterAt: 'adresse e-mail non valide\u00A0: vérifiez ce qui suit le @.',
  notOfPhone: 'contient quelque chose qui ne fait pas partie d’un numéro de téléphone.',
  noPlus: 'ne commence pas par + et l’indicatif du pays.',
  zeroInBrackets: 'contient (0), qu’on ne compose pas depuis l’étranger.',
  zeroAfterPlus: 'le + est suivi d’un 0, à la place de l’indicatif du pays.',
  fewDigits: {
    one: 'trop peu de chiffres\u00A0: {count}.',
    many: 'trop peu de chiffres\u00A0: {count}.',
    other: 'trop peu de chiffres\u00A0: {count}.',
  },
  manyDigits: {
    one: 'trop de chiffres\u00A0: {count}.',
    many: 'trop de chiffres\u00A0: {count}.',
    other: 'trop de chiffres\u00A0: {count}.',
  },
  noWebAddress: 'n’est pas une adresse web.',
  userName: 'mène à {host}, car ce qui précède le @ est un nom d’utilisateur ou un mot de passe.',
  noHttps: 'ne commence pas par https://.',
  noLinkedin: 'n’est pas une adresse de linkedin.com.',
  noProfile: 'n’est pas un profil personnel\u00A0: il manque /in/ et votre nom.',
  http: 'commence par http://, sans le s.',
  otherwiseWritten: 's’écrit autrement que la page {page}.',
  noPath: 'n’est ni une page de ce site ni une adresse web.',
  fileIsAddress: 'c’est une adresse\u00A0: sa place est dans {field}.',
  fileInFolder: 'contient un dossier\u00A0: il ne faut que le nom du fichier.',
  fileSign: 'contient un signe interdit dans les noms de fichiers sous Windows.',
  fileReserved: 'est un nom que Windows réserve à un périphérique.',
  sameFile: 'porte le nom d’un autre fichier, {name}, aux majuscules près.',
  renameFile: 'Windows ne peut garder que l’un des deux\u00A0: renommez l’autre.',
  noFilm: 'ne se termine pas par .mp4, .webm, .m4v ou .mov.',
  noMedia:
    'ne se termine pas par .mp4, .webm, .m4v ou .mov (film), ni par .mp3, .m4a, .ogg, .opus, .wav ou .flac (son).',
  noCaptions: 'ne se termine pas par .vtt ou .srt.',
  noSlug:
    'contient autre chose que des minuscules, des chiffres et des traits d’union simples entre eux.',
  pageInFolder: 'contient / ou \\\u00A0: le fichier doit se trouver à côté de cette page.',
  noPage: 'n’est ni une adresse web ni le nom d’une page qui se termine par .html.',
  placeInPage: 'contient ? ou #, qui mènent à un endroit dans une page.',
  noFocus: 'n’est pas un endroit de la photo.',

  language: {
    hyphen: 's’écrit {tag}, avec un trait d’union.',
    name: 'c’est un nom\u00A0: {name} s’écrit {tag}.',
    isCountry: 'c’est un pays\u00A0: {text} est le pays, la langue est {tag}.',
    none: 'n’est pas le code d’une langue.',
  },

  deadLink: 'mène à une page que ce site n’a pas\u00A0: la section {part} est vide.',
  writePart: 'Écrivez une autre adresse, ou remplissez la section {part}.',
  bar: 'dépasse de {pixels}\u00A0px la largeur d’un mobile de 320\u00A0px\u00A0: {labels} côte à côte.',
  shorterLabel: 'Choisissez un mot plus court ici, ou pour l’un des autres.',
  wide: 'dépasse de {pixels}\u00A0px la largeur d’un mobile de 320\u00A0px\u00A0: {word}.',
  shorterWord: 'Choisissez un mot plus court, ou mettez un trait d’union là où on peut le couper.',
  captionsAlone: 'il manque le film.',
  nameFilm: 'Choisissez le film, ou supprimez les sous-titres.',
  nameFilmOfStill: 'Choisissez le film, ou supprimez l’image.',
  captionsOfSound: 'va avec un son, qui n’affiche pas de sous-titres.',
  sayInStory: 'Écrivez dans le récit ce qui y est dit, et supprimez les sous-titres.',
  sameSlug: 'même adresse que celle du projet {number}.',
  ownSlug: 'Donnez à chaque projet sa propre adresse.',
  ownLanguage: 'c’est la langue de cette page elle-même\u00A0: {text}.',
  ownAddress: 'c’est l’adresse de cette page elle-même\u00A0: {text}.',
  leftOut: 'vide\u00A0: le site n’aura pas cette section.',
  saysSample: 'contient encore le texte du modèle.',
  leaveIfTrue: 'Gardez-le s’il est vrai pour vous.',
  holds: 'contient {text}.',
  attack: 'contient {text}, que certains filtres de messagerie prennent pour une attaque.',
  otherAlphabet:
    'contient, parmi des lettres latines, une lettre d’un autre alphabet\u00A0: {letter}.',
  deadAddress: 'contient l’adresse {address}, qui n’est pas un lien à cet endroit.',
  noYear: 'contient {text}, qui n’est pas une année.',
  backwards: 'va à rebours\u00A0: {text}.',
  untranslated: {
    one: '{count} texte est en anglais, car cette langue n’est pas fournie avec le site\u00A0: {language}.',
    many: '{count} textes sont en anglais, car cette langue n’est pas fournie avec le site\u00A0: {language}.',
    other:
      '{count} textes sont en anglais, car cette langue n’est pas fournie avec le site\u00A0: {language}.',
  },
  languageNotCountry: '{language} (pour {country}, le code de la langue est {tag})',
  writeThemYourself: 'Est-ce voulu\u202F? Vous pouvez les écrire vous-même.',

  sample: 'vient encore du modèle\u00A0: {text}.',
  own: {
    fullName: 'Écrivez votre propre nom.',
    greeting: 'Saluez avec votre propre nom.',
    description: 'Écrivez une phrase sur vous.',
    email: 'Écrivez votre propre adresse e-mail.',
    phone: 'Écrivez votre propre numéro de téléphone.',
    linkedin: 'Écrivez l’adresse de votre propre profil.',
  },

  file: {
    empty: {
      problem: 'vide ou illisible.',
      expected: 'Enregistrez-le de nouveau au même endroit.',
    },
  },

  cv: {
    empty: {
      problem: 'vide ou illisible.',
      expected: 'Enregistrez de nouveau votre CV, en PDF.',
    },
    large: {
      problem: 'trop lourd à envoyer\u00A0: {size}\u00A0Mo.',
      expected:
        'Enregistrez-le à moins de 5\u00A0Mo\u00A0: la plupart des programmes proposent «\u202Ftaille réduite\u202F» ou «\u202Fpour le web\u202F».',
    },
    office: {
      problem: 'document bureautique, pas un PDF.',
      expected: 'Enregistrez ou exportez votre CV en PDF\u202F; le renommer ne suffit pas.',
    },
    text: {
      problem: 'fichier texte, pas un PDF.',
      expected: 'Enregistrez ou exportez votre CV en PDF\u202F; le renommer ne suffit pas.',
    },
    other: {
      problem: 'autre type de fichier, pas un PDF.',
      expected: 'Enregistrez ou exportez votre CV en PDF\u202F; le renommer ne suffit pas.',
    },
    cut: {
      problem: 'fichier endommagé\u00A0: il manque la fin.',
      expected: 'Enregistrez-le ou copiez-le de nouveau.',
    },
    locked: {
      problem: 'protégé par un mot de passe, ou contre la copie.',
      expected:
        'Enregistrez-le sans protection\u00A0: sinon certaines personnes, et tous les logiciels de recrutement, ne pourraient pas le lire.',
    },
    damaged: {
      problem: 'fichier endommagé\u00A0: il ne s’ouvre pas.',
      expected: 'Enregistrez ou exportez de nouveau votre CV en PDF.',
    },
    active: {
      problem: 'contient un script, que des filtres de messagerie peuvent bloquer.',
      expected: 'Est-ce voulu\u202F? Réimprimé en PDF, il n’en contient plus.',
    },
    attached: {
      problem:
        'contient un autre fichier, que n’importe qui peut en extraire\u202F: celui d’un Europass (XML) donne votre date de naissance, votre adresse et votre photo. Des filtres de messagerie peuvent aussi le bloquer.',
      expected: 'Est-ce voulu\u202F? Réimprimé en PDF, il n’en contient plus.',
    },
    sample: { problem: 'c’est encore le CV du modèle.', expected: 'Mettez-y le vôtre.' },
  },

  picture: {
    none: {
      problem: 'image illisible.',
      expected: 'Ouvrez-la dans un logiciel de photo et enregistrez-la en JPEG.',
    },
    film: {
      problem: 'c’est un film, pas une image.',
      expected: 'Enregistrez-en une image en JPEG.',
    },
    pdf: {
      problem: 'c’est un PDF, pas une image.',
      expected: 'Enregistrez en JPEG l’image qu’il contient.',
    },
    kind: {
      problem: 'image de type {kind}, impossible à lire ici.',
      expected: 'Ouvrez-la dans un logiciel de photo et enregistrez-la en JPEG.',
    },
    drawing: {
      problem: 'dessin (SVG), que le studio n’accepte pas.',
      expected: 'Exportez-le en PNG, large de 2\u202F000 pixels.',
    },
    damaged: {
      problem: 'image endommagée\u00A0: une partie manque ou est abîmée.',
      expected: 'Copiez-la de nouveau depuis son origine.',
    },
    heavy: {
      problem: 'ne tient pas dans {kilobytes}\u00A0ko.',
      expected: 'Prenez une autre photo.',
    },
    large: {
      problem: 'trop de pixels à traiter\u00A0: {width} × {height}.',
      expected: 'Enregistrez-la plus petite\u202F; 4\u202F000 pixels de côté suffisent largement.',
    },
    small: {
      problem: 'image trop petite\u00A0: {width} × {height} pixels.',
      expected: 'Prenez une photo d’au moins {pixels} pixels de chaque côté.',
    },
  },

  captions: {
    line: 'ligne {line}',
    times: 'Un temps s’écrit 00:01:02.500, et un sous-titre en a deux, séparés par -->.',
    large: {
      problem: 'trop lourd\u00A0: {kilobytes}\u00A0ko, pour 500 au maximum.',
      expected:
        'Les sous-titres d’un film de deux heures font 150\u00A0ko\u202F; est-ce le bon fichier\u202F?',
    },
    encoding: {
      problem: 'n’est pas enregistré en UTF-8.',
      expected: 'Ouvrez-le dans votre éditeur et enregistrez-le de nouveau, avec l’encodage UTF-8.',
    },
    none: 'ne contient aucun sous-titre.',
    noWebVtt: {
      problem: 'il manque WEBVTT.',
      expected: 'Écrivez WEBVTT sur la première ligne, et laissez la deuxième vide.',
    },
    isWebVtt: {
      problem: 'c’est un WebVTT, ce que son nom ne dit pas.',
      expected: 'Renommez-le en {name}.',
    },
    otherKind: {
      problem: 'de type {kind}, que les navigateurs n’affichent pas.',
      expected: 'Exportez-le en SRT ou en WebVTT\u202F: les logiciels de sous-titres le font.',
    },
    isSrt: {
      problem: 'c’est un SRT, ce que son nom ne dit pas.',
      expected: 'Renommez-le en {name}.',
    },
    joined: {
      problem: 'suit directement un autre sous-titre.',
      expected: 'Laissez une ligne vide au-dessus.',
    },
    noTimes: 'ne contient pas de temps lisibles\u00A0: {text}.',
    backwards: {
      problem: 'finit à {to} et commence à {from}.',
      expected: 'Écrivez le temps le plus tardif après -->.',
    },
    homeless: {
      problem: 'ne fait partie d’aucun sous-titre\u00A0: {text}.',
      expected: 'Écrivez ses temps au-dessus, ou supprimez la ligne vide à cet endroit.',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'Studio',
  language: 'Langue du studio',
  skip: 'Aller au formulaire',
  parts: 'Sections',
  startScreen: {
    what: 'Créez ici votre propre site web, en un seul fichier. Rien de ce que vous écrivez ou choisissez ne quitte cet appareil tant que vous ne l’envoyez pas.',
    begin: 'Commencer',
    beginHelp:
      'Avec un formulaire vide. Les textes en gris sont des exemples\u00A0: ils ne sont jamais enregistrés.',
  },
  cannotStart: {
    here: 'Le studio ne fonctionne pas ici.',
    where:
      'Il fonctionne dans Chrome, Edge et d’autres navigateurs basés sur Chromium à partir de la version {chromium}, et dans un Firefox ou un Safari à jour. Il lui faut JavaScript et WebAssembly, qu’un réglage comme le mode Isolement peut désactiver.',
    withoutScripts: 'JavaScript est désactivé ici.',
  },
  stopped: {
    part: 'Cette partie du studio s’est arrêtée, le reste continue de fonctionner\u00A0: {reason}',
    cause:
      'Un traducteur ou une extension du navigateur a peut-être modifié cette page. Désactivez-le ici, puis réessayez.',
    kept: 'Rien n’est perdu\u00A0: ce que vous n’avez pas enregistré est gardé comme brouillon.',
    whole: 'Le studio s’est arrêté\u00A0: {reason}',
    goOn: 'Rechargez la page, et continuez avec le brouillon.',
    reload: 'Recharger la page',
  },
  shielded:
    'Votre site ne peut pas être affiché ici\u00A0: une autre page affiche le studio et l’isole (sandbox). Vous pouvez écrire quand même, mais elle interdit peut-être aussi d’enregistrer. Ouvrez studio.html dans un onglet à part, ou téléchargez-le et ouvrez-le depuis votre disque.',
  form: 'Ce que dit votre site',
  preview: 'Votre site',
  pointHelp: 'Cliquez sur un texte ou une image pour le modifier.',
  pointKeys: 'Dans un champ, Ctrl + Entrée mène à son emplacement ici, et Échap ramène au champ.',
  undo: 'Annuler',
  redo: 'Rétablir',
  save: 'Enregistrer',
  saveHelp: 'Ctrl + S ou Cmd + S',
  letter: 'Copier un message d’accompagnement',
  letterCopied:
    'Le message est copié\u00A0: collez-le dans un e-mail, et joignez-y ce que vous avez enregistré.',
  letterByHand: 'Le message, à copier à la main',
  open: 'Ouvrir un site',
  openHelp: 'Le fichier zip que vous avez enregistré, ou son index.html avec le CV et les films.',
  photo: 'Photo',
  photoHelp: 'Un portrait en hauteur\u00A0: JPEG, PNG, WebP ou AVIF.',
  cv: 'CV',
  cvHelp: 'Un PDF de 5\u00A0Mo au maximum\u202F; son nom est tiré de votre prénom.',
  cvIs: {
    one: '{name}\u00A0: {count} page, {size}.',
    many: '{name}\u00A0: {count} pages, {size}.',
    other: '{name}\u00A0: {count} pages, {size}.',
  },
  cvText: {
    canFill: 'Son texte peut remplir votre formulaire.',
    open: 'Reprendre du CV',
    scan: 'Son texte ne peut pas remplir votre formulaire\u00A0: il n’y en a presque pas, comme dans un scan ou une image.',
    signs:
      'Son texte ne peut pas remplir votre formulaire\u00A0: trop de caractères sont illisibles.',
    slow: 'Son texte ne peut pas remplir votre formulaire\u00A0: le lire prend trop de temps.',
  },
  lines: {
    fromCv: 'De votre CV',
    fromPasted: 'De ce que vous avez collé',
    found: 'Trouvé',
    europass: 'Entrées d’Europass',
    education: 'Formation',
    languages: 'Langues',
    has: 'Déjà là\u00A0: {text}',
    isThere: 'dans le formulaire',
    take: 'Insérer ce qui est coché',
    taken: 'Ce qui était coché est en place. «\u202FAnnuler\u202F» permet de revenir en arrière.',
    byLine: 'Ligne par ligne',
    into: 'Destination\u00A0: {field}',
    noField: 'Allez d’abord dans le champ du formulaire où une ligne doit aller.',
    help: 'Appuyez sur une ligne, et elle y est insérée. Les cases en marquent plusieurs\u202F; avec Maj, toutes celles qui sont entre deux. Plusieurs lignes remplissent tout un poste ou tout un projet.',
    keys: 'Les flèches parcourent les lignes, Espace marque, Entrée insère. Dans un champ, Ctrl + Entrée mène ici, et Échap ramène au champ.',
    nextDate: 'Suivante avec une date',
    putMarked: {
      one: 'Insérer {count} ligne',
      many: 'Insérer {count} de lignes',
      other: 'Insérer {count} lignes',
    },
    put: '{field}\u00A0: {text}. «\u202FAnnuler\u202F» permet de revenir en arrière.',
    left: 'Non inséré, car le champ contient déjà un autre texte\u00A0: {text}.',
    offer: 'Insérer ligne par ligne',
  },
  stillHelp: 'Une photo pour la carte du projet.',
  reelStillHelp: 'Une photo que l’on voit avant que le film ne commence.',
  removeStill: 'Supprimer l’image',
  preparing: 'Préparation de {what}…',
  ready: '{what} est en place.',
  allReady: {
    one: 'Le fichier est en place.',
    many: 'Les {count} fichiers sont en place.',
    other: 'Les {count} fichiers sont en place.',
  },
  pictures: {
    help: 'Une photo pour la page du projet, montrée en entier.',
    add: 'Ajouter des images',
    addHelp:
      'Jusqu’à {most} photos pour la page du projet. Vous pouvez en choisir plusieurs à la fois.',
    asProjects: 'Créer des projets à partir d’images, de films ou de sons',
    asProjectsHelp:
      'Chaque fichier devient un projet qui porte son nom, ou va à celui qui le porte déjà. Vous pouvez en choisir plusieurs à la fois.',
    preparing: 'Préparation de {name}, {place} sur {of}…',
    noRoom: 'Un projet a de la place pour {most} images. Laissées de côté\u00A0: {files}.',
  },
  focusHelp:
    'Appuyez sur l’image à l’endroit qui doit y rester, ou utilisez les touches fléchées. Les deux nombres disent à quelle distance il se trouve de la gauche et du haut',
  focusAt: '{x}\u00A0% depuis la gauche, {y}\u00A0% depuis le haut',
  focusGone:
    'Une page rouverte ne contient que le cadrage. Pour le déplacer, choisissez de nouveau la photo.',
  crops: { phone: 'Sur mobile', desktop: 'Sur ordinateur' },
  add: 'Ajouter\u00A0: {what}',
  remove: 'Supprimer',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  added: 'Ajout\u00A0: {what}.',
  removed: 'Suppression\u00A0: {what}. «\u202FAnnuler\u202F» permet de revenir en arrière.',
  moved: 'Déplacement\u00A0: {what}, maintenant {place} sur {of}.',
  undone: 'Action annulée.',
  redone: 'Action rétablie.',
  languageHelp:
    'Le code d’une langue, comme nl pour le néerlandais, ou un code avec région, comme pt-BR. Ce que le site dit de lui-même est alors en anglais, jusqu’à ce que vous l’écriviez sous «\u202FTextes\u202F».',
  otherLanguage: 'Autre…',
  begin: 'Créer\u00A0: {part}',
  cleaned: 'Des caractères invisibles ont été retirés de ce que vous avez collé.',
  completed: 'Complété\u00A0: {text}. «\u202FAnnuler\u202F» permet de revenir en arrière.',
  pasted: {
    lines:
      'Vous avez collé plusieurs lignes. Chacune peut devenir une entrée\u00A0; avec Entrée, elles restent telles quelles.',
    makeEntries: {
      one: 'En faire une entrée',
      many: 'En faire {count} entrées',
      other: 'En faire {count} entrées',
    },
    swap: 'Échanger fonctions et noms',
    keep: 'Laisser tel quel',
    table: 'Vous avez collé un tableau. Dites ce que contient chaque colonne.',
    column: 'Colonne {number}',
    leaveOut: 'Laisser de côté',
    hasNames: 'La première ligne nomme les colonnes',
    needs: 'Choisissez encore la colonne de ceci\u00A0: {field}.',
    noRoom: 'Il y a de la place pour {most}, et pas pour ceux-ci ({count})\u00A0: {names}.',
    makeProjects: {
      one: 'Ajouter un projet',
      many: 'Ajouter {count} projets',
      other: 'Ajouter {count} projets',
    },
    makeJobs: {
      one: 'Ajouter un poste',
      many: 'Ajouter {count} postes',
      other: 'Ajouter {count} postes',
    },
    large:
      'Le tableau que vous avez collé est trop grand pour être réparti ici. Copiez-en au plus {rows} lignes et {columns} colonnes.',
    tooMuch:
      'Rien n’a été collé, car il y a plus de {most} caractères. Copiez-en une partie seulement.',
    rest: 'Tout est dans le champ, mais votre site ne le montre que jusqu’ici\u00A0: {end}',
    join: 'Réunir en {most} paragraphes',
    hint: 'Un tableau, par exemple celui d’un tableur, se colle dans n’importe quel champ d’une entrée.',
  },
  period: {
    from: 'Début, ou durée',
    to: 'Fin',
    now: 'Maintenant',
    isCurrent: 'C’est mon poste actuel',
  },
  national: {
    choose: 'Pays de ce numéro',
    take: 'Écrire {number}',
  },
  drop: 'Vous pouvez aussi déposer le fichier ici.',
  optional: 'peut rester vide',
  noChoice: 'Aucun choix',
  help: '{help}.',
  drawings: {
    order: 'Rangement',
    art: 'Art',
    reading: 'Lecture',
    cycling: 'Vélo',
    people: 'Personnes',
    school: 'École',
    spanish: 'Espagnol',
    music: 'Musique',
    cooking: 'Cuisine',
    swimming: 'Natation',
    running: 'Course à pied',
    football: 'Football',
    travel: 'Voyages',
    photography: 'Photographie',
    gardening: 'Jardinage',
    film: 'Cinéma',
    animals: 'Animaux',
    theatre: 'Théâtre',
    mountains: 'Montagne',
    languages: 'Langues',
    family: 'Famille',
    volunteering: 'Bénévolat',
  },
  crafts: {
    camera: 'Objectif',
    edit: 'Pellicule',
    light: 'Couleur de la lumière',
    radio: 'Cadran radio',
    sound: 'Vumètre',
  },
  accents: {
    red: 'Rouge',
    amber: 'Ambre',
    green: 'Vert',
    blue: 'Bleu',
    plum: 'Prune',
  },
  count: '{length} sur {most}',
  sections: {
    you: 'Vous',
    photo: 'Photo',
    about: 'À propos',
    projects: 'Projets',
    work: 'Parcours',
    life: 'Vie personnelle',
    contact: 'Contact',
    words: 'Textes',
    address: 'Sur le web',
  },
  wordPlaces: 'À la place de {places}, le site met un nombre ou un nom\u202F; laissez-le tel quel',
  wordsHelp:
    'Ce que le site dit de lui-même, dans votre langue. N’écrivez ici que ce qui doit changer.',
  places: {
    '': 'Partout',
    bar: 'Menu',
    hero: 'Accueil',
    about: 'À propos',
    projects: 'Projets',
    contact: 'Contact',
    workDetails: 'Page du parcours',
    lifeDetails: 'Page «\u202FVie personnelle\u202F»',
    projectPage: 'Page d’un projet',
    footer: 'Pied de page',
    kit: 'Message et README',
  },
  show: { form: 'Saisie', preview: 'Aperçu' },
  width: { all: 'Pleine largeur', phone: 'Mobile' },
  left: {
    error: {
      one: 'Un point à corriger',
      many: '{count} points à corriger',
      other: '{count} points à corriger',
    },
    todo: {
      one: 'Une chose reste à faire',
      many: '{count} choses restent à faire',
      other: '{count} choses restent à faire',
    },
    sample: {
      one: 'Une valeur vient encore du modèle',
      many: '{count} valeurs viennent encore du modèle',
      other: '{count} valeurs viennent encore du modèle',
    },
    question: {
      one: 'Un point à vérifier',
      many: '{count} points à vérifier',
      other: '{count} points à vérifier',
    },
  },
  errorsHere: {
    one: '{count} à corriger',
    many: '{count} à corriger',
    other: '{count} à corriger',
  },
  todoHere: { one: '{count} à faire', many: '{count} à faire', other: '{count} à faire' },
  hasExamples: 'Ce qui est gris et en pointillé est un exemple, et n’est jamais enregistré.',
  looking: 'Vérification de votre site…',
  /** The answer if a part shall be left out. */
  meant: 'Oui, s’en passer',
  nothingLeft: 'Il ne reste rien à faire.',
  zipSize: {
    anyMail: 'Le fichier zip fera environ {size}, assez peu pour n’importe quel e-mail.',
    someMail: 'Le fichier zip fera environ {size}, trop pour certaines messageries.',
    noMail:
      'Le fichier zip fera environ {size}, trop pour la plupart des e-mails\u00A0: envoyez plutôt un lien, ou remettez une clé USB.',
    largeStick:
      'Le fichier zip fera environ {size}, trop pour un e-mail\u00A0: envoyez plutôt un lien, ou remettez une clé USB formatée en exFAT ou NTFS, car les autres n’acceptent pas de fichier de 4\u00A0Go.',
  },
  notSaved: 'Rien n’a été enregistré. Corrigez d’abord ce qui est indiqué.',
  notOpened:
    '{page} n’a pas été ouvert. Corrigez d’abord ce qui est indiqué, car cette page est mise avant dans le fichier zip.',
  saveFailed: 'Rien n’a été enregistré, à cause d’une erreur\u00A0: {reason}',
  letterFailed: 'Le message n’a pas été copié, à cause d’une erreur\u00A0: {reason}',
  notComposed:
    'Le studio n’a pas pu créer le site à partir de votre saisie, l’aperçu et la liste sont donc en attente\u00A0: {reason}',
  tryAgain: 'Réessayer',
  composerGone:
    'la partie du studio qui crée les sites s’est arrêtée. Rechargez cette page, et continuez avec le brouillon.',
  saved: 'Enregistré sous le nom {name}.',
  folder: {
    open: 'Ouvrir un dossier',
    openHelp: 'Le dossier où se trouve votre site. Dès lors, «\u00A0Enregistrer\u00A0» y écrit.',
    save: 'Enregistrer dans un dossier',
    zip: 'Enregistrer en zip',
    help: 'Après «\u00A0Enregistrer dans un dossier\u00A0», «\u00A0Enregistrer\u00A0» y écrit. Le navigateur refuse le Bureau et Téléchargements eux-mêmes, mais accepte un dossier qui s’y trouve.',
    goes: '«\u00A0Enregistrer\u00A0» écrit dans le dossier {folder}.',
    file: '{name}, {place} sur {of}',
    saved: 'Enregistré dans {folder}\u00A0: {files}.',
    same: 'Enregistré. Rien n’était à changer dans {folder}.',
    ask: 'Dans {folder} se trouvent d’autres fichiers de ces noms, ou quelqu’un les a modifiés entre-temps\u00A0: {files}. Les remplacer\u00A0?',
    replace: 'Les remplacer',
    leave: 'Les laisser',
    failed:
      'Tout n’est pas enregistré dans {folder}\u00A0: le dossier n’est plus là, il est verrouillé ou plein, ou le navigateur ne peut pas y écrire.',
    lacks: 'Absent du dossier\u00A0: {files}. Placez-le à côté de la page.',
    notThere: 'Seulement dans le fichier zip\u00A0: {files}.',
    left: 'Ces fichiers ne font plus partie du site, mais se trouvent encore dans le dossier\u00A0: {files}. Supprimez à la main ce qui ne doit pas être public.',
    keep: 'Gardez toujours ensemble les fichiers du dossier. Puis choisissez\u00A0:',
  },
  afterSaving: {
    label: 'Après l’enregistrement',
    close: 'Fermer',
    web: 'Mettre en ligne',
    unpack:
      'Décompressez d’abord le fichier zip. Gardez toujours ses fichiers ensemble. Puis choisissez\u00A0:',
    ways: {
      service:
        'Sur un ordinateur, faites glisser le dossier sur app.netlify.com/drop. Quelques secondes plus tard, vous avez une adresse à envoyer. Elle ne reste que si vous créez ensuite un compte chez Netlify, qui est gratuit.',
      webSpace:
        'Si vous avez un hébergement web, copiez-y les fichiers du dossier, avec le programme qu’indique votre hébergeur.',
      stick:
        'Copiez le dossier sur une clé USB ou un disque partagé. Il suffit d’y ouvrir {page} pour tout voir, sans réseau.',
    },
  },
  savedWithoutPicture:
    'Enregistré sous le nom {name}, sans l’image pour les liens, car ce navigateur modifie les images pour éviter qu’on vous reconnaisse.',
  layMedia:
    'Absent du fichier zip\u00A0: {files}. Décompressez-le, et placez {files} à côté de {page}.',
  saving: 'Enregistrement…',
  savedSoFar: '{done} sur {all}',
  draft: {
    found: 'Il existe un brouillon du {when}, qui n’a pas été enregistré.',
    goOn: 'Reprendre',
    isOpen: 'Le brouillon est ouvert. «\u202FAnnuler\u202F» ramène ce qui était là avant.',
    drop: 'Supprimer',
    isDropped: 'Le brouillon est supprimé.',
    isTaken: 'Une autre fenêtre a repris ou supprimé ce brouillon.',
    unreadable: 'Le brouillon est illisible\u00A0: {reason}',
    privacy:
      'Chaque fenêtre garde dans ce navigateur son propre brouillon, en cas de plantage. Si d’autres utilisent cet appareil, enregistrez ou supprimez votre travail avant de partir.',
    failed: 'Ce navigateur ne garde pas de brouillon, enregistrez donc souvent\u00A0: {reason}',
    lacksFiles:
      'Le brouillon garde vos textes, mais pas tous les fichiers, enregistrez donc souvent\u00A0: {reason}',
    lacksFilms: {
      one: 'Absent du brouillon\u00A0: {files}, car ce navigateur manque de place. Gardez ce fichier\u00A0: après un plantage, vous le choisirez de nouveau.',
      many: 'Absents du brouillon\u00A0: {files}, car ce navigateur manque de place. Gardez ces fichiers\u00A0: après un plantage, vous les choisirez de nouveau.',
      other:
        'Absents du brouillon\u00A0: {files}, car ce navigateur manque de place. Gardez ces fichiers\u00A0: après un plantage, vous les choisirez de nouveau.',
    },
    noAnswer: 'son espace de stockage ne répond pas.',
    insecure: 'cela demande une page ouverte depuis un disque, ou depuis une adresse en https.',
  },
  ask: {
    open: 'Ouvrir {name}\u202F?',
    openUnsaved:
      'Ouvrir {name}\u202F? Ce que vous n’avez pas enregistré disparaît\u202F; «\u202FAnnuler\u202F» le ramène.',
    lacks:
      'Il manque dans {name} ce que contient le site ouvert\u00A0: {what}. L’ouvrir\u202F? «\u202FAnnuler\u202F» ramène ce qui est ouvert maintenant.',
    yes: 'Ouvrir',
    no: 'Rester ici',
  },
  drops: {
    projects: {
      one: 'Créer un projet à partir de {files}\u202F?',
      many: 'Créer {count} projets à partir de {files}\u202F?',
      other: 'Créer {count} projets à partir de {files}\u202F?',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: 'Mettre {files} dans le projet de ce titre\u202F?',
      many: 'Mettre {files} dans les projets de ces titres\u202F?',
      other: 'Mettre {files} dans les projets de ces titres\u202F?',
    },
    first: 'Cela se fait dans la première langue, que le formulaire montre ensuite.',
    cv: 'Prendre {name} comme CV\u202F?',
    replacesCv:
      'Prendre {name} comme CV\u202F? Il remplace celui qui est là\u202F; «\u202FAnnuler\u202F» le ramène.',
    elsewhere: 'Pour une autre place, comme votre photo, déposez-le sur le champ voulu.',
    yes: 'Oui',
    onlyProjects: 'Seulement les projets',
    no: 'Non, ne rien changer',
    alike: '{files}\u00A0: {problem}',
    sheet: {
      problem: 'feuille de calcul.',
      expected: 'Enregistrez-la en CSV, ou copiez ses lignes et collez-les dans un projet.',
    },
    table: {
      problem: 'tableau.',
      expected: 'Copiez ses lignes et collez-les dans un projet.',
    },
    plain: {
      problem: 'texte.',
      expected: 'Copiez ce qu’il vous faut, et collez-le dans un champ.',
    },
    zip: {
      problem: 'fichier zip sans page.',
      expected: 'Décompressez-le, et déposez ce qu’il contient.',
    },
    unknown: {
      problem: 'type de fichier qui n’a pas de place ici.',
      expected:
        'Il y a une place pour les images, les films, les sons, les sous-titres, et votre CV en PDF.',
    },
    pdfs: {
      problem: 'un PDF, mais pas le seul.',
      expected: 'Déposez votre CV tout seul.',
    },
    captions: {
      problem: 'ne va avec aucun des films déposés.',
      expected: 'Déposez-le sur les sous-titres de son film.',
    },
  },
  opened: '{name} est ouvert.',
  languages: {
    label: 'Langues du site',
    which: 'Quelle langue',
    add: 'Ajouter une langue',
    added: '{language} est ajouté. Écrivez ce que dit chaque texte dans cette langue.',
    remove: 'Retirer {language}',
    removed: '{language} est retiré. «\u202FAnnuler\u202F» le ramène.',
    help: 'Ce que vous laissez vide est comme dans la première langue. Les images, les films, les dates et l’ordre se changent là.',
    todo: {
      one: 'Encore {count} texte à traduire',
      many: 'Encore {count} textes à traduire',
      other: 'Encore {count} textes à traduire',
    },
    done: 'Tout est traduit.',
    most: 'Un site parle quatre langues au plus.',
    twice: {
      problem: 'c’est celle d’une autre page de ce site.',
      expected: 'Choisissez une autre langue, ou retirez l’une des deux.',
    },
    nothing: 'Il n’y a encore rien à traduire\u00A0: écrivez d’abord dans la première langue.',
    untranslated: {
      one: '{count} texte n’est pas encore traduit, donc la page montre celui de la première langue.',
      many: '{count} textes ne sont pas encore traduits, donc la page montre ceux de la première langue.',
      other:
        '{count} textes ne sont pas encore traduits, donc la page montre ceux de la première langue.',
    },
  },
  otherPages: {
    label: 'Autres pages du fichier zip',
    open: 'Ouvrir {page}',
    help: 'Elles restent telles quelles dans le fichier zip. Avant de passer à l’une d’elles, cette page y est mise telle qu’elle est maintenant.',
    are: 'D’autres pages se trouvent à côté et restent telles quelles\u00A0: {files}. Pour en modifier une, ouvrez-la sous les sections.',
    translate: 'Prendre {page} comme traduction',
    translateHelp:
      'Ses textes deviennent alors une traduction\u00A0; listes, images et fichiers sont ceux de cette page.',
    canTranslate: 'Ou prenez-en une comme traduction au même endroit.',
    broken:
      'Ces pages sont illisibles. Ce que la page ouverte dit dans leurs langues est donc repris, et l’enregistrement les refait\u00A0: {files}.',
    changed:
      'Dans les langues de ces pages, la page ouverte disait autre chose, ce qui est laissé de côté\u00A0: {files}.',
    onlyTexts:
      'Dans une autre langue, ces champs en disaient plus que dans la première, ce qui est laissé de côté\u00A0: {fields}.',
    isTranslation: '{page} est maintenant une traduction de cette page.',
    withoutFields:
      'Elle en disait plus dans ces champs, ce qui est laissé de côté\u00A0: {fields}. «\u202FAnnuler\u202F» rétablit la page.',
    files: 'Images et fichiers',
    noSuchPage: {
      problem: 'mène à {file}, qui n’est pas dans le fichier zip.',
      expected:
        'Faites aussi cette page, et placez {file} à côté de celle-ci\u00A0: sans elle, le lien ne mène nulle part.',
    },
    placeTaken: {
      problem: 'donnerait un fichier nommé {file}, mais un autre fichier du zip porte déjà ce nom.',
      expected: 'Écrivez autre chose, ou retirez ce fichier du zip.',
    },
  },
  keptFiles: 'Ces fichiers restent aussi dans le zip\u00A0: {files}.',
  opening: 'Ouverture de {name}…',
  dropped: 'Ce que vous avez déposé',
  cannotOpen: {
    empty: 'vide.',
    large: 'trop lourd pour un site\u00A0: plus de 60\u00A0Mo sans ses films.',
    noZip: 'fichier zip endommagé. Téléchargez-le ou copiez-le de nouveau.',
    lockedZip: 'protégé par un mot de passe. Décompressez-le, et ouvrez son index.html avec le CV.',
    otherZip:
      'ce fichier zip ne peut pas être lu ici. Décompressez-le, et ouvrez son index.html avec le CV.',
    twice: 'contient {what} deux fois. N’en ouvrez qu’un.',
    manyFiles:
      'contient plus de {what} fichiers, et tous iraient dans le zip. Placez le site dans un dossier à part.',
    noPage: 'ne contient pas d’index.html.',
    foreign: 'n’est pas une page de ce studio.',
    firstVersion:
      'page de la version 1, qui ne contient pas ses données. Copiez-en les textes dans les champs ici.',
    sameLanguage: 'page dans une langue que le site a déjà.',
    newer: 'créé par un studio plus récent. Ouvrez-le avec celui-là.',
    damaged: 'fichier endommagé\u00A0: son contenu est illisible.',
    severalBlocks: 'modifié hors du studio\u00A0: contient plus d’un site.',
    tooMuch: 'modifié hors du studio\u00A0: contient plus qu’il n’en tient dans un site.',
    pictures: 'fichier endommagé\u00A0: l’une de ses images n’en est pas une.',
    slowDrawing:
      'contient un dessin trop long à afficher pour un navigateur\u00A0: trop de répétitions, de masques ou de filtres. Recréez le site avec ce dessin en PNG.',
    content: 'modifié hors du studio, et plus valable\u00A0: {what}',
    gone: 'illisible\u00A0: modifié ou disparu depuis que vous l’avez choisi. Choisissez-le de nouveau.',
    slow: 'trop long à lire. Est-ce bien un site, et son disque est-il toujours là\u202F?',
    failed: 'illisible. Choisissez-le de nouveau, ou ouvrez le studio dans un autre navigateur.',
  },
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'La page ne contient pas le CV. Choisissez-le de nouveau.',
  mediaGone: {
    one: 'Il manque {files}. Ouvrez le site avec ce fichier, ou enregistrez-le sans.',
    many: 'Il manque {files}. Ouvrez le site avec ces fichiers, ou enregistrez-le sans.',
    other: 'Il manque {files}. Ouvrez le site avec ces fichiers, ou enregistrez-le sans.',
  },
  pictureUnreadable: {
    problem: 'image illisible\u00A0: endommagée, ou trop grande pour ce navigateur.',
    expected:
      'Enregistrez-la plus petite dans un logiciel de photo\u202F; 4\u202F000 pixels de côté suffisent largement.',
  },
  media: {
    filmHelp:
      'Un film (de préférence MP4 avec H.264 et AAC) ou un son (de préférence MP3). Il se trouve à côté de la page dans le fichier zip.',
    reelHelp:
      'Au lieu d’une adresse\u00A0: un film, de préférence MP4 avec H.264 et AAC. Il se trouve à côté de la page dans le fichier zip.',
    remove: 'Supprimer {name}',
    gone: '{name} n’est pas là. Choisissez-le de nouveau\u202F; sinon le site est enregistré sans lui, et dit que le film manque.',
    packed:
      '{name} est compressé dans le fichier zip que vous avez ouvert, et ne peut donc pas être lu ici. Il est enregistré tel quel.',
    changed:
      '{name} est illisible\u00A0: modifié ou disparu depuis que vous l’avez choisi. Choisissez-le de nouveau.',
    visitors: {
      everywhere: 'Tous les navigateurs et mobiles le lisent.',
      mov: 'Certains navigateurs ne le lisent pas, car c’est un MOV. Exporté en MP4, il se lit partout.',
      hevc: 'Beaucoup de visiteurs ne voient pas d’image, car c’est du HEVC (H.265). Exportez-le en MP4 avec H.264. Sur un iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible avant de filmer.',
      recent:
        'Les navigateurs récents le lisent, mais pas beaucoup d’iPhone et d’ordinateurs plus anciens, car c’est du {codec}. Un MP4 avec H.264 se lit partout.',
      editing:
        'Presque personne ne peut le lire, car c’est du {codec}. Exportez-le en MP4 avec H.264 et AAC.',
      soundOfFilm:
        'Beaucoup de visiteurs n’entendent rien, car le son est en {codec}. Exportez le film en MP4 avec H.264 et AAC.',
      ogg: 'Beaucoup d’iPhone et de Mac ne le lisent pas, car c’est un Ogg. Un MP3 se lit partout.',
      unusualFilm:
        'Certains navigateurs et mobiles risquent de ne pas le lire, car c’est du {codec}. Un MP4 avec H.264 (8 bits, 4:2:0) et AAC (LC) se lit partout.',
      unusualSound:
        'Certains navigateurs et mobiles risquent de ne pas le lire, car c’est du {codec}. Un MP3 se lit partout.',
      otherSound:
        'Beaucoup de visiteurs ne peuvent pas le lire, car c’est du {codec}. Un MP3 se lit partout.',
    },
    noPicture: 'Ce navigateur n’en lit que le son, on ne peut donc pas en tirer d’image ici.',
    notPlayed: 'Ce navigateur ne peut pas le lire.',
    saysPlace: '{name} indique où il a été enregistré, et quiconque a le fichier peut le lire.',
    removePlace: 'Supprimer le lieu de {name}',
    placeRemoved: '{name} n’indique plus où il a été enregistré.',
    tracksPlaces:
      '{name} a une piste qui peut indiquer, à chaque instant, où il a été enregistré, et quiconque a le fichier peut la lire. Réexporté depuis un logiciel de montage, il n’en a généralement plus.',
    takeFrame: 'Prendre l’image à cet instant',
    frameTaken: 'L’image est tirée du film.',
    frameRefused: 'Aucune image n’a été tirée du film\u00A0: {reason}',
    refused: {
      empty: { problem: 'vide ou illisible.', expected: 'Copiez-le de nouveau au même endroit.' },
      kind: {
        problem: 'de type {kind}, que certains navigateurs ne lisent pas.',
        expected: 'Exportez un film en MP4 avec H.264 et AAC, un son en MP3.',
      },
      other: {
        problem: 'n’est ni un film ni un son que les navigateurs lisent.',
        expected: 'Exportez un film en MP4 avec H.264 et AAC, un son en MP3.',
      },
      protected: {
        problem: 'protégé contre la copie, donc les navigateurs ne le lisent pas.',
        expected: 'Choisissez votre propre export, sans cette protection.',
      },
      unfinished: {
        problem: 'fichier endommagé, ou dont la copie s’est interrompue.',
        expected: 'Copiez-le ou exportez-le de nouveau.',
      },
      film: {
        problem: 'film ({codec}) dans un fichier pour sons, que les navigateurs ne lisent pas.',
        expected: 'Exportez-le en MP4 avec H.264 et AAC.',
      },
      soundInFilm: {
        problem: 'ne contient que du son, dans un fichier pour films.',
        expected: 'Exportez-le en MP3, ou en M4A avec AAC.',
      },
      reel: {
        problem: 'c’est un son, et une bande démo est un film.',
        expected: 'Choisissez un MP4 avec H.264 et AAC.',
      },
    },
  },
  captions: {
    help: 'Les sous-titres du film\u00A0: un fichier WebVTT ou SRT.',
    are: {
      one: '{name}\u00A0: {count} sous-titre, langue\u00A0: {language}.',
      many: '{name}\u00A0: {count} sous-titres, langue\u00A0: {language}.',
      other: '{name}\u00A0: {count} sous-titres, langue\u00A0: {language}.',
    },
    gone: '{name} n’est pas là. Choisissez-le de nouveau, ou supprimez-le.',
    large: {
      problem: 'trop lourd pour des sous-titres.',
      expected:
        'Ceux d’un film de deux heures font 150\u00A0ko\u202F; est-ce le bon fichier\u202F?',
    },
  },
  cropFailed: 'L’image n’a pas été recadrée\u00A0: {reason}',
  inLine: '{line}\u00A0: {problem}',
  named: '{name}\u00A0: {problem}',
  twoSentences: '{first} {second}',
  failed: 'lecture impossible\u00A0: {reason}',
  stays: 'Ce qui était là avant reste en place.',
  dismiss: 'Fermer',
  pictureFalsified:
    'préparation impossible\u00A0: ce navigateur modifie les images, pour éviter qu’on vous reconnaisse. Autorisez cette page à lire les canvas, ou utilisez un autre navigateur.',
  stillEmpty: 'encore vide.',
  noPhoto: { problem: 'à ajouter.', expected: 'Choisissez un portrait de vous.' },
  samplePhoto: {
    problem: 'c’est encore le dessin du modèle.',
    expected: 'Choisissez un portrait de vous.',
  },
  noCv: { problem: 'à ajouter.', expected: 'Choisissez votre CV, en PDF.' },
};
