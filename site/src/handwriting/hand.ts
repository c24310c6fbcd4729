import sharp from 'sharp';
import { outlineIn } from '../ornaments/outline.ts';
import { type OutlineFont, openOutlineFont } from '../ornaments/outline-font.ts';
import { type Point, type Stroke, traceStrokes } from './strokes.ts';
import { thin } from './thinning.ts';

/** Words as a pen writes them: strokes from the beginning of the base line, 100 units to the em. */
export type Writing = { strokes: Stroke[]; width: number };

const em = 100;
const wordSpace = 0.3 * em;
const bangla = /[\u0980-\u09fe\u200c\u200d]+/u;

/**
 * The middle lines of written letters, since a pen has one line where a font has two edges. The font
 * knows what is hard: the conjuncts, and the places of the signs.
 */
let opened: Promise<{ bangla: OutlineFont; latin: OutlineFont }> | undefined;
async function openHand() {
  const block = Array.from({ length: 0x7f }, (_, index) => String.fromCodePoint(0x980 + index));
  const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index));
  const [bangla, latin] = await Promise.all([
    openOutlineFont(
      '@fontsource/atma/files/atma-bengali-300-normal.woff2',
      `${block.join('')}\u200c\u200d`,
    ),
    openOutlineFont(
      '@fontsource/kalam/files/kalam-latin-300-normal.woff2',
      `${ascii.join('')}‘’“”–`,
    ),
  ]);
  return { bangla, latin };
}

/** Writes a line in one hand, whatever its letters, with what no hand does twice alike. */
export async function write(text: string): Promise<Writing> {
  opened ??= openHand();
  const hand = await opened;
  const writing: Writing = { strokes: [], width: 0 };
  for (const [index, word] of text.split(' ').entries()) {
    if (index > 0) writing.width += wordSpace;
    const sway = swayOf(word, index);
    for (const run of word.split(new RegExp(`(${bangla.source})`, 'u')).filter(Boolean)) {
      const font = bangla.test(run) ? hand.bangla : hand.latin;
      const outline = await outlineIn(font, run, em);
      const strokes = await strokesOf(outline);
      writing.strokes.push(
        ...strokes.map((stroke) => stroke.map((point) => sway(point, writing.width))),
      );
      writing.width += outline.advance;
    }
  }
  return writing;
}

async function strokesOf({
  path,
  left,
  top,
  right,
  bottom,
}: Awaited<ReturnType<typeof outlineIn>>): Promise<Stroke[]> {
  if (path === '') return [];
  const [x, y, width, height] = [left - 2, top - 2, right - left + 4, bottom - top + 4];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><path fill="#fff" d="${path}"/></svg>`;
  const pixels = await sharp(Buffer.from(drawing)).extractChannel(3).raw().toBuffer();
  const bitmap = { width, ink: Uint8Array.from(pixels, (opacity) => (opacity > 127 ? 1 : 0)) };
  thin(bitmap);
  return traceStrokes(bitmap)
    .map((stroke) => stroke.map((point) => ({ x: point.x + x, y: point.y + y })))
    .sort((one, other) => leftOf(one) - leftOf(other));
}

const leftOf = (stroke: Stroke) => Math.min(...stroke.map(({ x }) => x));

/** Each word leans and stands a little otherwise, always alike for the same word. */
function swayOf(word: string, index: number) {
  const seed = [...word].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 7 * index);
  const tilt = 0.022 * Math.sin(seed);
  const size = 1 + 0.035 * Math.sin(2.3 * seed);
  const rise = 2.2 * Math.sin(3.1 * seed);
  return ({ x, y }: Point, from: number): Point => ({
    x: from + x * size - y * 0.07,
    y: y * size + x * tilt + rise + 1.1 * Math.sin((from + x) / 31),
  });
}
