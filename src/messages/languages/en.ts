/**
 * The messages in English. Every other language has the same ones. {places} are filled; a message about {count} has one text for each
 * plural category of its language.
 */

/** The fields of a portfolio. `help` says what to write there; it begins a sentence. */
export const fields = {
  portfolio: { label: 'Portfolio', help: 'All that the site says' },
  language: {
    label: 'Language',
    help: 'The code of your language, {choices} or one with a region such as pt-BR',
    example: 'en',
  },
  firstName: { label: 'First name', help: 'The name people call you by', example: 'Ana' },
  fullName: { label: 'Full name', help: 'Your whole name', example: 'Ana María Núñez' },
  greeting: { label: 'Greeting', help: 'One short line', example: 'Hello, I am Ana.' },
  occupation: {
    label: 'Occupation',
    help: 'What you do, and where',
    example: 'Director of photography · Madrid',
  },
  reel: {
    label: 'Showreel',
    help: 'A film with the best of your work, as a file or at an address such as Vimeo. It gets a second button on the first screen',
  },
  reelName: { label: 'Name', help: 'What the button says', example: 'Watch my showreel' },
  reelFile: {
    label: 'File',
    help: 'In place of an address: the name of a film, an MP4 or a WebM, that lies beside the page',
    example: 'reel.mp4',
  },
  craft: {
    label: 'Ring around the portrait',
    help: 'Whose instrument it is: one of {choices}',
  },
  accent: {
    label: 'Colour',
    help: 'Of the strap, the buttons and the marks: one of {choices}',
  },
  portraitAlt: {
    label: 'What the photo shows',
    help: 'For people who cannot see it',
    example: 'Ana Núñez in a control room, smiling',
  },
  portraitFocus: {
    label: 'Where the face is',
    help: '"left", "right", "top", "bottom", "centre", or how far from the left and from the top',
    example: '30% 20%',
  },
  description: {
    label: 'Description',
    help: 'One sentence about you for search engines and link previews',
    example: 'Ana Núñez directs live television in Madrid.',
  },
  about: {
    label: 'About you',
    help: 'One to three paragraphs, with a blank line between them',
    example: 'I light faces before I light rooms.',
  },

  projects: { label: 'Projects', help: 'Films, programmes and other work of yours' },
  project: { label: 'Project', help: 'A project' },
  projectTitle: { label: 'Title', help: 'The name of the project', example: 'Harbour at dawn' },
  projectPath: {
    label: 'Link',
    help: 'Where the card leads: an address on the web, or a page of this site, such as /Contact',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: 'Picture',
    help: 'The name of a photo in the folder stills',
    example: 'harbour.jpg',
  },
  stillAlt: {
    label: 'What the picture shows',
    help: 'For people who cannot see it',
    example: 'Boats leaving at dawn',
  },
  stillFocus: {
    label: 'What must stay in the picture',
    help: '"left", "right", "top", "bottom", "centre", or how far from the left and from the top',
    example: '30% 20%',
  },
  projectRole: { label: 'Role', help: 'What you did', example: 'Camera' },
  projectYear: { label: 'Year', help: 'When', example: '2024' },
  client: { label: 'Client', help: 'For whom', example: 'RTVE' },
  projectText: {
    label: 'Text',
    help: 'A sentence or two about it',
    example: 'Five fishermen, one night, no second take.',
  },
  film: {
    label: 'Film or sound',
    help: 'The name of a film (MP4, WebM, MOV) or of a sound (MP3, M4A, Ogg, Opus, WAV, FLAC) that lies beside the page',
    example: 'harbour.mp4',
  },
  captions: {
    label: 'Captions',
    help: 'The name of a WebVTT or SRT file with the captions of the film',
    example: 'harbour.vtt',
  },
  story: {
    label: 'Story',
    help: 'One to six paragraphs on the page of the project, with a blank line between them',
    example: 'We had one boat and four nights.',
  },
  slug: {
    label: 'Web address',
    help: 'The last part of the address of its page, in small letters, digits and hyphens',
    example: 'harbour-at-dawn',
  },
  pictures: { label: 'Pictures', help: 'One to eight pictures on the page of the project' },
  picture: { label: 'Picture', help: 'A picture on the page of the project' },
  pictureFile: {
    label: 'File',
    help: 'The name of a photo in the folder stills',
    example: 'harbour-2.jpg',
  },
  pictureAlt: {
    label: 'What it shows',
    help: 'For people who cannot see it',
    example: 'A net comes over the rail',
  },
  caption: { label: 'Caption', help: 'A line below it', example: 'The third night, off Vigo' },
  credits: { label: 'Credits', help: 'One to twenty people, each with what they did' },
  credit: { label: 'Credit', help: 'Who did what' },
  creditRole: { label: 'Role', help: 'What they did', example: 'Sound' },
  creditName: { label: 'Name', help: 'Who did it', example: 'Ana Ruiz' },

  work: { label: 'Work', help: 'The page of your work' },
  summary: {
    label: 'Summary',
    help: 'Two to four sentences, or a few paragraphs',
    example: 'I direct live television.',
  },
  jobs: { label: 'Jobs', help: 'At least one job, the most recent first' },
  job: { label: 'Job', help: 'A job' },
  jobTitle: { label: 'Title', help: 'What you were', example: 'Camera operator' },
  jobField: {
    label: 'Employer or field',
    help: 'Where, or in what',
    example: 'Television broadcasting',
  },
  period: {
    label: 'Period',
    help: 'From when to when, or how long it lasted',
    example: '2018–2021',
  },
  points: { label: 'Points', help: 'One to six sentences about what you did' },
  point: {
    label: 'Point',
    help: 'One sentence about what you did',
    example: 'I planned the camera positions.',
  },
  lists: {
    label: 'Lists',
    help: 'One to six lists, such as awards, skills, education, languages or clients, each with a heading and points',
  },
  list: { label: 'List', help: 'A list on the page of your work' },
  listHeading: { label: 'Heading', help: 'What the list is of', example: 'Awards' },
  listPoints: { label: 'Points', help: 'One to thirty lines' },
  listPoint: {
    label: 'Point',
    help: 'One line of the list',
    example: 'Silver Mic 2023, best live programme',
  },

  life: { label: 'Life', help: 'What you do beside your work, in paragraphs' },
  paragraph: { label: 'Paragraph', help: 'A paragraph' },
  motif: { label: 'Drawing', help: 'One of {choices}' },
  paragraphText: {
    label: 'Text',
    help: 'A paragraph, or several with a blank line between them',
    example: 'I draw.',
  },

  email: { label: 'Email', help: 'Where messages of the form go', example: 'ana@nunez.tv' },
  phone: {
    label: 'Phone',
    help: 'The + and the country code, then 7 to 15 digits in all',
    example: '+34 600 123 456',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'Makes the link open WhatsApp at that number, instead of calling it',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'The address of your profile',
    example: 'https://www.linkedin.com/in/ana-nunez',
  },
  links: {
    label: 'Links',
    help: 'One to eight further links, each with a name and an address',
  },
  link: { label: 'Link', help: 'A name and an address' },
  linkName: { label: 'Name', help: 'What the link says', example: 'Vimeo' },
  linkAddress: { label: 'Address', help: 'Where it leads', example: 'https://vimeo.com/ana' },

  texts: { label: 'Words', help: 'What the site shall say otherwise' },
  text: { label: 'Word', help: 'In English' },

  siteAddress: {
    label: 'Address',
    help: 'Where your site is on the web, once it is there',
    example: 'https://ana.tv/',
  },
  otherLanguages: {
    label: 'Other languages',
    help: 'Pages that say the same in another language and are made elsewhere, up to three. Languages of this site are added above the form',
  },
  otherLanguage: { label: 'Language', help: 'The same site in another language' },
  otherLanguageTag: { label: 'Language', help: 'The code of its language', example: 'en' },
  otherAddress: {
    label: 'Address',
    help: 'Where that page is: its address on the web, or, if it lies in the same folder as this one, the name of its file',
    example: 'en.html',
  },
  legal: {
    label: 'Legal notice',
    help: 'What the law of some countries wants of a public site: a page of its own, with a link at the foot of every page',
  },
  legalHeading: {
    label: 'Heading',
    help: 'The heading of that page, and the link to it',
    example: 'Legal notice',
  },
  legalText: {
    label: 'Text',
    help: 'Who is responsible, with a postal address, and what else is wanted; a blank line begins another paragraph',
    example: 'Ana Núñez, Calle Mayor 1, 28013 Madrid',
  },
  legalLinks: { label: 'Links', help: 'Links on that page, up to eight' },
} as const;

/**
 * What is wrong, or may be. A problem follows the name of its field or of its file, or begins a sentence of its own; the
 * other messages say what would be right.
 */
export const issues = {
  /** What a field wants: its help, the most characters, its example, and whether it may be left out. */
  wanted: {
    any: '{help}: {example}.',
    limited: '{help}, at most {most} characters: {example}.',
    optional: '{help}: {example}; without one, leave it out.',
    limitedOptional: '{help}, at most {most} characters: {example}; without one, leave it out.',
    /** A text in quotation marks: in English as in the owner's file. */
    example: '"{text}"',
    /** The same of a list of texts. */
    exampleOfList: '["{text}"]',
  },
  /** A text that is repeated, in quotation marks. */
  quoted: '‘{text}’',
  flagExample: 'true or false, without quotation marks',
  isItMeant: 'Is that meant?',
  kinds: {
    list: 'a list',
    date: 'a date',
    group: 'a group',
    text: 'a text',
    aNumber: 'the number {number}',
  },

  missing: 'is missing.',
  empty: 'is empty.',
  noFlag: 'is {kind}, neither true nor false.',
  noText: 'is {kind}, not a text between quotes.',
  misfit: 'is {kind}, which does not fit here.',
  entries: { one: 'has {count} entry.', other: 'has {count} entries.' },
  needsOne: 'needs one of these: {names}.',
  several: 'has {names}.',
  keepOne: 'Keep one of them, and remove the other.',
  unknownField: 'is not a field that the site knows.',
  writeInstead: 'Write {name} instead.',
  noSuchField: 'Remove it. There are: {names}.',
  photoIsFile: 'The photo is a file: put it beside portfolio.toml, as portrait.jpg.',
  cvIsFile: 'The CV is a file: put it into the folder public.',
  misplaced: 'stands below {heading}, and so belongs to that.',
  moveToStart: 'Move {name} up, above the first line that begins with [.',
  moveBelow: 'Move {name} up, to the lines below {heading}.',

  damagedCharacter: 'holds a damaged character (�).',
  invisibleAtStart: 'holds an invisible character ({code}) at its start.',
  invisibleBehind: 'holds an invisible character ({code}) behind {text}.',
  spaces: 'starts or ends with a space.',
  tabAtStart: 'holds a tab at its start: write a space in its place.',
  tabBehind: 'holds a tab behind {text}: write a space in its place.',
  breakAtStart: 'holds a line break at its start: write a space in its place.',
  breakBehind: 'holds a line break behind {text}: write a space in its place.',
  tooLong: 'has {length} characters; there is room for {most}.',
  paragraphs: 'has {length} paragraphs; there is room for {most}.',
  noDrawing: 'has no drawing called {text}.',
  noColour: 'has no colour called {text}.',

  mailto: 'starts with "mailto:".',
  space: 'holds a space.',
  oneAt: 'is not an e-mail address: it needs one @.',
  beforeAt: 'is not an e-mail address: look at the part before the @.',
  afterAt: 'is not an e-mail address: look at the part after the @.',
  notOfPhone: 'holds something that is not part of a phone number.',
  noPlus: 'does not start with + and the country code.',
  zeroInBrackets: 'holds (0), which is not dialled from abroad.',
  zeroAfterPlus: 'has a 0 after the +, where the country code goes.',
  fewDigits: { one: 'has {count} digit, too few.', other: 'has {count} digits, too few.' },
  manyDigits: { one: 'has {count} digit, too many.', other: 'has {count} digits, too many.' },
  noWebAddress: 'is not a web address.',
  userName: 'leads to {host}, as what stands before its @ is a user name or a password.',
  noHttps: 'does not start with https://.',
  noLinkedin: 'is not an address at linkedin.com.',
  noProfile: 'is not a personal profile: /in/ and your name are missing.',
  http: 'starts with http://, without the s.',
  otherwiseWritten: 'is written otherwise than the page {page}.',
  noPath: 'is neither a page of this site nor a web address.',
  fileIsAddress: 'is an address: that stands behind {field}.',
  fileInFolder: 'names a folder: only the name of the file belongs there.',
  fileSign: 'holds a sign that no file on Windows may have in its name.',
  fileReserved: 'is a name that Windows keeps for a device.',
  sameFile: 'is the name of another file, {name}, but for small and capital letters.',
  renameFile: 'Windows can hold only one of them: rename the other.',
  noFilm: 'does not end in .mp4, .webm, .m4v or .mov.',
  noMedia:
    'does not end in .mp4, .webm, .m4v or .mov (a film), or in .mp3, .m4a, .ogg, .opus, .wav or .flac (a sound).',
  noCaptions: 'does not end in .vtt or .srt.',
  noSlug: 'holds something other than small letters, digits and single hyphens between them.',
  pageInFolder: 'holds a / or a \\: the file has to lie beside this page.',
  noPage: 'is neither a web address nor the name of a page that ends in .html.',
  placeInPage: 'holds a ? or a #, which lead to places within a page.',
  noFocus: 'is not a place in the photo.',

  language: {
    hyphen: 'is written {tag}, with a hyphen.',
    name: 'is a name: {name} is written {tag}.',
    isCountry: 'is a country: {text} is the country; the language is {tag}.',
    none: 'is not the code of a language.',
  },

  deadLink: 'leads to a page that this site does not have, because {part} is left out.',
  writePart: 'Write another address, or add {part}.',
  bar: 'is {pixels} px too wide for a phone of 320 px: side by side stand {labels}.',
  shorterLabel: 'Use a shorter word here, or for another of them.',
  wide: 'is {pixels} px too wide for a phone of 320 px: {word}.',
  shorterWord: 'Use a shorter word, or put a hyphen where it may be divided.',
  captionsAlone: 'has no film.',
  nameFilm: 'Name its film, or remove the captions.',
  nameFilmOfStill: 'Name its film, or remove the picture.',
  captionsOfSound: 'belongs to a sound, which shows none.',
  sayInStory: 'Write what is said in it into the story, and remove the captions.',
  sameSlug: 'is the same as that of project {number}.',
  ownSlug: 'Give each project an address of its own.',
  ownLanguage: 'is the language of this page itself: {text}.',
  ownAddress: 'is the address of this page itself: {text}.',
  leftOut: 'is left out, so the site has no such part.',
  saysSample: 'still says what the sample says.',
  leaveIfTrue: 'Leave it if it is true of you.',
  holds: 'holds {text}.',
  attack: 'holds {text}, which mail gateways may take for part of an attack.',
  otherAlphabet: 'holds {letter} of another alphabet among Latin letters.',
  deadAddress: 'holds the address {address}, which is no link there.',
  noYear: 'holds {text}, which is no year.',
  backwards: 'runs backwards: {text}.',
  untranslated: {
    one: 'has one word in English, because the site does not come with {language}.',
    other: 'has {count} words in English, because the site does not come with {language}.',
  },
  languageNotCountry: '{language} (the language of {country} is {tag})',
  writeThemYourself: 'Is that meant? You can write them yourself.',

  sample: 'is still the sample: {text}.',
  own: {
    fullName: 'Write your own name.',
    greeting: 'Greet with your own name.',
    description: 'Write one sentence about yourself.',
    email: 'Write your own e-mail address.',
    phone: 'Write your own phone number.',
    linkedin: 'Write the address of your own profile.',
  },

  file: {
    empty: { problem: 'is empty or cannot be read.', expected: 'Save it there again.' },
  },

  cv: {
    empty: {
      problem: 'is empty or cannot be read.',
      expected: 'Save your CV there again, as a PDF.',
    },
    large: {
      problem: 'has {size} MB, too much to send.',
      expected: 'Save it smaller than 5 MB: most programs offer "reduced size" or "for the web".',
    },
    office: {
      problem: 'is an office document, not a PDF.',
      expected: 'Save or export your CV as PDF; a new file name alone does not do it.',
    },
    text: {
      problem: 'is a text file, not a PDF.',
      expected: 'Save or export your CV as PDF; a new file name alone does not do it.',
    },
    other: {
      problem: 'is another kind of file, not a PDF.',
      expected: 'Save or export your CV as PDF; a new file name alone does not do it.',
    },
    cut: { problem: 'is damaged: its end is missing.', expected: 'Save or copy it again.' },
    locked: {
      problem: 'is locked with a password, or against copying.',
      expected: 'Save it without: not everybody, and no program that sorts CVs, could read it.',
    },
    damaged: {
      problem: 'is damaged: it does not open.',
      expected: 'Save or export your CV as PDF again.',
    },
    active: {
      problem: 'holds a script, and mail gateways may stop it.',
      expected: 'Is that meant? Printed anew as PDF, it has none.',
    },
    attached: {
      problem:
        'holds another file, which everybody can take out of it: that of a Europass (XML) has your date of birth, address and photo. Mail gateways may stop it, too.',
      expected: 'Is that meant? Printed anew as PDF, it has none.',
    },
    sample: { problem: 'is still the CV of the sample.', expected: 'Put your own there.' },
  },

  picture: {
    none: {
      problem: 'is not an image that can be read.',
      expected: 'Open it in a photo program and save it as JPEG.',
    },
    film: { problem: 'is a film, not a picture.', expected: 'Save one image of it as JPEG.' },
    pdf: { problem: 'is a PDF, not a picture.', expected: 'Save the picture in it as JPEG.' },
    kind: {
      problem: 'is a picture of the kind {kind}, which cannot be read here.',
      expected: 'Open it in a photo program and save it as JPEG.',
    },
    drawing: {
      problem: 'is a drawing (SVG), which the studio does not take.',
      expected: 'Export it as PNG, 2,000 pixels wide.',
    },
    damaged: {
      problem: 'is damaged: part of the image is missing or broken.',
      expected: 'Copy it again from where it came from.',
    },
    heavy: { problem: 'does not fit into {kilobytes} kB.', expected: 'Use another photo.' },
    large: {
      problem: 'has {width} × {height} pixels, too many to work on.',
      expected: 'Save it smaller; 4,000 pixels a side are plenty.',
    },
    small: {
      problem: 'is too small: {width} × {height} pixels.',
      expected: 'Use a photo of at least {pixels} pixels on each side.',
    },
  },

  captions: {
    /** The place of a mistake. */
    line: 'line {line}',
    times: 'A time is written 00:01:02.500, and a caption has two of them, with --> in between.',
    large: {
      problem: 'has {kilobytes} kB, more than 500.',
      expected: 'Captions of a film of two hours have 150 kB; is it another file?',
    },
    encoding: {
      problem: 'is not saved as UTF-8.',
      expected: 'Open it in your editor and save it again, with the encoding UTF-8.',
    },
    none: 'holds no caption.',
    noWebVtt: {
      problem: 'is not WEBVTT.',
      expected: 'Write WEBVTT as its first line, and leave the second one empty.',
    },
    isWebVtt: {
      problem: 'is a WebVTT, which its name denies.',
      expected: 'Rename it to {name}.',
    },
    otherKind: {
      problem: 'is of the kind {kind}, which browsers do not show.',
      expected: 'Export it as SRT or WebVTT; programs for captions do that.',
    },
    isSrt: {
      problem: 'is an SRT, which its name denies.',
      expected: 'Rename it to {name}.',
    },
    joined: { problem: 'follows another caption.', expected: 'Leave an empty line above it.' },
    noTimes: 'has no times that can be read: {text}.',
    backwards: {
      problem: 'ends at {to}, and begins at {from}.',
      expected: 'Write the later time behind the -->.',
    },
    homeless: {
      problem: 'belongs to no caption: {text}.',
      expected: 'Write its times above it, or remove the empty line there.',
    },
  },
} as const;

/** What the studio itself says. */
export const studio = {
  title: 'Studio',
  /** Of the studio itself. */
  language: 'Language of the studio',
  skip: 'Skip to the form',
  parts: 'Parts',
  startScreen: {
    what: 'Here you make your own website in one file. Nothing that you write or choose leaves this device until you send it.',
    begin: 'Begin',
    beginHelp: 'With an empty form. The grey texts are examples: they are never saved.',
  },
  /** What the page says where the studio does not start. */
  cannotStart: {
    here: 'The studio does not run here.',
    where:
      'It works in Chrome, Edge and other browsers on Chromium from version {chromium} on, and in a current Firefox or Safari. It needs JavaScript and WebAssembly, which a setting such as a lockdown mode may turn off.',
    withoutScripts: 'JavaScript is turned off here.',
  },
  /** In the place of a part, or of all, that has failed while it ran. */
  stopped: {
    part: 'This part of the studio has stopped, and the rest works on: {reason}',
    cause:
      'Perhaps a translator or an extension of the browser has changed this page. Turn it off here, and try again.',
    kept: 'Nothing is lost: what you have not saved is kept as a draft.',
    whole: 'The studio has stopped: {reason}',
    goOn: 'Reload the page, and go on with the draft.',
    reload: 'Reload the page',
  },
  /** In the place of the preview. */
  shielded:
    'Your site cannot be shown here: another page shows the studio, and keeps it in a sandbox. You can write all the same, but it may also forbid saving. Open studio.html in a tab of its own, or download it and open it from your disk.',
  form: 'What your site says',
  preview: 'Your site',
  pointHelp: 'Click on a text or a picture to change it.',
  pointKeys: 'In a field, Ctrl + Enter leads to its place here, and Escape back.',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  saveHelp: 'Ctrl + S or Cmd + S',
  letter: 'Copy a letter to send with it',
  letterCopied: 'The letter is copied: paste it into a mail, and attach what you saved.',
  letterByHand: 'The letter, to copy by hand',
  open: 'Open a site',
  openHelp: 'The zip that you saved, or its index.html together with the CV and the films.',
  photo: 'Photo',
  photoHelp: 'A portrait, upright: JPEG, PNG, WebP or AVIF.',
  cv: 'CV',
  cvHelp: 'A PDF, of at most 5 MB; its name is made from your first name.',
  cvIs: {
    one: '{name}: {count} page, {size}.',
    other: '{name}: {count} pages, {size}.',
  },
  /** Whether the text of the CV can be read. */
  cvText: {
    canFill: 'Its text can fill your form.',
    open: 'Take from the CV',
    scan: 'Its text cannot fill your form: there is hardly any, as in a scan or a picture.',
    signs: 'Its text cannot fill your form: too many of its letters cannot be read.',
    slow: 'Its text cannot fill your form: it takes too long to read.',
  },
  /** The panel that puts the lines of a text into the form. */
  lines: {
    fromCv: 'From your CV',
    fromPasted: 'From what you pasted',
    found: 'Found',
    europass: 'Entries of Europass',
    education: 'Education',
    languages: 'Languages',
    has: 'You have: {text}',
    isThere: 'in your form',
    take: 'Put in what is ticked',
    taken: 'What was ticked is in its place. Undo takes it back.',
    byLine: 'Line by line',
    into: 'Into: {field}',
    noField: 'First go to the field of the form that a line shall go into.',
    help: 'Press a line, and it goes there. The boxes mark several, with Shift all in between. Several lines fill a whole job or project.',
    keys: 'Arrow keys lead through the lines, Space marks, Enter puts in. In a field, Ctrl + Enter leads here, and Escape back.',
    nextDate: 'Next with a date',
    putMarked: { one: 'Put {count} line in', other: 'Put {count} lines in' },
    put: '{field}: {text}. Undo takes it back.',
    left: 'It was left, because the field has another text: {text}.',
    offer: 'Put in line by line',
  },
  stillHelp: 'A photo for the card of the project.',
  reelStillHelp: 'A photo that is seen before the film plays.',
  removeStill: 'Remove the picture',
  preparing: 'Preparing {what} …',
  ready: '{what} is in its place.',
  allReady: {
    one: 'The file is in its place.',
    other: 'All {count} files are in their places.',
  },
  pictures: {
    help: 'A photo for the page of the project, shown whole.',
    add: 'Add pictures',
    addHelp: 'Up to {most} photos for the page of the project. Choose several at once.',
    asProjects: 'Add projects from pictures, films or sounds',
    asProjectsHelp:
      'Each file becomes a project that is called like it, or goes to the one that already is. Choose several at once.',
    preparing: 'Preparing {name}, {place} of {of} …',
    noRoom: 'A project has room for {most} pictures, so these were left out: {files}.',
  },
  focusHelp:
    'Press on the picture at the place that must stay in it, or use the arrow keys. The two numbers say how far that is from the left and from the top',
  focusAt: '{x} % from the left, {y} % from the top',
  focusGone:
    'A page that is opened again holds the crop alone. To move it, choose the photo again.',
  crops: { phone: 'On a phone', desktop: 'On a desktop' },
  add: 'Add: {what}',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  added: 'Added: {what}.',
  removed: 'Removed: {what}. Undo brings it back.',
  moved: 'Moved: {what}, now {place} of {of}.',
  undone: 'Undone.',
  redone: 'Done again.',
  languageHelp:
    'The code of a language, such as nl for Dutch, or one with a region, such as pt-BR. What the site says by itself is English then, until you write it at Words.',
  otherLanguage: 'Other …',
  begin: 'Begin: {part}',
  cleaned: 'Characters that nobody sees were left out of what you pasted.',
  completed: 'Completed: {text}. Undo takes it back.',
  /** What could be made of a text that was pasted. */
  pasted: {
    lines: 'You pasted several lines. Each can be an entry; Enter leaves them as they are.',
    makeEntries: { one: 'Make one entry of it', other: 'Make {count} entries of it' },
    swap: 'Swap roles and names',
    keep: 'Leave it as it is',
    table: 'You pasted a table. Say what each of its columns is.',
    column: 'Column {number}',
    leaveOut: 'Leave out',
    hasNames: 'The first row names the columns',
    needs: 'Choose the column that is this: {field}.',
    noRoom: 'There is room for {most}, and none for these ({count}): {names}.',
    makeProjects: { one: 'Add one project', other: 'Add {count} projects' },
    makeJobs: { one: 'Add one job', other: 'Add {count} jobs' },
    large:
      'You pasted a table that is too large to be taken apart here. Copy at most {rows} rows and {columns} columns of it.',
    tooMuch: 'Nothing was pasted, because it has more than {most} characters. Copy a part of it.',
    rest: 'All of it is in the field, but your site shows it only up to here: {end}',
    join: 'Join it into {most} paragraphs',
    hint: 'A table, such as one from a spreadsheet, can be pasted into any field of an entry.',
  },
  period: {
    from: 'From, or how long it lasted',
    to: 'To',
    /** Stands there for a job that has not ended. */
    now: 'Now',
    isCurrent: 'I have this job now',
  },
  national: {
    choose: 'Country of this number',
    take: 'Write it as {number}',
  },
  /** Where there is a mouse. */
  drop: 'You can also drop it here.',
  optional: 'may be left empty',
  /** In the place of a picture that may be chosen. */
  noChoice: 'No choice',
  /** The help of a field, which begins a sentence, as a sentence of its own. */
  help: '{help}.',
  /** The drawings that can stand beside a paragraph. */
  drawings: {
    order: 'Tidying up',
    art: 'Art',
    reading: 'Reading',
    cycling: 'Cycling',
    people: 'People',
    school: 'School',
    spanish: 'Spanish',
    music: 'Music',
    cooking: 'Cooking',
    swimming: 'Swimming',
    running: 'Running',
    football: 'Football',
    travel: 'Travel',
    photography: 'Photography',
    gardening: 'Gardening',
    film: 'Film',
    animals: 'Animals',
    theatre: 'Theatre',
    mountains: 'Mountains',
    languages: 'Languages',
    family: 'Family',
    volunteering: 'Volunteering',
  },
  /** What the ring around the portrait is drawn as. */
  crafts: {
    camera: 'Lens',
    edit: 'Film',
    light: 'Colour of light',
    radio: 'Radio dial',
    sound: 'Level meter',
  },
  /** The colours of a site. */
  accents: {
    red: 'Red',
    amber: 'Amber',
    green: 'Green',
    blue: 'Blue',
    plum: 'Plum',
  },
  count: '{length} of {most}',
  sections: {
    you: 'You',
    photo: 'Photo',
    about: 'About',
    projects: 'Projects',
    work: 'Work',
    life: 'Life',
    contact: 'Contact',
    words: 'Words',
    address: 'On the web',
  },
  /** The help of a text with {places}. */
  wordPlaces: 'The site puts a number or a name in the place of {places}, so leave that as it is',
  wordsHelp:
    'What the site says by itself, in your language. Write here only what shall be different.',
  /** Where the site says them, by the beginnings of their names. */
  places: {
    '': 'Everywhere',
    bar: 'Bar',
    hero: 'First screen',
    about: 'About',
    projects: 'Projects',
    contact: 'Contact',
    workDetails: 'Page of your work',
    lifeDetails: 'Page of your life',
    projectPage: 'Page of a project',
    footer: 'Foot of the page',
    kit: 'Letter and README',
  },
  show: { form: 'Form', preview: 'Preview' },
  width: { all: 'Whole width', phone: 'Phone' },
  left: {
    error: { one: 'One thing needs correcting', other: '{count} things need correcting' },
    todo: { one: 'One thing is still to do', other: '{count} things are still to do' },
    sample: {
      one: 'One value is still the sample’s',
      other: '{count} values are still the sample’s',
    },
    question: { one: 'One thing to look at', other: '{count} things to look at' },
  },
  /** The same for one part of the site, in short. */
  errorsHere: { one: '{count} to correct', other: '{count} to correct' },
  todoHere: { one: '{count} to do', other: '{count} to do' },
  hasExamples: 'What is grey and dotted is an example, and is never saved.',
  looking: 'Looking at what your site says …',
  /** The answer if a part shall be left out. */
  meant: 'Yes, leave it out',
  nothingLeft: 'Nothing is left to do.',
  /** What the size of the zip means. */
  zipSize: {
    anyMail: 'The zip will have about {size}, little enough for any mail.',
    someMail: 'The zip will have about {size}, too much for a mail to some mailboxes.',
    noMail:
      'The zip will have about {size}, too much for most mail: send a link to it, or a stick.',
    largeStick:
      'The zip will have about {size}, too much for mail: send a link to it, or a stick that is formatted as exFAT or NTFS, because others take no file of 4 GB.',
  },
  notSaved: 'Nothing was saved. Correct what is named first.',
  notOpened:
    '{page} was not opened. Correct what is named first, because this page is put into the zip before.',
  saveFailed: 'Nothing was saved, because something failed: {reason}',
  letterFailed: 'The letter was not copied, because something failed: {reason}',
  notComposed:
    'The studio could not make the site of what you wrote, so preview and list wait: {reason}',
  tryAgain: 'Try again',
  composerGone:
    'the part of it that makes sites has stopped. Reload this page, and go on with the draft.',
  saved: 'Saved as {name}.',
  /** Saving into a folder of the disk, where the browser can. */
  folder: {
    open: 'Open a folder',
    openHelp: 'The folder that your site lies in. From then on, Save goes there.',
    save: 'Save into a folder',
    zip: 'Save as a zip',
    help: 'After “Save into a folder”, Save goes there. The browser refuses Desktop and Downloads themselves, but a folder in them works.',
    goes: 'Save goes into the folder {folder}.',
    /** What is written at the moment, behind “Saving …”. */
    file: '{name}, {place} of {of}',
    saved: 'Saved in {folder}: {files}.',
    same: 'Saved. In {folder} nothing had to be changed.',
    ask: 'In {folder} there are other files with these names, or somebody has changed them meanwhile: {files}. Replace them?',
    replace: 'Replace them',
    leave: 'Leave them',
    failed:
      'Not everything is saved in {folder}: it is gone, locked or full, or the browser may not write there.',
    lacks: 'The folder lacks {files}: put them beside the page.',
    notThere: 'Only the zip holds {files}.',
    left: 'The site no longer has these files, but they still lie in the folder: {files}. Remove by hand what shall not be public.',
    keep: 'Always keep the files of the folder together. Then take one of these ways:',
  },
  afterSaving: {
    label: 'After saving',
    close: 'Close',
    web: 'Put it on the web',
    unpack: 'Unpack the zip first. Always keep its files together. Then take one of these ways:',
    ways: {
      service:
        'On a computer, drag the folder onto app.netlify.com/drop. After some seconds you have an address to send. It stays only if you then make an account at Netlify, which is free.',
      webSpace:
        'If you have web space, copy the files in the folder there, with the program that your provider names.',
      stick:
        'Copy the folder to a stick or a shared disk. Whoever opens {page} there sees everything, without a network.',
    },
  },
  savedWithoutPicture:
    'Saved as {name}, without the picture for links: this browser changes pictures, to protect you from being recognised.',
  layMedia: 'The zip does not hold {files}. Unpack it, and put {files} beside {page}.',
  saving: 'Saving …',
  /** How much is saved, behind “Saving …”. */
  savedSoFar: '{done} of {all}',
  draft: {
    found: 'There is a draft of {when}, which was not saved.',
    goOn: 'Go on with it',
    isOpen: 'The draft is open. Undo brings back what was here before.',
    drop: 'Throw it away',
    isDropped: 'The draft is thrown away.',
    isTaken: 'Another window has taken that draft, or thrown it away.',
    unreadable: 'The draft cannot be read: {reason}',
    privacy:
      'Each window keeps a draft of its own in this browser, in case it crashes. Where others use this device, save or throw away your work before you leave.',
    failed: 'This browser keeps no draft, so save often: {reason}',
    lacksFiles: 'The draft keeps your words, but not every file, so save often: {reason}',
    lacksFilms: {
      one: 'The draft does not keep {files}, because this browser has too little room. Keep that file: after a crash you choose it once more.',
      other:
        'The draft does not keep {files}, because this browser has too little room. Keep these files: after a crash you choose them once more.',
    },
    noAnswer: 'its store does not answer.',
    insecure: 'it keeps one only of a page from a disk, or from an address with https.',
  },
  ask: {
    open: 'Open {name}?',
    openUnsaved: 'Open {name}? What you have not saved goes; undo brings it back.',
    lacks:
      '{name} does not have {what}, which the open site has. Open it? Undo brings back what is open now.',
    yes: 'Open it',
    no: 'Stay here',
  },
  /** What is dropped anywhere: what is asked, and told, before anything happens. */
  drops: {
    projects: { one: 'Add a project from {files}?', other: 'Add {count} projects from {files}?' },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      one: 'Put {files} into the project of that title?',
      other: 'Put {files} into the projects of those titles?',
    },
    first: 'That is done in the first language, which the form then shows.',
    cv: 'Use {name} as your CV?',
    replacesCv: 'Use {name} as your CV? It replaces the one that is there; undo brings that back.',
    elsewhere: 'For another place, such as your photo, drop it onto that field.',
    yes: 'Yes',
    onlyProjects: 'Only the projects',
    no: 'No, change nothing',
    /** Several files with the same fault. */
    alike: '{files}: each {problem}',
    sheet: {
      problem: 'is a spreadsheet.',
      expected: 'Save it as CSV, or copy its rows and paste them into a project.',
    },
    table: { problem: 'is a table.', expected: 'Copy its rows and paste them into a project.' },
    plain: { problem: 'is a text.', expected: 'Copy what you need, and paste it into a field.' },
    zip: { problem: 'is a zip without a page.', expected: 'Unpack it, and drop what is in it.' },
    unknown: {
      problem: 'is of a kind that has no place here.',
      expected: 'There is a place for pictures, films, sounds, captions, and your CV as a PDF.',
    },
    pdfs: { problem: 'is a PDF, but not the only one.', expected: 'Drop your CV alone.' },
    captions: {
      problem: 'belongs to no film that came with it.',
      expected: 'Drop it onto the captions of its film.',
    },
  },
  opened: '{name} is open.',
  /** The site in several languages. */
  languages: {
    label: 'Languages of the site',
    which: 'Which language',
    add: 'Add a language',
    added: '{language} is added. Write what each text says in that language.',
    remove: 'Remove {language}',
    removed: '{language} is removed. Undo brings it back.',
    help: 'What you leave empty is as in the first language. Pictures, films, periods and the order are changed there.',
    todo: { one: '{count} text still to translate', other: '{count} texts still to translate' },
    done: 'All is translated.',
    most: 'A site speaks four languages at most.',
    twice: {
      problem: 'is that of another page of this site.',
      expected: 'Choose another language, or remove one of the two.',
    },
    nothing: 'There is nothing to translate yet: write in the first language first.',
    untranslated: {
      one: '{count} text is not translated yet, so the page shows that of the first language.',
      other: '{count} texts are not translated yet, so the page shows those of the first language.',
    },
  },
  /** Pages that lie beside the one that is open. */
  otherPages: {
    label: 'Other pages in the zip',
    open: 'Open {page}',
    help: 'They stay in the zip as they are. Before you change to one of them, this page is put into the zip as it is now.',
    are: 'Other pages lie beside it and stay as they are: {files}. To change one of them, open it below the parts.',
    translate: 'Take {page} as a translation',
    translateHelp:
      'Its texts become a translation then; lists, pictures and files are those of this page.',
    canTranslate: 'Or take one of them as a translation there.',
    broken:
      'These pages cannot be read, so what the open page says in their languages is taken, and saving makes them anew: {files}.',
    changed:
      'The open page said something else in the languages of these pages, which is left out: {files}.',
    onlyTexts:
      'In a further language these fields had more than in the first one, which is left out: {fields}.',
    isTranslation: '{page} is a translation of this page now.',
    withoutFields:
      'It had more in these fields, which is left out: {fields}. Undo brings the page back.',
    files: 'Pictures and files',
    noSuchPage: {
      problem: 'leads to {file}, which is not in the zip.',
      expected:
        'Make that page as well, and put {file} beside this one: without it the link leads nowhere.',
    },
    placeTaken: {
      problem: 'would make a file called {file}, but another file in the zip has that name.',
      expected: 'Write something else, or take that file out of the zip.',
    },
  },
  keptFiles: 'These files stay in the zip, too: {files}.',
  opening: 'Opening {name} …',
  dropped: 'What you dropped',
  cannotOpen: {
    empty: 'is empty.',
    large: 'is too large to be a site: without its films it has more than 60 MB.',
    noZip: 'is a damaged zip. Download or copy it once more.',
    lockedZip:
      'is locked with a password. Unpack it, and open its index.html together with the CV.',
    otherZip:
      'is a zip that cannot be read here. Unpack it, and open its index.html together with the CV.',
    twice: 'holds {what} twice. Open one of them.',
    manyFiles:
      'holds more than {what} files, and all of them would get into the zip. Put the site into a folder of its own.',
    noPage: 'holds no index.html.',
    foreign: 'is no page of this studio.',
    firstVersion:
      'is a page of version 1, which carries no content. Copy its texts from there into the fields here.',
    sameLanguage: 'is in a language that the site already has.',
    newer: 'was made by a newer studio. Open it with that one.',
    damaged: 'is damaged: what it says cannot be read.',
    severalBlocks: 'was changed by something else: it holds more than one site.',
    tooMuch: 'was changed by something else: it says more than a site can hold.',
    pictures: 'is damaged: a picture in it is none.',
    slowDrawing:
      'holds a drawing that takes a browser too long to paint: it repeats, masks or filters too much. Build the site again with that drawing as a PNG.',
    content: 'was changed by something else, and is no longer right: {what}',
    gone: 'cannot be read: it has changed or is gone since you chose it. Choose it once more.',
    slow: 'takes too long to read. Is it a site, and is its disk still there?',
    failed: 'cannot be read. Choose it once more, or open the studio in another browser.',
  },
  /** The labels of a field within its part, and of an entry of a list: 'Project 3'. */
  within: '{whole}, {part}',
  numbered: '{label} {number}',
  cvGone: 'The page does not hold the CV. Choose it once more.',
  mediaGone: {
    one: '{files} is not there. Open the site together with it, or save it without.',
    other: '{files} are not there. Open the site together with them, or save it without.',
  },
  /** A damaged picture; a browser does not say which of both it is. */
  pictureUnreadable: {
    problem: 'cannot be read: it is damaged, or too large for this browser.',
    expected: 'Save it smaller in a photo program; 4,000 pixels a side are plenty.',
  },
  media: {
    filmHelp:
      'A film (best an MP4 with H.264 and AAC) or a sound (best an MP3). It lies beside the page in the zip.',
    reelHelp:
      'In place of an address: a film, best an MP4 with H.264 and AAC. It lies beside the page in the zip.',
    remove: 'Remove {name}',
    gone: '{name} is not here. Choose it once more; without it the site is saved, and says that the film is missing.',
    /** A zip that another program made may have packed it. */
    packed:
      '{name} lies packed in the zip that you opened, so it cannot be played here. It is saved as it is.',
    changed:
      '{name} cannot be read: it has changed or is gone since you chose it. Choose it once more.',
    visitors: {
      everywhere: 'All browsers and phones play it.',
      mov: 'Some browsers do not play it, because it is a MOV. Exported as MP4 it plays everywhere.',
      hevc: 'Many visitors see no picture, because it is HEVC (H.265). Export it as MP4 with H.264. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you film.',
      recent:
        'New browsers play it, but many iPhones and older computers do not, because it is {codec}. An MP4 with H.264 plays everywhere.',
      editing:
        'Hardly any visitor can play it, because it is {codec}. Export it as MP4 with H.264 and AAC.',
      soundOfFilm:
        'Many visitors hear nothing, because its sound is {codec}. Export it as MP4 with H.264 and AAC.',
      ogg: 'Many iPhones and Macs do not play it, because it is an Ogg. An MP3 plays everywhere.',
      unusualFilm:
        'Some browsers and phones may not play it, because it is {codec}. An MP4 with H.264 (8 bits, 4:2:0) and AAC (LC) plays everywhere.',
      unusualSound:
        'Some browsers and phones may not play it, because it is {codec}. An MP3 plays everywhere.',
      otherSound: 'Many visitors cannot play it, because it is {codec}. An MP3 plays everywhere.',
    },
    /** This browser may lack what others have. */
    noPicture: 'This browser plays only its sound, so no picture can be taken from it here.',
    notPlayed: 'This browser cannot play it.',
    saysPlace: '{name} says where it was taken, and whoever has it can read that.',
    removePlace: 'Remove the place from {name}',
    placeRemoved: '{name} no longer says where it was taken.',
    tracksPlaces:
      '{name} has a track that may say for each moment where it was taken, and whoever has it can read that. Exported anew from an editing program, it mostly has none.',
    takeFrame: 'Take the picture from this moment',
    frameTaken: 'The picture is taken from the film.',
    frameRefused: 'No picture was taken from the film: {reason}',
    refused: {
      empty: { problem: 'is empty or cannot be read.', expected: 'Copy it there again.' },
      kind: {
        problem: 'is of the kind {kind}, which not all browsers play.',
        expected: 'Export it as MP4 with H.264 and AAC, or a sound as MP3.',
      },
      other: {
        problem: 'is no film and no sound that browsers play.',
        expected: 'Export it as MP4 with H.264 and AAC, or a sound as MP3.',
      },
      protected: {
        problem: 'is protected against copying, so browsers do not play it.',
        expected: 'Choose an export of your own, which has no such protection.',
      },
      unfinished: {
        problem: 'is damaged, or was not copied to its end.',
        expected: 'Copy or export it once more.',
      },
      film: {
        problem: 'is a film ({codec}) in a file for sounds, which browsers do not play.',
        expected: 'Export it as MP4 with H.264 and AAC.',
      },
      soundInFilm: {
        problem: 'holds only sound, in a file for films.',
        expected: 'Export it as MP3, or as M4A with AAC.',
      },
      reel: {
        problem: 'is a sound, and a showreel is a film.',
        expected: 'Choose an MP4 with H.264 and AAC.',
      },
    },
  },
  captions: {
    help: 'The captions of the film: a WebVTT or an SRT.',
    are: {
      one: '{name}: one caption, language: {language}.',
      other: '{name}: {count} captions, language: {language}.',
    },
    gone: '{name} is not here. Choose it once more, or remove it.',
    large: {
      problem: 'is too large for captions.',
      expected: 'Those of a film of two hours have 150 kB; is it another file?',
    },
  },
  cropFailed: 'The picture was not cropped anew: {reason}',
  /** A mistake in a line of captions: 'line 3: ends …'. */
  inLine: '{line}: {problem}',
  /** What is wrong with a file, after its name. */
  named: '{name} {problem}',
  /** Such as what is wrong, and what would be right. */
  twoSentences: '{first} {second}',
  /** A fault of the browser, in its own words. */
  failed: 'could not be read: {reason}',
  stays: 'What was there before stays.',
  dismiss: 'Dismiss',
  pictureFalsified:
    'cannot be prepared: this browser changes pictures, to protect you from being recognised. Allow this page to read canvases, or use another browser.',
  stillEmpty: 'is still empty.',
  noPhoto: { problem: 'is not there.', expected: 'Choose a portrait of yourself.' },
  samplePhoto: {
    problem: 'is still the drawing of the sample.',
    expected: 'Choose a portrait of yourself.',
  },
  noCv: { problem: 'is not there.', expected: 'Choose your CV, a PDF.' },
} as const;
