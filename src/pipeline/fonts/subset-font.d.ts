/** The package ships no types; these cover what is used here. */
declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };

  type SubsetOptions = {
    targetFormat?: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
    keepAllGlyphs?: boolean;
  };

  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
