/** How somebody is called in networks, without an address. `known` has the name and the e-mail address. */
import type { TextLine } from './cv-text.ts';
import { BETWEEN } from './line-breaks.ts';
import { isKnown } from './of-owner.ts';

/** As in “Instagram @ana.mora”. */
const HANDLE =
  /(?<!\p{L})(github|gitlab|instagram|twitter|telegram|tiktok|behance|youtube|vimeo|medium|dribbble|soundcloud)\s*[:–-]?\s*@([a-z0-9_][\w.-]{2,29})(?![\w@])/giu;

/** As in “@ana.mora | Instagram”, with nothing else beside it. */
const BEFORE =
  /^\W{0,3}@([a-z0-9_][\w.-]{2,29})\s*[|(–-]\s*(github|gitlab|instagram|twitter|telegram|tiktok|behance|youtube|vimeo|medium)\)?$/iu;

/** As in “Twitter: ana_mora”. It may be any word, so it has to have the name. */
const LABELLED =
  /^[^\p{L}\p{N}]*(github|gitlab|instagram|twitter|telegram|behance|vimeo|xing|dribbble|soundcloud)\s*[:：]\s*([a-z0-9_][\w-]{3,29})$/iu;
const IN_LINKEDIN =
  /^[^\p{L}\p{N}]*linkedin\s*[:：]\s*\/?(?:in\/)?@?([a-z0-9][a-z0-9-]{4,60})\/?$/iu;

const APART = new RegExp(`\\s*[${BETWEEN},;]\\s*|\\s{2,}`);

export function calledIn(text: string, known: string): string[] {
  const labelled = text
    .split(APART)
    .flatMap((part) => [LABELLED.exec(part) ?? []])
    .filter(([, , name]) => name !== undefined && isKnown(name, known));
  const [, before, behind] = BEFORE.exec(text) ?? [];
  const turned = before && behind ? [['', behind, before]] : [];
  return [...text.matchAll(HANDLE), ...labelled, ...turned].map(([, network = '', name]) => {
    const host = network.toLowerCase();
    if (host === 'telegram') return `https://t.me/${name}`;
    if (host === 'behance') return `https://www.behance.net/${name}`;
    if (host === 'xing') return `https://www.xing.com/profile/${name}`;
    return `https://${host}.com/${/tiktok|youtube|medium/.test(host) ? '@' : ''}${name}`;
  });
}

export function calledInLinkedIn(lines: readonly TextLine[], known: string): string | undefined {
  const names = lines
    .flatMap(({ text }) => text.split(APART))
    .flatMap((part) => IN_LINKEDIN.exec(part)?.[1] ?? []);
  const own = names.find((name) => isKnown(name, known));
  return own && `https://www.linkedin.com/in/${own}`;
}
