import { REST_STYLE } from './marks.ts';

/**
 * The style that the first screen does not need. It stands behind the words, but before a heavy portrait, because a page
 * that a fragment names would wait for that. The program renders it empty, so React keeps the element of the static
 * document with its text; moving it would delay the buttons by 40 ms.
 */
export function RestStyle({ text = '' }: { text?: string }) {
  return (
    <style {...{ [REST_STYLE]: '' }} suppressHydrationWarning={true}>
      {text}
    </style>
  );
}
