/** The documents that are compared: our site, a page with no program, a bare React page, and our site with more in it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { buildOwner } from '../support/build-owner.ts';

const root = resolve(import.meta.dirname, '../..');

/** As `npm run build` has left it. */
export function ourSite(): Buffer {
  return readFileSync(join(root, 'dist/index.html'));
}

export const helloPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hello</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>Hello</h1>
<p>A page that needs no program.</p>
</body>
</html>
`;

/** Built as the plugins do it by themselves: the script in the head, nothing rendered beforehand. */
export async function bareReactPage(): Promise<string> {
  // Inside the project, since it imports React from there.
  const folder = join(root, '.cache/bench-bare-react');
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'bare-react.tsx'), join(folder, 'bare-react.tsx'));
  writeFileSync(
    join(folder, 'index.html'),
    helloPage.replace(
      /<body>.*<\/body>/s,
      '<body>\n<div id="root"></div>\n<script type="module" src="/bare-react.tsx"></script>\n</body>',
    ),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), viteSingleFile()],
  });
  return readFileSync(join(folder, 'dist/index.html'), 'utf8');
}

export type Size = { projects: number; jobs: number };

/** Builds sites of an owner who has the project's own content, with longer lists; one after the other. */
export function grownSites(sizes: readonly Size[]): { size: Size; html: Buffer }[] {
  const owner = '.cache/bench-owner';
  const folder = join(root, owner);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(root, 'src/content'), join(folder, 'content'), { recursive: true });
  const lengthen = (name: string, expression: string) => {
    const source = `import { ${name} as sample } from '../../../src/content/${name}.ts';`;
    writeFileSync(
      join(folder, 'content', `${name}.ts`),
      `${source}\nexport const ${name} = ${expression};\n`,
    );
  };
  const repeat = (list: string, count: number) =>
    `Array.from({ length: ${count} }, (_, index) => ${list}[index % ${list}.length])`;
  return sizes.map((size) => {
    lengthen('projects', repeat('sample', size.projects));
    lengthen('work', `{ ...sample, jobs: ${repeat('sample.jobs', size.jobs)} }`);
    return { size, html: buildOwner(owner, `${owner}/dist`) };
  });
}
