import { asciiJson } from '../../../src/site/ascii-json.ts';

type Block = { version: number; portfolio: { [field: string]: unknown }; portrait: object };

/** What makes other hydration data of a page: one of any kind, and one whose portfolio has other fields. */
export function otherBlocks(page: string) {
  const withBlock = (change: (block: Block) => unknown) =>
    page.replace(
      /(<script type="application\/json" id="site-data">)(.*?)(?=<\/script>)/s,
      (_, tag: string, text: string) => tag + asciiJson(change(JSON.parse(text))),
    );
  const withFields = (fields: object) =>
    withBlock((block) => ({ ...block, portfolio: { ...block.portfolio, ...fields } }));
  return { withBlock, withFields };
}
