import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../support/owners/damaged.ts';
import { root } from '../../support/sites/project-copy.ts';

const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

const guard = join(root, 'src/node/ready.cjs');

/** What ready.cjs prints in these versions of Node, one after the other, in this folder, if package.json requires that range. */
function answerTo(versions: string | string[], { range = engines.node, cwd = root } = {}) {
  const code = `
    require(${JSON.stringify(join(root, 'package.json'))}).engines.node = ${JSON.stringify(range)};
    for (const version of ${JSON.stringify([versions].flat())}) {
      Object.defineProperty(process, 'version', { value: 'v' + version, configurable: true });
      delete require.cache[${JSON.stringify(guard)}];
      require(${JSON.stringify(guard)});
    }
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', code], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('a Node', () => {
  it.each(['0.12.18', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
    '%s is told in one line what to install',
    (version) => {
      const { status, stderr } = answerTo(version);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^[^\n]*yours is v[\d.]+\. Install [^\n]*nodejs\.org[^\n]*\n$/);
    },
  );

  // In one process, because each takes a tenth of a second.
  it('that is new enough is taken', () => {
    const versions = ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'];
    expect(answerTo(versions)).toEqual({ status: 0, stderr: '' });
  });
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
  it.each([['#'], ...(process.platform === 'win32' ? [] : [['?']])])(
    'with %s in its name is named in one line',
    (sign) => {
      const cwd = join(folderWith({ [`a${sign}b/x.txt`]: '' }), `a${sign}b`);
      const { status, stderr } = answerTo('24.0.0', { cwd });
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The tools cannot work in a folder with "[#?]" [^\n]*\n$/);
    },
  );
});

describe('every command', () => {
  it('asks first', () => {
    const others = Object.entries(scripts).filter(
      ([, command]) => !command.startsWith('node src/node/ready.cjs'),
    );
    expect(others).toEqual([['test', expect.stringMatching(/^npm run check && /)]]);
  });
});
