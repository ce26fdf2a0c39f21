/** The weights of the parts of the file, and of each library in the program. */
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { REST_STYLE } from '../../src/site/hydration/marks.ts';
import { root } from '../support/sites/project-copy.ts';
import { kilobytes, table } from './markdown.ts';

type Weight = { name: string; raw: number; gzip: number };

export async function weights(file: Buffer): Promise<string> {
  const listed = (name: string, list: readonly Weight[]) =>
    table(
      [`${name}, kB`, 'raw', 'gzip -9'],
      list.map(({ name, raw, gzip }) => [name, kilobytes(raw), kilobytes(gzip)]),
    );
  return [
    listed('the sample’s file', [...weighParts(file), weigh('index.html', file)]),
    listed('the program by library', await weighLibraries()),
  ].join('\n\n');
}

export function weigh(name: string, bytes: string | Buffer): Weight {
  return { name, raw: Buffer.byteLength(bytes), gzip: gzipSync(bytes, { level: 9 }).length };
}

/** Each part is compressed by itself, so their sum is a little more than the file. */
function weighParts(file: Buffer): Weight[] {
  const html = file.toString();
  const body = html.indexOf('<body>');
  const firstScreen = between(html, '<style>', '</style>', 0);
  const rest = between(html, `<style ${REST_STYLE}="">`, '</style>', body);
  const fontsAt = html.indexOf('<style id="fonts">', body);
  const fonts = between(html, '>', '</style>', fontsAt);
  const data = between(html, ' id="site-data">', '</script>', body);
  const scripts = html.slice(fontsAt).matchAll(/<script>(.*?)<\/script>/gs);
  const [react = '', main = '', swiper = ''] = [...scripts].map(([, script]) => script);
  const head = html.slice(0, body).replace(firstScreen, '');
  const document = html.slice(body, fontsAt).replace(rest, '').replace(data, '');
  return [
    weigh('head and policy', head),
    weigh('document (every screen, with the portrait)', document),
    weigh('style of the first screen', firstScreen),
    weigh('style of the others, and for print', rest),
    weigh('fonts', fonts),
    weigh('hydration data (what the site says)', data),
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
 * The source maps of the minified scripts say which file each byte was made from. React and our script are one script here. The
 * gzip size of a library is that of its own bytes, compressed by themselves.
 */
export async function weighLibraries(): Promise<Weight[]> {
  const pieces = new Map<string, string[]>();
  for (const input of ['src/main.tsx', 'src/site/hydration/swiper-script.ts']) {
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
  const result = await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input } },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk?.map) throw new Error(`Vite made no script of ${input}.`);
  return { code: chunk.code, map: new SourceMap(JSON.parse(chunk.map.toString())) };
}

function libraryOf(source: string | undefined): string {
  const inModules = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1];
  if (inModules) return inModules;
  return source?.includes('src/') ? 'this site' : 'glue of the bundler';
}
