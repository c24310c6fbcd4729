import { harfbuzz, type OutlineFont, openOutlineFont } from './outline-font.ts';

/**
 * The outline of a word as the path of an SVG, and the box around it: x to the right, y downwards.
 * `advance` is where the next word would begin without a space.
 */
export type Outline = {
  path: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  advance: number;
};

/** Units of the outline for a letter's em: one decimal less for each number of the path. */
const unitsOfEm = 200;

/**
 * The outline of a Bangla word in the letters of the headings, with its conjuncts and the places of its
 * signs, so that no page fetches a font for it.
 */
export const outlineOf = async (word: string): Promise<Outline> =>
  outlineIn(
    await openOutlineFont(
      '@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2',
      word,
    ),
    word,
    unitsOfEm,
  );

/** The outline of a word in letters of which an em has so many units. */
export async function outlineIn(
  font: OutlineFont,
  word: string,
  unitsOfEm: number,
): Promise<Outline> {
  const { createBuffer, shape } = await harfbuzz;
  const scale = unitsOfEm / font.unitsOfEm;
  const buffer = createBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font.font, buffer);

  const outline = { path: '', left: Infinity, top: Infinity, right: 0, bottom: -Infinity };
  let pen = 0;
  for (const { g, ax, dx, dy } of buffer.json()) {
    let isX = true;
    const moved = font.font.glyphToPath(g).replace(/[A-Z]|-?[\d.]+/g, (part) => {
      if (/[A-Z]/.test(part)) {
        isX = true;
        return part;
      }
      const units = isX ? pen + dx + Number(part) : -(dy + Number(part));
      const value = Math.round(units * scale);
      if (isX) {
        outline.left = Math.min(outline.left, value);
        outline.right = Math.max(outline.right, value);
      } else {
        outline.top = Math.min(outline.top, value);
        outline.bottom = Math.max(outline.bottom, value);
      }
      isX = !isX;
      return String(value);
    });
    outline.path += moved.replaceAll(',', ' ').replaceAll(' -', '-');
    pen += ax;
  }
  return { ...outline, advance: pen * scale };
}
