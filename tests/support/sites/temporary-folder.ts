import { scratchFolder } from './scratch-folder.ts';

/** All that a run writes outside the project is removed at its end, because a worker is killed before it can do so. */
export default function setUp(): () => void {
  const { path, remove } = scratchFolder('portfolio-tests');
  // The first is of Windows.
  for (const name of ['TEMP', 'TMPDIR']) process.env[name] = path;
  return remove;
}
