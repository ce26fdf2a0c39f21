import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { fromBase85 } from '../../../src/compose/base85.ts';
import type { StudioParts } from '../../../src/studio/parts.ts';

/** The scripts and the style of a built studio, with those in its packed data. */
export function unpackStudio(html: string) {
  const $ = load(html);
  const all = gunzipSync(fromBase85($('#packed').text()));
  const pieces: string[] = [];
  // Text and bytes alternate. The length of each stands before it.
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32BE(at);
    const piece = all.subarray(at + 4, end);
    pieces.push(piece.toString(pieces.length % 2 === 0 ? 'utf8' : 'base64'));
    at = end;
  }
  const parts: StudioParts = JSON.parse(pieces.join(''));
  const bare = $('script:not([type])').toArray();
  const scripts = bare.map((element) => $(element).text());
  const { app, composer, compiled, style } = parts;
  return { scripts: [...scripts, app, composer, compiled.scripts.react], style };
}
