/** What the bytes of the file are: its parts as they stand in it, and of the program what each library brought. */
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { REST_STYLE } from '../../src/site/take-over/marks.ts';
import { heading, kilobytes, table } from './print.ts';

const root = resolve(import.meta.dirname, '../..');

type Weight = { name: string; raw: number; gzip: number };

export async function printWeights(file: Buffer): Promise<void> {
  const row = ({ name, raw, gzip }: Weight) => [name, kilobytes(raw), kilobytes(gzip)];
  heading('The sample’s file, kB');
  table(['', 'raw', 'gzip -9'], [...weighParts(file), weigh('index.html', file)].map(row));
  heading('The program by library, kB (by its source map; each compressed by itself)');
  table(['', 'raw', 'gzip -9'], (await weighLibraries()).map(row));
}

export function weigh(name: string, bytes: string | Buffer): Weight {
  return { name, raw: Buffer.byteLength(bytes), gzip: gzipSync(bytes, { level: 9 }).length };
}

/** Each part compressed by itself: together they come to a little more than the file. */
function weighParts(file: Buffer): Weight[] {
  const html = file.toString();
  const body = html.indexOf('<body>');
  const firstScreen = between(html, '<style>', '</style>', 0);
  const rest = between(html, `<style ${REST_STYLE}="">`, '</style>', body);
  const fontsAt = html.indexOf('<style id="fonts">', body);
  const fonts = between(html, '>', '</style>', fontsAt);
  const data = between(html, ' id="site-data">', '</script>', fontsAt);
  const scripts = html.slice(fontsAt).matchAll(/<script>(.*?)<\/script>/gs);
  const [react = '', main = '', swiper = ''] = [...scripts].map(([, script]) => script);
  const head = html.slice(0, body).replace(firstScreen, '');
  const document = html.slice(body, fontsAt).replace(rest, '');
  return [
    weigh('head and policy', head),
    weigh('document (every screen, with the portrait)', document),
    weigh('style of the first screen', firstScreen),
    weigh('style of the others, and for print', rest),
    weigh('fonts', fonts),
    weigh('data block (what the site says)', data),
    weigh('React', react),
    weigh('our script, with the router', main),
    weigh('Swiper', swiper),
    weigh('licences, at the end', between(html, '<!--\n', '-->', body)),
  ];
}

function between(text: string, before: string, after: string, from: number): string {
  const start = text.indexOf(before, from) + before.length;
  return text.slice(start, text.indexOf(after, start));
}

/**
 * By the source maps of the minified scripts, of which one holds here what the file has in two (React's and ours): each of their bytes belongs to the file that it was made from. A library's gzip size is
 * that of its own bytes, taken out and compressed by themselves.
 */
export async function weighLibraries(): Promise<Weight[]> {
  const pieces = new Map<string, string[]>();
  for (const input of ['index.html', 'src/site/take-over/swiper-script.ts']) {
    const { code, map } = await compileWithMap(input);
    code.split('\n').forEach((line, lineNumber) => {
      for (let column = 0; column < line.length; ) {
        const entry = map.findEntry(lineNumber, column);
        const library =
          'originalSource' in entry ? libraryOf(entry.originalSource) : 'glue of the bundler';
        let end = column + 1;
        while (end < line.length && map.findEntry(lineNumber, end) === entry) end += 1;
        const list = pieces.get(library) ?? [];
        list.push(line.slice(column, end));
        pieces.set(library, list);
        column = end;
      }
    });
  }
  return [...pieces]
    .map(([name, list]) => weigh(name, list.join('')))
    .sort((a, b) => b.raw - a.raw);
}

async function compileWithMap(input: string): Promise<{ code: string; map: SourceMap }> {
  const found = { code: '', map: '' };
  const capture: Plugin = {
    name: 'capture-source-map',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          found.code = chunk.code;
          found.map = chunk.map?.toString() ?? '';
        }
      },
    },
  };
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [capture],
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input } },
  });
  return { code: found.code, map: new SourceMap(JSON.parse(found.map)) };
}

function libraryOf(source: string | undefined): string {
  const inModules = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1];
  if (inModules) return inModules;
  return source?.includes('src/') ? 'this site' : 'glue of the bundler';
}
