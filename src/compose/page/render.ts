import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/**
 * The markup of components as it reads with no program. Not by `renderToString`, which leaves a part out without a word when
 * something within its Suspense boundary fails.
 */
export async function render(node: ReactNode): Promise<string> {
  let failure: Error | undefined;
  const options = {
    // Or React would put large parts behind the others, for a script to move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(cause: unknown, { componentStack = '' }: { componentStack?: string }) {
      const [, component] = /\bat ([A-Z]\w*)/.exec(componentStack) ?? [];
      failure ??= new Error(`The component ${component} cannot be rendered: ${cause}`, { cause });
    },
  };
  const page = await prerender(node, options).catch(() => undefined);
  if (failure || !page) throw failure;
  const markup = await new Response(page.prelude).text();
  // React puts every attribute between double quotes, and escapes the single ones all the same: a drawing has hundreds.
  return markup.replace(/="[^"]*"/g, (value) => value.replaceAll('&#x27;', "'"));
}
