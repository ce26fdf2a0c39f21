import { expect, test } from 'vitest';
import { filesOfProject, projectsOf } from '../../../../../src/studio/sources/files/projects-of.ts';
import { timeOf } from '../../../growth.ts';

/** What becomes of files with these names, each project with its files. */
function made(...names: string[]) {
  const ending = (endings: RegExp) =>
    names.filter((name) => endings.test(name)).map((name) => new File(['x'], name));
  const { projects, alone } = projectsOf(
    {
      media: ending(/\.(?:mp[34]|mov|wav)$/i),
      pictures: ending(/\.(?:jpg|png)$/i),
      captions: ending(/\.(?:vtt|srt)$/i),
    },
    'de',
  );
  return [
    ...projects.map((project) => filesOfProject(project).map(({ name }) => name)),
    ...alone.map(({ name }) => `alone: ${name}`),
  ];
}

test.each([
  ['each file is a project', ['a.mp4', 'b.jpg', 'c.mp3'], [['a.mp4'], ['b.jpg'], ['c.mp3']]],
  ['in the order of their numbers', ['p10.jpg', 'p9.jpg'], [['p9.jpg'], ['p10.jpg']]],
  [
    'a picture of a film',
    ['night-train.mp4', 'Night Train.jpg'],
    [['night-train.mp4', 'Night Train.jpg']],
  ],
  [
    'a picture of another version',
    ['train_FINAL.mp4', 'train.jpg'],
    [['train_FINAL.mp4', 'train.jpg']],
  ],
  ['a still', ['train.mp4', 'train_still.png'], [['train.mp4', 'train_still.png']]],
  ['the cover of a sound', ['Folge 12.mp3', 'Folge 12.jpg'], [['Folge 12.mp3', 'Folge 12.jpg']]],
  [
    'two pictures of a film',
    ['a1.mp4', 'a1 (2).jpg', 'a1.jpg'],
    [['a1 (2).jpg'], ['a1.mp4', 'a1.jpg']],
  ],
  ['a film and the photo beside it', ['IMG_1.MOV', 'IMG_1.jpg'], [['IMG_1.MOV', 'IMG_1.jpg']]],
  ['two cameras', ['a/IMG_1.MOV', 'b/IMG_1.jpg'], [['a/IMG_1.MOV'], ['b/IMG_1.jpg']]],
  [
    'a folder of stills',
    ['films/sea.mp4', 'stills/sea.jpg'],
    [['films/sea.mp4', 'stills/sea.jpg']],
  ],
  ['captions', ['sea.mp4', 'sea.srt'], [['sea.mp4', 'sea.srt']]],
  ['captions in a language', ['sea.mp4', 'sea.en-GB.vtt'], [['sea.mp4', 'sea.en-GB.vtt']]],
  ['captions of another version', ['sea v2.mp4', 'sea_de.srt'], [['sea v2.mp4', 'sea_de.srt']]],
  [
    'captions in two languages',
    ['sea.mp4', 'sea.ar.vtt', 'sea.de.vtt'],
    [['sea.mp4', 'sea.de.vtt'], 'alone: sea.ar.vtt'],
  ],
  ['captions of nothing', ['sea.mp4', 'boat.vtt'], [['sea.mp4'], 'alone: boat.vtt']],
  ['captions of a sound', ['sea.mp3', 'sea.vtt'], [['sea.mp3'], 'alone: sea.vtt']],
  ['names of signs', ['----.mp4', '____.jpg'], [['____.jpg'], ['----.mp4']]],
] as const)('%s', (_, names, projects) => {
  expect(made(...names)).toEqual(projects);
});

test('two thousand files are sorted at once', () => {
  const names = Array.from({ length: 1000 }, (_, index) => [
    `Take ${index}.mp4`,
    `take-${index}.jpg`,
  ]);
  const time = timeOf(() => expect(made(...names.flat())).toHaveLength(1000));
  expect(time).toBeLessThan(2000);
});
