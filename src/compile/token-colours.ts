/** The colours of styles/tokens.css for places that cannot read CSS variables: the browser's own controls, and a drawing in an address. */
import { transform } from 'lightningcss';
import { type Token, tokensFile, valuesOf } from './tokens.ts';

/** The colour of a token as `hexOf` writes it. Of a pair it is the second one, because the icon and the link image are dark. */
export function tokenColour(token: Token, given?: string): string {
  const [value = given, another] = given ? [] : valuesOf(token);
  if (!value || another) throw new Error(`tokens.css has to give ${token} one value.`);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return tokenColour(other as Token);
  const [, dark = value] = /^light-dark\(.*, (oklch\(.*\))\)$/.exec(value) ?? [];
  return hexOf(dark);
}

/** A colour for browsers that do not know oklch(): '#10131e', or a name if that is shorter. */
export function hexOf(colour: string): string {
  const { code } = transform({
    filename: tokensFile,
    code: Buffer.from(`a { color: ${colour} }`),
    targets: { chrome: 80 << 16 },
  });
  const [, written] = /color: (#[\da-f]{3,8}|[a-z]+);/.exec(code.toString()) ?? [];
  if (!written) throw new Error(`tokens.css has '${colour}' where a plain colour has to be.`);
  return written;
}
