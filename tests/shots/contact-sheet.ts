import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const GAP = 24;
const LABEL = 28;
const SCALE = 0.4;
/** The largest height of a page on a sheet. A longer one is cut off there, but its own picture is whole. */
const LONGEST = 1800;

/** Makes a contact sheet (PNG) for each group, and an index.html with all pictures. The folder has a folder of PNGs for each group. */
export async function writeContactSheets(folder: string, groups: readonly string[]): Promise<void> {
  const sections: string[] = [];
  for (const group of groups) {
    const names = (await readdir(join(folder, group)))
      .filter((name) => name.endsWith('.png'))
      .sort(new Intl.Collator('en', { numeric: true }).compare);
    if (names.length > 0)
      await writeSheet(join(folder, group), names, join(folder, `${group}.png`));
    const figures = names.map((name) => figure(`${group}/${name}`, name.replace(/\.png$/, '')));
    sections.push(`<section><h2>${group}</h2><div>${figures.join('')}</div></section>`);
  }
  await writeFile(join(folder, 'index.html'), INDEX + sections.join('\n'));
}

async function writeSheet(folder: string, names: readonly string[], target: string): Promise<void> {
  const layers: OverlayOptions[] = [];
  let left = GAP;
  let tallest = 0;
  for (const name of names) {
    const whole = sharp(join(folder, name));
    const { width, height } = await whole.metadata();
    const box = {
      width: Math.round(width * SCALE),
      height: Math.min(Math.round(height * SCALE), LONGEST),
    };
    const input = await whole
      .resize({ ...box, fit: 'cover', position: 'top' })
      .png()
      .toBuffer();
    layers.push({ input, left, top: GAP + LABEL });
    layers.push({ input: label(name.replace(/\.png$/, ''), box.width), left, top: GAP });
    left += box.width + GAP;
    tallest = Math.max(tallest, box.height);
  }
  const size = { width: left, height: tallest + 2 * GAP + LABEL };
  await sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } })
    .composite(layers)
    .png()
    .toFile(target);
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="18" font-family="sans-serif" font-size="16">${text}</text></svg>`,
  );
}

function figure(source: string, caption: string): string {
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="" loading="lazy"></a></figure>`;
}

const INDEX = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title>
<style>
body { margin: 2rem; background: #8a8a8a; font: 1rem/1.5 sans-serif }
div { display: flex; gap: 1.5rem; align-items: start; overflow-x: auto; padding-bottom: 1rem }
figure { flex: none; margin: 0 }
img { height: 30rem; object-fit: cover; object-position: top }
</style>
<h1>Shots</h1>
`;
