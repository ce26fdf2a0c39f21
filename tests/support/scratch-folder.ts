import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ScratchFolder = { readonly path: string; remove: () => void };

/** A new temporary folder. It goes when it is removed, at the latest when this process ends. */
export function scratchFolder(prefix: string): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), `${prefix}-`));
  const remove = () => {
    process.off('exit', remove);
    // A browser that is just ending may still write its last cache file while its folder is removed.
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once('exit', remove);
  return { path, remove };
}
