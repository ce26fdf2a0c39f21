import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeKit, packKit } from '../../../src/build/kit.ts';
import { flat, folderWith, pdf } from '../../support/damaged.ts';

const ana = {
  firstName: 'Ana',
  fullName: 'Ana María Núñez',
  greeting: 'Hello, I am Ana.',
  portraitAlt: 'Ana Núñez in a control room',
  description: 'Ana Núñez directs live television.',
  email: 'ana@nunez.tv',
  phone: '+34 600 123 456',
  linkedin: 'https://www.linkedin.com/in/ana-nunez',
};

const points = ['One.', 'Two.', 'Three.'];
const content = {
  profile: ana,
  projects: [{ title: 'Empty' }],
  work: {
    summary: 'I direct.',
    jobs: [{ title: 'Director', field: 'Television', period: 'current', points }],
  },
  life: [{ motif: 'art', text: 'I draw.' }],
};

const portrait = await flat(600, 750).jpeg().toBuffer();
const cv = pdf('Ana Nunez');

/** A project that has been built. */
function built(cvInDist: Uint8Array = cv): string {
  const root = folderWith({
    'src/content/portrait.jpg': portrait,
    'src/content/profile.ts': '',
    'public/Ana-CV.pdf': cv,
    'dist/Ana-CV.pdf': cvInDist,
    'dist/README.md': '# How to open this',
    'dist/index.html': '<!doctype html><title>Ana</title>',
  });
  return root;
}

async function pack(
  root: string,
  profile = ana,
): Promise<{ zip: Uint8Array; draft: string; names: string[]; report: string }> {
  const { files, report } = await packKit(root, profile, new Date('2026-05-04T10:00:00Z'));
  const [zip = new Uint8Array(), draft = new Uint8Array()] = [...files.values()];
  return {
    zip,
    draft: Buffer.from(draft).toString(),
    names: [...files.keys()],
    report: report.join('\n'),
  };
}

describe('the zip', () => {
  it('is named after the owner and holds the page, the CV and the readme as they are', async () => {
    const { zip, names } = await pack(built());
    expect(names).toEqual(['Ana-María-Núñez-portfolio.zip', 'Ana-María-Núñez-portfolio.eml']);
    const parts = unzipSync(zip);
    expect(Object.keys(parts)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
    expect(Buffer.from(parts['Ana-CV.pdf'] ?? [])).toEqual(cv);
  });

  it('is the same bytes for the same build', async () => {
    expect((await pack(built())).zip).toEqual((await pack(built())).zip);
  });
});

describe('the draft', () => {
  it('opens as one: from the owner, to nobody yet, not sent', async () => {
    const { draft } = await pack(built());
    const head = draft.slice(0, draft.indexOf('\r\n\r\n'));
    expect(head).toMatch(/^X-Unsent: 1$/m);
    expect(head).toMatch(/^From: =\?UTF-8\?.*<ana@nunez\.tv>$/m);
    expect(head).not.toMatch(/^(?:To|Cc|Bcc):/m);
    expect(head).toMatch(/^Date: Mon, 04 May 2026 10:00:00 \+0000$/m);
    expect(head).toMatch(/^Message-ID: <[^@>]+@nunez\.tv>$/im);
  });

  it('carries the zip, and a plain text of ASCII lines that mail programs keep', async () => {
    const { draft, zip } = await pack(built());
    expect(draft).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(draft).not.toMatch(/text\/html/);
    expect(
      draft.split('\r\n').every((line) => line.length <= 78 && /^[\x20-\x7e\t]*$/.test(line)),
    ).toBe(true);
    const attached =
      /Content-Disposition: attachment;[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(draft)?.[1] ?? '';
    expect(new Uint8Array(Buffer.from(attached, 'base64'))).toEqual(zip);
  });

  it('stays below 2 points of SpamAssassin', async (context) => {
    if (spawnSync('spamassassin', ['--version']).status !== 0) {
      context.skip('spamassassin is not installed (Debian: apt-get install spamassassin)');
    }
    const { draft } = await pack(built());
    const judged = execFileSync('spamassassin', ['-L', '-t'], {
      input: draft,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const score = Number(/\bscore=(-?[\d.]+)/.exec(judged)?.[1]);
    expect(score).toBeLessThan(2);
  });
});

describe('the size', () => {
  it('is said for both files', async () => {
    expect((await pack(built())).report).toMatch(
      /^kit\/.*\.zip {2}0\.00 MB\nkit\/.*\.eml {2}0\.00 MB$/,
    );
  });

  it('above 5 MB in the mail is warned of', async () => {
    const { report } = await pack(built(randomBytes(4_000_000)));
    expect(report).toMatch(/Warning: a mail of 5\.\d MB/);
  });

  it('above 20 MB in the mail is refused', async () => {
    await expect(pack(built(randomBytes(16_000_000)))).rejects.toThrow(
      /hardly any mailbox takes more than 20 MB/,
    );
  });
});

describe('nothing is packed', () => {
  it.each(['index.html', 'Ana-CV.pdf', 'README.md'])(
    'while dist/%s is missing or empty',
    async (name) => {
      const root = built();
      writeFileSync(join(root, 'dist', name), '');
      await expect(pack(root)).rejects.toThrow(
        `dist/${name} is not there. Run npm run build first.`,
      );
    },
  );

  it.each(['src/content/profile.ts', 'public/Ana-CV.pdf'])(
    'while %s is newer than dist/',
    async (name) => {
      const root = built();
      const later = new Date(Date.now() + 60_000);
      utimesSync(join(root, name), later, later);
      await expect(pack(root)).rejects.toThrow(/dist.* is older than .*Run npm run build first/);
    },
  );

  it('while the content has faults', async () => {
    const root = built();
    const wrong = { ...content, profile: { ...ana, phone: '600' } };
    await expect(makeKit(root, wrong, true)).rejects.toThrow(/phone does not start with \+/);
    expect(existsSync(join(root, 'kit'))).toBe(false);
  });

  it('of the sample, unless that is meant', async () => {
    const root = built();
    const sample = { ...content, profile: { ...ana, email: 'ana@example.com' } };
    await expect(makeKit(root, sample, false)).rejects.toThrow(
      /ONE VALUE OF THE SAMPLE[\s\S]*email[\s\S]*-- --sample/,
    );
    expect(existsSync(join(root, 'kit'))).toBe(false);

    const report = await makeKit(root, sample, true);
    expect(report.join('\n')).toMatch(/ONE VALUE OF THE SAMPLE/);
    expect(readdirSync(join(root, 'kit'))).toHaveLength(2);
  });
});

describe('kit/', () => {
  it('holds the last kit alone', async () => {
    const root = built();
    mkdirSync(join(root, 'kit'));
    writeFileSync(join(root, 'kit/of-last-year.zip'), 'old');
    await makeKit(root, content, false);
    expect(readdirSync(join(root, 'kit')).sort()).toEqual([
      'Ana-María-Núñez-portfolio.eml',
      'Ana-María-Núñez-portfolio.zip',
    ]);
    expect(readFileSync(join(root, 'kit/Ana-María-Núñez-portfolio.eml'), 'utf8')).toContain(
      'X-Unsent: 1',
    );
  });
});
