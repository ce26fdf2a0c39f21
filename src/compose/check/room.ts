import { quote } from '../../schema/rules.ts';
import type { Texts } from '../../schema/texts.ts';
import { wordsIn } from '../../words/languages.ts';
import { places, widestWords } from '../fonts/room.ts';
import { type Fault, PORTFOLIO } from './fault.ts';

/** Looks at texts in which the schema found no fault: which of them are too wide for a phone. */
export async function checkRoom(language: string, texts: Texts, cache: string): Promise<Fault[]> {
  const { words } = wordsIn(language, texts);
  const fault = (field: string, width: number, room: number, what: string, expected: string) => {
    const problem = `is ${Math.ceil(width - room)} px too wide for a phone of 320 px: ${what}.`;
    return width > room ? [{ file: PORTFOLIO, field: `texts["${field}"]`, problem, expected }] : [];
  };

  const { home, about, project, contact } = words.bar;
  const keys = await widestWords(cache, 'bar', [home, about, project, contact]);
  const together = keys.reduce((sum, { width }) => sum + width, 0);
  const all = keys.map(({ word }) => quote(word)).join(' ');
  const shorter = 'Use shorter words: these four stand side by side.';

  const titled = ['about', 'projects', 'contact', 'workDetails', 'lifeDetails'] as const;
  const headings = titled.map((name) => words[name].heading);
  const widest = await widestWords(cache, 'heading', headings);
  const divided = 'Use a shorter word, or write \\u00AD where it may be divided.';
  return [
    ...fault('bar.…', together, places.bar.room, all, shorter),
    ...widest.flatMap(({ word, width }, index) =>
      fault(`${titled[index]}.heading`, width, places.heading.room, quote(word), divided),
    ),
  ];
}
