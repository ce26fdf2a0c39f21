/** The colours of styles/tokens.css for places that cannot read CSS variables: the browser's own controls, and a drawing in an address. */
import { transform } from 'lightningcss';
import { type Token, tokensFile, valuesOf } from './tokens.ts';

/** The colour of a token as `hexOf` writes it. */
export function tokenColour(token: Token): string {
  const [value, another] = valuesOf(token);
  if (!value || another) throw new Error(`tokens.css has to give ${token} one value.`);
  return hexOf(value);
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
