/**
 * System fonts, fitted to our faces, so that no line moves when our faces arrive.
 * system-fonts.json has their names for local(), and the widths of U+0020 to U+007E in units of 1/2048 em;
 * tests/support/fonts/system-fonts.ts measures them and says which are exact (`scripts` is for widths.ts). There are few names, because the first paint waits
 * until the system has looked for each. DejaVu comes first, because on Linux each missing name costs a call to another process.
 * Arial is on every Windows and Apple system, so these three fonts reach everybody.
 */
import type { CompiledFonts, Measures } from '../compiled.ts';
import { fontFaceRule, percent } from './faces.ts';
import systemFonts from './system-fonts.json' with { type: 'json' };

/**
 * Latin letters, punctuation and signs, because our faces have only these. Arial and DejaVu have Arabic letters, too, but these
 * would become a fifth smaller, because we have none to fit them to.
 */
const OURS = 'U+0-36F,U+1E00-1EFF,U+2000-2BFF';

/** Their `@font-face` rules, called 'Archivo …', 'Display …' and 'Mono …', fitted to the widths of these texts. */
export function buildFallbacks(
  texts: string,
  measures: CompiledFonts['measures'],
  scaleOfOurs: number,
): string {
  // Short lines are measured alone: headings and labels have more capitals than prose, and so another average width.
  const headings = texts.split('\n').filter((line) => line.trim().length <= 60);
  const short = headings.join('\n') || texts;
  const { text, bold, headings: display, labels } = measures;
  const [ofAll, ofShort] = [countsOf(texts), countsOf(short)];
  const fitted = [
    { family: 'Archivo', weight: '400 599', ours: text, cut: 'regular', to: ofAll },
    { family: 'Archivo', weight: '600 800', ours: bold, cut: 'bold', to: ofShort },
    { family: 'Display', weight: '100 900', ours: display, cut: 'bold', to: ofShort },
  ] as const;
  const rules = systemFonts.text.flatMap((font) =>
    fitted.map(({ family, weight, ours, cut, to }) =>
      fallbackRule(
        `${family} ${font.name}`,
        weight,
        font[cut],
        ours,
        font.widths[cut],
        to,
        scaleOfOurs,
      ),
    ),
  );
  for (const { name, local, advance } of systemFonts.mono) {
    // All characters of these fonts have one width.
    const space = countsOf(' ');
    rules.push(
      fallbackRule(`Mono ${name}`, '100 900', local, labels, [advance], space, scaleOfOurs),
    );
  }
  return rules.join('');
}

function fallbackRule(
  family: string,
  weight: string,
  local: readonly string[],
  ours: Measures,
  widths: readonly number[],
  counts: Counts,
  scaleOfOurs: number,
): string {
  const scale = scaleOfOurs * ratio(ours, widths, counts);
  const share = (units: number) => percent(((units / ours.unitsPerEm) * scaleOfOurs) / scale);
  return fontFaceRule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(),
    'size-adjust': percent(scale),
    'ascent-override': share(ours.ascent),
    'descent-override': share(-ours.descent),
    'unicode-range': OURS,
  });
}

/** How often each character is there. */
type Counts = ReadonlyMap<string, number>;

function countsOf(texts: string): Counts {
  const counts = new Map<string, number>();
  for (const character of texts.replace(/\s+/g, (run) => (run.includes('\n') ? '' : ' ')))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** How much wider the texts are in our face than in the fallback with these widths. */
function ratio(ours: Measures, widths: readonly number[], counts: Counts): number {
  let ourSum = 0;
  let theirSum = 0;
  for (const [character, count] of counts) {
    const width = widths[(character.codePointAt(0) ?? 0) - systemFonts.firstCharacter];
    if (width === undefined) continue;
    ourSum += (count * (ours.widths[character] ?? 0)) / ours.unitsPerEm;
    theirSum += (count * width) / systemFonts.unitsPerEm;
  }
  return theirSum === 0 ? 1 : ourSum / theirSum;
}
