/** The tokens of styles/tokens.css, for pictures that are drawn without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Token = `--${string}`;

export const tokensFile = join(import.meta.dirname, '../site/styles/tokens.css');

/** All values that a token gets, in their order. A later one replaces an earlier one on some condition, such as a media query. */
export function valuesOf(token: Token): string[] {
  return readFileSync(tokensFile, 'utf8').match(new RegExp(`(?<=${token}: )[^;]+`, 'g')) ?? [];
}

/**
 * The token's first value as a number: a length in CSS pixels, or the number before `em` or `%`. If the length becomes smaller in
 * a narrow window, this is the length in a wide one.
 */
export function tokenMeasure(token: Token): number {
  const [value = 'nothing'] = valuesOf(token);
  const [, length = value] = /^min\((\S+), \S+vw\)$/.exec(value) ?? [];
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|%)?$/.exec(length) ?? [];
  if (!number)
    throw new Error(`tokens.css gives ${token} ${value} where a plain measure has to be.`);
  return Number(number) * (unit === 'rem' ? 16 : 1);
}
