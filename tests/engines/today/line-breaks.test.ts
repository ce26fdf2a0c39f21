/** Where lines of Japanese and Chinese break, in each engine and in the oldest supported Chromium. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import type { Driver, DriverOptions } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { pdf } from '../../support/owners/damaged.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { olderVersions } from '../older-site.ts';

const sites = await Promise.all(
  ['ja', 'zh'].map(async (language) => {
    const portfolio = await portfolioOf(`writers/${language}`);
    const cv = { [`public/${cvFileName(portfolio.firstName)}`]: pdf(portfolio.fullName) };
    return { language, file: await buildVariation(`line-breaks-${language}`, portfolio, cv) };
  }),
);
const frames = sites.flatMap(({ language, file }) =>
  [320, 390, 560, 1280].map((width) => ({ language, file, width, id: `${language}-${width}` })),
);
// A browser for each width would take minutes.
const host = join(scratchFolder('line-breaks').path, 'host.html');
writeFileSync(
  host,
  frames
    .map(
      ({ file, width, id }) =>
        `<iframe id="${id}" src="${pathToFileURL(file)}" style="inline-size: ${width}px"></iframe>`,
    )
    .join('\n'),
);

const [oldest] = olderVersions;
const engines: { name: string; open: (options: DriverOptions) => Promise<Driver> }[] = [
  ...installedEngines().map((name) => ({
    name,
    open: (options: DriverOptions) => openEngine(name, options),
  })),
  { name: `Chromium ${oldest}`, open: (options) => openOlderChromium(oldest, options) },
];

describe.each(engines)('in $name', ({ name, open }) => {
  // WebKitGTK begins lines with ー, whatever `line-break` is.
  const knowsStrict = name !== 'WebKitGTK';
  const driver = setUp(async () => {
    // Without scripts all parts are in one document, in the markup that the program renders.
    const opened = await open({ javascript: false });
    await opened.open(pathToFileURL(host).href);
    return opened;
  });

  test.each(frames)(
    '$width px wide, a line of a title breaks between phrases in $language, and none begins with a mark or a small kana',
    async ({ id, width }) => {
      const inFrame = `#${id}`;
      expect(await driver().run(() => innerWidth, [], inFrame)).toBe(width);
      const { texts, issues } = await driver().run(badBreaks, [knowsStrict], inFrame);
      expect(texts).toBeGreaterThan(40);
      expect(issues).toEqual([]);
    },
  );
});

/** Runs in the page: the texts with a mark at each wrong break. Prose of owners may break anywhere except before some signs. */
function badBreaks(isProseMeant: boolean) {
  const issues: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style') || parent.getClientRects().length === 0)
      continue;
    const isPhrase = parent.closest('[class*="phrases"], nav') !== null;
    if (isPhrase) texts += 1;
    else if (!isProseMeant) continue;
    let last = Number.NaN;
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const isNewLine = box.top > last + 4;
      last = box.top;
      if (!isNewLine) continue;
      const [before = '', after = ''] = [text[index - 1], text[index]];
      const isTorn = isPhrase && /[\p{L}\p{N}]/u.test(before);
      if (isTorn || /[ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。，：；！？」』》”）]/.test(after))
        issues.push(`${text.slice(0, index)}|${text.slice(index)}`);
    }
  }
  return { texts, issues };
}
