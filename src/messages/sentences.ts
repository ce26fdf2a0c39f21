import { messages } from './messages.ts';

/** Puts sentences one after another as the language does: some have no space between them. What is no sentence is left out. */
export function sentences(...all: readonly (string | false | undefined)[]): string {
  const said = all.filter((each): each is string => typeof each === 'string' && each !== '');
  return said.reduce(
    (first, second) => (first ? messages.studio.twoSentences({ first, second }) : second),
    '',
  );
}
