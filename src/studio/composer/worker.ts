/** A worker, so that typing never waits. It checks the site against the schema, encodes pictures, and composes the page. */
// This import comes first, because it has to run before the schema is made.
import './without-jit.ts';

import { expose } from 'comlink';
import { checkPortfolio } from '../../compose/check/check.ts';
import type { Issue } from '../../compose/check/issue.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { type Compiled, compose } from '../../compose/compose.ts';
import { describeCv, issueWithCv } from '../../compose/files/cv.ts';
import { kitName, mediaNamesOf } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { zipEntry } from '../../compose/files/zip.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { flatten } from '../../schema/texts.ts';
import { withPlaces } from '../../words/count.ts';
import { wordsIn } from '../../words/languages.ts';
import { type EditedSite, withoutEmpty } from '../model/edited-site.ts';
import { OpenError } from '../opening/open-error.ts';
import { withoutOdd } from '../opening/project-media.ts';
import { readSite } from '../opening/read-site.ts';
import type { LinkImageContent } from '../pictures/link-image.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { encodeImage } from '../pictures/prepare-picture.ts';
import { words } from '../words.ts';
import { ingredientsOf } from './ingredients-of.ts';

/** An issue of a field of the form. */
export type FieldIssue = Pick<Issue, 'field' | 'problem' | 'expected' | 'severity'>;

export type Composed = {
  issues: readonly FieldIssue[];
  /** Undefined if the site has errors. */
  page?: string;
};

let compiled: Compiled;
/** Its photo and its CV replace missing ones, in the preview only. */
let sample: EditedSite;
let site: EditedSite;
/** The address of the portrait that comes with the project. */
let samplePortrait: string | undefined;

/** Returns the issues of the site, and the portfolio if its texts have no error. */
function checkSite(): { issues: FieldIssue[]; portfolio?: Portfolio } {
  const { values, placeInForm } = withoutEmpty(site.values);
  const issues: FieldIssue[] = checkPortfolio(values, compiled.fonts.measures).map((issue) => ({
    ...issue,
    field: placeInForm(issue.field),
  }));
  const isRight = !issues.some(({ severity }) => severity === 'error');
  const src = site.portrait?.picture.src;
  if (src === undefined) issues.push({ field: 'portrait', ...words.noPhoto, severity: 'error' });
  else if (src === samplePortrait)
    issues.push({ field: 'portrait', ...words.samplePhoto, severity: 'sample' });
  const issue = site.cv ? issueWithCv(site.cv) : ({ ...words.noCv, severity: 'error' } as const);
  if (issue) issues.push({ field: 'cv', ...issue });
  return { issues, ...(isRight && { portfolio: portfolioSchema.parse(values) }) };
}

function composeSite(portfolio: Portfolio, linkImage?: Uint8Array) {
  const ingredients = ingredientsOf(site, portfolio, sample);
  return compose({ ...ingredients, ...(linkImage && { linkImage }) }, compiled);
}

const composer = {
  start(given: Compiled, first: EditedSite, hasSamplePortrait: boolean) {
    samplePortrait = hasSamplePortrait ? first.portrait?.picture.src : undefined;
    compiled = given;
    sample = first;
    site = first;
  },

  /** Takes what has changed since the last call. */
  async compose(changed: Partial<EditedSite>): Promise<Composed> {
    const { projectFiles } = changed;
    // They may come from a draft.
    const right = projectFiles && { projectFiles: withoutOdd(projectFiles) };
    site = { ...site, ...changed, ...right };
    const { issues, portfolio } = checkSite();
    if (!portfolio) return { issues };
    const { html } = await composeSite(portfolio);
    return { issues, page: html };
  },

  /**
   * Packs the files of the site, if it has no errors, and names the films and sounds that belong to them. The page adds these,
   * because they may be large. It also draws the link image, because a worker cannot read SVG.
   */
  async save(draw: Draw) {
    const { issues, portfolio } = checkSite();
    if (!portfolio || issues.some(({ severity }) => severity === 'error')) return undefined;
    const wantsPicture = portfolio.address !== undefined;
    const linkImage = wantsPicture ? await linkImageOf(portfolio, draw) : undefined;
    const { files } = await composeSite(portfolio, linkImage);
    const entries = [...files].map(([file, bytes]) => zipEntry(file, bytes));
    return {
      name: `${kitName(portfolio.fullName)}.zip`,
      entries,
      media: mediaNamesOf(portfolio),
      lacksLinkImage: wantsPicture && !linkImage,
    };
  },

  letter(): string {
    const { values } = withoutEmpty(site.values);
    const { kit } = wordsIn(`${values.language}`, values.texts as Record<string, string>);
    const { subject, text } = letterFrom(kit, `${values.fullName}`);
    return `${kit.subjectLabel} ${subject}\r\n\r\n${text}`;
  },

  /** The site's own words in a language, by the names of texts. */
  siteWords(language: string): Readonly<Record<string, string>> {
    // While somebody types it, the language may be none.
    const { words, kit } = wordsIn(languageTag(language) === undefined ? language : 'en', {});
    return flatten({ ...withPlaces(words), kit: { readme: compiled.readme, ...kit } });
  },

  /** Returns what the page says about a CV, or what is wrong with it. */
  readCv(bytes: Uint8Array, { firstName, language, otherPages }: CvNamedBy) {
    const issue = issueWithCv(bytes);
    if (issue && issue.severity === 'error') return issue;
    // While somebody types it, the language may be none.
    const isLanguage = languageTag(language) === undefined;
    const otherLanguages = otherPages.split('\n').map((address) => ({ language: '', address }));
    return describeCv(bytes, {
      firstName,
      language: isLanguage ? language : 'en',
      otherLanguages,
    });
  },

  /** Reads files that were given as a site. Nothing else of these files is used. `read` returns nothing if a file is gone. */
  readSite(
    given: readonly { name: string; size: number }[],
    read: (file: number, from: number, to: number) => Promise<Uint8Array | undefined>,
    measures: CompiledFonts['measures'],
  ) {
    const ranged = given.map((head, file) => ({
      ...head,
      read: async (from: number, to: number) => {
        const bytes = await read(file, from, to);
        if (!bytes) throw new OpenError(words.cannotOpen.gone);
        return bytes;
      },
    }));
    return readSite(ranged, measures);
  },

  encodeImage,
};

/** Values of the form, which may be wrong. */
type CvNamedBy = {
  firstName: string;
  language: string;
  /** The addresses of the pages in other languages, each on a line. */
  otherPages: string;
};

type Draw = (shown: LinkImageContent) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Returns the link image of the opened site if it still shows the same, and draws it otherwise. */
async function linkImageOf(portfolio: Portfolio, draw: Draw): Promise<Uint8Array | undefined> {
  const shown = linkImageContent(portfolio, site.portrait?.picture.src);
  const shows = JSON.stringify(shown);
  return site.linkImage?.shows === shows ? site.linkImage.bytes : draw(shown);
}

export type Composer = typeof composer;

expose(composer);
