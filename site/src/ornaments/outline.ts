import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../content/project-root.ts';

/** Resolves packages from the repository, since this file is bundled elsewhere when the site is built. */
const fromRepository = createRequire(path.join(projectRoot(), 'site/package.json'));
const harfbuzz: Promise<typeof import('harfbuzzjs').default> = fromRepository('harfbuzzjs');
const anekBangla = readFileSync(
  fromRepository.resolve('@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2'),
);

/** The outline of a word as the path of an SVG, and the box around it: x to the right, y downwards. */
export type Outline = { path: string; left: number; top: number; right: number; bottom: number };

/** Units of the outline for a letter's em: one decimal less for each number of the path. */
const unitsOfEm = 200;

/**
 * The outline of a Bangla word in the letters of the headings, with its conjuncts and the places of its
 * signs, so that no page fetches a font for it.
 */
export async function outlineOf(word: string): Promise<Outline> {
  const [{ createBlob, createFace, createFont, createBuffer, shape }, file] = await Promise.all([
    harfbuzz,
    // Signs in two parts, such as ো, are drawn around their letter only where each part is in the font.
    subsetFont(anekBangla, word + word.normalize('NFD'), { targetFormat: 'truetype' }),
  ]);
  const font = createFont(createFace(createBlob(file), 0));
  const scale = unitsOfEm / file.readUInt16BE(unitsPerEmAt(file));
  const buffer = createBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);

  const outline: Outline = { path: '', left: Infinity, top: Infinity, right: 0, bottom: -Infinity };
  let pen = 0;
  for (const { g, ax, dx, dy } of buffer.json()) {
    let isX = true;
    const moved = font.glyphToPath(g).replace(/[A-Z]|-?[\d.]+/g, (part) => {
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
  return outline;
}

/** Where the head table of a TrueType file says how many units its em has. */
function unitsPerEmAt(file: Buffer): number {
  const tables = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) === 'head')
      return file.readUInt32BE(entry + 8) + 18;
  }
  throw new Error('a TrueType file has a head table');
}
