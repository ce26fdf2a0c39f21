/** The colours that an owner may choose (styles/accents.css), each as style of its own, because a page has only one of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { COLOURS, type CompiledAccent } from '../compose/compiled.ts';
import { type Accent, accents } from '../schema/choices.ts';
import { lowerStyle } from './lower-style.ts';
import { tokenColour } from './token-colours.ts';
import type { Token } from './tokens.ts';

/** Its path in the project. */
export const ACCENTS = 'src/site/styles/accents.css';
const accentsFile = join(import.meta.dirname, '../..', ACCENTS);

/** The rules of a colour. They override the tokens wherever they stand. Red has none, because the tokens are red. */
function rulesOf(accent: Accent) {
  const style = parse(readFileSync(accentsFile, 'utf8'));
  const site = `[data-accent="${accent}"]`;
  style.walkRules((rule) => {
    if (rule.selector.startsWith(site)) rule.selector = rule.selector.replace(site, 'html:root');
    else rule.remove();
  });
  return style;
}

/** As it is written, for a browser of today. */
export const accentStyle = (accent: Accent = 'red') =>
  accent === 'red' ? '' : `${rulesOf(accent)}`;

export function compileAccent(accent: Accent): CompiledAccent {
  const rules = rulesOf(accent).nodes.filter((node): node is Rule => node.type === 'rule');
  const values = new Map<string, string>();
  // The lamp of a strap comes last. It is on paper in the link image, and on ink in the icon.
  for (const rule of rules) rule.walkDecls(({ prop, value }) => void values.set(prop, value));
  const colours = COLOURS.flatMap((name) => {
    const value = values.get(`--${name}`);
    return value ? [[name, tokenColour(`--${name}` as Token, value)]] : [];
  });
  return { style: lowerStyle(accentStyle(accent)), colours: Object.fromEntries(colours) };
}

export const compileAccents = () =>
  Object.fromEntries(
    accents.flatMap((accent) => (accent === 'red' ? [] : [[accent, compileAccent(accent)]])),
  );
