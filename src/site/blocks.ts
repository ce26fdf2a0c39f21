/** Blocks of JSON in the page, by their names. All but the hydration data stand after the program, because nothing should wait for them. */
import { useEffect, useState } from 'react';
import { asciiJson } from './ascii-json.ts';

/** What stands after the program, by the names of the blocks. */
export type LateBlocks = {
  /** By the names of their files. */
  captions: Readonly<Record<string, Captions>>;
  /** What the site says otherwise in other languages, by their tags (languages/differences.ts). */
  further: Readonly<Record<string, unknown>>;
};

/** Captions as WebVTT. The label is the name that their language gives itself. */
export type Captions = { language: string; label: string; text: string };

export const renderBlock = (name: string, value: object): string =>
  `<script type="application/json" id="${name}">${asciiJson(value)}</script>`;

/** A block after the program. It is undefined before the browser has the whole file, and if the page has none, or only the beginning of one. */
export function useLateBlock<Name extends keyof LateBlocks>(
  name: Name,
): LateBlocks[Name] | undefined {
  const [block, setBlock] = useState<LateBlocks[Name]>();
  useEffect(() => {
    const read = () => {
      const text = document.getElementById(name)?.textContent;
      try {
        if (text) setBlock(JSON.parse(text));
      } catch {
        // The file was cut off, and React would drop the page.
      }
    };
    if (document.readyState !== 'loading') return read();
    document.addEventListener('DOMContentLoaded', read);
    return () => document.removeEventListener('DOMContentLoaded', read);
  }, [name]);
  return block;
}
