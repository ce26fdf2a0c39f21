import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ScratchFolder = { readonly path: string; remove: () => void };

/** A new temporary folder. It is removed when this process ends, or earlier. */
export function scratchFolder(prefix: string): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), `${prefix}-`));
  const remove = () => {
    process.off('exit', remove);
    // It tries again, because a browser that is closing may still write into its cache.
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once('exit', remove);
  return { path, remove };
}
