import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import semver from 'semver';
import { describe, expect, it, vi } from 'vitest';
import { folderWith } from '../../support/owners/damaged.ts';
import { root } from '../../support/sites/project-copy.ts';

const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

const guard = join(root, 'src/node/ready.cjs');

/** What ready.cjs prints in this version of Node and in this folder, and the status that it ends with. */
function answerTo(version: string, cwd = root) {
  const told: string[] = [];
  const exit = vi.fn();
  runInNewContext(readFileSync(guard, 'utf8'), {
    require: () => ({ engines }),
    process: { version: `v${version}`, cwd: () => cwd, exit },
    console: { error: (line: string) => told.push(line) },
  });
  return { told, ends: exit.mock.calls };
}

describe('a Node', () => {
  it.each(['0.12.18', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
    '%s is told in one line what to install',
    (version) => {
      expect(answerTo(version)).toEqual({
        told: [expect.stringMatching(/^.*yours is v[\d.]+\. Install .*nodejs\.org.*$/)],
        ends: [[1]],
      });
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'])(
    '%s is taken',
    (version) => {
      expect(answerTo(version)).toEqual({ told: [], ends: [] });
    },
  );
});

describe('what we ask of Node', () => {
  // The first and last version of each line, and both sides of each version that a package excludes.
  const versions = [
    ...['18.20.8', '20.18.3', '20.19.0', '20.20.2', '21.0.0', '21.7.3', '22.0.0', '22.11.0'],
    ...['22.12.0', '22.23.3', '23.0.0', '23.11.1', '24.0.0', '25.0.0', '26.10.0'],
  ];
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
  };
  const theirs = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
    name !== '' && engines?.node && !optional ? [engines.node] : [],
  );
  const takes = (range: string, version: string) => semver.satisfies(version, range);

  it('is what all packages together allow', () => {
    const allowed = versions.filter((version) => theirs.every((range) => takes(range, version)));
    expect(allowed).toEqual(versions.filter((version) => takes(engines.node, version)));
    expect(allowed).toContain('20.19.0');
  });
});

describe('a folder', () => {
  it.each(['#', '?'])('with %s in its name is named in one line', (sign) => {
    expect(answerTo('24.0.0', `/home/ana/a${sign}b/c`)).toEqual({
      told: [expect.stringMatching(/^The tools cannot work in a folder with "[#?]" .*$/)],
      ends: [[1]],
    });
  });

  it('is named by a process that ends', () => {
    const cwd = join(folderWith({ 'a#b/x.txt': '' }), 'a#b');
    const { status, stderr } = spawnSync(process.execPath, [guard], { cwd, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The tools cannot work in a folder with "#" [^\n]*\n$/);
  });
});

describe('every command', () => {
  it('asks first', () => {
    const others = Object.entries(scripts).filter(
      ([, command]) => !command.startsWith('node src/node/ready.cjs'),
    );
    expect(others).toEqual([['test', expect.stringMatching(/^npm run check && /)]]);
  });
});
