import { withStills } from './page-with-stills.ts';

/** A film of 3,000 bytes. Only its name and its place in a zip matter. */
export const film = Uint8Array.from({ length: 3000 }, (_, at) => (at * 31) % 256);

/** The text of captions, as the page has it. */
export const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<i>Cast off.</i>\n';

/** The story of the project. */
export const story = 'Nobody </script> slept.';

/** A page whose first project has a film with captions, a story, a picture on its page, and a still that is also there whole. */
export async function withFilms(page: string): Promise<string> {
  const stills = await withStills(page);
  const [, src = ''] = /<image id="still-2" href="([^"]*)"/.exec(stills) ?? [];
  const images = ['poster-1', 'picture-1'].map(
    (id) => `<image id="${id}" href="${src}" width="640" height="360"/>`,
  );
  const captions = { 'harbour.vtt': { language: 'en', text: vtt, label: 'English' } };
  const block = /(?<=<script type="application\/json" id="site-data">).*?(?=<\/script>)/s;
  return stills
    .replace(block, (json) => {
      const { portfolio, ...others } = JSON.parse(json);
      const [first, ...projects] = portfolio.projects;
      const files = {
        film: 'harbour.mp4',
        captions: 'harbour.vtt',
        story,
        pictures: [{ file: 'picture-1', alt: 'A net' }],
      };
      const type = 'video/mp4; codecs="avc1.42E01E"';
      return JSON.stringify({
        ...others,
        portfolio: { ...portfolio, projects: [{ ...first, ...files }, ...projects] },
        media: { 'harbour.mp4': { type, seconds: 12.5, width: 1920, height: 804 } },
        pictures: { 'picture-1': { width: 640, height: 360 } },
        posters: { 'still-1': { id: 'poster-1', width: 640, height: 360 } },
      }).replaceAll('<', '\\u003c');
    })
    .replace(
      '</svg></div></body>',
      () =>
        `${images.join('')}</svg></div><script type="application/json" id="captions">${JSON.stringify(captions).replaceAll('<', '\\u003c')}</script></body>`,
    );
}
