import { execFileSync, spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

/** SpamAssassin's points for a mail, without the network. Five points mean spam. The test is skipped if SpamAssassin is not installed. */
export function spamPoints(mail: string | Uint8Array, context: TestContext): number {
  if (spawnSync('spamassassin', ['--version']).status !== 0) {
    context.skip('spamassassin is not installed (Debian: apt-get install spamassassin)');
  }
  const judged = execFileSync('spamassassin', ['-L', '-t'], {
    input: mail,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return Number(/\bscore=(-?[\d.]+)/.exec(judged)?.[1]);
}
