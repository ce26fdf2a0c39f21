/** The finished site: what the owner's files say, checked, compiled and sealed into one page, with the CV beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compilePage,
  compileReact,
  compileScript,
  compileStaticDocument,
} from '../compile/compile.ts';
import { atTheFloor, splitStyle } from '../compile/split-style.ts';
import { prepareFonts } from '../compose/fonts/prepare.ts';
import { widthsOf } from '../compose/fonts/room.ts';
import { plainStyle } from '../compose/page/plain-style.ts';
import { seal } from '../compose/page/seal.ts';
import { renderStills } from '../compose/page/stills.ts';
import { reportWeight } from '../compose/weight.ts';
import { renderSiteData } from '../site/site-data.ts';
import { fill } from '../words/fill.ts';
import type { Folders } from './folders.ts';
import { readPortfolio } from './owner/check.ts';
import { drawPreview, PREVIEW } from './preview/preview.ts';
import { prepareSiteContent } from './site-content.ts';

/**
 * The files of dist/ by their names, what they were made of, and what of that is still the sample or in question. Writes
 * nothing. Throws an OwnerError for what the owner can mend. The same sources give the same bytes.
 */
export async function makeSite(folders: Folders) {
  const { portfolio, samples, questions } = await readPortfolio(folders);
  const [page, react, swiper, renderStaticDocument, prepared] = await Promise.all([
    compilePage(folders),
    compileReact(folders),
    compileScript(folders, 'src/site/take-over/swiper-script.ts'),
    compileStaticDocument(folders),
    prepareSiteContent(portfolio, folders),
  ]);
  const { site, kit, stills, portraitColour, cvBytes } = prepared;
  const { words, portrait, cv } = site;
  const split = splitStyle(page.style);
  const { head, document, structuredData } = await renderStaticDocument(site, split);
  const { copied, copyByHand } = words.contact;
  const fonts = await prepareFonts(document, folders.cache, copied + copyByHand);
  const { subtitle, button } = words.hero;
  const widths = await widthsOf(folders.cache, [subtitle, button], { wght: 600, wdth: 100 });
  const measured = [
    `--subtitle:${widths[subtitle]}em`,
    `--onward:${widths[button]}em`,
    ...(portraitColour ? [`--portrait:${portraitColour}`] : []),
  ];
  const tokens = `:root{${measured.join(';')}}`;
  const firstScreen = plainStyle + split.firstScreen + atTheFloor(fonts.fallbacks + tokens);
  const scripts = [react, page.script, swiper];
  const { src, ...size } = portrait;
  const data = renderSiteData({ ...site, portrait: size });
  const html = seal({
    language: portfolio.language,
    head,
    document,
    style: { ...split, firstScreen },
    fonts: fonts.faces,
    data,
    scripts,
    stills: renderStills(stills),
    structuredData,
    notices: await readFile(join(folders.root, 'THIRD-PARTY-LICENSES.md'), 'utf8'),
  });

  const readme = kit.readme ?? (await readFile(join(folders.root, 'dist-readme.md'), 'utf8'));
  const names = { fullName: portfolio.fullName, cvFileName: cv.fileName };
  const whole = portfolio.address ? `${readme}\n${kit.preview}\n` : readme;
  const files = new Map<string, Uint8Array>([
    ['index.html', Buffer.from(html)],
    [cv.fileName, cvBytes],
    ['README.md', Buffer.from(fill(whole, names))],
  ]);
  if (portfolio.address) {
    const said = { portrait: src, greeting: portfolio.greeting, subtitle };
    const preview = await drawPreview(said);
    files.set(PREVIEW.name, preview.picture);
    questions.push(...preview.questions);
  }
  const weight = reportWeight(html, {
    words: document.replace(src, '') + firstScreen + split.print + data,
    fonts: fonts.faces,
    program: scripts.join('\n'),
    portrait: src,
    stills: new Map([...stills].map(([name, { src }]) => [name, src])),
  });
  return { portfolio, kit, samples, questions, weight, files };
}
