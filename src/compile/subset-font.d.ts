/** The package has no types. These cover what we use. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
  };

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
