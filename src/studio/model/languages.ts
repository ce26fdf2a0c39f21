/** The site in several languages. Structure and files are those of the first one; each further one has texts of its own. */
import { INDEX } from '../../compose/files/file-names.ts';
import type { FormField } from '../../schema/field.ts';
import { languageTag } from '../../schema/language.ts';
import { overlay } from '../../schema/overlay.ts';
import { ownNameOf } from '../../words/own-name.ts';
import { type EditedSite, withField } from './edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  listAt,
  textAt,
  valueAt,
  withValue,
} from './form-values.ts';
import { textsInForm } from './says-text.ts';

/** The values of each language that are its own. */
const treesOf = ({ values, further }: EditedSite) => [
  values,
  ...further.map((each) => each.values),
];

/** The tags of the languages, the first one first. */
export const languagesIn = (site: EditedSite) =>
  treesOf(site).map((values) => textAt(values, ['language']));

/** The name that a language gives itself. While somebody types it, the tag may be none. */
export const calledLanguage = (tag: string) =>
  languageTag(tag) === undefined ? ownNameOf(tag) : tag;

/** Returns the site with another language, which is edited then. */
export const withLanguage = (site: EditedSite, language: string): EditedSite => ({
  ...site,
  further: [...site.further, { values: { language, texts: {} } }],
  edited: site.further.length + 1,
});

/** Returns the site without a further language. `place` is that of the language, from 1. */
export const withoutLanguage = (site: EditedSite, place: number): EditedSite => ({
  ...site,
  further: site.further.filter((_, index) => index !== place - 1),
  edited: 0,
});

/** Returns the site with another text in the language that is edited. */
export function withText(site: EditedSite, path: FieldPath, value: FieldValue): EditedSite {
  const { edited, further, values } = site;
  if (edited === 0) return withField(site, path, value);
  return {
    ...site,
    further: further.map((each, index) =>
      index === edited - 1
        ? { ...each, values: withOwn(values, each.values, path, value) as FormValues }
        : each,
    ),
  };
}

/** Returns the site with a CV for the language that is edited. */
export function withCv(site: EditedSite, cv: Uint8Array<ArrayBuffer>): EditedSite {
  const { edited, further } = site;
  if (edited === 0) return { ...site, cv };
  return {
    ...site,
    further: further.map((each, index) => (index === edited - 1 ? { ...each, cv } : each)),
  };
}

/** The same tree with another value. Lists on the way there become as long as those of the first values. */
function withOwn(
  first: FieldValue | undefined,
  own: FieldValue | undefined,
  path: FieldPath,
  value: FieldValue,
): FieldValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withOwn(valueAt(first, [key]), valueAt(own, [key]), rest, value);
  if (typeof key === 'string') return { ...(own as object), [key]: inner };
  return fitted(first, listAt(own, [])).map((each, index) => (index === key ? inner : each));
}

/** Changes the entries of a list in all languages, which keep one shape. `shown` has those of the first one. */
export function withEntries(
  site: EditedSite,
  path: FieldPath,
  shown: readonly FieldValue[],
  changed: (entries: readonly FieldValue[]) => readonly FieldValue[],
): EditedSite {
  const { values, further } = site;
  return {
    ...withField(site, path, changed(shown)),
    further: further.map((each) => {
      const own = fitted(values, each.values);
      return valueAt(own, path) === undefined
        ? each
        : { ...each, values: withValue(own, path, changed(listAt(own, path))) as FormValues };
    }),
  };
}

/** The same tree with lists as long as those of the first values. Nothing is written in the entries that are added. */
function fitted<Value extends FieldValue | undefined>(
  first: FieldValue | undefined,
  own: Value,
): Value;
function fitted(
  first: FieldValue | undefined,
  own: FieldValue | undefined,
): FieldValue | undefined {
  if (typeof own !== 'object') return own;
  if (Array.isArray(own))
    return listAt(first, []).map((below, index) =>
      fitted(below, own[index] ?? (typeof below === 'string' ? '' : {})),
    );
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, fitted(valueAt(first, [name]), value)]),
  );
}

/** What the page of a language says. */
export type LanguagePage = {
  values: FormValues;
  /** The places of the texts of the first language that it shows in the place of its own. */
  untranslated: readonly string[];
};

/** The pages of all languages, the first one first. */
export function pagesOf(
  form: FormField,
  site: EditedSite,
): readonly [LanguagePage, ...LanguagePage[]] {
  const { values: first, further } = site;
  if (further.length === 0) return [{ values: first, untranslated: [] }];
  const languages = languagesIn(site);
  const links = languages.map((language, place) => ({
    language,
    address: place === 0 ? INDEX : `${language}.html`,
  }));
  const linked = (values: FormValues, place: number): FormValues => ({
    ...values,
    otherLanguages: [
      ...listAt(first, ['otherLanguages']),
      ...links.filter((_, index) => index !== place),
    ],
  });
  return [
    { values: linked(first, 0), untranslated: [] },
    ...further.map(({ values }, index) => {
      const { value, untranslated } = overlay(form, first, textsInForm(form, first, values));
      return { values: linked(value as FormValues, index + 1), untranslated };
    }),
  ];
}

/** How many texts a further language has to translate, and how many of them are left. */
export type ToTranslate = { all: number; left: number };

/** Those of the language that is edited. */
export function toTranslateIn(form: FormField, site: EditedSite): ToTranslate {
  const { untranslated } = overlay(form, site.values, {});
  const page = pagesOf(form, site)[site.edited];
  return { all: untranslated.length, left: page?.untranslated.length ?? 0 };
}
