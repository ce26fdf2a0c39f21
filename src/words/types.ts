/**
 * What the site itself says: texts, some of them with {places} that fill.ts fills. Each language is one file in languages/;
 * the owner may overwrite any text, below [texts] in src/content/portfolio.toml.
 */
export type Words<WorkText = string, CvText = string> = {
  skipLink: string;
  /** Heard after the text of a link, in brackets. */
  newTab: string;
  /** Below the document where no program runs. */
  scriptsOff: string;

  bar: {
    /** Heard: what the four buttons are for. */
    label: string;
    home: string;
    about: string;
    project: string;
    contact: string;
  };

  hero: {
    subtitle: string;
    button: string;
    /** Beside the lamp, in capitals where the script has them. */
    onAir: string;
  };

  about: {
    heading: string;
    cards: {
      /** An owner's has {count}. */
      work: { title: string; text: WorkText };
      life: { title: string; text: string };
      /** An owner's has {size} and {pages}. */
      cv: { title: string; text: CvText };
    };
  };

  projects: {
    heading: string;
    /** Heard: what it is. */
    carousel: string;
    /** Heard: what one of its cards is. */
    slide: string;
    /** With {position} and {count}. */
    position: string;
    /** With {position}. */
    bullet: string;
    /** Of the two buttons that stand in for the bullets of many. */
    previous: string;
    next: string;
  };

  contact: {
    heading: string;
    lead: string;
    email: string;
    message: string;
    submit: string;
    address: string;
    copy: string;
    copied: string;
    copyByHand: string;
    whatsapp: string;
    linkedin: string;
    /** Of the mail that the owner gets from the form. */
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
  };
};

type CountJobs = (jobs: number) => string;
type CountPages = (size: string, pages: number) => string;

/** As a language file has them: two count, since plurals differ from language to language. */
export type CountingWords = Words<CountJobs, CountPages>;

/** The same with an owner's own texts among them. */
export type MixedWords = Words<CountJobs | string, CountPages | string>;

/** What goes out beside the page. Not in the program. */
export type KitWords = {
  /** With {fullName}. */
  subject: string;
  /** Names in letter.txt what the mail program has fields for. */
  subjectLabel: string;
  attachmentLabel: string;
  /** The mail, to be finished by the owner: with {fullName}, and [square brackets] that are left for them. */
  letter: string;
  /** In dist/README.md, where the site has an address. */
  preview: string;
  /** dist/README.md, with {fullName} and {cvFileName}; that in English is dist-readme.md. */
  readme?: string;
};
