/** The documents that are compared: our site, a page with no program, a bare React page, and our site with more in it. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { buildIn, copyProject, root } from '../support/project-copy.ts';

export function ourSite(): Buffer {
  const file = join(root, 'dist/index.html');
  return existsSync(file) ? readFileSync(file) : buildIn(root);
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

/** Builds copies of the project with longer lists in src/content, one after the other. */
export function grownSites(sizes: readonly Size[]): { size: Size; html: Buffer }[] {
  const copy = copyProject({ withCache: true });
  const content = (file: string) => join('src/content', file);
  const lengthen = (file: string, constant: string, expression: string) => {
    const source = readFileSync(join(root, content(file)), 'utf8');
    writeFileSync(
      join(copy.path, content(file)),
      `${source.replace(`export const ${constant}`, 'const sample')}
export const ${constant} = ${expression};
`,
    );
  };
  const repeat = (list: string, count: number) =>
    `Array.from({ length: ${count} }, (_, index) => ${list}[index % ${list}.length])`;
  try {
    return sizes.map((size) => {
      lengthen('projects.ts', 'projects', repeat('sample', size.projects));
      lengthen('work.ts', 'work', `{ ...sample, jobs: ${repeat('sample.jobs', size.jobs)} }`);
      return { size, html: buildIn(copy.path) };
    });
  } finally {
    copy.remove();
  }
}
