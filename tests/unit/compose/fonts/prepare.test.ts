import { gzipSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readFont } from '../../../../src/compile/fonts.ts';
import { prepareFonts } from '../../../../src/compose/fonts/prepare.ts';
import { fonts } from '../../../support/sites/compiled.ts';

const english = `${'The quick brown fox jumps over the lazy dog. '.repeat(5)}
Director & Cameraperson
“It’s live” – íúñ 💬`;

type Face = { family: string; characters: string; range: string; css: string };

/** The values in the rules, as a browser would read them. */
function facesIn({ faces }: { faces: string }): Face[] {
  const rules = faces.split('@font-face').slice(1);
  return rules.map((css) => ({
    css,
    family: /font-family:"([^"]*)"/.exec(css)?.[1] ?? '',
    characters: String.fromCodePoint(...readFont(bytesIn(css)).characterSet),
    range: /unicode-range:([^;}]*)/.exec(css)?.[1] ?? '',
  }));
}

/** The characters of the first face. */
function bytesIn(css: string): Buffer {
  return Buffer.from(/base64,([^)]*)\)/.exec(css)?.[1] ?? '', 'base64');
}

describe('the fonts', () => {
  it('for English weigh at most 28 kB, as they are and in the compressed file', async () => {
    const { faces } = await prepareFonts(english, fonts);
    const sizes = faces.split('@font-face').map((css) => bytesIn(css).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
    expect(gzipSync(faces, { level: 9 }).length).toBeLessThanOrEqual(28_000);
  });

  it('are three faces that swap in and hold what the texts and visitors write', async () => {
    const faces = facesIn(await prepareFonts(english, fonts));
    expect(faces.map(({ family }) => family)).toEqual(['Archivo', 'Archivo Display', 'Geist Mono']);
    for (const { characters, css } of faces) {
      expect(css).toContain('font-display:swap');
      for (const character of 'AZaz09 ’íúñÍÚÑ&') expect(characters).toContain(character);
    }
    for (let point = 0x20; point < 0x7f; point += 1) {
      expect(faces[0]?.characters).toContain(String.fromCodePoint(point));
    }
  });

  it('hold a Ł and an ő only where the content has them, in faces of their own', async () => {
    const plain = facesIn(await prepareFonts(english, fonts));
    expect(plain.map(({ characters }) => characters).join('')).not.toMatch(/[Łő]/);
    const polish = facesIn(await prepareFonts('Łódź, Erdős', fonts));
    for (const family of ['Archivo', 'Archivo Display', 'Geist Mono']) {
      const held = polish.filter((face) => face.family === family);
      expect(held).toHaveLength(2);
      expect(held[0]?.characters).toContain('ó');
      expect(held[1]?.characters).toMatch(/(?=.*Ł)(?=.*ő)(?=.*ź)/);
      expect(held[1]?.range).toMatch(/U\+141/);
    }
  });

  it('leave emoji and other scripts to the system', async () => {
    const faces = facesIn(await prepareFonts('王 ليلى 💬', fonts));
    expect(faces).toHaveLength(3);
    for (const { range } of faces) expect(range).not.toMatch(/1f4ac|738b|644/);
  });

  it('hold what only other languages have in faces of its own', async () => {
    const prepared = await prepareFonts('Director', fonts, { further: 'Übrigens: Łódź' });
    const own = facesIn(prepared);
    const further = facesIn({ faces: prepared.furtherFaces });
    expect(own.map(({ characters }) => characters).join('')).not.toMatch(/[ÜŁź]/);
    for (const family of ['Archivo', 'Archivo Display', 'Geist Mono']) {
      const held = further.filter((face) => face.family === family);
      expect(held.map(({ range }) => range).join()).toMatch(/U\+dc.*U\+141/);
      expect(held.map(({ characters }) => characters).join('')).not.toContain('b');
    }
    const plain = await prepareFonts('Übrigens', fonts, { further: 'Uber' });
    expect(plain.furtherFaces).toBe('');
  });

  it('hold a mark of another language with the letter that it stands on', async () => {
    const { faces, furtherFaces } = await prepareFonts('o', fonts, { further: 'n\u0303' });
    expect(facesIn({ faces })[0]?.characters).toMatch(/(?=.*n)(?=.*\u0303)/);
    expect(furtherFaces).toBe('');
  });

  it('compose what was typed in pieces, and hold the pieces', async () => {
    const [text] = facesIn(await prepareFonts('ñ'.normalize('NFD'), fonts));
    expect(text?.characters).toContain('ñ');
    expect(text?.characters).toContain('\u0303');
  });
});

describe('the fallbacks', () => {
  it('weigh nothing, and are all of the stacks until our own faces are there', async () => {
    const { fallbacks, faces } = await prepareFonts(english, fonts);
    expect(fallbacks).not.toContain('url(');
    expect(gzipSync(fallbacks, { level: 9 }).length).toBeLessThanOrEqual(800);
    const defined = new Set(
      [...fallbacks.matchAll(/font-family:"([^"]*)"/g)].map(([, name]) => name),
    );
    for (const [name, own] of [
      ['sans', 'Archivo'],
      ['display', 'Archivo Display'],
      ['mono', 'Geist Mono'],
    ]) {
      const stackIn = (css: string) => new RegExp(`--font-${name}:([^;}]*)`).exec(css)?.[1] ?? '';
      const families = stackIn(fallbacks).replace(/"/g, '').split(',');
      expect(families.length).toBeGreaterThan(3);
      expect(families.slice(0, -2).every((family) => defined.has(family))).toBe(true);
      expect(stackIn(faces)).toBe(`"${own}",${stackIn(fallbacks)}`);
    }
  });

  it('are scaled so that the texts run as wide as in our face', async () => {
    const { fallbacks, faces } = await prepareFonts('oooo', fonts);
    const plain = await subsetFont(bytesIn(faces), 'o', {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
    });
    const font = readFont(plain);
    const ours = font.glyphForCodePoint(0x6f).advanceWidth / font.unitsPerEm;
    const arial = 1139 / 2048;
    const scale = /"Archivo Arial";font-weight:400 599;.*?size-adjust:([\d.]+)%/.exec(fallbacks);
    expect(Number(scale?.[1])).toBeCloseTo((100 * ours) / arial, 1);
  });
});
