/** Figures as SVG. Each picture has a ground of its own, because the page around it may have the other colour scheme. */
import { whole } from './markdown.ts';
import { median } from './statistics.ts';

export type Picture = { file: string; title: string; svg: string };

type Bar = { name: string; values: readonly number[]; isOurs: boolean };
type Line = { name: string; points: readonly { x: number; values: readonly number[] }[] };

const WIDTH = 600;
const MARGIN = 24;
/** Where the baseline of the first row stands, below title and legend. */
const TOP = 92;

const style = `
  svg { --ground: #faf7f1; --text: #1a1c26; --quiet: #545866; --line: #dcd8cf; --ours: #d2695b; --other: #878b99; }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #1a1c26; --text: #f3efe8; --quiet: #b4b7c3; --line: #353946; --ours: #b5483b; --other: #666b7b; }
  }
  text { font: 14px system-ui, sans-serif; fill: var(--text); }
  .title { font-size: 16px; font-weight: 600; }
  .heading { font-weight: 600; }
  .quiet { fill: var(--quiet); }
  .ours { color: var(--ours); }
  .other { color: var(--other); }
  .grid { color: var(--line); }
  .range { color: var(--text); }
`;

/** A bar for each median, and a stroke from the least to the most. All panels have one scale. */
export function bars(
  file: string,
  title: string,
  panels: readonly { heading: string; bars: readonly Bar[] }[],
): Picture {
  const start = 150;
  const most = Math.max(...panels.flatMap((panel) => panel.bars.flatMap(({ values }) => values)));
  const x = (value: number) => start + (value / most) * (WIDTH - 70 - start);
  const drawn: string[] = [];
  const said: string[] = [];
  let y = TOP;
  for (const panel of panels) {
    drawn.push(text('heading', MARGIN, y, panel.heading));
    for (const { name, values, isOurs } of panel.bars) {
      y += 26;
      const end = x(Math.max(...values));
      drawn.push(
        text('', MARGIN, y, name),
        path(isOurs ? 'ours' : 'other', 16, [start, y - 5], [x(median(values)), y - 5]),
        path('range', 2, [x(Math.min(...values)), y - 5], [end, y - 5]),
        text('', end + 8, y, whole(median(values))),
      );
      said.push(`${panel.heading}, ${name}: ${whole(median(values))}.`);
    }
    y += 40;
  }
  return picture(file, title, said, drawn, y - 40 + MARGIN);
}

/** Side by side, a line through the medians of each, and a stroke from the least to the most. All axes begin at 0. */
export function curves(file: string, title: string, lines: readonly Line[]): Picture {
  const [start, gap] = [64, 48];
  const width = (WIDTH - start - MARGIN + gap) / lines.length - gap;
  const bottom = TOP + 240;
  const values = lines.flatMap((line) => line.points.flatMap((point) => point.values));
  const y = (value: number) => bottom - (value / Math.max(...values)) * (bottom - TOP - 20);
  const drawn: string[] = [];
  const said: string[] = [];
  lines.forEach(({ name, points }, index) => {
    const left = start + index * (width + gap);
    const mostX = Math.max(...points.map(({ x }) => x));
    const x = (value: number) => left + (value / mostX) * width;
    drawn.push(
      text('heading', left, TOP, name),
      ...ticks(Math.max(...values)).flatMap((value) => [
        path('grid', 1, [left, y(value)], [left + width, y(value)]),
        ...(index === 0 ? [text('quiet', left - 10, y(value) + 5, whole(value), 'end')] : []),
      ]),
      ...ticks(mostX).map((value) => text('quiet', x(value), bottom + 24, whole(value), 'middle')),
      path('ours', 3, ...points.map((point) => [x(point.x), y(median(point.values))] as const)),
      ...points.map(({ x: at, values }) =>
        path('range', 2, [x(at), y(Math.min(...values))], [x(at), y(Math.max(...values))]),
      ),
    );
    said.push(...points.map(({ x, values }) => `${x} ${name}: ${whole(median(values))}.`));
  });
  return picture(file, title, said, drawn, bottom + 24 + MARGIN);
}

/** What is said is for those who do not see the picture. */
function picture(
  file: string,
  title: string,
  said: readonly string[],
  drawn: readonly string[],
  height: number,
): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">
<title id="title">${title}</title>
<desc id="description">Milliseconds. ${said.join(' ')}</desc>
<style>${style}</style>
<rect width="100%" height="100%" rx="8" fill="var(--ground)" />
${text('title', MARGIN, 36, title)}
${text('quiet', MARGIN, 58, 'Milliseconds: the median, and a stroke from the least to the most')}
${drawn.join('\n')}
</svg>
`;
  return { file, title, svg };
}

function text(name: string, x: number, y: number, said: string, anchor = 'start'): string {
  return `<text class="${name}" x="${place(x)}" y="${place(y)}" text-anchor="${anchor}">${said}</text>`;
}

function path(name: string, width: number, ...points: (readonly [number, number])[]): string {
  const steps = points.map((point) => point.map(place).join(' ')).join('L');
  return `<path class="${name}" d="M${steps}" fill="none" stroke="currentColor" stroke-width="${width}" />`;
}

const place = (value: number) => Number(value.toFixed(1));

/** Round values from 0 on, at most six. */
function ticks(most: number): number[] {
  const step = [50, 100, 200, 500, 1000, 2000, 5000].find((one) => most / one <= 5) ?? 10_000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
