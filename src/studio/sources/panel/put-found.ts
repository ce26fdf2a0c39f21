/** What was found in a CV, and how it gets into the form. */
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  isEmpty,
  listAt,
  textAt,
} from '../../model/form-values.ts';
import { withText } from '../../model/languages.ts';
import { saysText } from '../../model/says-text.ts';
import type { Contacts, Europass, JobRead } from '../cv/cv-text.ts';
import { partOfLine } from './part-of-line.ts';
import { ownValues, withAdded } from './put-lines.ts';

export type FoundItem = {
  /** What it is, as the form says it. */
  label: string;
  text: string;
  /** What is written in its field, which is another text. */
  has: string;
  /** Whether the form says it already. */
  isThere: boolean;
  /** Whether it is taken if the owner says nothing. */
  isWanted: boolean;
  put: (site: EditedSite) => EditedSite;
};

const JOBS: FieldPath = ['work', 'jobs'];
const LISTS: FieldPath = ['work', 'lists'];
const LINKS: FieldPath = ['links'];

/** The contacts. Those that are not of the edited language stand in the form of the first one. */
export function contactsFound(
  { name = '', email = '', phone = '', linkedIn = '', links }: Contacts,
  form: FormField,
  site: EditedSite,
): FoundItem[] {
  const fieldNamed = (name: string) => form.fields?.find((each) => each.name === name);
  const texts = {
    ...{ fullName: name, firstName: firstNameIn(name) },
    ...{ email, phone, linkedin: linkedIn },
  };
  const items = Object.entries(texts).flatMap(([name, found]): FoundItem[] => {
    const field = fieldNamed(name);
    const isOfForm = field && (site.edited === 0 || saysText(field, site.values[name]));
    if (!isOfForm || !found) return [];
    const text = partOfLine(field, found);
    const has = textAt(ownValues(site), [name]);
    return [
      {
        ...{ label: field.label, text, has },
        isThere: has.trim() === text,
        isWanted: has.trim() === '',
        put: (site) => withText(site, [name], text),
      },
    ];
  });
  const link = fieldNamed('links')?.entry;
  const address = link?.fields?.find((each) => each.name === 'address');
  if (!link || !address || site.edited > 0) return items;
  const written = listAt(site.values, LINKS).map((each) => textAt(each, ['address']));
  return [
    ...items,
    ...links.map((found) => {
      const text = partOfLine(address, found);
      const entry = { name: hostOf(text), address: text };
      return added(link.label, text, LINKS, entry, written.includes(text));
    }),
  ];
}

/** The entries that Europass has. A site has them in its first language. */
export function europassFound(
  { jobs, education, languages }: Europass,
  form: FormField,
  site: EditedSite,
): FoundItem[] {
  if (site.edited > 0) return [];
  const work = form.fields?.find(({ name }) => name === 'work');
  const job = work?.fields?.find(({ name }) => name === 'jobs')?.entry;
  if (!job) return [];
  const { lines } = messages.studio;
  const written = listAt(site.values, JOBS);
  const isWritten = ({ title, employer }: JobRead) =>
    written.some(
      (each) => textAt(each, ['title']) === title && textAt(each, ['field']) === employer,
    );
  return [
    ...jobs.map((each) => {
      const { title, employer, period, points } = each;
      const entry = { title, field: employer, period, points };
      const text = [title, employer, period].filter(Boolean).join(' · ');
      return added(job.label, text, JOBS, entry, isWritten(each), written.every(isEmpty));
    }),
    ...education.map((each) => ofList(site, lines.education, each)),
    ...languages.map((each) => ofList(site, lines.languages, each)),
  ];
}

const added = (
  label: string,
  text: string,
  list: FieldPath,
  entry: FieldValue,
  isThere: boolean,
  isWanted = !isThere,
): FoundItem => ({
  ...{ label, text, has: '', isThere, isWanted },
  put: (site) => withAdded(site, list, [entry]),
});

/** An entry of the list with a heading, which is made if there is none. */
function ofList(site: EditedSite, heading: string, text: string): FoundItem {
  const listOf = ({ values }: EditedSite) =>
    listAt(values, LISTS).findIndex((each) => textAt(each, ['heading']) === heading);
  const written = listAt(site.values, [...LISTS, listOf(site), 'points']);
  return {
    ...{ label: heading, text, has: '' },
    ...{ isThere: written.includes(text), isWanted: written.every(isEmpty) },
    put(site) {
      const at = listOf(site);
      return at < 0
        ? withAdded(site, LISTS, [{ heading, points: [text] }])
        : withAdded(site, [...LISTS, at, 'points'], [text]);
    },
  };
}

/** The first word that is no title, or the last one where the name of the family comes first. */
function firstNameIn(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !word.endsWith('.'));
  if (words.length < 2 || name.includes(',')) return '';
  const isFamilyFirst = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return words.at(isFamilyFirst.test(name) ? -1 : 0) ?? '';
}

/** What visitors read of a link until the owner gives it a name. */
const hostOf = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/s, '');
