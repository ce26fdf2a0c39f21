/** Checks the edited site against the schema, and composes its page and its files. */
import { type Compiled, compose, type Ingredients } from '../../compose/compose.ts';
import { fileNamesOf, kitName, mediaNamesOf } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { zipEntry } from '../../compose/files/zip/zip.ts';
import { languageTag } from '../../schema/language.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { wordsIn } from '../../words/languages.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { type FieldIssue, isObstacle } from '../model/field-issue.ts';
import { type Places, textAt } from '../model/form-values.ts';
import { withoutOdd } from '../opening/project-media.ts';
import type { LinkImageContent } from '../pictures/link-image.ts';
import { linkImageContent } from '../pictures/link-image-content.ts';
import { type CheckedPage, checkSite } from './check-site.ts';
import { ingredientsOf, type Sample } from './ingredients-of.ts';
import { missingPagesOf, pageOf } from './issues-beside.ts';
import { Repair, type Repaired } from './repair.ts';
import { PictureNames, type ShortPictures } from './short-pictures.ts';

export type Composed = {
  issues: readonly FieldIssue[];
  /** Its pictures have short names. */
  page: string;
  /** The tokens of its style that depend on its texts (compose/page/content-tokens.ts). */
  tokens: string;
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

/** What the preview shows of a page. */
function repaired({ values, content, isRight }: CheckedPage): Repaired {
  if (!isRight) return repair.repair(values, compiled.fonts.measures);
  repair.remember(values);
  return { content, examples: [] };
}

/** While somebody types it, the language may be none. */
export const sureLanguage = (tag: string) => (languageTag(tag) === undefined ? tag : 'en');

/** What the worker has. */
export const current = () => ({ compiled, site });

export const composing = {
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
    if (isAnother || changed.edited !== undefined) repair.forget();
    const { pages, issues } = checkedSite();
    const { content, examples } = repaired(pages[site.edited] ?? pages[0]);
    const portfolio = portfolioSchema.parse(content.values);
    const { ingredients, pictures } = pictureNames.shorten(ingredientsOf(site, portfolio, sample));
    const { html, tokens } = await compose({ ...ingredients, isPreview: true }, compiled);
    return {
      issues,
      page: html,
      tokens,
      pictures,
      examples: [...examples, ...(site.portrait ? [] : ['portrait']), ...(site.cv ? [] : ['cv'])],
      places: content.places,
    };
  },

  /**
   * Packs the files of the site, if it has no errors, or stores them as they are, and names the films and sounds that belong to them.
   * The page adds these, because they may be large. It also draws the link image, because a worker cannot read SVG.
   */
  async save(draw: Draw, isStored = false) {
    // Another one may be opened meanwhile.
    const saved = site;
    const checked = checkedSite();
    if (checked.issues.some(isObstacle)) return undefined;
    const pages = checked.pages.map(({ content }, language) =>
      ingredientsOf(saved, portfolioSchema.parse(content.values), sample, language),
    );
    const [{ portfolio }] = pages as [Ingredients];
    const wantsPicture = portfolio.address !== undefined;
    const files = new Map<string, Uint8Array>();
    let lacksLinkImage = false;
    for (const page of pages) {
      const linkImage = wantsPicture ? await linkImageOf(saved, page.portfolio, draw) : undefined;
      lacksLinkImage ||= wantsPicture && !linkImage;
      const made = await compose({ ...page, pages, ...(linkImage && { linkImage }) }, compiled);
      for (const [name, bytes] of made.files) files.set(name, bytes);
    }
    const entries = [...files].map(([file, bytes]) => zipEntry(file, bytes, isStored));
    const isAlone = missingPagesOf(saved).length > 0;
    return {
      name: `${kitName(portfolio.fullName, isAlone ? portfolio.language : undefined)}.zip`,
      page: fileNamesOf(portfolio).page,
      entries,
      media: mediaNamesOf(portfolio),
      lacksLinkImage,
    };
  },

  /** `size` is that of the zip, in bytes. */
  letter(size: number): string {
    const { pages } = checkedSite();
    const { content, values: written } = pages[site.edited] ?? pages[0];
    const { values } = content;
    const { kit } = wordsIn(
      sureLanguage(`${values.language}`),
      values.texts as Record<string, string>,
    );
    const { subject, text } = letterFrom(kit, `${values.fullName}`, {
      page: pageOf(written),
      size,
      address: textAt(written, ['address']),
    });
    return `${kit.subjectLabel} ${subject}\r\n\r\n${text}`;
  },
};

type Draw = (shown: LinkImageContent) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Returns the link image of the opened site if it still shows the same, and draws it otherwise. */
async function linkImageOf(
  { portrait, linkImage }: EditedSite,
  portfolio: Portfolio,
  draw: Draw,
): Promise<Uint8Array | undefined> {
  const shown = linkImageContent(portfolio, portrait?.picture.src);
  const shows = JSON.stringify(shown);
  return linkImage?.shows === shows ? linkImage.bytes : draw(shown);
}
