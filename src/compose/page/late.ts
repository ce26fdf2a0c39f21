import { type LateBlocks, renderBlock } from '../../site/blocks.ts';

/** A picture that stands after the program. Its size only gives its shape. */
export type LatePictureBytes = { id: string; src: string; width: number; height: number };

/** The outline of the wave of a sound. */
export type LateWave = { id: string; outline: string };

/** What stands after the program, so that nothing else waits for these bytes. */
export type Late = {
  /** Each is there once, and the pages refer to it by its id, with or without a program. */
  pictures: readonly LatePictureBytes[];
  waves: readonly LateWave[];
  /** What only the program reads. */
  blocks: LateBlocks;
};

export function renderLate({ pictures, waves, blocks }: Late): string {
  const images = pictures.map(
    ({ id, src, width, height }) =>
      `<image id="${id}" href="${src}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  );
  const paths = waves.map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`);
  const drawings = [...images, ...paths].join('');
  const shown = drawings && `<div hidden><svg>${drawings}</svg></div>`;
  const read = Object.entries(blocks).filter(([, block]) => Object.keys(block).length > 0);
  return shown + read.map(([name, block]) => renderBlock(name, block)).join('');
}
