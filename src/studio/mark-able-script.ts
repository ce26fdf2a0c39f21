/**
 * Runs before anything is painted. The page says from the beginning that the studio does not start here, and the mark hides that
 * in a browser that has what the studio needs. So it stays where this script does not parse or run.
 */
const { dataset } = document.documentElement;

function hasAll(): boolean {
  try {
    // Refused by browsers that do not know what the policy allows, and where a setting forbids WebAssembly.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    new DecompressionStream('gzip');
    new OffscreenCanvas(1, 1).getContext('2d');
    return CSS.supports('height: 1dvh');
  } catch {
    return false;
  }
}

/** Something went wrong. Where there is a studio all the same, the style hides the sentence. */
function refuse(reason: string): void {
  delete dataset.able;
  const place = document.getElementById('reason');
  if (place) place.textContent = reason;
}

if (hasAll()) dataset.able = '';
addEventListener('error', ({ message }) => refuse(message));
addEventListener('unhandledrejection', ({ reason }) => refuse(`${reason}`));
