import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Skip to the content',
  newTab: 'opens in a new tab',
  scriptsOff: 'For the full version of this page, open it in a browser with scripts turned on.',

  bar: {
    label: 'Main',
    home: 'Home',
    about: 'About',
    project: 'Project',
    contact: 'Contact',
  },

  hero: {
    subtitle: 'Broadcasting & Media',
    button: 'Show Who I Am',
    onAir: 'On air',
  },

  about: {
    heading: 'Now More About Me',
    cards: {
      work: {
        title: 'Work Experience',
        text: {
          '=1': 'One job, point by point.',
          '=2': 'Two jobs, in running order.',
          '=3': 'Three jobs, in running order.',
          '=4': 'Four jobs, in running order.',
          '=5': 'Five jobs, in running order.',
          '=6': 'Six jobs, in running order.',
          '=7': 'Seven jobs, in running order.',
          '=8': 'Eight jobs, in running order.',
          '=9': 'Nine jobs, in running order.',
          '=10': 'Ten jobs, in running order.',
          '=11': 'Eleven jobs, in running order.',
          '=12': 'Twelve jobs, in running order.',
          other: '{count} jobs, in running order.',
        },
      },
      life: { title: 'Personal Life', text: 'What I do when the red light is off.' },
      cv: {
        title: 'Download the CV',
        text: {
          '=1': 'PDF, {size}. One page.',
          '=2': 'PDF, {size}. Two pages.',
          '=3': 'PDF, {size}. Three pages.',
          '=4': 'PDF, {size}. Four pages.',
          '=5': 'PDF, {size}. Five pages.',
          '=6': 'PDF, {size}. Six pages.',
          '=7': 'PDF, {size}. Seven pages.',
          '=8': 'PDF, {size}. Eight pages.',
          '=9': 'PDF, {size}. Nine pages.',
          '=10': 'PDF, {size}. Ten pages.',
          '=11': 'PDF, {size}. Eleven pages.',
          '=12': 'PDF, {size}. Twelve pages.',
          other: 'PDF, {size}. {pages} pages.',
        },
      },
    },
  },

  projects: {
    heading: 'My Projects',
    carousel: 'carousel',
    slide: 'slide',
    position: '{position} of {count}',
    bullet: 'Go to project {position}',
    previous: 'Previous project',
    next: 'Next project',
  },

  projectPage: {
    all: 'All projects at a glance',
    back: 'Projects',
    credits: 'Credits',
    pictures: 'Pictures',
    on: 'On {host}',
    film: {
      name: 'Film',
      play: 'Play',
      file: 'Open the film as a file',
      missing: 'The film is not beside this page.',
      cannotPlay: 'The film cannot play here.',
      onlySound: 'This browser plays the sound of the film, but not its picture.',
    },
    sound: {
      name: 'Sound',
      file: 'Open the sound as a file',
      missing: 'The sound is not beside this page.',
      cannotPlay: 'The sound cannot play here.',
    },
  },

  contact: {
    heading: 'Write to me',
    lead: 'The form opens your own mail program with the message in it.',
    email: 'Email',
    message: 'Message',
    submit: 'Send Email',
    tooLong:
      'If no mail opens, the message is too long for that: copy it, and write to the address.',
    address: 'Or write directly to',
    copy: 'Copy address',
    copied: 'Address copied.',
    copyByHand: 'The address is selected: copy it with your keyboard or a long press.',
    save: 'Save contact',
    whatsapp: '💬 Chat on WhatsApp',
    linkedin: 'Connect on LinkedIn',
    subject: 'A message from your portfolio',
  },

  workDetails: {
    title: 'Work Experience',
    heading: 'Here is more information About My Work Experience',
    list: 'Professional Experience',
    current: 'current',
  },

  lifeDetails: {
    title: 'Personal Life',
    heading: 'Here is more information About Me',
  },

  footer: {
    credit: 'Developed by',
    whatsapp: 'WhatsApp',
    phone: 'Phone',
  },
};

export const kit: KitWords = {
  subject: 'Portfolio and CV of {fullName}',
  subjectLabel: 'Subject:',
  attachmentLabel: 'Attach:',
  preview:
    '`preview.png` is the picture that WhatsApp, LinkedIn and others show for a link to this site. It stays beside `index.html`.',
  film: 'Films and sounds play if they lie beside `index.html`: {film}.',
  letter: `Hello [name],

I am writing about [the position or the project].

{sent}

I would be glad to hear from you.

Kind regards
{fullName}
`,
  sent: {
    attached:
      'My portfolio and my CV are attached in one zip file. Unpack it and open index.html in any browser: it works offline and loads nothing from anywhere. The CV lies beside it as a PDF.\n',
    linked:
      'My portfolio is at {address}. It works in any browser, and the CV lies there as a PDF.\n',
    apart:
      'My portfolio and my CV are in one zip file that is too large for a mail: [here is a link to it, or: it comes on a stick]. Unpack it and open index.html in any browser: it works offline and loads nothing from anywhere. The CV lies beside it as a PDF.\n',
  },
};
