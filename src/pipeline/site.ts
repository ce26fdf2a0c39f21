/** The finished site: what the owner's files say, checked, compiled and sealed into one page, with the CV beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../words/fill.ts';
import { wordsIn } from '../words/languages.ts';
import { readContent } from './content/check.ts';
import { cvIn } from './content/cv.ts';
import { cvFileName } from './content/file-names.ts';
import type { Folders } from './folders.ts';
import { prepareFonts } from './fonts/prepare.ts';
import { widthsOf } from './fonts/room.ts';
import { compilePage, compileReact, compileScript, compileStaticDocument } from './page/compile.ts';
import { plainStyle } from './page/plain-style.ts';
import { drawPreview, PREVIEW } from './page/preview.ts';
import { seal } from './page/seal.ts';
import { atTheFloor, splitStyle } from './page/split-style.ts';
import { renderStills } from './page/stills.ts';
import { preparePortrait } from './pictures/portrait.ts';
import { prepareStills } from './pictures/stills.ts';
import { reportWeight } from './weight.ts';

/**
 * The files of dist/ by their names, what they were made of, and what of that is still the sample or in question. Writes
 * nothing. Throws an OwnerError for what the owner can mend. The same sources give the same bytes.
 */
export async function makeSite(folders: Folders) {
  const { content, samples, questions } = await readContent(folders);
  const [page, react, swiper, renderStaticDocument] = await Promise.all([
    compilePage(folders),
    compileReact(folders),
    compileScript(folders, 'src/take-over/swiper-script.ts'),
    compileStaticDocument(folders),
  ]);
  const split = splitStyle(page.style);
  const { head, document, structuredData } = await renderStaticDocument(split);
  const { profile, texts } = content;
  const { words, kit } = wordsIn(profile.language, texts);
  const { copied, copyByHand } = words.contact;
  const fonts = await prepareFonts(document, folders.cache, copied + copyByHand);
  const portrait = await preparePortrait(folders, profile.portraitFocus);
  const { subtitle, button } = words.hero;
  const widths = await widthsOf(folders.cache, [subtitle, button], { wght: 600, wdth: 100 });
  const measured = [
    `--subtitle:${widths[subtitle]}em`,
    `--onward:${widths[button]}em`,
    ...(portrait.colour ? [`--portrait:${portrait.colour}`] : []),
  ];
  const tokens = `:root{${measured.join(';')}}`;
  const firstScreen = plainStyle + split.firstScreen + atTheFloor(fonts.fallbacks + tokens);
  const scripts = [react, page.script, swiper];
  const stills = await prepareStills(folders, content.projects);
  const html = seal({
    language: profile.language,
    head,
    document,
    style: { ...split, firstScreen },
    fonts: fonts.faces,
    scripts,
    stills: renderStills(stills),
    structuredData,
    notices: await readFile(join(folders.root, 'THIRD-PARTY-LICENSES.md'), 'utf8'),
  });

  const cv = cvFileName(profile.firstName);
  const readme = kit.readme ?? (await readFile(join(folders.root, 'dist-readme.md'), 'utf8'));
  const whole = profile.address ? `${readme}\n${kit.preview}\n` : readme;
  const files = new Map<string, Uint8Array>([
    ['index.html', Buffer.from(html)],
    [cv, await readFile(await cvIn(folders.beside, profile.firstName))],
    ['README.md', Buffer.from(fill(whole, { fullName: profile.fullName, cvFileName: cv }))],
  ]);
  if (profile.address) {
    const said = { portrait: portrait.src, greeting: profile.greeting, subtitle };
    const preview = await drawPreview(said);
    files.set(PREVIEW.name, preview.picture);
    questions.push(...preview.questions);
  }
  const weight = reportWeight(html, {
    words: document.replace(portrait.src, '') + firstScreen + split.print,
    fonts: fonts.faces,
    program: scripts.join('\n'),
    portrait: portrait.src,
    stills: new Map([...stills].map(([name, { src }]) => [name, src])),
  });
  return { profile, kit, samples, questions, weight, files };
}
