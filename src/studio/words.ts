const list = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** A size as file managers and mailboxes say it. */
function sizeOf(bytes: number): string {
  const power = bytes < 999_500 ? 1 : bytes < 999_950_000 ? 2 : 3;
  const unit = ['kilobyte', 'megabyte', 'gigabyte'][power - 1];
  const maximumFractionDigits = power === 1 ? 0 : 1;
  const written = new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits });
  return written.format(Math.max(bytes / 1000 ** power, 1));
}

/** What the studio itself says. What it says of fields is the schema's. */
export const words = {
  title: 'Studio',
  skip: 'Skip to the form',
  parts: 'Parts',
  doors: {
    what: 'Here you make your own website in one file. Nothing that you write or choose leaves this computer until you send it.',
    begin: 'Begin',
    beginHelp: 'With an empty form. The grey texts are examples: they are never saved.',
  },
  /** What the page says where the studio does not start, or breaks off. */
  cannotStart: {
    here: 'The studio does not run here.',
    where: (chromium: string) =>
      `It works in Chrome, Edge and other browsers on Chromium from version ${chromium} on, and in a current Firefox or Safari. It needs JavaScript and WebAssembly, which a setting such as a lockdown mode may turn off.`,
    withoutScripts: 'JavaScript is turned off here.',
  },
  form: 'What your site says',
  preview: 'Your site',
  pointHelp:
    'Click on a text or a picture to change it. In a field, Ctrl + Enter leads to its place here, and Escape back.',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  saveHelp: 'Ctrl + S or Cmd + S',
  letter: 'Copy the letter',
  letterCopied: 'The letter is copied: paste it into a mail, and attach what you saved.',
  letterByHand: 'The letter, to copy by hand',
  open: 'Open a site',
  openHelp:
    'The zip that you saved, or its index.html together with the CV and the films. You can also drop it here.',
  photo: 'Photo',
  photoHelp: 'A portrait, upright: JPEG, PNG, WebP or AVIF. Choose it, or drop it here.',
  cv: 'CV',
  cvHelp:
    'A PDF, of at most 5 MB; its name is made from your first name. Choose it, or drop it here.',
  cvIs: (name: string, pages: number, size: string) =>
    `${name}: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}.`,
  stillHelp: 'A photo for the card of the project. Choose it, or drop it here.',
  removeStill: 'Remove the picture',
  preparing: (what: string) => `Preparing ${what} …`,
  ready: (what: string) => `${what} is in its place.`,
  allReady: (count: number) => `All ${count} files are in their places.`,
  pictures: {
    help: 'A photo for the page of the project, shown whole. Choose it, or drop it here.',
    add: 'Add pictures',
    addHelp: (most: number) =>
      `Up to ${most} photos for the page of the project. Choose several at once, or drop them here.`,
    asProjects: 'Add projects from pictures or films',
    asProjectsHelp:
      'Each file becomes a project with this picture or film. Choose several at once, or drop them here.',
    preparing: (name: string, place: number, of: number) =>
      `Preparing ${name}, ${place} of ${of} …`,
    noRoom: (names: readonly string[], most: number) =>
      `A project has room for ${most} pictures, so these were left out: ${list(names)}.`,
  },
  focusHelp: 'Click on it, or press the arrow keys.',
  focusAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  focusGone:
    'A page that is opened again holds the crop alone. To move it, choose the photo again.',
  crops: { phone: 'On a phone', desktop: 'On a desktop' },
  add: (what: string) => `Add: ${what}`,
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  added: (what: string) => `Added: ${what}.`,
  removed: (what: string) => `Removed: ${what}. Undo brings it back.`,
  moved: (what: string, place: number, of: number) => `Moved: ${what}, now ${place} of ${of}.`,
  undone: 'Undone.',
  redone: 'Done again.',
  languageHelp:
    'The code of a language, such as nl for Dutch, or one with a region, such as pt-BR. What the site says by itself is English then, until you write it at Words.',
  otherLanguage: 'Other …',
  begin: (part: string) => `Begin: ${part}`,
  cleaned: 'Characters that nobody sees were left out of what you pasted.',
  completed: (text: string) => `Completed: ${text}. Undo takes it back.`,
  periodHelp: 'From when to when, or how long it lasted',
  isCurrentJob: 'I have this job now',
  national: {
    country: 'Country of this number',
    take: (number: string) => `Write it as ${number}`,
  },
  optional: 'may be left empty',
  count: (length: number, most: number) => `${length} of ${most}`,
  sections: {
    you: 'You',
    photo: 'Photo',
    about: 'About',
    projects: 'Projects',
    work: 'Work',
    life: 'Life',
    contact: 'Contact',
    words: 'Words',
    address: 'Address',
  },
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
  } as Readonly<Record<string, string>>,
  show: { form: 'Form', preview: 'Preview' },
  width: { all: 'All there is', phone: 'Phone' },
  left: {
    error: (count: number) =>
      count === 1 ? 'One thing needs correcting' : `${count} things need correcting`,
    todo: (count: number) =>
      count === 1 ? 'One thing is still to do' : `${count} things are still to do`,
    sample: (count: number) =>
      count === 1 ? 'One value is still the sample’s' : `${count} values are still the sample’s`,
    question: (count: number) => (count === 1 ? 'One question' : `${count} questions`),
  },
  /** The same for one part of the site, in short. */
  errorsHere: (count: number) => `${count} to correct`,
  todoHere: (count: number) => `${count} to do`,
  hasExamples: 'What is grey and dotted is an example, and is never saved.',
  looking: 'Looking at what your site says …',
  nothingLeft: 'Nothing is left to do.',
  /** What the size of the zip means. */
  zipSize: {
    anyMail: (size: string) => `The zip will have about ${size}, little enough for any mail.`,
    someMail: (size: string) =>
      `The zip will have about ${size}, too much for a mail to some mailboxes.`,
    noMail: (size: string) =>
      `The zip will have about ${size}, too much for most mail: send a link to it, or a stick.`,
    largeStick: (size: string) =>
      `The zip will have about ${size}, too much for mail: send a link to it, or a stick that is formatted as exFAT or NTFS, because others take no file of 4 GB.`,
  },
  notSaved: 'Nothing was saved. Correct what is named first.',
  saveFailed: (reason: string) => `Nothing was saved, because something failed: ${reason}`,
  letterFailed: (reason: string) =>
    `The letter was not copied, because something failed: ${reason}`,
  notComposed: (reason: string) =>
    `The studio could not make the site of what you wrote, so preview and list wait: ${reason}`,
  tryAgain: 'Try again',
  composerGone:
    'the part of it that makes sites has stopped. Reload this page, and go on with the draft.',
  saved: (name: string) => `Saved as ${name}.`,
  afterSaving: {
    label: 'After saving',
    close: 'Close',
    web: 'Put it on the web',
    unpack: 'Unpack the zip first. Always keep its files together. Then take one of these ways:',
    ways: [
      'Drag the folder onto app.netlify.com/drop. After some seconds you have an address to send.',
      'If you have web space, copy the files in the folder there, with the program that your provider names.',
      'Copy the folder to a stick or a shared disk. Whoever opens index.html there sees everything, without a network.',
    ],
  },
  savedWithoutPicture: (name: string) =>
    `Saved as ${name}, without the picture for links: this browser changes pictures, to protect you from being recognised.`,
  layMedia: (files: readonly string[]) =>
    `The zip does not hold ${list(files)}. Unpack it, and put ${list(files)} beside index.html.`,
  saving: 'Saving …',
  draft: {
    found: (when: string) => `There is a draft of ${when}, which was not saved.`,
    goOn: 'Go on with it',
    isOpen: 'The draft is open. Undo brings back what was here before.',
    drop: 'Throw it away',
    isDropped: 'The draft is thrown away.',
    isTaken: 'Another window has taken that draft, or thrown it away.',
    unreadable: 'The draft cannot be read:',
    privacy:
      'Each window keeps a draft of its own in this browser, against crashes. Other pages that lie on this computer could read it.',
    failed: 'This browser keeps no draft, so save often:',
    lacksFiles: 'The draft keeps your words, but not every file, so save often:',
    lacksFilms: (files: readonly string[]) =>
      files.length === 1
        ? `The draft does not keep ${list(files)}, because this browser has too little room. Keep that file: after a crash you choose it once more.`
        : `The draft does not keep ${list(files)}, because this browser has too little room. Keep these files: after a crash you choose them once more.`,
    noAnswer: 'its store does not answer.',
    insecure: 'it keeps one only of a page from a disk, or from an address with https.',
  },
  ask: {
    open: (name: string, isSaved: boolean) =>
      isSaved
        ? `Open ${name}?`
        : `Open ${name}? What you have not saved goes; undo brings it back.`,
    yes: 'Open it',
    no: 'Stay here',
  },
  opened: (name: string) => `${name} is open.`,
  opening: (name: string) => `Opening ${name} …`,
  dropped: 'What you dropped',
  cannotOpen: {
    empty: 'is empty.',
    large: 'is too large to be a site: without its films it has more than 60 MB.',
    noZip: 'is a damaged zip. Download or copy it once more.',
    lockedZip:
      'is locked with a password. Unpack it, and open its index.html together with the CV.',
    otherZip:
      'is a zip that cannot be read here. Unpack it, and open its index.html together with the CV.',
    twice: (name: string) => `holds ${name} twice. Open one of them.`,
    noPage: 'holds no index.html.',
    foreign: 'is no page of this studio.',
    firstVersion:
      'is a page of version 1, which carries no content. Copy its texts from there into the fields here.',
    newer: 'was made by a newer studio. Open it with that one.',
    damaged: 'is damaged: what it says cannot be read.',
    severalBlocks: 'was changed by something else: it holds more than one site.',
    tooMuch: 'was changed by something else: it says more than a site can hold.',
    pictures: 'is damaged: a picture in it is none.',
    slowDrawing:
      'holds a drawing that takes a browser too long to paint: it repeats, masks or filters too much. Build the site again with that drawing as a PNG.',
    content: (issue: string) => `was changed by something else, and does not hold: ${issue}`,
    gone: 'cannot be read: it has changed or is gone since you chose it. Choose it once more.',
    slow: 'takes too long to read. Is it a site, and is its disk still there?',
    failed: 'cannot be read. Choose it once more, or open the studio in another browser.',
  },
  cvGone: 'The page does not hold the CV. Choose it once more.',
  mediaGone: (files: readonly string[]) =>
    `${list(files)} ${files.length === 1 ? 'is' : 'are'} not there. Open the site together with ${files.length === 1 ? 'it' : 'them'}, or save it without.`,
  /** What may be given as a picture. */
  pictureKinds: {
    film: { problem: 'is a film, not a picture.', expected: 'Save one image of it as JPEG.' },
    pdf: { problem: 'is a PDF, not a picture.', expected: 'Save the picture in it as JPEG.' },
    heic: {
      problem: 'is a HEIC picture, which this browser cannot read.',
      expected: 'Open it in a photo program and save it as JPEG.',
    },
    unreadable: {
      problem: 'cannot be read: it is damaged, or too large for this browser.',
      expected: 'Save it smaller in a photo program; 4,000 pixels a side are plenty.',
    },
    other: {
      problem: 'is no picture that this browser can read.',
      expected: 'Open it in a photo program and save it as JPEG.',
    },
  },
  media: {
    filmHelp:
      'A film (best an MP4 with H.264 and AAC) or a sound (best an MP3). It lies beside the page in the zip. Choose it, or drop it here.',
    reelHelp:
      'In place of an address: a film, best an MP4 with H.264 and AAC. It lies beside the page in the zip. Choose it, or drop it here.',
    remove: (name: string) => `Remove ${name}`,
    size: sizeOf,
    gone: (name: string) =>
      `${name} is not here. Choose it once more; without it the site is saved, and says that the film is missing.`,
    /** A zip that another program made may have packed it. */
    packed: (name: string) =>
      `${name} lies packed in the zip that you opened, so it cannot be played here. It is saved as it is.`,
    changed: (name: string) =>
      `${name} cannot be read: it has changed or is gone since you chose it. Choose it once more.`,
    visitors: {
      everywhere: 'All browsers and phones play it.',
      mov: 'Some browsers do not play it, because it is a MOV. Exported as MP4 it plays everywhere.',
      hevc: 'Many visitors see no picture, because it is HEVC (H.265). Export it as MP4 with H.264. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you film.',
      recent: (codec: string) =>
        `New browsers play it, but many iPhones and older computers do not, because it is ${codec}. An MP4 with H.264 plays everywhere.`,
      editing: (codec: string) =>
        `Hardly any visitor can play it, because it is ${codec}. Export it as MP4 with H.264 and AAC.`,
      soundOfFilm: (codec: string) =>
        `Many visitors hear nothing, because its sound is ${codec}. Export it as MP4 with H.264 and AAC.`,
      ogg: 'Many iPhones and Macs do not play it, because it is an Ogg. An MP3 plays everywhere.',
      otherSound: (codec: string) =>
        `Many visitors cannot play it, because it is ${codec}. An MP3 plays everywhere.`,
    },
    /** This browser may lack what others have. */
    noPicture: 'This browser plays only its sound, so no picture can be taken from it here.',
    notPlayed: 'This browser cannot play it.',
    takeFrame: 'Take the picture from this moment',
    frameTaken: 'The picture of the project is taken from the film.',
    frameRefused: (reason: string) => `No picture was taken from the film: ${reason}`,
    refused: {
      empty: { problem: 'is empty or cannot be read.', expected: 'Copy it there again.' },
      other: (kind: string | undefined) => ({
        problem: kind
          ? `is of the kind ${kind}, which browsers do not play.`
          : 'is no film and no sound that browsers play.',
        expected: 'Export it as MP4 with H.264 and AAC, or a sound as MP3.',
      }),
      unfinished: {
        problem: 'is damaged, or was not copied to its end.',
        expected: 'Copy or export it once more.',
      },
      film: (codec: string) => ({
        problem: `is a film (${codec}) in a file for sounds, which browsers do not play.`,
        expected: 'Export it as MP4 with H.264 and AAC.',
      }),
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
    help: 'The captions of the film: a WebVTT or an SRT. Choose it, or drop it here.',
    are: (name: string, count: number, language = '') =>
      count === 1
        ? `${name}: one caption, language: ${language}.`
        : `${name}: ${count} captions, language: ${language}.`,
    gone: (name: string) => `${name} is not here. Choose it once more, or remove it.`,
    large: {
      problem: 'is too large for captions.',
      expected: 'Those of a film of two hours have 150 kB; is it another file?',
    },
  },
  cropFailed: 'The picture was not cropped anew:',
  unread: 'could not be read.',
  stays: 'What was there before stays.',
  dismiss: 'Dismiss',
  pictureFalsified:
    'cannot be prepared: this browser changes pictures, to protect you from being recognised. Allow this page to read canvases, or use another browser.',
  stillEmpty: { problem: 'is still empty.', expected: '' },
  noPhoto: { problem: 'is not there.', expected: 'Choose a portrait of yourself.' },
  samplePhoto: {
    problem: 'is still the drawing of the sample.',
    expected: 'Choose a portrait of yourself.',
  },
  noCv: { problem: 'is not there.', expected: 'Choose your CV, a PDF.' },
} as const;
