import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OwnerError } from '../../../src/compose/owner-error.ts';
import { runCommand } from '../../../src/node/command.ts';

/** Runs a command with these arguments. Returns what it prints as a failure, and its exit code. */
async function run(words: readonly string[], act = async () => {}) {
  const { argv, env, exitCode } = process;
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', env.NODE_ENV);
  onTestFinished(() => {
    print.mockRestore();
    vi.unstubAllEnvs();
    Object.assign(process, { argv, exitCode });
  });
  process.argv = [...argv.slice(0, 2), ...words];
  await runCommand({
    name: 'make',
    options: { out: { type: 'string' }, sample: { type: 'boolean' } },
    help: '',
    run: act,
    afterFailure: () => 'Nothing was written.',
  });
  return { code: process.exitCode, printed: print.mock.calls.flat() };
}

describe('what a command does not know is named:', () => {
  it.each([
    ['--ouput x', 'There is no option --ouput'],
    ['--sampel', 'There is no option --sampel'],
    ['x', '‘x’ belongs to no option'],
    ['--out', '--out lacks its folder'],
    ['--out=', '--out lacks its folder'],
    ['--out --sample', '--out lacks its folder'],
    ['--sample=no', '--sample takes no value'],
  ])('%s', async (words, problem) => {
    const known = 'npm run make -- knows --out FOLDER, --sample, --help.';
    expect(await run(words.split(' '))).toEqual({
      code: 1,
      printed: [`${problem}; ${known}`, '\nNothing was written.'],
    });
  });
});

it('what the owner can mend is printed as it is, a bug of ours with its stack', async () => {
  const mendable = new OwnerError('Save it again.');
  const { printed } = await run([], () => Promise.reject(mendable));
  expect(printed[0]).toBe('Save it again.');
  const ours = new TypeError('ours');
  const { code, printed: both } = await run([], () => Promise.reject(ours));
  expect(both).toContain(ours);
  expect(code).toBe(1);
});
