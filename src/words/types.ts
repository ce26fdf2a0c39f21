import type { Plural } from './fill.ts';

/**
 * What the site itself says. Some texts have {places} that fill.ts fills. Each language is a file in languages/. The owner may
 * replace any text, below [texts] in src/content/portfolio.toml. Where the site counts, a language has a text for each plural: an owner
 * sees and replaces the one of `other`.
 */
export type Words = {
  skipLink: string;
  /** A screen reader says this after the text of a link, in brackets. */
  newTab: string;
  /** Stands below the document if the browser runs no scripts. */
  scriptsOff: string;

  bar: {
    /** A screen reader's name for the four buttons. */
    label: string;
    home: string;
    about: string;
    project: string;
    contact: string;
  };

  hero: {
    subtitle: string;
    button: string;
    /** Beside the lamp; in capitals, if the writing system has them. */
    onAir: string;
  };

  about: {
    heading: string;
    cards: {
      /** With {count}. */
      work: { title: string; text: string | Plural };
      life: { title: string; text: string };
      /** With {size} and {pages}. */
      cv: { title: string; text: string | Plural };
    };
  };

  projects: {
    heading: string;
    /** What a screen reader calls the row of cards. */
    carousel: string;
    /** What a screen reader calls one of the cards. */
    slide: string;
    /** With {position} and {count}. */
    position: string;
    /** With {position}. */
    bullet: string;
    /** The two buttons that replace the bullets of many projects. */
    previous: string;
    next: string;
  };

  projectPage: {
    /** The heading of the list below the carousel. */
    all: string;
    /** The way back. A place follows, such as “3 of 7” (projects.position). */
    back: string;
    credits: string;
    /** A screen reader's name for the pictures. */
    pictures: string;
    /** The link to the project elsewhere, with {host}, such as “Vimeo”. */
    on: string;
    film: MediaWords & {
      /** The button on the picture. The length of the film follows. */
      play: string;
      /** If the browser does not know how the picture is encoded. */
      onlySound: string;
    };
    sound: MediaWords;
  };

  contact: {
    heading: string;
    lead: string;
    email: string;
    message: string;
    submit: string;
    /** For a message that is too long for the mail draft of some systems. */
    tooLong: string;
    address: string;
    copy: string;
    copied: string;
    copyByHand: string;
    /** The link to a vCard. */
    save: string;
    whatsapp: string;
    linkedin: string;
    /** The subject of the mail that the owner gets from the form. */
    subject: string;
  };

  workDetails: {
    title: string;
    heading: string;
    list: string;
    /** Beside a job that has not ended. */
    current: string;
  };

  lifeDetails: {
    title: string;
    heading: string;
  };

  footer: {
    /** Followed by the owner's name. */
    credit: string;
    whatsapp: string;
    /** In place of `whatsapp`, if WhatsApp does not reach the phone. */
    phone: string;
  };
};

type MediaWords = {
  /** A screen reader says it before the length. */
  name: string;
  /** The link to the file. */
  file: string;
  /** If the file does not lie beside the page. */
  missing: string;
  cannotPlay: string;
};

/** The words on the page, with the numbers in them. */
export type FilledWords = Filled<Words>;

type Filled<Group> = Group extends string | Plural
  ? string
  : { [Key in keyof Group]: Filled<Group[Key]> };

/** The words of the kit and of the README beside the page. The program does not have them. */
export type KitWords = {
  /** With {fullName}. */
  subject: string;
  /** In letter.txt: the names of the fields of a mail program. */
  subjectLabel: string;
  attachmentLabel: string;
  /** The mail, with {fullName} and {sent}. The owner fills in what stands in [square brackets]. */
  letter: string;
  /** How the site is sent: in the mail; at its {address}; or, if it has none and is too large for a mail, by a link or on a stick. */
  sent: { attached: string; linked: string; apart: string };
  /** In dist/README.md, if the site has an address: about the link image. */
  preview: string;
  /** In dist/README.md, if films or sounds lie beside the page. {film} is a list of their names. */
  film: string;
  /** dist/README.md, with {fullName} and {cvFileName}. The English one is dist-readme.md. */
  readme?: string;
};
