/** Sorts files by what they are for in a site. */
import { language, messages } from '../../../messages/messages.ts';
import { STATIC } from '../../../site/hydration/marks.ts';
import { BLOCK } from '../../../site/site-data.ts';
import type { Refused } from '../../media/look-into.ts';
import { isHidden, isLitter } from '../../opening/gather.ts';
import { LARGEST_SITE } from '../../opening/open-error.ts';
import { inTime } from '../../opening/open-site.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';
import { type GivenProject, projectsOf } from './projects-of.ts';
import { type RefusedFile, refusalOf } from './refused-files.ts';

export type SortedFiles = {
  /** Pages, and zips with pages. */
  sites: readonly File[];
  projects: readonly GivenProject[];
  pdfs: readonly File[];
  tables: readonly File[];
  refused: readonly RefusedFile[];
};

/** In milliseconds, for all files together. `EACH` is added for each of them. */
const LONGEST = 8000;
const EACH = 100;

export async function sortFiles(given: readonly File[]): Promise<SortedFiles> {
  const files = given.filter(({ name }) => !isLitter(name) && !isHidden(name));
  const longest = LONGEST + files.length * EACH;
  const kinds = await Promise.all(
    files.map((file) => inTime<FileKind | Refused>(kindOfFile(file), longest).catch(refusalOf)),
  );
  const of = (kind: FileKind) => files.filter((_, index) => kinds[index] === kind);
  const refused = files.flatMap((file, index): RefusedFile[] => {
    const issue = kinds[index];
    return typeof issue === 'object' ? [{ file, issue }] : [];
  });
  const { projects, alone } = projectsOf(
    { media: of('media'), pictures: of('picture'), captions: of('captions') },
    language,
  );
  const pdfs = of('cv');
  const foreign =
    projects.length + pdfs.length > 0 ? await inTime(foreignPages(of('site')), longest) : [];
  return {
    sites: of('site').filter((file) => !foreign.includes(file)),
    projects,
    pdfs,
    tables: of('table'),
    refused: [
      ...refused,
      ...alone.map((file) => ({ file, issue: messages.studio.drops.captions })),
      ...foreign.map((file) => ({
        file,
        issue: { problem: messages.studio.cannotOpen.foreign, expected: '' },
      })),
    ],
  };
}

/** Pages of version 1 have no block of data. */
const OF_STUDIO = new RegExp(`${BLOCK}|${STATIC}`);

/** Pages of others, which must not keep away what lies beside them. A zip is looked into when it is opened. */
async function foreignPages(sites: readonly File[]): Promise<readonly File[]> {
  const are = await Promise.all(
    sites.map(async (file) => {
      const isZip = (await file.slice(0, 2).text()) === 'PK';
      return !isZip && !OF_STUDIO.test(await file.slice(0, LARGEST_SITE).text());
    }),
  );
  return sites.filter((_, index) => are[index]);
}
