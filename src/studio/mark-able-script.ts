/**
 * Runs before anything is painted. The page contains a sentence which says that the studio does not start here. This script sets a
 * mark that hides the sentence, if the browser has what the studio needs. So a browser that cannot run the script shows it.
 */
const { dataset } = document.documentElement;

function hasAll(): boolean {
  try {
    // This throws in browsers that do not know the policy's 'wasm-unsafe-eval', and where a setting forbids WebAssembly.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    new DecompressionStream('gzip');
    new OffscreenCanvas(1, 1).getContext('2d');
    return CSS.supports('height: 1dvh');
  } catch {
    return false;
  }
}

/** Shows the sentence after an error. If the studio starts all the same, it removes the sentence. */
function refuse(reason: string): void {
  delete dataset.able;
  const place = document.getElementById('reason');
  if (place) place.textContent = reason;
}

/** Leaves the sentences in the first of the browser's languages in which they are there, or else in English. */
function leaveOneLanguage(): void {
  const all = [...document.querySelectorAll<HTMLElement>('#cannot-start > [lang]')];
  const codes = navigator.languages.map((tag) => tag.split('-', 1).join(''));
  const said = codes.find((code) => all.some(({ lang }) => lang === code)) ?? 'en';
  for (const each of all) each.hidden = each.lang !== said;
}

if (hasAll()) dataset.able = '';
addEventListener('DOMContentLoaded', leaveOneLanguage);
addEventListener('error', ({ message }) => refuse(message));
addEventListener('unhandledrejection', ({ reason }) => refuse(`${reason}`));
