/** The entry of the studio: it starts the composer and renders the page. */
import { createRoot } from 'react-dom/client';
import { fromBase64 } from '../compose/base64.ts';
import { StudioBoundary } from './app/boundary.tsx';
import { Studio } from './app/studio.tsx';
import { startComposer } from './composer/start-composer.ts';
import { emptySite } from './model/empty-site.ts';
import { setComposerLocale, setFirstLocale } from './model/locale';
import type { StudioParts } from './parts.ts';
import './app/studio.css';

declare global {
  /** unpack-script.ts sets it. */
  var studioParts: StudioParts;
}

async function start(parts: StudioParts) {
  const { compiled, composer: script, form, sample, hasSamplePortrait } = parts;
  setFirstLocale();
  const composer = startComposer(script);
  const first = emptySite(navigator.languages);
  // Nothing waits for this, because the worker answers in order. If it fails, the calls after it fail too, and these are reported.
  const shown = { portrait: sample.portrait, cv: fromBase64(sample.cv) };
  setComposerLocale(composer).catch(() => {});
  composer.start(compiled, first, shown, hasSamplePortrait).catch(() => {});
  const faces = compiled.fonts.faces.map(({ family, weight, scripts: [latin] }) =>
    new FontFace(family, fromBase64(latin?.font ?? ''), { weight }).load(),
  );
  for (const face of await Promise.all(faces)) document.fonts.add(face);
  const root = document.getElementById('studio');
  if (!root) return;
  createRoot(root).render(
    <StudioBoundary>
      <Studio {...{ composer, compiled, form, first }} />
    </StudioBoundary>,
  );
}

start(globalThis.studioParts).catch(reportError);
