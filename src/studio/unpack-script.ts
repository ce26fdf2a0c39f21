/**
 * Unpacks what the page carries, and runs it, if mark-able-script.ts says that it can. The page has a third of its size so.
 * WebAssembly and fonts travel as bytes, because gzip finds nothing in base64.
 */
import { fromBase64, toBase64 } from '../compose/base64.ts';
import type { StudioParts } from './parts.ts';

async function unpack(packed: string): Promise<StudioParts> {
  const stream = new Blob([fromBase64(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = new TextDecoder();
  const pieces: string[] = [];
  const view = new DataView(all.buffer);
  // Text and bytes follow in turn, each after its length.
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
  // React, which the studio shares with the sites.
  run(parts.compiled.scripts[0] ?? '');
  run(parts.app);
}

if ('able' in document.documentElement.dataset) start().catch(reportError);
