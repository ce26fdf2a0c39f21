import { expect, test } from 'vitest';
import { ingredientsOf } from '../../../../src/studio/composer/ingredients-of.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';
import { portfolio } from '../../../support/owners/content.ts';

const picture = (src: string) => ({ src, width: 16, height: 9 });
const media = { seconds: 3, width: 640, height: 480 };
const captions = { language: 'en', text: 'WEBVTT' };

const site: EditedSite = {
  ...NO_FILES,
  values: {},
  portrait: { picture: picture('portrait'), focus: '' },
  stills: {
    'still-1': { picture: picture('still'), poster: picture('poster'), focus: '' },
    'poster-1': { picture: picture('seen before the showreel'), focus: '' },
    'still-2': { picture: picture('other'), poster: picture('unseen'), focus: '' },
  },
  projectFiles: {
    pictures: { 'picture-1': picture('page'), 'picture-2': picture('gone') },
    media: { 'harbour.mp4': media, 'gone.mp4': media },
    captions: { 'harbour.vtt': captions, 'gone.vtt': captions },
  },
  cv: new Uint8Array(),
};

const sample = { portrait: picture('sample'), cv: new Uint8Array() };

test('a page gets the files that its projects name, and no others', () => {
  const projects = [
    { title: 'Salt', still: 'still-2' },
    {
      ...{ title: 'Harbour', still: 'still-1', film: 'harbour.mp4', captions: 'harbour.vtt' },
      pictures: [{ file: 'picture-1' }],
    },
    { title: 'Keeper', film: 'constructor.mp3', still: 'constructor' },
  ];
  const reel = { name: 'Reel', file: 'reel.mp4', still: 'poster-1' };
  expect(ingredientsOf(site, { ...portfolio, reel, projects }, sample)).toMatchObject({
    stills: new Map([
      ['still-2', picture('other')],
      ['still-1', picture('still')],
    ]),
    posters: new Map([
      ['still-1', picture('poster')],
      ['poster-1', picture('seen before the showreel')],
    ]),
    pictures: new Map([['picture-1', picture('page')]]),
    media: new Map<string, object>([
      // Nothing is known of it but its name.
      ['reel.mp4', { width: 16, height: 9 }],
      ['harbour.mp4', media],
      ['constructor.mp3', {}],
    ]),
    captions: new Map([['harbour.vtt', captions]]),
  });
});
