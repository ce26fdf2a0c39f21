/** A saved site, and what the studio reads of it or of what somebody else has made of it. */
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { renderSiteData } from '../../../../src/site/site-data.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { type Given, readSite } from '../../../../src/studio/opening/read-site.ts';
import { noBlocks, site } from '../../../support/owners/content.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { withFilms } from '../../../support/sites/page-with-films.ts';

export const drawing = svgAddress('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
const { src: _, ...size } = site.portrait;
/** A page with a film, as it is saved. */
export const page = await withFilms(`<!doctype html>
<html lang="en"><head><title>Ana</title></head>
<body><div id="root" data-static=""><main><!--$--><h1>Ana</h1>
<img id="portrait" class="a" src="${drawing}" width="800" height="1000" alt="" data-part="portrait"/><!--/$--></main></div>
${renderSiteData({ ...site, portrait: size }, noBlocks)}
</body></html>
`);

/** Reads files as the studio does. */
export const read = (...given: Given[]) => readSite(given, fonts.measures);
export const fileOf = (name: string, bytes: Uint8Array): Given => ({
  name,
  size: bytes.length,
  read: async (from, to) => new Uint8Array(bytes.subarray(from, to)),
});
export const htmlOf = (text: string) => fileOf('index.html', new TextEncoder().encode(text));
export const whole = await read(htmlOf(page));

/** The sentence that refuses them, if they are no site. */
export async function problemOf(...given: Given[]) {
  const found = await read(...given);
  return 'reason' in found ? new OpenError(found.reason, found.what).message : undefined;
}
