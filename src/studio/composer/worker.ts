/**
 * Runs beside the page, so that typing never waits. It checks the site against the schema, encodes pictures, and composes the page.
 */
// This comes first, before the schema is made.
import './without-jit.ts';

import { expose, transfer } from 'comlink';
import { checkPortfolio } from '../../compose/check/check.ts';
import type { Issue } from '../../compose/check/issue.ts';
import { type Compiled, compose } from '../../compose/compose.ts';
import { describeCv, issueWithCv } from '../../compose/files/cv.ts';
import { kitName } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { zipUp } from '../../compose/files/zip.ts';
import { stillOf } from '../../compose/ingredients.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { flatten } from '../../schema/texts.ts';
import { withPlaces } from '../../words/count.ts';
import { wordsIn } from '../../words/languages.ts';
import { type EditedSite, stillNamed, withoutEmpty } from '../model/edited-site.ts';
import { readSite } from '../opening/read-site.ts';
import type { LinkImageContent } from '../pictures/link-image.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { encodeImage } from '../pictures/prepare-picture.ts';
import { words } from '../words.ts';

/** A sentence about a field of the form, which has the name that issues give it. */
export type FieldIssue = Pick<Issue, 'field' | 'problem' | 'expected' | 'severity'>;

export type Composed = {
  issues: readonly FieldIssue[];
  /** If nothing stops it. */
  page?: string;
};

let compiled: Compiled;
/** Stands in for a photo or a CV that is missing, in the preview alone. */
let sample: EditedSite;
let site: EditedSite;
/** The portrait that comes with the project. */
let drawing: string | undefined;

/** Returns all that is to be said of the site, and the portfolio if nothing in it is wrong. */
function look(): { issues: FieldIssue[]; portfolio?: Portfolio } {
  const { values, placeInForm } = withoutEmpty(site.values);
  const issues: FieldIssue[] = checkPortfolio(values, compiled.fonts.measures).map((issue) => ({
    ...issue,
    field: placeInForm(issue.field),
  }));
  const isRight = !issues.some(({ severity }) => severity === 'error');
  const src = site.portrait?.picture.src;
  if (src === undefined) issues.push({ field: 'portrait', ...words.noPhoto, severity: 'error' });
  else if (src === drawing)
    issues.push({ field: 'portrait', ...words.samplePhoto, severity: 'sample' });
  const issue = site.cv ? issueWithCv(site.cv) : ({ ...words.noCv, severity: 'error' } as const);
  if (issue) issues.push({ field: 'cv', ...issue });
  return { issues, ...(isRight && { portfolio: portfolioSchema.parse(values) }) };
}

async function filesOf(portfolio: Portfolio, linkImage?: Uint8Array) {
  const portrait = site.portrait ?? sample.portrait;
  const cv = site.cv ?? sample.cv;
  if (!portrait || !cv) throw new Error('The studio has no site to begin with.');
  const stills = new Map(
    (portfolio.projects ?? []).flatMap((project) => {
      const still = stillNamed(site.stills, project.still ?? '');
      return still ? [[`${stillOf(project)}`, still.picture] as const] : [];
    }),
  );
  return compose(
    { portfolio, portrait: portrait.picture, stills, cv, ...(linkImage && { linkImage }) },
    compiled,
  );
}

const composer = {
  start(given: Compiled, first: EditedSite, hasSamplePortrait: boolean) {
    drawing = hasSamplePortrait ? first.portrait?.picture.src : undefined;
    compiled = given;
    sample = first;
    site = first;
  },

  /** Takes what has changed since the last call. */
  async compose(changed: Partial<EditedSite>): Promise<Composed> {
    site = { ...site, ...changed };
    const { issues, portfolio } = look();
    if (!portfolio) return { issues };
    const { html } = await filesOf(portfolio);
    return { issues, page: html };
  },

  /** Zips the files of the site, if nothing stops it. The page draws the picture for links, because a worker reads no SVG. */
  async save(draw: Draw) {
    const { issues, portfolio } = look();
    if (!portfolio || issues.some(({ severity }) => severity === 'error')) return undefined;
    const wantsPicture = portfolio.address !== undefined;
    const linkImage = wantsPicture ? await linkImageOf(portfolio, draw) : undefined;
    const { files } = await filesOf(portfolio, linkImage);
    const zip = zipUp(files);
    // As bytes, because a worker of a page from a disk cannot read its own blobs in WebKit.
    const name = `${kitName(portfolio.fullName)}.zip`;
    const film = portfolio.reel?.file;
    const lacksLinkImage = wantsPicture && !linkImage;
    return transfer({ name, zip, lacksLinkImage, ...(film && { film }) }, [zip.buffer]);
  },

  letter(): string {
    const { values } = withoutEmpty(site.values);
    const { kit } = wordsIn(`${values.language}`, values.texts as Record<string, string>);
    const { subject, text } = letterFrom(kit, `${values.fullName}`);
    return `${kit.subjectLabel} ${subject}\r\n\r\n${text}`;
  },

  /** What the site says by itself, by the names of texts. */
  siteWords(language: string): Readonly<Record<string, string>> {
    // A language that is just being written may be none.
    const { words, kit } = wordsIn(languageTag(language) === undefined ? language : 'en', {});
    return flatten({ ...withPlaces(words), kit: { readme: compiled.readme, ...kit } });
  },

  /** Tells what the page says of a CV, or what is wrong with it. */
  readCv(bytes: Uint8Array, { firstName, language, otherPages }: CvNamedBy) {
    const issue = issueWithCv(bytes);
    if (issue && issue.severity === 'error') return issue;
    // A language that is just being written may be none.
    const isLanguage = languageTag(language) === undefined;
    const otherLanguages = otherPages.split('\n').map((address) => ({ language: '', address }));
    return describeCv(bytes, {
      firstName,
      language: isLanguage ? language : 'en',
      otherLanguages,
    });
  },

  /** Reads files that were given as a site. Only what it returns is used of them. */
  readSite,

  encodeImage,
};

/** What stands in the form, which may be wrong. */
type CvNamedBy = {
  firstName: string;
  language: string;
  /** The addresses of the pages in other languages, each on a line. */
  otherPages: string;
};

type Draw = (shown: LinkImageContent) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Returns the picture for links that was opened, if it still shows the same. */
async function linkImageOf(portfolio: Portfolio, draw: Draw): Promise<Uint8Array | undefined> {
  const shown = linkImageContent(portfolio, site.portrait?.picture.src);
  const shows = JSON.stringify(shown);
  return site.linkImage?.shows === shows ? site.linkImage.bytes : draw(shown);
}

export type Composer = typeof composer;

expose(composer);
