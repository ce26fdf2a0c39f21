/**
 * Unpacks the data in the page and runs the studio, if mark-able-script.ts has set its mark. Packed, the page has a third of the
 * size. WebAssembly and fonts are packed as bytes, because gzip cannot compress base64 well.
 */
import { toBase64 } from '../compose/base64.ts';
import { fromBase85 } from '../compose/base85.ts';
import type { StudioParts } from './parts.ts';

async function unpack(packed: string): Promise<StudioParts> {
  const stream = new Blob([fromBase85(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = new TextDecoder();
  const pieces: string[] = [];
  const view = new DataView(all.buffer);
  // Text and bytes alternate. The length of each stands before it.
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + view.getUint32(at);
    const piece = all.subarray(at + 4, end);
    pieces.push(pieces.length % 2 === 0 ? text.decode(piece) : toBase64(piece));
    at = end;
  }
  return JSON.parse(pieces.join(''));
}

function run(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
}

async function start(): Promise<void> {
  const packed = document.getElementById('packed');
  const parts = await unpack(packed?.textContent ?? '');
  packed?.remove();
  const style = document.createElement('style');
  style.textContent = parts.style;
  document.head.append(style);
  globalThis.studioParts = parts;
  // React is the script of the sites, which the studio uses as well.
  run(parts.compiled.scripts.react);
  run(parts.app);
}

if ('able' in document.documentElement.dataset) start().catch(reportError);
