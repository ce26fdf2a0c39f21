/**
 * A text may come from anybody and have any length, so each rule looks at each character a few times at most: no regular expression searches
 * a long text again from each of its letters.
 */
import { describe, expect, it } from 'vitest';
import { placeInWords } from '../../../src/compose/check/issue.ts';
import { questionsIn } from '../../../src/compose/check/questions.ts';
import { hasSampleWord, samplesIn } from '../../../src/compose/check/sample-signs.ts';
import { readCaptions } from '../../../src/compose/media/captions.ts';
import { unbroken } from '../../../src/compose/phrases.ts';
import { onlyDraws } from '../../../src/compose/pictures/only-draws.ts';
import { staysDrawing } from '../../../src/compose/pictures/stays-drawing.ts';
import { svgAddress } from '../../../src/compose/pictures/svg-address.ts';
import { languageTag } from '../../../src/schema/language.ts';
import { captionsName, filmName, mediaName } from '../../../src/schema/media-names.ts';
import * as rules from '../../../src/schema/rules.ts';
import { quote } from '../../../src/schema/text-length.ts';
import { tidyAddress, tidyPhone } from '../../../src/schema/tidy.ts';
import { issuesIn } from '../../../src/schema/validate.ts';
import { nameSlug } from '../../../src/slug.ts';
import { steepGrowth } from '../growth.ts';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  everyText: rules.everyText,
  oneLine: rules.oneLine(60),
  tidyAddress,
  tidyPhone,
  emailAddress: rules.emailAddress,
  internationalPhone: rules.internationalPhone,
  webAddress: rules.webAddress,
  linkedinProfile: rules.linkedinProfile,
  projectPath: rules.projectPath(['/', '/About']),
  filmName: filmName,
  mediaName: mediaName,
  captionsName: captionsName,
  captions: (text) =>
    readCaptions('a.en.vtt', new TextEncoder().encode(`WEBVTT\n\n0:1 --> 0:2\n${text}`), 'en'),
  'times of captions': (text) =>
    readCaptions('a.vtt', new TextEncoder().encode(`WEBVTT\n\n${text} --> ${text}`), 'en'),
  otherPage: rules.otherPage,
  siteAddress: rules.siteAddress,
  focus: rules.focus,
  quote,
  languageTag,
  'a field with this name': (text) => issuesIn({ [text]: '' }),
  questions: (text) => questionsIn({ life: text, ...{ texts: { 'hero.subtitle': text } } }),
  samples: (text) => samplesIn({ greeting: text, email: text, phone: text }),
  hasSampleWord,
  'a place in words': placeInWords,
  nameSlug,
  onlyDraws,
  staysDrawing,
  svgAddress,
  unbroken: (text) => unbroken('en', text),
};

const beginnings = ['', 'a ', 'a@b', '+1', 'https://', '{{', '<svg d="', 'x www.'];
const runs = [
  ...['a', '1', ' ', '\n', '.', '@', '-', '/', '+', '(', '{', '[', '<', '"', '\\', '%', '=', ':'],
  ...['é', 'e\u0301', '\u200B', 'あ', '字', '٣'],
  ...['a.', 'a@', 'a ', ' .', '@a', '@.', '.-', 'a-', '{ ', '[1', '1]', '+1', '\n ', '1 '],
  ...['https://', 'www.', 'a@b.', 'eval ', 'TODO', ' on', 'url(', '<use', '<fe', ' d="', '%41'],
];

describe('the time that a text takes grows with its length', () => {
  it.each(Object.entries(readers))('%s', (_, read) => {
    const steep = beginnings.flatMap((beginning) =>
      runs.flatMap((run) => {
        // The sign at the end never matches, so a pattern tries all other ways to match.
        const textOf = (length: number) =>
          `${beginning}${run.repeat(Math.ceil(length / run.length))}!`;
        const factor = steepGrowth((length) => read(textOf(length)));
        return factor === undefined ? [] : [`${beginning} ${run} …: ${factor}`];
      }),
    );
    expect(steep).toEqual([]);
  });
});
