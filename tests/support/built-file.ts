import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The absolute path of the built site. */
export function builtFile(): string {
  const path = fileURLToPath(new URL('../../dist/index.html', import.meta.url));
  if (!existsSync(path)) {
    throw new Error('dist/index.html is not there: run `npm run build` before the browser tests');
  }
  return path;
}
