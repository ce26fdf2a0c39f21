import { REST_STYLE } from './marks.ts';

/**
 * What the first screen does not need of the style: behind the words, and before a heavy portrait, for which a page that a
 * fragment names would wait. The program renders it empty, so that React keeps that of the static document with its text:
 * moved, it would cost 40 ms until the buttons work.
 */
export function RestStyle({ text = '' }: { text?: string }) {
  return (
    <style {...{ [REST_STYLE]: '' }} suppressHydrationWarning={true}>
      {text}
    </style>
  );
}
