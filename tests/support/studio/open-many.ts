import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import type { Driver } from '../drivers/driver.ts';
import { portfolio } from '../owners/content.ts';
import { withStills } from '../sites/page-with-stills.ts';
import { builtFile } from '../sites/site.ts';
import { howBusy } from './how-busy.ts';
import { mutationsOf } from './mutations.ts';

/** The result of opening a file: the status of the studio, the time it took, and how long the window was blocked. */
type Opened = { told: string; time: number; still: number; fullName: string };

/** How many times longer everything takes, because the machine was as busy as that. */
type Slowed = Opened & { factor: number };

type File = { name: string; bytes: Uint8Array };

declare global {
  var bases: Uint8Array[];
}

/**
 * Opens every so many of the changes of the built page and its zip. Each gets a sentence soon or is opened, the window does not
 * stand still, and what was open stays where nothing else is. Returns what is otherwise.
 */
export async function openChanged(driver: Pick<Driver, 'run'>, every: number): Promise<string[]> {
  const page = await withStills(readFileSync(builtFile(), 'utf8'));
  const cv = readFileSync(join(dirname(builtFile()), cvFileName(portfolio.firstName)));
  const mutations = mutationsOf(page, cv);
  const whole = mutations.find(({ what }) => what === 'whole')?.bytes ?? cv;
  const chosen = mutations.filter((_, index) => index % every === every - 1);
  let before = await driver.run(fullNameOf, []);
  const opened = await openMany(driver, [whole, Buffer.from(page)], chosen);
  return opened.flatMap(({ told, time, still, fullName, factor }, index) => {
    const { what, opens } = chosen[index] ?? {};
    const isOpen = / is open\./.test(told);
    const isRefused = /^ (?:is|holds|was) .*/.test(told) && !isOpen;
    const isRight =
      (isOpen || (isRefused && !opens && fullName === before)) &&
      time < 5000 * factor &&
      still < 2000 * factor;
    before = fullName;
    return isRight ? [] : [`${what}: ${told} ${Math.round(time)} ${Math.round(still)} ${fullName}`];
  });
}

/**
 * Opens files one after the other in one studio. Most of them differ little from one of the bases, so only the difference
 * goes to the browser.
 */
async function openMany(
  { run }: Pick<Driver, 'run'>,
  bases: readonly Uint8Array[],
  files: readonly File[],
) {
  await run(
    (texts: readonly string[]) => {
      globalThis.bases = texts.map((text) =>
        Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      );
    },
    [bases.map((base) => Buffer.from(base).toString('base64'))],
  );
  const opened: Slowed[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    const difference = leastDifference(bases, bytes);
    const found = await run(openOne, [`${index}-${name}`, difference]);
    opened.push({ ...found, factor: howBusy() });
  }
  return opened;
}

type Difference = { base: number; start: number; end: number; between: string };

function leastDifference(bases: readonly Uint8Array[], bytes: Uint8Array): Difference {
  const differences = bases.map((base, index) => {
    const most = Math.min(base.length, bytes.length);
    const start = sameBytes(most, (length) => isSame(base, 0, bytes, 0, length));
    const end = sameBytes(most - start, (length) =>
      isSame(base, base.length - length, bytes, bytes.length - length, length),
    );
    const between = Buffer.from(bytes.slice(start, bytes.length - end)).toString('base64');
    return { base: index, start, end, between };
  });
  return differences.reduce((one, other) =>
    other.between.length < one.between.length ? other : one,
  );
}

/** How many bytes at most are the same. */
function sameBytes(most: number, areSame: (length: number) => boolean): number {
  let [least, last] = [0, most];
  while (least < last) {
    const middle = Math.ceil((least + last) / 2);
    if (areSame(middle)) least = middle;
    else last = middle - 1;
  }
  return least;
}

const isSame = (one: Uint8Array, at: number, other: Uint8Array, from: number, length: number) =>
  Buffer.compare(one.subarray(at, at + length), other.subarray(from, from + length)) === 0;

/** Runs in the page. */
async function openOne(name: string, { base, start, end, between }: Difference): Promise<Opened> {
  const whole = globalThis.bases[base] ?? new Uint8Array();
  const middle = Uint8Array.from(atob(between), (character) => character.charCodeAt(0));
  const parts = [whole.slice(0, start), middle, whole.slice(whole.length - end)];
  const chosen = new DataTransfer();
  chosen.items.add(new File(parts, name));
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === 'Open a site',
  );
  const input = label?.control as HTMLInputElement;
  input.files = chosen.files;
  const begun = performance.now();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  let still = 0;
  let told = '';
  for (let last = begun; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 4));
    const now = performance.now();
    still = Math.max(still, now - last);
    last = now;
    // It asks if the site that is open has more.
    document.querySelector<HTMLElement>('header [role=alert] button')?.click();
    told = document.querySelector('[role=status]')?.textContent ?? '';
    if (told.startsWith(`${name} `) || told.startsWith(`${name}:`)) break;
    if (now - begun > 20_000) break;
  }
  const time = performance.now() - begun;
  const fullName = (document.getElementById('field-fullName') as HTMLInputElement).value;
  return { told: told.replace(name, ''), time, still, fullName };
}

/** Runs in the page. Where nothing is begun, it begins an empty site. */
async function fullNameOf(): Promise<string> {
  const nameField = () => document.getElementById('field-fullName') as HTMLInputElement | null;
  if (!nameField()) document.querySelector<HTMLElement>('#studio main button')?.click();
  while (!nameField()) await new Promise((resolve) => setTimeout(resolve, 10));
  return nameField()?.value ?? '';
}
