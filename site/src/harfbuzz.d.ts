declare module 'harfbuzzjs' {
  /** One glyph of a shaped text, in units of the font: its number, its place and how far it moves on. */
  export type ShapedGlyph = { g: number; ax: number; dx: number; dy: number };
  type Buffer = {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
  };
  export type Font = { glyphToPath(glyph: number): string };
  const ready: Promise<{
    createBlob(font: Uint8Array): object;
    createFace(blob: object, index: number): object;
    createFont(face: object): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer): void;
  }>;
  export default ready;
}
