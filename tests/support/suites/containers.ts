import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../sites/scratch-folder.ts';
import { startServer } from '../sites/server.ts';

/** A place that the file can be opened from. */
export type Container = {
  readonly name: string;
  /** The address to open; the fragment ('' or '#/About') reaches the site itself, framed or not. */
  address: (fragment: string) => string;
  /** The selector of the iframe that holds the site, if there is one. */
  readonly frame?: string;
  /** False if a document cannot be opened at a fragment. */
  readonly deepLinks: boolean;
  /** False if the browser's back button does not reach the frame. */
  readonly back?: boolean;
  /** False if nothing can lie beside the document, or is looked for elsewhere. */
  readonly beside?: boolean;
};

type Containers = { readonly list: readonly Container[]; close: () => Promise<void> };

/** In pixels: how far the embedding page is scrolled before it makes the frame. */
export const hostPosition = 600;

type HostPage = {
  source: 'src' | 'srcdoc' | 'data' | 'blob';
  sandboxed?: boolean;
  /** The site's address as seen from the embedding page. */
  site?: string;
};

const frame = '#site';

const hosts = {
  'host-src.html': { source: 'src' },
  'host-src-sandboxed.html': { source: 'src', sandboxed: true },
  'host-srcdoc.html': { source: 'srcdoc' },
  'host-srcdoc-sandboxed.html': { source: 'srcdoc', sandboxed: true },
  'host-data.html': { source: 'data' },
  'host-blob.html': { source: 'blob' },
  'host-blob-sandboxed.html': { source: 'blob', sandboxed: true },
} as const satisfies Record<string, HostPage>;

/** The containers for each test run in Chromium. The others are tried together with the other engines. */
export const mostTried: ReadonlySet<string> = new Set([
  'file://, spaces and accents in the folder',
  'http, sub-path without the slash',
  'http, header `Content-Security-Policy: sandbox allow-scripts`',
  'iframe `src`, `sandbox="allow-scripts"`, http',
  'iframe `srcdoc`',
  'iframe `blob:null`, made inside a sandbox',
]);

/** `beside` has the files beside the page, by their names. */
export async function prepareContainers(
  html: string,
  beside: Readonly<Record<string, Buffer>> = {},
): Promise<Containers> {
  const folder = scratchFolder('containers');
  const write = (content: string, ...names: [string, ...string[]]) => {
    const path = join(folder.path, ...names);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
    for (const [name, bytes] of Object.entries(beside))
      writeFileSync(join(path, '..', name), bytes);
    return pathToFileURL(path).href;
  };
  const fileHere = write(html, 'index.html');
  const fileAway = write(html, 'Año nuevo – Größe & 日本 100%', 'index.html');
  const fileNamed = write(html, 'Ana’s portfolio (final).html');
  const fileHost = write(hostPage({ source: 'src', sandboxed: true }), 'host.html');

  const pages = {
    'index.html': html,
    ...beside,
    ...Object.fromEntries(Object.entries(hosts).map(([name, host]) => [name, hostPage(host)])),
  };
  const servers = await Promise.all([
    startServer({ pages, ranges: true }),
    startServer({ pages, ranges: true, base: '/people/ana/', baseWithoutSlash: true }),
    startServer({
      pages,
      ranges: true,
      headers: {
        'content-security-policy': 'sandbox allow-scripts',
        // An embedding page without an origin has to fetch the document for its blob.
        'access-control-allow-origin': '*',
      },
    }),
    startServer({ pages, ranges: true }),
  ]);
  // Firefox plays a film where it would refuse it, if it has played it before in a page of the same place.
  const [root, deep, sandboxed, forSrcdoc] = servers;

  const page = (name: string, url: string): Container => ({
    name,
    address: (fragment) => url + fragment,
    deepLinks: true,
  });
  const framed = (name: string, url: string): Container => ({ ...page(name, url), frame });
  const host = (name: keyof typeof hosts, server = root) => server.url + name;

  return {
    list: [
      page('file://', fileHere),
      page('file://, spaces and accents in the folder', fileAway),
      page('file://, another file name', fileNamed),
      page('file://, `?query`', `${fileHere}?from=mail&n=1`),
      page('http, root', root.url),
      page('http, sub-path', deep.url),
      {
        ...page('http, sub-path without the slash', deep.url.replace(/\/$/, '')),
        beside: false,
      },
      page('http, header `Content-Security-Policy: sandbox allow-scripts`', sandboxed.url),
      framed('iframe `src`, same origin', host('host-src.html')),
      framed('iframe `src`, `sandbox="allow-scripts"`, http', host('host-src-sandboxed.html')),
      framed('iframe `src`, `sandbox="allow-scripts"`, file', fileHost),
      { ...framed('iframe `srcdoc`', host('host-srcdoc.html', forSrcdoc)), deepLinks: false },
      {
        ...framed(
          'iframe `srcdoc`, `sandbox="allow-scripts"`',
          host('host-srcdoc-sandboxed.html', forSrcdoc),
        ),
        deepLinks: false,
      },
      ...[
        framed('iframe `data:`', host('host-data.html')),
        framed('iframe `blob:`', host('host-blob.html')),
        framed('iframe `blob:`, `sandbox="allow-scripts"`', host('host-blob-sandboxed.html')),
        framed('iframe `blob:null`, made inside a sandbox', host('host-blob.html', sandboxed)),
      ].map((each) => ({ ...each, beside: false })),
    ],
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      folder.remove();
    },
  };
}

/** Runs in the embedding page: its scroll position, and all others that it has had. */
export function hostScroll(): { position: number; strayed: number[] } {
  const strayed: unknown = Reflect.get(window, 'strayed');
  return { position: window.scrollY, strayed: Array.isArray(strayed) ? strayed.map(Number) : [] };
}

/** A page that is higher than its window. It is scrolled before it makes the frame, and notes every other position. */
function hostPage({ source, sandboxed = false, site = 'index.html' }: HostPage): string {
  const make = async (
    how: HostPage['source'],
    sandbox: boolean,
    address: string,
    position: number,
  ) => {
    const strayed: number[] = [];
    Reflect.set(window, 'strayed', strayed);
    scrollTo(0, position);
    addEventListener('scroll', () => {
      if (scrollY !== position) strayed.push(scrollY);
    });

    const text = async () => (await fetch(address)).text();
    const blob = async () => new Blob([await text()], { type: 'text/html' });
    const asData = (file: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(file);
      });

    const element = document.createElement('iframe');
    element.id = 'site';
    if (sandbox) element.setAttribute('sandbox', 'allow-scripts');
    if (how === 'src') element.src = address + location.hash;
    if (how === 'srcdoc') element.srcdoc = await text();
    if (how === 'data') element.src = (await asData(await blob())) + location.hash;
    if (how === 'blob') element.src = URL.createObjectURL(await blob()) + location.hash;
    document.querySelector('main')?.append(element);
  };
  const call = [source, sandboxed, site, hostPosition].map((value) => JSON.stringify(value));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page around the site</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; height: 4000px }
  main { position: absolute; top: ${hostPosition + 40}px; left: 40px; width: min(1100px, 100vw - 80px); height: min(640px, 100vh - 80px) }
  iframe { width: 100%; height: 100%; border: 3px solid; box-sizing: border-box }
</style></head><body><main></main>
<script>(${make.toString()})(${call.join(', ')})</script></body></html>`;
}
