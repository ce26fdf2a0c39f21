/** Everything else that the site says: headings, buttons, labels. */
export const texts = {
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
  },

  about: {
    heading: 'Now More About Me',
    cards: {
      work: { title: 'Work Experience', text: 'Four jobs, in running order.' },
      life: { title: 'Personal Life', text: 'What I do when the red light is off.' },
      cv: { title: 'Download the CV', text: 'One page.' },
    },
  },

  projects: {
    heading: 'My Projects',
    slide: (position: number, count: number) => `${position} of ${count}`,
    bullet: (position: number) => `Go to project ${position}`,
  },

  contact: {
    heading: 'Write to me',
    lead: 'The form opens your own mail program with the message in it.',
    email: 'Email',
    message: 'Message',
    submit: 'Send Email',
    address: 'Or write directly to',
    copy: 'Copy address',
    copied: 'Address copied.',
    copyByHand: 'The address is selected: copy it with your keyboard or a long press.',
    whatsapp: '💬 Chat on WhatsApp',
    linkedin: 'Connect on LinkedIn',
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
  },
};

export type Texts = typeof texts;
