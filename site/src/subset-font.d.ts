declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; resolves to the font file. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      /** Tags of OpenType; all of the font's, if none are given. */
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
