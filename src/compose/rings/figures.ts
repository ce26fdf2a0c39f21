/** Figures as paths, because a reader of the plain document would read text out. Each is 11 high and begins at its upper left corner. */
import type { Ring } from '../../site/site-content.ts';

const figures: Readonly<Record<string, string>> = {
  0: 'm.2 5.5a3.3 5.5 0 1 0 6.6 0 3.3 5.5 0 1 0-6.6 0',
  1: 'm1 2 3-2v11',
  2: 'm0 3a3.2 3.2 0 1 1 6 1.6l-6 6.4h7',
  3: 'm.5 0h5.5l-3.2 4.2a3.4 3.4 0 1 1-2.8 5.2',
  4: 'm5.5 11v-11l-5.5 8h7.5',
  5: 'm6 0h-5l-.6 5.2a3.5 3.5 0 1 1-.4 4',
  6: 'm5.5 0q-5.5 4-5.5 7.5a3.5 3.5 0 1 0 .1-.8',
  7: 'm0 0h6.6l-4.4 11',
  8: 'm3.5 0a2.7 2.6 0 1 0 .1 0m-.1 5.2a3.4 2.9 0 1 0 .1 0',
  9: 'm1.5 11q5.5-4 5.5-7.5a3.5 3.5 0 1 0-.1.8',
  '.': 'm1.5 11h.1',
  ':': 'm1.5 3h.1m-.1 5.5h.1',
  '+': 'm.5 5.5h6m-3-3v6',
  '-': 'm1 5.5h5',
  A: 'm0 11 3.6-11 3.6 11m-6-3.7h4.8',
  F: 'm6.4 0h-6v11m0-5.5h5',
  M: 'm.2 11v-11l3.8 7 3.8-7v11',
  U: 'm.3 0v7.6a3.2 3.2 0 0 0 6.4 0v-7.6',
  V: 'm0 0 3.5 11 3.5-11',
};

const widthOfFigure = (figure: string) => ('.:'.includes(figure) ? 5 : figure === 'M' ? 10 : 9);

/** A number that begins at a distance from the middle of the ring. */
export function numberFrom(distance: number, text: string): string {
  let right = -distance;
  return [...text]
    .map((figure) => {
      const left = right;
      right += widthOfFigure(figure);
      return `M${left}-5.5${figures[figure]}`;
    })
    .join('');
}

/** A number whose middle is at a distance from that of the ring. */
export function numberAt(distance: number, text: string): string {
  const width = [...text].reduce((sum, figure) => sum + widthOfFigure(figure), -2);
  return numberFrom(distance + width / 2, text);
}

/** Numbers around a ring. */
export const numbersAt = (
  distance: number,
  numbers: readonly (readonly [degrees: number, text: string])[],
): Ring['figures'] => numbers.map(([turn, text]) => ({ turn, d: numberAt(distance, text) }));
