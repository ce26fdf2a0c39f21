/** The entry of the studio: it starts the composer beside the page and asks for the draft before anything is shown. */
import { wrap } from 'comlink';
import { createRoot } from 'react-dom/client';
import { fromBase64 } from '../compose/base64.ts';
import { Begin } from './begin.tsx';
import type { Composer } from './composer/worker.ts';
import { readDraft } from './draft.ts';
import type { StudioParts } from './parts.ts';
import './studio.css';

declare global {
  /** What unpack-script.ts took out of the page. */
  var studioParts: StudioParts;
}

async function start(parts: StudioParts) {
  const { compiled, composer: script, form, sample, cv, hasSamplePortrait } = parts;
  const source = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const composer = wrap<Composer>(new Worker(source));
  const first = { ...sample, cv: fromBase64(cv) };
  // Not waited for: what the form asks meanwhile is answered after it.
  composer.start(compiled, first, hasSamplePortrait).catch(reportError);
  const faces = compiled.fonts.faces.map(({ family, weight, scripts: [latin] }) =>
    new FontFace(family, fromBase64(latin?.font ?? ''), { weight }).load(),
  );
  const draft = readDraft().catch(() => undefined);
  for (const face of await Promise.all(faces)) document.fonts.add(face);
  const root = document.getElementById('studio');
  if (root)
    createRoot(root).render(<Begin {...{ composer, compiled, form, first }} draft={await draft} />);
}

start(globalThis.studioParts).catch(reportError);
