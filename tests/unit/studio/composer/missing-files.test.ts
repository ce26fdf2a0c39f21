import { expect, test } from 'vitest';
import { missingFilesIn } from '../../../../src/studio/composer/missing-files.ts';
import { NO_FILES } from '../../../../src/studio/model/edited-site.ts';

const picture = { src: 'data:', width: 16, height: 9 };

test('captions and pictures that are named, but not there, are to do', () => {
  const files = {
    pictures: { 'picture-1': picture },
    media: {},
    captions: { 'a.vtt': { language: 'en', text: 'WEBVTT' } },
  };
  const projects = [
    { captions: 'a.vtt', pictures: [{ file: 'picture-1' }, { file: '' }] },
    { captions: 'constructor', pictures: [{ file: 'picture-1' }, { file: 'picture-2' }] },
    { title: 'Salt' },
  ];
  const issues = missingFilesIn({ ...NO_FILES, values: { projects }, projectFiles: files });
  expect(issues.map(({ field, severity }) => [field, severity])).toEqual([
    ['projects[1].captions', 'todo'],
    ['projects[1].pictures[1].file', 'todo'],
  ]);
});
