import { chmodSync } from 'node:fs';
import { scratchFolder } from './scratch-folder.ts';

/** All that a run writes outside the project is removed at its end, because a worker is killed before it can do so. */
export default function setUp(): () => void {
  const { path, remove } = scratchFolder('portfolio-tests');
  // Servers that give up root's rights read in it.
  chmodSync(path, 0o755);
  // The first is of Windows.
  for (const name of ['TEMP', 'TMPDIR']) process.env[name] = path;
  return remove;
}
