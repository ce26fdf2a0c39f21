/** The colours of styles/tokens.css for what cannot read them: the browser's own furniture, and a drawing in an address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const file = join(import.meta.dirname, '../site/styles/tokens.css');

/** The colour of a token as `hexOf` writes it. */
export function tokenColour(token: `--${string}`): string {
  const declarations = new RegExp(`(?<=${token}:)[^;]+`, 'g');
  const [value, another] = readFileSync(file, 'utf8').match(declarations) ?? [];
  if (!value || another) throw new Error(`tokens.css has to give ${token} one value.`);
  return hexOf(value);
}

/** As the minifier writes a colour for browsers that do not know oklch(): '#10131e', or a name where that is shorter. */
export function hexOf(colour: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(`a { color: ${colour} }`),
    targets: { chrome: 80 << 16 },
  });
  const [, written] = /color: (#[\da-f]{3,8}|[a-z]+);/.exec(code.toString()) ?? [];
  if (!written) throw new Error(`tokens.css has '${colour}' where a plain colour has to be.`);
  return written;
}
