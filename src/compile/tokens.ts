/** What styles/tokens.css declares, for what is drawn without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Token = `--${string}`;

export const tokensFile = join(import.meta.dirname, '../site/styles/tokens.css');

/** Its values in their order; each overrides the one before it, somewhere. */
export function valuesOf(token: Token): string[] {
  return readFileSync(tokensFile, 'utf8').match(new RegExp(`(?<=${token}: )[^;]+`, 'g')) ?? [];
}

/** The measure that nothing overrides yet: a length in CSS pixels, or what stands before `em` or `%`, or a number. */
export function tokenMeasure(token: Token): number {
  const [value = 'nothing'] = valuesOf(token);
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|%)?$/.exec(value) ?? [];
  if (!number)
    throw new Error(`tokens.css gives ${token} ${value} where a plain measure has to be.`);
  return Number(number) * (unit === 'rem' ? 16 : 1);
}
