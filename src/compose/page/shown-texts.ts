import { BECOMES_BUTTON, ROUTE_ANCHOR } from '../../site/hydration/marks.ts';

const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Some texts stand in attributes until they are shown. */
const SHOWN_LATER = new RegExp(
  ` ${BECOMES_BUTTON}="([^"]*)"| aria-label="([^"]*)"(?=[^>]* ${ROUTE_ANCHOR}=)`,
  'g',
);

/** The texts that React's markup shows, each on a line. React writes `<` as a reference, so there is none within an attribute. */
export function textsIn(markup: string): string {
  const visible = markup.replace(/<(style|script)\b.*?<\/\1>/gs, '');
  const later = [...visible.matchAll(SHOWN_LATER)].map(([, label, name]) => label ?? name);
  const texts = visible.split(/<[^>]*>/).filter((text) => text !== '');
  return [...texts, ...later]
    .join('\n')
    .replace(/&([#\w]+);/g, (reference, name: string) => NAMES[name] ?? reference);
}
