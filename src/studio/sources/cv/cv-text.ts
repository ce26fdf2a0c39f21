/** What a CV says, as its text is read from the PDF. Anybody may have made it, and nothing of it is taken without a press of the owner. */

/** One line of the text, in reading order. */
export type TextLine = {
  text: string;
  /** From 1. */
  page: number;
  /** Of the letters, in points. */
  size: number;
  /** Above the bottom of its page, as a part of the height. */
  height?: number;
  /** Its beginning, if that is larger than the rest. */
  beginning?: { text: string; size: number };
  /** Where its links lead. */
  addresses?: readonly string[];
};

/** As they are written there, but web addresses are whole. A phone number is never made an international one. */
export type Contacts = {
  name?: string;
  email?: string;
  phone?: string;
  linkedIn?: string;
  /** Addresses of other pages. */
  links: readonly string[];
};

export type JobRead = { title: string; employer: string; period: string; points: string[] };

/** What Europass writes into its PDFs beside the text. */
export type Europass = {
  jobs: readonly JobRead[];
  /** Education and languages, an entry for each, as a list of the site has them. */
  education: readonly string[];
  languages: readonly string[];
};

export type CvText = {
  lines: readonly TextLine[];
  contacts: Contacts;
  europass?: Europass;
};

/** There is hardly any text, as in a scan; too many signs have no letters; or reading it takes too long. */
export type Unread = 'scan' | 'signs' | 'slow';
