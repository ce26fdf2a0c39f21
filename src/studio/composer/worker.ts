/** A worker, so that typing never waits. It checks the site against the schema, encodes pictures, and composes the page. */
// This import comes first, because it has to run before the schema is made.
import './without-jit.ts';

import { expose } from 'comlink';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { type Compiled, compose } from '../../compose/compose.ts';
import { describeCv, issueWithCv } from '../../compose/files/cv.ts';
import { fileNamesOf, kitName, mediaNamesOf } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { zipEntry } from '../../compose/files/zip/zip.ts';
import { readCaptions } from '../../compose/media/captions.ts';
import { setMessages } from '../../messages/messages.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { flatten } from '../../schema/texts.ts';
import { withPlaces } from '../../words/count.ts';
import { wordsIn } from '../../words/languages.ts';
import { type EditedSite, type Places, textAt, withoutEmpty } from '../model/edited-site.ts';
import { type FieldIssue, isObstacle } from '../model/field-issue.ts';
import { OpenError } from '../opening/open-error.ts';
import { withoutOdd } from '../opening/project-media.ts';
import { readSite } from '../opening/read-site.ts';
import type { LinkImageContent } from '../pictures/link-image.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { encodeImage } from '../pictures/prepare-picture.ts';
import { checkSite } from './check-site.ts';
import { ingredientsOf, type Sample } from './ingredients-of.ts';
import { missingPagesOf, pageOf } from './issues-beside.ts';
import { countries, inInternationalForm, likelyCountry } from './phones.ts';
import { Repair, type Repaired } from './repair.ts';
import { PictureNames, type ShortPictures } from './short-pictures.ts';

export type Composed = {
  issues: readonly FieldIssue[];
  /** Its pictures have short names. */
  page: string;
  pictures: ShortPictures;
  /** The fields that are empty or wrong, for which the page shows examples. */
  examples: readonly string[];
  /** Where the entries of the page's lists have their fields in the form, if that is elsewhere. */
  places: Places;
};

let compiled: Compiled;
/** Photo and CV for the preview while the owner has chosen none. */
let sample: Sample;
let site: EditedSite;
/** The address of the portrait that comes with the project. */
let samplePortrait: string | undefined;
const repair = new Repair();
const pictureNames = new PictureNames();

const checkedSite = () => checkSite(site, compiled.fonts.measures, samplePortrait);

/** What the preview shows. */
function repairedSite({ content, isRight }: ReturnType<typeof checkSite>): Repaired {
  if (!isRight) return repair.repair(site.values, compiled.fonts.measures);
  repair.remember(site.values);
  return { content, examples: [] };
}

const composer = {
  setMessages,

  start(given: Compiled, first: EditedSite, examples: Sample, hasSamplePortrait: boolean) {
    samplePortrait = hasSamplePortrait ? examples.portrait.src : undefined;
    compiled = given;
    sample = examples;
    site = first;
  },

  /** Takes what has changed since the last call. `isAnother` says that another site is open now. */
  async compose(changed: Partial<EditedSite>, isAnother = false): Promise<Composed> {
    const { projectFiles } = changed;
    // They may come from a draft.
    const right = projectFiles && { projectFiles: withoutOdd(projectFiles) };
    site = { ...site, ...changed, ...right };
    if (isAnother) repair.forget();
    const checked = checkedSite();
    const { content, examples } = repairedSite(checked);
    const portfolio = portfolioSchema.parse(content.values);
    const { ingredients, pictures } = pictureNames.shorten(ingredientsOf(site, portfolio, sample));
    const { html } = await compose({ ...ingredients, leavesOutProjectPages: true }, compiled);
    return {
      issues: checked.issues,
      page: html,
      pictures,
      examples: [...examples, ...(site.portrait ? [] : ['portrait']), ...(site.cv ? [] : ['cv'])],
      places: content.places,
    };
  },

  /**
   * Packs the files of the site, if it has no errors, and names the films and sounds that belong to them. The page adds these,
   * because they may be large. It also draws the link image, because a worker cannot read SVG.
   */
  async save(draw: Draw) {
    const { issues, content } = checkedSite();
    if (issues.some(isObstacle)) return undefined;
    const portfolio = portfolioSchema.parse(content.values);
    const wantsPicture = portfolio.address !== undefined;
    const linkImage = wantsPicture ? await linkImageOf(portfolio, draw) : undefined;
    const ingredients = ingredientsOf(site, portfolio, sample);
    const { files } = await compose({ ...ingredients, ...(linkImage && { linkImage }) }, compiled);
    const entries = [...files].map(([file, bytes]) => zipEntry(file, bytes));
    const isAlone = missingPagesOf(site).length > 0;
    return {
      name: `${kitName(portfolio.fullName, isAlone ? portfolio.language : undefined)}.zip`,
      page: fileNamesOf(portfolio).page,
      entries,
      media: mediaNamesOf(portfolio),
      lacksLinkImage: wantsPicture && !linkImage,
    };
  },

  letter(): string {
    const { values } = withoutEmpty(site.values);
    const { kit } = wordsIn(
      sureLanguage(`${values.language}`),
      values.texts as Record<string, string>,
    );
    const { subject, text } = letterFrom(kit, `${values.fullName}`, pageOf(site.values));
    return `${kit.subjectLabel} ${subject}\r\n\r\n${text}`;
  },

  /** The site's own words in a language, by the names of texts. */
  siteWords(language: string): Readonly<Record<string, string>> {
    const { words, kit } = wordsIn(sureLanguage(language), {});
    return flatten({ ...withPlaces(words), kit: { readme: compiled.readme, ...kit } });
  },

  countries,
  internationalPhone: inInternationalForm,

  likelyCountry: (languages: readonly string[], phone: string) =>
    likelyCountry(languages, `${site.values.language}`, phone),

  /** Returns what the page says about a CV, or what is wrong with it. */
  readCv(bytes: Uint8Array, { firstName, language, otherPages }: CvNamedBy) {
    const issue = issueWithCv(bytes);
    if (issue && issue.severity === 'error') return issue;
    const otherLanguages = otherPages.split('\n').map((address) => ({ language: '', address }));
    return describeCv(bytes, {
      firstName,
      language: sureLanguage(language),
      otherLanguages,
    });
  },

  /** Reads captions. Those whose name says no language are in that of the site. */
  readCaptions: (name: string, bytes: Uint8Array) =>
    readCaptions(name, bytes, sureLanguage(textAt(site.values, ['language']))),

  /** Reads files that were given as a site. Nothing else of these files is used. `read` returns nothing if a file is gone. */
  readSite(
    given: readonly { name: string; size: number }[],
    read: (file: number, from: number, to: number) => Promise<Uint8Array | undefined>,
    measures: CompiledFonts['measures'],
    page?: string,
  ) {
    const ranged = given.map((head, file) => ({
      ...head,
      read: async (from: number, to: number) => {
        const bytes = await read(file, from, to);
        if (!bytes) throw new OpenError('gone');
        return bytes;
      },
    }));
    return readSite(ranged, measures, page);
  },

  encodeImage,
};

/** While somebody types it, the language may be none. */
const sureLanguage = (tag: string) => (languageTag(tag) === undefined ? tag : 'en');

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
