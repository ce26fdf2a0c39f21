/**
 * Whether the words of the bar and of headings fit a phone of 320 px. A visitor sees them at first glance, so a shorter word is
 * better than a broken one. tests/browser/looks/fit.test.ts compares these figures with a browser.
 */
import { messages } from '../../messages/messages.ts';
import { barSections, hasRoute, type OptionalParts, routes } from '../../routes.ts';
import { quote } from '../../schema/text-length.ts';
import { headingsIn } from '../../words/headings.ts';
import { wordsIn } from '../../words/languages.ts';
import type { Texts } from '../../words/overwrite.ts';
import type { CompiledFonts } from '../compiled.ts';
import { estimateWidth } from '../fonts/widths.ts';
import { unbroken } from '../phrases.ts';
import { errorIn, type Issue } from './issue.ts';

type CheckedTexts = OptionalParts & { readonly texts?: unknown };
type Measured = CompiledFonts['measures'];

/**
 * In pixels, in a window of 320 with 15 for a scroll bar. The width of the bar is for its four labels side by side, each in
 * one line and with padding; the width of a heading is for each word.
 */
export const places = {
  bar: { width: 305, padding: 8, size: 15, spacing: 0, cut: 'buttons' },
  heading: { width: 265, padding: 0, size: 34, spacing: -0.018, cut: 'headings' },
} as const;

/** Finds texts that are too wide for a phone. The schema must have found no error in them before. */
export function checkFit(portfolio: CheckedTexts, language: string, measures: Measured): Issue[] {
  const { words } = wordsIn(language, portfolio.texts as Texts);
  const { issues } = messages;
  const issue = (field: string, problem: string, expected: string) =>
    errorIn(`texts["${field}"]`, problem, expected);

  const labels = barSections
    .filter((name) => hasRoute(portfolio, routes[name]))
    .map((name) => ({ name, width: widthAt('bar', words.bar[name], measures) }));
  const together = labels.reduce((sum, { width }) => sum + width, 0);
  // The labels are too wide together, but the issue needs one field. It gets the widest, where a shorter word gains most.
  const longest = widestOf(labels);
  const all = labels.map(({ name }) => quote(words.bar[name]));
  const tooMuch = Math.ceil(together - places.bar.width);

  const wide = headingsIn(words).flatMap(({ name, heading }) => {
    const { word, width } = widestOf(
      unbroken(language, heading).map((word) => ({
        word,
        width: widthAt('heading', word, measures),
      })),
    );
    const pixels = Math.ceil(width - places.heading.width);
    if (pixels <= 0) return [];
    const problem = issues.wide({ pixels, word: quote(word) });
    return [issue(`${name}.heading`, problem, issues.shorterWord)];
  });
  if (tooMuch <= 0) return wide;
  const problem = issues.bar({ pixels: tooMuch, labels: all });
  return [issue(`bar.${longest.name}`, problem, issues.shorterLabel), ...wide];
}

const widestOf = <Text extends { width: number }>(texts: readonly Text[]) =>
  texts.reduce((one, other) => (other.width > one.width ? other : one));

/** The width of a text in one line. */
export function widthAt(place: keyof typeof places, text: string, measures: Measured): number {
  const { padding, size, spacing, cut } = places[place];
  return padding + (estimateWidth(text, measures[cut]) + text.length * spacing) * size;
}
