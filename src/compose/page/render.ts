import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** Renders components to markup. `renderToString` would silently leave out a Suspense boundary in which something fails. */
export async function render(node: ReactNode): Promise<string> {
  let failure: Error | undefined;
  const options = {
    // Without this, React writes large parts after all others, and a script would have to move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(cause: unknown, { componentStack = '' }: { componentStack?: string }) {
      const [, component] = /\bat ([A-Z]\w*)/.exec(componentStack) ?? [];
      failure ??= new Error(`The component ${component} cannot be rendered: ${cause}`, { cause });
    },
  };
  const page = await prerender(node, options).catch(() => undefined);
  if (failure || !page) throw failure;
  const markup = await new Response(page.prelude).text();
  // React escapes single quotes, although its attributes stand between double ones. A drawing has hundreds of them.
  return markup.replace(/="[^"]*"/g, (value) => value.replaceAll('&#x27;', "'"));
}
